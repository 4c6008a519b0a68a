import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { diceOf } from '../attack/dice.ts';
import { attackGroups } from '../mana/mana.ts';
import { armyOf, captureChance } from './army.ts';

const roll = seeded(3);
const punch = (line: number[]) => armyOf(line).punch;

/** What these dice deal, rolled one by one and exploding. */
function thrown(dice: readonly number[]): number {
  let sum = 0;
  for (const sides of dice)
    for (let face = sides; face === sides; ) {
      face = roll(sides) + 1;
      sum += face;
    }
  return sum;
}

function hand(): number[] {
  const cards = new Set<number>();
  while (cards.size < 4) cards.add(roll(56));
  return [...cards];
}

/**
 * The simple way: deal hands, and for each set of fighters count how often it is paid for and how
 * often it reaches the health; the best set is what a player would aim at.
 */
function counted(line: readonly number[], health: number): number {
  const deals = 3000;
  const paid = new Map<string, number>();
  for (let i = 0; i < deals; i++)
    for (const group of attackGroups(line, hand(), 'up')) {
      const key = group.join();
      paid.set(key, (paid.get(key) ?? 0) + 1);
    }
  let best = 0;
  for (const [key, times] of paid) {
    const dice = diceOf(key.split(',').map(Number), false);
    let reached = 0;
    for (let i = 0; i < deals; i++) if (thrown(dice) >= health) reached++;
    best = Math.max(best, (times / deals) * (reached / deals));
  }
  return best;
}

test.each([
  [[10], 9],
  [[15, 5], 14],
  [[20, 9, 4], 12],
  [[6, 7, 8], 18],
  [[3, 1], 4],
])('the chance that %j takes a Leader of %i is what dealing and throwing finds', (line, health) => {
  expect(captureChance(armyOf(line), health)).toBeCloseTo(counted(line, health), 1);
});

test('in which order an army stands is all one to its strength', () => {
  expect(captureChance(armyOf([4, 15, 9]), 12)).toBe(captureChance(armyOf([9, 4, 15]), 12));
  expect(punch([4, 15, 9])).toBe(punch([9, 4, 15]));
});

test('an army that can pay for more hits harder; the Fool and arrows alone do not', () => {
  expect(punch([9, 5])).toBeGreaterThan(punch([9]));
  expect(punch([10])).toBeGreaterThan(punch([22]) * 0.8);
  expect(punch([0, 3])).toBe(0);
});

test('what is near a whole element, and what the Ferryman changes about it', () => {
  // Air has I, VI, XI, XVII and the Ferryman.
  const { near, nearWithoutFerryman } = armyOf([1, 6, 11, 17, 0, 4]);
  expect(near).toBeCloseTo((4 / 5) ** 3);
  expect(nearWithoutFerryman).toBe(1);
  expect(armyOf([]).near).toBe(0);
});
