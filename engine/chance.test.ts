import { expect, test } from 'vitest';
import { ScriptError, scripted, seeded } from './chance.ts';
import { chiSquare } from './tally.ts';

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
    const counts = new Array<number>(n).fill(0);
    const roll = seeded(n);
    for (let i = 0; i < 100_000; i++) counts[roll(n)]++;
    // Five standard deviations above the mean of chi-square with n - 1 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  }
});
