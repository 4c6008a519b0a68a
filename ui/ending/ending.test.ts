import type { Outcome, Step, Telling } from '@magehall/engine';
import { games } from '@magehall/games';
import { NAMES, recorded } from '@magehall/testing/browser/recorded';
import { describe, expect, test } from 'vitest';
import { aheadSince, courseOf } from './course.ts';
import { judged, luckOf } from './luck.ts';

const GAMES = [
  ['arkhanos', 'four-421'],
  ['five-seals', '5-first-set'],
  ['arcana-magica', 'three-seats'],
] as const;

describe.each(GAMES)('%s, %s', (id, record) => {
  async function played() {
    const { game, steps, told, at } = await recorded(id, record);
    const telling = await (await games[id].words.en()).words.telling();
    const sitters = NAMES.map((name, seat) => ({
      name,
      seat,
      familiar: 'owl' as const,
      bot: true,
    }));
    return { game, told, telling, sitters, at, outcome: game.outcome(at(steps.length)) };
  }

  test('the curve ends with the final points, round after round', async () => {
    const { game, told, telling, sitters, at, outcome } = await played();
    const course = await courseOf({ game, viewAt: at, sitters, steps: told }, telling, outcome);
    const rounds = course.standings.map(({ round }) => round);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    expect(rounds.length).toBeGreaterThan(4);
    expect(course.standings.at(-1)?.totals).toEqual(outcome.scores.map(({ total }) => total));
    expect(course.best?.points).toBeGreaterThan(0);
    expect(course.best?.line.whole).toMatch(/^\p{Lu}/u);
  });

  test('the dice of each are counted against what was to be expected', async () => {
    const { told, telling, outcome } = await played();
    const luck = luckOf(told, telling, outcome.scores.length);
    expect(luck.length).toBeGreaterThan(1);
    for (const { dice, mean, expected, off } of luck) {
      expect(dice).toBeGreaterThan(0);
      expect(mean).toBeGreaterThanOrEqual(1);
      expect(Math.sign(off)).toBe(Math.sign(Math.round((mean - expected) * 1e9)));
      expect(Math.abs(off)).toBeLessThan(4.5);
    }
  });
});

const outcome = (winners: number[], more: Partial<Outcome> = {}): Outcome => ({
  ...{ scores: [], places: [], winners },
  ...more,
});
const standings = (...totals: number[][]) =>
  totals.map((all, i) => ({ round: i + 1, totals: all }));

test('since when the winner was ahead', () => {
  expect(aheadSince(standings([3, 1], [5, 4]), outcome([0]))).toBe('all');
  expect(aheadSince(standings([1, 3], [4, 4], [9, 4]), outcome([0]))).toBe('end');
  expect(aheadSince(standings([1, 3], [4, 4], [6, 5], [9, 8]), outcome([0]))).toBe(3);
  // Ahead, behind again, ahead: what counts is the last time.
  expect(aheadSince(standings([3, 1], [3, 4], [6, 5], [9, 8]), outcome([0]))).toBe(3);
  // Nobody is behind who shares it; and who won otherwise need not be ahead.
  expect(aheadSince(standings([3, 1], [4, 4]), outcome([0, 1]))).toBeUndefined();
  expect(aheadSince(standings([3, 1], [5, 4]), outcome([0], { outright: true }))).toBeUndefined();
  expect(aheadSince(standings([1, 3], [1, 4]), outcome([0]))).toBeUndefined();
});

test('luck is how far all dice together were off', () => {
  const telling = {
    die: (event: object) => ('face' in event ? event : undefined),
    event: () => '',
  } as unknown as Telling;
  const rolls = (seat: number, faces: number[]) =>
    faces.map((face): Step => {
      const events = [{ event: 'rolled', seat, sides: 6, face }] as unknown as Step['events'];
      return { by: -1, choice: 0, events };
    });
  const steps = [...rolls(0, [6, 6, 6, 6, 6, 6]), ...rolls(2, [3, 4, 1, 6])];
  const [first, second, ...rest] = luckOf(steps, telling, 3);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ seat: 0, dice: 6, mean: 6, expected: 3.5 });
  // Six sixes: 15 above 21, with a deviation of √17.5.
  expect(first?.off).toBeCloseTo(15 / Math.sqrt(17.5));
  expect(second).toMatchObject({ seat: 2, dice: 4, mean: 3.5, off: 0 });
  expect([3, 1.5, 0.4, -0.9, -1.2, -2.5].map((off) => judged({ off } as never))).toEqual([
    'high',
    'higher',
    'fair',
    'fair',
    'lower',
    'low',
  ]);
});
