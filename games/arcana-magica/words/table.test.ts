import { expect, test } from 'vitest';
import { MANA } from '../rules/index.ts';
import * as english from './en.ts';
import * as french from './fr.ts';

/** What stands in a card's corner begins its name: a Dame is a D, whatever a Queen is. */
test.each([
  ['en', english],
  ['fr', french],
])('court cards carry the letters of their language: %s', (_, { table, words }) => {
  const courts = MANA.filter(({ rank }) => Number.isNaN(Number(rank)));
  expect(courts).toHaveLength(20);
  for (const { id, rank } of courts) {
    const corner = table.rank(rank);
    expect(words.piece(`card:${id}`, String).startsWith(corner)).toBe(true);
  }
});
