import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { chanceToReach, MOST_DAMAGE, reaching } from './sums.ts';

const roll = seeded(8);
const THROWS = 20_000;

function thrown(sides: number): number {
  let sum = 0;
  for (let face = sides; face === sides; ) {
    face = roll(sides) + 1;
    sum += face;
  }
  return sum;
}

/** The simple way: throw, the first die as often as it may be, and count. */
function counted(dice: readonly number[], rerolls: number, health: number): number {
  let reached = 0;
  for (let i = 0; i < THROWS; i++) {
    let sum = 0;
    dice.forEach((sides, die) => {
      let best = thrown(sides);
      if (die === 0) for (let r = 0; r < rerolls; r++) best = Math.max(best, thrown(sides));
      sum += best;
    });
    if (sum >= health) reached++;
  }
  return reached / THROWS;
}

test.each([
  [[12], 0, 9],
  [[12], 2, 9],
  [[20, 12, 4], 0, 18],
  [[12, 6], 1, 14],
  [[8, 4], 0, 13],
  [[6], 0, 6],
])('%j with %i re-rolls reach %i as often as throwing finds', (dice, rerolls, health) => {
  const likely = reaching(dice, rerolls)[health];
  expect(Math.abs(likely - counted(dice, rerolls, health))).toBeLessThan(0.015);
});

test('a maximum is never the last face, so a d6 reaches six as often as seven', () => {
  expect(reaching([6], 0)[6]).toBeCloseTo(1 / 6);
  expect(reaching([6], 0)[7]).toBeCloseTo(1 / 6);
});

test('no dice reach nothing but nothing, and many dice the most', () => {
  expect([reaching([], 0)[0], reaching([], 3)[1]]).toEqual([1, 0]);
  expect(reaching(new Array(12).fill(20), 0)[MOST_DAMAGE]).toBeGreaterThan(0.9);
});

test('what was reckoned for some dice and re-rolls is not taken for others', () => {
  // Four re-rolls of one die, and two dice: remembered apart.
  const four = reaching([12], 4)[13];
  expect(reaching([4, 12], 0)[13]).not.toBe(four);
  expect(four).toBeCloseTo(1 - (11 / 12) ** 5, 5);
  const many = Array<number>(13).fill(4);
  expect(reaching([...many, 8], 0)[40]).toBeGreaterThan(reaching([...many, 4], 0)[40]);
});

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
