/** What a command of `magehall` is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import { sure } from '@magehall/engine';
import type { Say } from './words/say.ts';

/** Exit codes, the same for all commands. */
export const OK = 0;
/** What was to be checked is wrong: a die that does not follow from the secret, a broken file. */
export const WRONG = 1;
export const USAGE = 2;
/** Ctrl-C, as shells count it. */
export const INTERRUPTED = 130;

/** The caller asked for something that isn't there; the message says what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A file, a game or a roll is not as it should be. */
export class WrongError extends Error {
  override name = 'WrongError';
}

/** `value`: the option is followed by one. */
export type Flags = Readonly<Record<string, 'value' | 'switch'>>;

export interface Command {
  /** In the order of the help, which has a sentence for each. */
  flags: Flags;
  /** How many words follow the command's name: at least, at most. */
  words: readonly [number, number];
  run(args: Args, say: Say): Promise<number> | number;
}

/** Flags every command knows. */
export const COMMON: Flags = { lang: 'value', help: 'switch' };

export class Args {
  readonly words: readonly string[];
  readonly #values: ReadonlyMap<string, string | true>;
  readonly #say: Say;

  constructor(words: readonly string[], values: ReadonlyMap<string, string | true>, say: Say) {
    this.words = words;
    this.#values = values;
    this.#say = say;
  }

  has(flag: string): boolean {
    return this.#values.has(flag);
  }

  text(flag: string): string | undefined {
    const value = this.#values.get(flag);
    return typeof value === 'string' ? value : undefined;
  }

  /** `--bots a,b` as its parts. */
  list(flag: string): string[] | undefined {
    return this.text(flag)?.split(',');
  }

  number(flag: string, least: number, most: number): number | undefined {
    const text = this.text(flag);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new UsageError(this.#say.errors.number(flag, least, most, text));
    return value;
  }
}

/**
 * Reads the arguments of one command. `parseArgs` splits them; what is wrong with them is said
 * here, because its own errors speak of the programmer's side.
 */
export function readArgs(argv: readonly string[], command: Command, say: Say): Args {
  const flags = { ...command.flags, ...COMMON };
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, kind]) => [
      flag,
      { type: kind === 'value' ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  const short = { help: { type: 'boolean' as const, short: 'h' } };
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...options, ...short },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(flags, token.name))
      throw new UsageError(say.errors.unknownFlag(token.rawName, Object.keys(flags)));
    const wantsValue = flags[token.name] === 'value';
    if (wantsValue && token.value === undefined)
      throw new UsageError(say.errors.flagNeedsValue(token.name));
    if (!wantsValue && token.value !== undefined)
      throw new UsageError(say.errors.flagTakesNoValue(token.name));
    values.set(token.name, wantsValue ? (token.value as string) : true);
  }
  const [least, most] = command.words;
  if (!values.has('help')) {
    if (words.length < least) throw new UsageError(say.errors.tooFewWords);
    if (words.length > most) throw new UsageError(say.errors.tooManyWords(sure(words[most])));
  }
  return new Args(words, values, say);
}
