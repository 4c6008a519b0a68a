import { expect, test } from 'vitest';
import { chanceToReach } from './sums.ts';

test('one die that needn’t explode', () => {
  expect(chanceToReach([6], 4)).toBeCloseTo(3 / 6);
  expect(chanceToReach([20], 20)).toBeCloseTo(1 / 20);
});

test('beyond a die’s maximum it must explode first', () => {
  // A 6, then at least 2 more: 1/6 × 5/6.
  expect(chanceToReach([6], 8)).toBeCloseTo(5 / 36);
  // 4, 4, then anything.
  expect(chanceToReach([4], 9)).toBeCloseTo(1 / 16);
});

test('no dice reach nothing, and anything reaches zero', () => {
  expect(chanceToReach([], 3)).toBe(0);
  expect(chanceToReach([4], 0)).toBeCloseTo(1);
});

test('two dice, against every way they can fall', () => {
  const ways = (sides: number, left: number, depth: number): [number, number][] => {
    const list: [number, number][] = [];
    for (let face = 1; face <= sides; face++) {
      if (face < sides || depth === 0) list.push([face, left / sides]);
      else
        for (const [more, chance] of ways(sides, left / sides, depth - 1))
          list.push([sides + more, chance]);
    }
    return list;
  };
  for (const least of [5, 11, 17]) {
    let sum = 0;
    for (const [a, p] of ways(12, 1, 5))
      for (const [b, q] of ways(4, 1, 5)) if (a + b >= least) sum += p * q;
    expect(chanceToReach([12, 4], least)).toBeCloseTo(sum, 4);
  }
});

test('as many ones as there are dice are certain, though explosions are reckoned only so far', () => {
  expect(chanceToReach([4, 6, 4, 4], 4)).toBe(1);
  expect(chanceToReach([4, 6, 4, 4], 5)).toBeLessThan(1);
});
