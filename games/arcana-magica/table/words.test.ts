import type { Words } from '@magehall/engine';
import { expect, test } from 'vitest';
import { MANA } from '../rules/index.ts';
import { words as english } from '../words/en.ts';
import { words as french } from '../words/fr.ts';
import { WORDS } from './words.ts';

/** What stands in a card's corner begins its name: a Dame is a D, whatever a Queen is. */
test.each([
  ['en', english as Words],
  ['fr', french as Words],
] as const)('court cards carry the letters of their language: %s', (language, words) => {
  const courts = MANA.filter(({ rank }) => Number.isNaN(Number(rank)));
  expect(courts).toHaveLength(20);
  for (const { id, rank } of courts) {
    const corner = WORDS[language].rank(rank);
    expect(words.piece(`card:${id}`, String).startsWith(corner)).toBe(true);
  }
});
