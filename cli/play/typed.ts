/** What a typed line asks for. */
import { plain, wordsIn } from '../plain.ts';
import type { Order, Say } from '../words/say.ts';

export type Typed =
  | { enter: true }
  | { number: number }
  | { order: Order; rest: string }
  | { words: string[] };

/** These stand alone; with more words after them they are words to look for. */
const ALONE: readonly Order[] = ['undo', 'help', 'log', 'board', 'all', 'quit'];

export function readTyped(line: string, { play: { typed } }: Say): Typed {
  const text = line.trim();
  if (text === '') return { enter: true };
  if (/^\d+$/.test(text)) return { number: Number(text) };
  const [first = '', ...others] = text.split(/\s+/);
  for (const order of Object.keys(typed) as Order[])
    if (typed[order].includes(plain(first)) && (others.length === 0 || !ALONE.includes(order)))
      return { order, rest: others.join(' ') };
  return { words: wordsIn(text) };
}
