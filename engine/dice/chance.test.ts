import { describe, expect, test } from 'vitest';
import { ScriptError, scripted, seeded } from './chance.ts';
import { chiSquare, countsOf } from './tally.ts';

test('a script gives its outcomes in order, and says where it does not fit', () => {
  const roll = scripted([2, 0, 9]);
  expect([roll(3), roll(1)]).toEqual([2, 0]);
  expect(() => roll(6)).toThrow(
    new ScriptError('Outcome 9 at place 2 of the script is not in 0..5.'),
  );
  const short = scripted([]);
  expect(() => short(6)).toThrow(/ends after 0 outcomes/);
});

test('the same seed gives the same outcomes, another seed gives others', () => {
  const draws = (seed: number) => Array.from({ length: 50 }, seeded(seed).bind(null, 20));
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
});

test('seeded outcomes are uniform', () => {
  for (const n of [2, 6, 56]) {
    const roll = seeded(n);
    const drawn = Array.from({ length: 100_000 }, () => roll(n));
    // Five standard deviations above the mean of chi-square with n - 1 degrees of freedom.
    expect(chiSquare(countsOf(n, drawn))).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  }
});

test('draws past the last whole multiple are thrown away', () => {
  // Of three equal thirds of the outcomes, the first would come as often as the two others together.
  const third = 2 ** 30;
  const roll = seeded(5);
  const thirds = Array.from({ length: 3000 }, () => Math.floor(roll(3 * third) / third));
  // Five standard deviations above the mean of chi-square with 2 degrees of freedom.
  expect(chiSquare(countsOf(3, thirds))).toBeLessThan(2 + 5 * Math.sqrt(4));
});

describe('neighbouring seeds have nothing in common', () => {
  const SEEDS = Array.from({ length: 10_000 }, (_, seed) => seed);
  /** Five standard deviations above the mean of chi-square. */
  const bound = (cells: number) => cells - 1 + 5 * Math.sqrt(2 * (cells - 1));
  const tallied = (cells: number, drawn: readonly number[]) => chiSquare(countsOf(cells, drawn));

  test.each([2, 3, 4, 6, 20, 24, 56])('the first draws of %i are uniform', (n) => {
    const first = SEEDS.map((seed) => seeded(seed)(n));
    expect(tallied(n, first)).toBeLessThan(bound(n));
    // And so are those of seeds a power of two apart, whose low bits are all the same.
    const far = SEEDS.map((seed) => seeded(seed * 2 ** 16)(n));
    expect(tallied(n, far)).toBeLessThan(bound(n));
  });

  test.each([2, 3, 4, 6, 20])('pairs of first draws of %i are uniform', (n) => {
    for (const [name, next] of [
      ['of two seeds', (seed: number) => seeded(seed + 1)(n)],
      ['of a seed and a game of it', (seed: number) => seeded(seed, 1)(n)],
      [
        'of one seed',
        (seed: number) => {
          const roll = seeded(seed);
          roll(n);
          return roll(n);
        },
      ],
    ] as const) {
      const pairs = SEEDS.map((seed) => seeded(seed)(n) * n + next(seed));
      expect(tallied(n * n, pairs), name).toBeLessThan(bound(n * n));
    }
  });
});
