#!/usr/bin/env node
// The command line: finds the command, runs it, and turns what goes wrong into a sentence.
import { FileError, type Language, sure } from '@magehall/engine';
import { type Command, OK, readArgs, USAGE, UsageError, WRONG, WrongError } from './command.ts';
import { COMMANDS, commandNames } from './commands.ts';
import { helpOf, helpOfAll } from './help.ts';
import { type CommandName, isLanguage, type Say, sayIn } from './words/say.ts';

// Whoever reads the output may stop reading (`magehall rules arkhanos | head`): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? OK : WRONG);
});

process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const asked = askedLanguage(argv);
  const say = sayIn(asked !== undefined && isLanguage(asked) ? asked : terminalLanguage());
  const isWord = (word: string, i: number, all: readonly string[]) =>
    !word.startsWith('-') && all[i - 1] !== '--lang';
  // `help play` is `play --help`.
  const helpAt = argv.findIndex(isWord);
  const helps = argv[helpAt] === 'help';
  const rest = helps ? argv.toSpliced(helpAt, 1) : argv;
  const at = rest.findIndex(isWord);
  const name = rest[at];
  try {
    if (asked !== undefined && !isLanguage(asked)) throw new UsageError(say.errors.language(asked));
    if (name === undefined) return overview(rest, say);
    if (!isCommand(name)) throw new UsageError(say.errors.unknownCommand(name, commandNames));
    const command = await COMMANDS[name]();
    const args = readArgs([...rest.toSpliced(at, 1), ...(helps ? ['--help'] : [])], command, say);
    if (args.has('help')) {
      process.stdout.write(helpOf(name, command, say));
      return OK;
    }
    return await command.run(args, say);
  } catch (error) {
    return complain(error, name, say);
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/** `--lang` is looked at before everything else: what is wrong with the rest is said in it. */
function askedLanguage(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return undefined;
  return sure(argv[at]).startsWith('--lang=')
    ? sure(argv[at]).slice('--lang='.length)
    : argv[at + 1];
}

function terminalLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('fr') ? 'fr' : 'en';
}

function overview(argv: readonly string[], say: Say): number {
  const nothing: Command = { flags: {}, words: [0, 0], run: () => OK };
  readArgs(argv, nothing, say);
  process.stdout.write(helpOfAll(commandNames, say));
  return OK;
}

function complain(error: unknown, name: string | undefined, say: Say): number {
  if (error instanceof UsageError) {
    const hint = name !== undefined && isCommand(name) ? `${say.errors.seeHelp(name)}\n` : '';
    process.stderr.write(`${error.message}\n${hint}`);
    return USAGE;
  }
  if (error instanceof WrongError || error instanceof FileError) {
    const sentence = error instanceof FileError ? say.trouble(error.trouble) : error.message;
    process.stderr.write(`${sentence}\n`);
    return WRONG;
  }
  throw error;
}
