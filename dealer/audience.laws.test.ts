/**
 * The laws of what a table tells, on the engine's sample and on every game of the hall; and that
 * each of them is broken by somebody who tells it wrong.
 */
import { checkOptions, type Game } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hear, toldApart, toldPiecemeal } from './testing/news.ts';

const rightly: Hear = (audience, viewer, after) => audience.hear(viewer, after);

/** Games a law from fixed seeds, and as many from seeds that fast-check picks. */
const SEEDS = 3;

/** Modes in which others see, act or share otherwise. */
const MODES: Readonly<Record<string, readonly object[]>> = {
  'arcana-magica': [
    { seats: 4, teams: true },
    { seats: 3, automas: [1] },
    { seats: 2, powerMongers: true, sand: 'ask' },
  ],
};

const all: [string, () => Promise<Game>][] = [
  ['wisps', async () => wisps],
  ...Object.entries(games).map(([id, { rules }]): [string, () => Promise<Game>] => [
    id,
    async () => (await rules()).game,
  ]),
];

describe.each(all)('at a table of %s', (_, load) => {
  test.each([
    ['who hears of it piece by piece holds what a fresh viewer gets', toldPiecemeal],
    ['two tables that differ only in what a viewer can’t know send it the same', toldApart],
  ])('%s', async (_name, law) => {
    const game = await load();
    const tables = [...game.seats.map((seats) => ({ seats })), ...(MODES[game.id] ?? [])];
    const check = (asked: object, seed: number) => {
      expect(law(game, checkOptions(game, { ...asked }), seed, rightly)).toBeUndefined();
    };
    for (const asked of tables) for (let seed = 1; seed <= SEEDS; seed++) check(asked, seed);
    fc.assert(fc.property(fc.constantFrom(...tables), fc.integer(), check), { numRuns: SEEDS });
  });
});

describe('it shows if somebody', () => {
  const options = checkOptions(wisps, { seats: 3 });
  const shows = (law: typeof toldPiecemeal, wrongly: Hear) =>
    [1, 2, 3, 4, 5].map((seed) => law(wisps, options, seed, wrongly)).some(Boolean);

  test('forgets what was taken back', () => {
    const heard = new Map<string, number>();
    const wrongly: Hear = (audience, viewer, after) => {
      const news = audience.hear(viewer, after);
      const known = heard.get(`${viewer} ${after}`) ?? 0;
      heard.set(`${viewer} ${news.after}`, news.keep + news.steps.length);
      return after === 0 ? news : { ...news, keep: known };
    };
    expect(shows(toldPiecemeal, wrongly)).toBe(true);
  });

  test('leaves the blanks as they are when the game is over', () => {
    const wrongly: Hear = (audience, viewer, after) => {
      const news = audience.hear(viewer, after);
      const late = news.waitingFor === -2 && after > 0;
      return late ? { ...news, keep: news.keep + 1, steps: news.steps.slice(1) } : news;
    };
    expect(shows(toldPiecemeal, wrongly)).toBe(true);
  });

  test('loses a step', () => {
    const wrongly: Hear = (audience, viewer, after) => {
      const news = audience.hear(viewer, after);
      return { ...news, steps: news.steps.slice(after % 2) };
    };
    expect(shows(toldPiecemeal, wrongly)).toBe(true);
  });

  test('shows every hand to everybody', () => {
    const wrongly: Hear = (audience, viewer, after) => ({
      ...audience.hear(viewer, after),
      view: audience.hear((viewer + 1) % 3, after).view,
    });
    expect(shows(toldApart, wrongly)).toBe(true);
  });
});
