import { NOBODY } from '@magehall/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { at, offered, play } from '../testing.ts';
import { sizeOfElement } from './scoring.ts';

const score = (written: Record<string, unknown>, seat = 0) =>
  game.outcome(at(written).state).scores[seat];

const WATER = {
  gallery: [18],
  armies: [
    [2, 7, 12, 13],
    [5, 6],
  ],
  hands: [['water-K', 'water-Q']],
};

test('AM-WIN-1, AM-AMB-58: all Water units in the army: the game is over in the middle of the turn', () => {
  const stage = at({ ...WATER, trophies: [[], [22, 21, 20]] });
  play(stage, { summon: 18 }, { pay: ['water-Q', 'water-K'] });
  expect(game.waitingFor(stage.state)).toBe(NOBODY);
  expect(offered(stage)).toEqual([]);
  expect(game.outcome(stage.state)).toMatchObject({ places: [1, 2], winners: [0], outright: true });
});

test('AM-AMB-58: trophies do not count, raising the last one does', () => {
  const stage = at({ ...WATER, gallery: [], trophies: [[18], []] });
  expect(game.waitingFor(stage.state)).toBe(0);
  play(stage, { resurrect: 18 }, { pay: ['water-Q', 'water-K'] });
  expect(game.waitingFor(stage.state)).toBe(NOBODY);
});

test('AM-AMB-58: Fire has 7 units, the others 5; Air 4 without the Ferryman', () => {
  expect([0, 1, 2, 3].map((element) => sizeOfElement(element, true))).toEqual([7, 5, 5, 5]);
  expect(sizeOfElement(2, false)).toBe(4);
  const stage = at({
    options: { ferryman: false },
    gallery: [1],
    armies: [[6, 11, 17], []],
    hands: [['air-A']],
  });
  play(stage, { summon: 1 }, { pay: ['air-A'] });
  expect(stage.state.winner).toBe(0);
});

test('AM-WIN-2: the other places go by points', () => {
  const stage = at({
    ...WATER,
    options: { seats: 3 },
    armies: [[2, 7, 12, 13], [5], [6]],
    trophies: [[], [3], [22]],
  });
  play(stage, { summon: 18 }, { pay: ['water-Q', 'water-K'] });
  expect(game.outcome(stage.state).places).toEqual([1, 3, 2]);
});

const FULL = {
  armies: [[5, 6, 8], [4]],
  trophies: [[7, 12], []],
  tokens: { giant: 0, army: 0 },
  end: 2,
};

test('AM-SCORE-1, AM-ADEPT-2, AM-AMB-56: trophies, ten a token, half the army rounded down once', () => {
  expect(score(FULL)).toMatchObject({
    total: 19 + 20 + 9,
    parts: [
      { part: 'trophies', points: 19 },
      { part: 'tokens', points: 20 },
      { part: 'half-army', points: 9 },
    ],
  });
  expect(score({ armies: [[5, 7], []] }).total).toBe(6);
});

test('AM-ADEPT-1, AM-AMB-57: the Warlock counts trophies and tokens', () => {
  expect(score({ ...FULL, options: { scoring: 'warlock' } }).total).toBe(19 + 20);
});

test('AM-ADEPT-3, AM-AMB-57, AM-MODE-NECRO-1: the Patriarch counts the full army and tokens', () => {
  expect(score({ ...FULL, options: { scoring: 'patriarch' } }).total).toBe(20 + 19);
  expect(score({ ...FULL, options: { necromancers: true } }).total).toBe(20 + 19);
});

test('AM-ADEPT-4, AM-AMB-57: the Archmage counts everything in full', () => {
  expect(score({ ...FULL, options: { scoring: 'archmage' } }).total).toBe(19 + 20 + 19);
});

test('AM-ADEPT-5: the scoring is an option of the table', () => {
  expect(game.options.scoring.values(2)).toEqual(['sorcerer', 'warlock', 'patriarch', 'archmage']);
});

const places = (written: Record<string, unknown>) => game.outcome(at(written).state).places;

test('AM-SCORE-2: most points win', () => {
  expect(places({ trophies: [[4], [5]] })).toEqual([2, 1]);
});

test('AM-SCORE-3: the Fool, then tokens, then trophies decide a tie', () => {
  expect(places({ armies: [[], [0]], trophies: [[1, 2, 3], [6]] })).toEqual([2, 1]);
  const token = { tokens: { giant: 0 }, end: 2 };
  expect(places({ armies: [[], [0]], trophies: [[], [10]], ...token })).toEqual([2, 1]);
  expect(places({ armies: [[], []], trophies: [[10], []], tokens: { giant: 1 }, end: 2 })).toEqual([
    2, 1,
  ]);
  expect(places({ trophies: [[7], [3, 4]] })).toEqual([2, 1]);
});

test('AM-AMB-59: the tie-breaks order every place, and all equal share one', () => {
  expect(places({ options: { seats: 3 }, trophies: [[22], [7], [3, 4]] })).toEqual([1, 3, 2]);
  expect(
    places({
      trophies: [[7], [2, 5]],
      armies: [[1], []],
      options: { seats: 2, scoring: 'warlock' },
    }),
  ).toEqual([2, 1]);
  expect(places({ options: { seats: 3 }, trophies: [[22], [7, 1], [3, 5]] })).toEqual([1, 2, 2]);
});

test.each(['sorcerer', 'warlock', 'patriarch', 'archmage'])(
  'AM-SCORE-1: under %s the points, which bots count by themselves, are the sum of the named parts',
  (scoring) => {
    const { state } = at({
      options: { scoring },
      armies: [[15, 4], [7]],
      trophies: [[9, 20], [3]],
      tokens: { giant: 0, army: 1 },
      end: 3,
    });
    for (const { total, parts } of game.outcome(state).scores)
      expect(total).toBe(parts.reduce((sum, { points }) => sum + points, 0));
  },
);
