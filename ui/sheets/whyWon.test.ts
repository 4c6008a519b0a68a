import type { Outcome } from '@magehall/engine';
import { beforeAll, expect, test } from 'vitest';
import { say as house } from '../words/language.ts';
import { en } from '../words/sheets.en.ts';
import { fr } from '../words/sheets.fr.ts';
import { whyWon } from './whyWon.ts';

beforeAll(() => house.there());

const sitters = ['Ada', 'Bo', 'Cy'].map((name) => ({ name }));
const parts = { books: 'Books' };

/** Seats by what they have: points, and books that break a tie. */
function outcome(winners: number[], places: number[], ...have: [number, number][]): Outcome {
  const scores = have.map(([total, value], seat) => ({
    seat,
    total,
    parts: [],
    ties: [{ tie: 'books', value }],
  }));
  return { scores, places, winners };
}
const why = (found: Outcome, say = en.victory) => whyWon(found, sitters, parts, say);

test('points decide, against the best of the others', () => {
  const found = outcome([1], [3, 1, 2], [9, 0], [31, 0], [27, 0]);
  expect(why(found)).toBe('31 points, 4 more than Cy.');
  expect(why(found, fr.victory)).toBe('31 points, soit 4 de plus que Cy.');
});

test('a team is ahead of a team', () => {
  const found = outcome([0, 2], [1, 2, 1], [31, 0], [27, 0], [31, 0]);
  expect(why(found)).toBe('31 points, 4 more than Bo.');
  const four = outcome([0], [1, 2, 2], [31, 0], [27, 0], [27, 0]);
  expect(why({ ...four, sides: [0, 1, 1] })).toBe('31 points, 4 more than Bo and Cy.');
  expect(why(four)).toBe('31 points, 4 more than Bo.');
});

test('a tie is broken by what the rules name', () => {
  const found = outcome([0], [1, 2], [20, 3], [20, 2]);
  expect(why(found)).toBe('Level on points. What decides: books, 3 to 2.');
});

test('all may be equal', () => {
  expect(why(outcome([0, 1], [1, 1], [20, 2], [20, 2]))).toBe('Nobody is ahead: 20 points each.');
});

test('who won outright did not win by points, though they may be the most', () => {
  const ahead = outcome([0], [1, 2], [40, 0], [20, 0]);
  expect(why(ahead)).not.toBe(en.victory.outright);
  expect(why({ ...ahead, outright: true })).toBe(en.victory.outright);
});

test('who won outright may have fewer points', () => {
  expect(why(outcome([0], [1, 2], [4, 0], [20, 0]))).toBe(en.victory.outright);
});
