import type { Game, Options } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { expect, test } from 'vitest';
import { readOptions, writeOptions } from './options.ts';
import { sayIn } from './words/say.ts';

/** The sample with more to set: a list, a truth value, and two that don't go together. */
const game: Game = {
  ...wisps,
  options: {
    ...wisps.options,
    cards: { values: () => ['moon', 'sun', 'star'], many: true, default: ['moon'] },
    dark: { values: () => [false, true], default: false },
  },
  exclusions: [
    {
      id: 'dark-sun',
      when: (options: Options) => options.dark === true && String(options.cards).includes('sun'),
    },
  ],
} as Game;

const read = (text?: string, seats?: number) =>
  readOptions(game, seats, text, (id) => `Why: ${id}.`, sayIn('en'), { first: 0 });

test('options are read by how their values are written', () => {
  expect(read('dark=true,first=1,cards=star+moon', 3)).toEqual({
    seats: 3,
    first: 1,
    cards: ['moon', 'star'],
    dark: true,
  });
});

test('what is not said takes its default, also an empty list', () => {
  expect(read()).toEqual({ seats: 2, first: 0, cards: ['moon'], dark: false });
  expect(read('cards=none').cards).toEqual([]);
});

test('a clash is explained in the game’s own words', () => {
  expect(() => read('dark=true,cards=sun')).toThrow('Why: dark-sun.');
});

test('options are written as they are read', () => {
  for (const text of ['cards=moon+star,dark=true,first=1', 'cards=none', 'first=2']) {
    const options = read(text, 3);
    expect(read(writeOptions(game, options), 3)).toEqual(options);
  }
});
