import { expect, test } from 'vitest';
import { NOBODY } from '../contract.ts';
import { scripted, seeded } from '../dice/chance.ts';
import { type State, wisps } from '../sample/wisps.ts';
import { perft } from './perft.ts';
import { Table } from './table.ts';
import { stroll, walk } from './walk.ts';

test('perft counts the lines of play, chance included', () => {
  const start = wisps.setup({ seats: 2, first: 'random' });
  // Two first seats, then 24 cards for seat 0 and 23 left for its second.
  expect([0, 1, 2, 3].map((depth) => perft(wisps, start, depth))).toEqual([1, 2, 48, 1104]);
  const table = new Table(wisps, { seats: 2, first: 0 });
  table.settle(scripted([0, 0, 0, 0, 0, 3]));
  // Light 1, light 2 or wait lead to a draw from 19 cards, aiming to one victim.
  expect(perft(wisps, table.state, 2)).toBe(3 * 19 + 1);
});

test('perft stops where the game does', () => {
  const over: State = { ...wisps.setup({ seats: 2, first: 0 }), phase: 'over' };
  expect(perft(wisps, over, 5)).toBe(1);
});

test('a stroll takes the very steps of a walk', () => {
  const options = { seats: 3, first: 'random' as const };
  const walked = walk(wisps, options, seeded(5));
  const state = wisps.setup(options);
  const steps = [...stroll(wisps, state, seeded(5), 1000)];
  expect(wisps.waitingFor(walked.state)).toBe(NOBODY);
  expect(state).toEqual(walked.state);
  expect(steps).toHaveLength(walked.steps);
  expect(steps[0]?.before).toEqual(wisps.setup(options));
});
