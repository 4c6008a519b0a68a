import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { diceOf } from './dice.ts';
import { attackGroups } from './mana.ts';
import { at } from './stage.ts';
import { captureChance, punch, threatened } from './threat.ts';

const roll = seeded(3);

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
  expect(captureChance(line, health)).toBeCloseTo(counted(line, health), 1);
});

test('in which order an army stands is all one to its strength', () => {
  expect(captureChance([4, 15, 9], 12)).toBe(captureChance([9, 4, 15], 12));
  expect(punch([4, 15, 9])).toBe(punch([9, 4, 15]));
});

test('an army that can pay for more hits harder; the Fool and arrows alone do not', () => {
  expect(punch([9, 5])).toBeGreaterThan(punch([9]));
  expect(punch([10])).toBeGreaterThan(punch([22]) * 0.8);
  expect(punch([0, 3])).toBe(0);
});

/** What threatens seat 0 that stands so against XV and IX in round 8, when the other is on turn. */
function feared(line: number[], more = {}): number {
  const table = { round: 8, first: 1, turn: 1, armies: [line, [15, 9]], ...more };
  return threatened(at(table).state, 0);
}

test('a Leader that falls easily is in greater danger than one that hardly falls', () => {
  expect(feared([10, 14])).toBeGreaterThan(feared([18, 14]));
});

test('a giant and a last fighter bring a token besides, unless it is taken', () => {
  expect(feared([19, 5])).toBeGreaterThan(feared([19, 5], { tokens: { giant: 1 }, end: 3 }));
  expect(feared([10])).toBeGreaterThan(feared([10, 4]));
});

test('nobody is in danger in peace, or with the Fool, or whose next turn comes before the others’', () => {
  expect(feared([10, 14], { round: 2 })).toBe(0);
  expect(feared([10, 14, 0])).toBe(0);
  expect(feared([10, 14], { turn: 0 })).toBe(0);
});

test('who is attacked twice before its next turn is in greater danger', () => {
  expect(feared([10, 14], { first: 0, turn: 0 })).toBeGreaterThan(feared([10, 14]));
});

test('in the last round only those are feared that are yet to play', () => {
  const last = { tokens: { giant: 1 }, end: 1 };
  expect(feared([10, 14], { ...last, turn: 0 })).toBe(0);
  expect(feared([10, 14], { ...last, first: 0, turn: 0 })).toBeGreaterThan(0);
});

test('an Automa, whose dice deal their most, is feared more than a player with the same army', () => {
  const table = { round: 8, first: 0, turn: 0 };
  const automa = { ...table, options: { seats: 2, automas: [1] } };
  expect(feared([14, 5], automa)).toBeGreaterThan(feared([14, 5], table));
});
