import { styleText } from 'node:util';
import type { Book, Rule } from '@magehall/engine';
import { type Command, OK, WRONG } from './command.ts';
import { openGame, wordsOf } from './hall.ts';
import { wrap } from './help.ts';
import { matches, wordsIn } from './plain.ts';

export const rules: Command = {
  flags: {},
  words: [1, 20],
  async run(args, say) {
    const [name = '', ...asked] = args.words;
    const game = await openGame(name, say);
    const words = await wordsOf(game.id, say);
    const { title } = words;
    const book = await words.book();
    if (asked.length === 0) {
      process.stdout.write(`${wholeBook(title, book)}\n`);
      return OK;
    }
    const found = findRules(book, asked.join(' '));
    if (found.length === 0) {
      process.stderr.write(`${say.errors.unknownRule(asked.join(' '))}\n`);
      return WRONG;
    }
    process.stdout.write(`${found.map(ruleText).join('\n')}\n`);
    return OK;
  },
};

/** The rule of that id, or those whose text has all these words. */
export function findRules(book: Book, asked: string): Rule[] {
  const all = book.chapters.flatMap(({ rules }) => rules);
  const exact = all.filter(({ id }) => id.toLowerCase() === asked.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const words = wordsIn(asked);
  return all.filter(({ id, text }) => matches(`${id} ${text}`, words));
}

export function ruleText({ id, text }: Rule): string {
  return `${styleText('bold', id)}  ${wrap(text, id.length + 2)}`;
}

function wholeBook(title: string, { chapters }: Book): string {
  const parts = [styleText('bold', title)];
  for (const { title, text, rules } of chapters) {
    parts.push(styleText('underline', title));
    parts.push(...text.map((paragraph) => wrap(paragraph, 0)));
    if (rules.length > 0) parts.push(rules.map(ruleText).join('\n'));
  }
  return parts.join('\n\n');
}
