import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { CENTRAL_PRESTIGE, INCOMPLETE_PRESTIGE, OUTER_PRESTIGE } from '../data.ts';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import { at, begin, isOffered, play, pool, reveal, totals } from '../testing.ts';
import { majority } from './scoring.ts';

const gains = (events: Event[]) =>
  events.flatMap((event) => (event.event === 'scored' ? [event.gains.map((g) => g.points)] : []));

/**
 * A floor of outer1 or the central tower with two meeples, "A0" an apprentice of seat 0, "M1" the
 * master of seat 1; seat 0 completes it with its own. Returns what everybody got, seat by seat.
 */
function complete(tower: 'outer1' | 'central', [a, b]: string[], mine: string): number[] {
  const meeple = (short: string) => `${short[0] === 'M' ? 'master' : 'apprentice'} ${short[1]}`;
  const outer = { tile: 5, gain2: `yellow-1 ${meeple(a)}`, build: `yellow-3 ${meeple(b)}` };
  const central = { pillars: [`yellow-1 ${meeple(a)}`, `yellow-3 ${meeple(b)}`] };
  const state = at({
    seats: 4,
    table: ['yellow-5', 'pink-1', 'pink-2'],
    pool: pool(3),
    towers: tower === 'central' ? { central } : { outer1: outer },
  });
  const kind = mine === 'M' ? 'master' : 'apprentice';
  const choice: Choice =
    tower === 'central'
      ? { place: 'yellow-5', on: 'central', meeple: kind }
      : { place: 'yellow-5', on: 'outer1', pillar: 'floor', meeple: kind };
  const events = play(state, choice);
  if (state.stage === 'bonus')
    events.push(...play(state, { activate: 'exchange', meeple: 'apprentice' }));
  const [scored] = events.filter((event) => event.event === 'scored');
  const points = [0, 0, 0, 0];
  if (scored?.event === 'scored') for (const gain of scored.gains) points[gain.seat] = gain.points;
  return points;
}

describe('scoring a floor', () => {
  const half = {
    table: ['yellow-1', 'pink-2', 'pink-3'],
    pool: pool(3),
    towers: { outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', build: 'master 1' } },
  };
  const last: Choice = { place: 'yellow-1', on: 'outer1', pillar: 'floor', meeple: 'apprentice' };

  test('TA-SCORE-1: a floor is scored when its third pillar is full, by die or meeple', () => {
    const byDie = at(half);
    expect(gains(play(byDie, last))).toHaveLength(1);
    const byMeeple = at({ ...half, table: ['pink-1', 'pink-2', 'pink-3'] });
    play(byMeeple, { place: 'pink-1', on: 'outer2', pillar: 'build', meeple: 'apprentice' });
    const events = play(byMeeple, { build: 'outer1', pillar: 'floor', meeple: 'apprentice' });
    expect(gains(events)).toHaveLength(1);
    const two = at({ ...half, towers: { outer1: { tile: 1, gain2: 'yellow-4 apprentice 1' } } });
    expect(gains(play(two, last))).toHaveLength(0);
  });

  const twoFloors = {
    ...half,
    next: 18,
    towers: {
      outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', floor: 1, prestige: 'yellow-6 master 1' },
      outer2: { tile: 2, gain2: 'pink-4 apprentice 1', build: 'pink-6 apprentice 1' },
    },
  };

  test('TA-SCORE-2, TA-AMB-4: two floors are scored in the order of completion, the first gets the upper tile', () => {
    const state = at(twoFloors);
    game.apply(state, { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'apprentice' });
    const events: Event[] = [];
    game.apply(state, { build: 'outer2', pillar: 'floor', meeple: 'apprentice' }, (event) =>
      events.push(event),
    );
    expect(state.stage).toBe('reveal');
    expect(state.tiles[0]).toBe(18);
    expect(state.completed).toEqual([1]);
    const tile = state.stack[3];
    game.apply(state, 3, (event) => events.push(event));
    expect(state.tiles[1]).toBe(tile);
    events.push(...reveal(state));
    expect(events.flatMap((event) => (event.event === 'scored' ? [event.tower] : []))).toEqual([
      'outer1',
      'outer2',
    ]);
    expect(state.floors).toEqual([2, 2, 1, 1]);
  });

  test('TA-SCORE-3: influence is 1 an apprentice, 2 a master, beside dice and on pillars', () => {
    const events = play(at(half), last);
    expect(events).toContainEqual({
      event: 'scored',
      tower: 'outer1',
      floor: 1,
      gains: [
        { seat: 1, points: 6, influence: 3 },
        { seat: 0, points: 4, influence: 1 },
      ],
    });
  });

  test('TA-SCORE-4: the most alone gets 6', () => {
    expect(complete('outer1', ['A0', 'A0'], 'A')).toEqual([6, 0, 0, 0]);
  });
  test('TA-SCORE-5: the second most alone gets 4', () => {
    expect(complete('outer1', ['A1', 'A1'], 'A')).toEqual([4, 6, 0, 0]);
  });
  test('TA-SCORE-6: all tied for most get 3, two or three alike', () => {
    expect(complete('outer1', ['A1', 'A1'], 'M')).toEqual([3, 3, 0, 0]);
    expect(complete('outer1', ['A1', 'A2'], 'A')).toEqual([3, 3, 3, 0]);
  });
  test('TA-SCORE-7: with the most tied the next gets nothing', () => {
    expect(complete('outer1', ['M1', 'M2'], 'A')).toEqual([0, 3, 3, 0]);
  });
  test('TA-SCORE-8: all tied for second get 3, the leader 6', () => {
    expect(complete('outer1', ['M1', 'A2'], 'A')).toEqual([3, 6, 3, 0]);
  });
  test('TA-SCORE-9: central floors pay less', () => {
    for (const prestige of Object.values(CENTRAL_PRESTIGE))
      for (const entry of ['first', 'second', 'tie'] as const)
        expect(prestige[entry]).toBeLessThan(OUTER_PRESTIGE[entry]);
    expect(complete('central', ['A1', 'A1'], 'A')).toEqual([3, 4, 0, 0]);
  });

  test.each([
    [['A1', 'A2'], 'A', [3, 3, 3, 0]],
    [['A0', 'A1'], 'A', [6, 4, 0, 0]],
    [['A1', 'A1'], 'M', [3, 3, 0, 0]],
    [['A1', 'A2'], 'M', [6, 3, 3, 0]],
    [['M1', 'A2'], 'M', [3, 3, 0, 0]],
  ])('TA-SCORE-10: the book’s example %j and %s', (there, mine, expected) => {
    expect(complete('outer1', there, mine)).toEqual(expected);
  });

  test('TA-AMB-24: without influence nobody is second, nor tied', () => {
    expect(majority([3, 0, 0], OUTER_PRESTIGE)).toEqual([6, 0, 0]);
    expect(majority([0, 0, 0], OUTER_PRESTIGE)).toEqual([0, 0, 0]);
  });
  test('TA-AMB-25: a three-way tie for first is 3 each', () => {
    expect(majority([0, 2, 2, 2], OUTER_PRESTIGE)).toEqual([0, 3, 3, 3]);
  });
  test('TA-AMB-26: a tie on the central tower pays its own tie value', () => {
    expect(complete('central', ['A1', 'A2'], 'A')).toEqual([2, 2, 2, 0]);
  });
  test('TA-AMB-27: the same values for every number of players', () => {
    for (const seats of [2, 3, 4]) {
      const state = at({ ...half, seats });
      play(state, last);
      expect(totals(state).slice(0, 2)).toEqual([1 + 4, 6]);
    }
  });

  test.each([
    ['4/3/2', [3, 4]],
    ['4/2/1', [2, 4]],
    ['3/2/1', [2, 3]],
  ])('TA-AMB-28: central prestige %s is an option', (centralPrestige, expected) => {
    const state = at({
      table: ['yellow-3', 'pink-1', 'pink-2'],
      pool: pool(3),
      centralPrestige,
      towers: { central: { pillars: ['yellow-1 apprentice 1', 'yellow-3 apprentice 1'] } },
    });
    play(
      state,
      { place: 'yellow-3', on: 'central', meeple: 'apprentice' },
      { activate: 'flip', meeple: 'apprentice' },
    );
    expect(totals(state)).toEqual(expected);
    expect(begin({ seats: 2 }).centralPrestige).toBe('4/3/2');
  });
});

describe('the majority table', () => {
  const [f, s, t] = [6, 4, 3];
  test.each<[number[], number[]]>([
    [[3], [f]],
    [[4], [f]],
    [
      [2, 1],
      [f, s],
    ],
    [
      [3, 1],
      [f, s],
    ],
    [
      [3, 2],
      [f, s],
    ],
    [
      [2, 2],
      [t, t],
    ],
    [
      [1, 1, 1],
      [t, t, t],
    ],
    [
      [2, 2, 2],
      [t, t, t],
    ],
    [
      [2, 1, 1],
      [f, t, t],
    ],
    [
      [2, 2, 1],
      [t, t, 0],
    ],
    // With a die that has no meeple.
    [[1], [f]],
    [[2], [f]],
    [
      [1, 1],
      [t, t],
    ],
    [[], []],
  ])('influence %j is worth %j, wherever the seats are', (influence, worth) => {
    const padded = [...influence, 0, 0, 0, 0].slice(0, 4);
    const points = [...worth, 0, 0, 0, 0].slice(0, 4);
    for (const order of orders(4)) {
      const result = majority(
        order.map((seat) => padded[seat]),
        OUTER_PRESTIGE,
      );
      expect(result).toEqual(order.map((seat) => points[seat]));
    }
  });

  test.each<[number[], number[]]>([
    [[1], [3]],
    [[2], [3]],
    [[3], [3]],
    [
      [2, 1],
      [3, 2],
    ],
    [
      [1, 1],
      [1, 1],
    ],
    [
      [2, 2],
      [1, 1],
    ],
  ])('an incomplete floor with influence %j is worth %j', (influence, worth) => {
    expect(majority(influence, INCOMPLETE_PRESTIGE)).toEqual(worth);
  });
});

/** All orders of 0 to n - 1. */
function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]),
  );
}

describe('casting before the scoring', () => {
  const full = {
    table: ['blue-6', 'pink-2', 'pink-3'],
    pool: pool(3),
    towers: { central: { pillars: ['yellow-4 apprentice 1', 'yellow-5 apprentice 1'] } },
  };

  test('TA-AMB-42: it is asked only where a die may still be swapped into the full central floor', () => {
    const state = at(full);
    play(
      state,
      { place: 'blue-6', on: 'central', meeple: 'apprentice' },
      { activate: 'swap', meeple: 'apprentice' },
    );
    expect(state.stage).toBe('score');
    expect(isOffered(state, { go: 'score' })).toBe(true);
    play(state, { cast: 'swap', die: 'pink-2', with: 'blue-6' });
    // Nothing is left to swap with: it is scored at once.
    expect(state.below[3]).toEqual([expect.any(Number), 4, 5, 8]);
    expect(state.turn).toBe(1);
    const without = at({ ...full, table: ['pink-3', 'pink-2', 'pink-4'] });
    play(
      without,
      { place: 'pink-3', on: 'central', meeple: 'apprentice' },
      { activate: 'flip', meeple: 'apprentice' },
    );
    expect(without.stage).toBe('end');
  });

  test('TA-AMB-42: a central floor of meeples alone has no die to swap, so it is not asked', () => {
    const state = at({
      table: ['yellow-1', 'pink-2', 'pink-3'],
      pool: pool(3),
      players: [{ book: { swap: 'master' } }],
      towers: { central: { pillars: ['apprentice 1', 'apprentice 0'] } },
    });
    play(
      state,
      { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'apprentice' },
      { build: 'central', meeple: 'apprentice' },
    );
    expect([state.stage, state.floors[3]]).toEqual(['end', 2]);
  });

  test('TA-AMB-42: no cast between two scorings', () => {
    const state = at({
      table: ['yellow-1', 'pink-2', 'pink-3'],
      pool: pool(4),
      players: [{ book: { swap: 'master' } }],
      towers: {
        outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', prestige: 'yellow-6 apprentice 1' },
        central: { pillars: ['pink-4 apprentice 1', 'pink-5 apprentice 1'] },
      },
    });
    play(state, { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'apprentice' });
    play(state, { build: 'central', meeple: 'apprentice' });
    expect(state.stage).toBe('score');
    game.apply(state, { go: 'score' });
    expect([state.stage, state.completed]).toEqual(['reveal', [3]]);
    game.apply(state, 0);
    expect(state.floors).toEqual([2, 1, 1, 2]);
  });
});
