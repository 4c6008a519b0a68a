/** The pages that `--help` shows. */

import { sure } from '@magehall/engine';
import { COMMON, type Command } from './command.ts';
import type { CommandName, Say } from './words/say.ts';

const WIDTH = 80;

export function helpOfAll(commands: readonly CommandName[], { help }: Say): string {
  const width = Math.max(...commands.map((name) => name.length));
  return page([
    help.about,
    help.usage,
    [
      help.commands,
      ...commands.map((name) => `  ${name.padEnd(width)}  ${help.of[name].short}`),
    ].join('\n'),
    help.more,
    help.exits.join('\n'),
  ]);
}

export function helpOf(name: CommandName, command: Command, { help }: Say): string {
  const { usage, about, examples, flags } = help.of[name];
  const sentences = { ...flags, ...help.common };
  const names = [...Object.keys(command.flags), ...Object.keys(COMMON)];
  const width = Math.max(...names.map((flag) => flag.length)) + 4;
  return page([
    `magehall ${usage}`,
    ...about.map((paragraph) => wrap(paragraph, 0)),
    [
      help.flags,
      ...names.map((flag) => {
        const head = `  --${flag}`.padEnd(width + 2);
        return head + wrap(sure(sentences[flag]), head.length).trimStart();
      }),
    ].join('\n'),
    [help.examples, ...examples.map((example) => `  ${example}`)].join('\n'),
    help.exits.join('\n'),
  ]);
}

/** Lines of at most 80 characters, all but the first indented. */
export function wrap(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = sure(lines[lines.length - 1]);
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function page(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
