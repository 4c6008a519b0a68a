import { expect, test } from 'vitest';
import { at } from '../testing.ts';
import { armyOf } from './army.ts';
import { threatened } from './threat.ts';

/** What threatens seat 0 that stands so against XV and IX in round 8, when the other is on turn. */
function feared(line: number[], more = {}): number {
  const table = { round: 8, first: 1, turn: 1, armies: [line, [15, 9]], ...more };
  const { state } = at(table);
  return threatened(state, 0, state.armies.map(armyOf));
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
