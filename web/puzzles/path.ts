/** Where among the puzzles we are: `puzzles`, or `puzzles/arkhanos/7-112`. */
import { go } from '../routes.ts';
import type { Named } from './daily.ts';

export type Place = { all: true } | { puzzle: Named };

/** Nothing, if there is no such place. */
export function placeOf(path: string): Place | undefined {
  const [, game = '', name, ...more] = path.split('/');
  if (game === '' && name === undefined) return { all: true };
  const isOne = /^\d+-\d+$/.test(name ?? '') && more.length === 0;
  return isOne ? { puzzle: { game, name } } : undefined;
}

export function goTo(puzzle?: Named): void {
  const path = puzzle ? `puzzles/${puzzle.game}/${puzzle.name}` : 'puzzles';
  go({ page: 'puzzles', path });
}
