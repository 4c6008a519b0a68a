import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { MOST_DAMAGE } from '../attack/sums.ts';
import { reaching } from './reaching.ts';

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
