import { describe, expect, test } from 'vitest';
import type { Choice, Place } from '../choice.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { at, isOffered, offeredWith, play, pool } from '../testing.ts';
import { nearest } from './place.ts';

const placements = (state: State) => offeredWith(state, 'place') as Place[];
/** The dice that go on a tower. */
const diceFor = (state: State, tower: string) => [
  ...new Set(
    placements(state)
      .filter((choice) => choice.on === tower)
      .map((choice) => choice.place),
  ),
];
/** On the prestige-by-floor pillar of outer1, with an apprentice. */
const onto = (place: Place['place'], more: Partial<Place> = {}): Choice => ({
  place,
  on: 'outer1',
  pillar: 'floor',
  meeple: 'apprentice',
  ...more,
});

describe('placing a die', () => {
  test('TA-PLACE-1: any die of the table may be chosen', () => {
    const state = at({ table: ['yellow-1', 'pink-2', 'purple-3', 'blue-4', 'blue-5'] });
    expect(diceFor(state, 'central')).toEqual([
      'yellow-1',
      'pink-2',
      'purple-3',
      'blue-4',
      'blue-5',
    ]);
    play(state, onto('yellow-1'));
    expect(state.table).toHaveLength(4);
    expect(diceFor(state, 'central')).not.toContain('yellow-1');
  });

  test('TA-PLACE-2: only onto empty pillars of a top floor', () => {
    const state = at({
      table: ['yellow-1', 'pink-2'],
      pool: pool(3),
      towers: { outer1: { tile: 1, floor: 2, gain2: 'yellow-2 master 1' } },
    });
    expect(isOffered(state, onto('yellow-1', { pillar: 'gain2' }))).toBe(false);
    expect(isOffered(state, onto('yellow-1', { pillar: 'floor' }))).toBe(true);
    play(state, onto('yellow-1'));
    expect(state.dice.slice(0, 3)).toEqual([2, 1, 0]);
    expect(state.below[0]).toHaveLength(4);
  });

  test('TA-PLACE-3: the central tower takes any number and colour', () => {
    for (const colour of ['yellow', 'pink', 'purple', 'blue'])
      for (const face of [1, 2, 3, 4, 5, 6])
        expect(diceFor(at({ table: [`${colour}-${face}`, 'pink-1'] }), 'central')).toContain(
          `${colour}-${face}`,
        );
  });

  test('TA-PLACE-4: an outer floor wants its colour and its number', () => {
    const table = ['purple-2', 'purple-3', 'pink-2', 'blue-4'];
    const state = at({ seats: 4, table, towers: { outer1: { tile: 11 } } });
    expect(diceFor(state, 'outer1')).toEqual(['purple-2']);
  });

  test('TA-PLACE-5: purple 2, 4, 6: only those, and the same again (4, 4, 6)', () => {
    const table = ['purple-1', 'purple-2', 'purple-4', 'purple-5', 'purple-6'];
    expect(diceFor(at({ table, towers: { outer1: { tile: 11 } } }), 'outer1')).toEqual([
      'purple-2',
      'purple-4',
      'purple-6',
    ]);
    const state = at({
      table: ['purple-4', 'purple-4', 'purple-6', 'pink-1', 'pink-1'],
      towers: { outer1: { tile: 11 } },
    });
    play(state, { place: 'purple-4', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' });
    play(state, { place: 'purple-4', on: 'outer1', pillar: 'floor', meeple: 'apprentice' });
    const events = play(state, {
      place: 'purple-6',
      on: 'outer1',
      pillar: 'build',
      meeple: 'apprentice',
    });
    expect(events).toContainEqual(expect.objectContaining({ event: 'placed', die: 'purple-6' }));
    expect(state.completed).toEqual([0]);
  });

  test('TA-PLACE-6: yellow and pink 5, 6: colours mix (yellow 5, yellow 5, pink 5)', () => {
    const state = at({
      table: ['yellow-5', 'yellow-5', 'pink-5', 'pink-4', 'blue-5'],
      towers: { outer1: { tile: 13 } },
    });
    expect(diceFor(state, 'outer1')).toEqual(['yellow-5', 'pink-5']);
    play(state, { place: 'yellow-5', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' });
    play(state, { place: 'yellow-5', on: 'outer1', pillar: 'floor', meeple: 'apprentice' });
    play(state, { place: 'pink-5', on: 'outer1', pillar: 'build', meeple: 'apprentice' });
    expect(state.completed).toEqual([0]);
  });

  test('TA-PLACE-7: different numbers: 1, 4, 6 but not 2, 2, 2 or 5, 5, 1', () => {
    const table = ['yellow-1', 'yellow-4', 'yellow-6', 'yellow-1', 'yellow-5'];
    const state = at({ table, towers: { outer1: { tile: 1 } } });
    play(state, { place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' });
    expect(diceFor(state, 'outer1')).toEqual(['yellow-4', 'yellow-5', 'yellow-6']);
    play(state, { place: 'yellow-4', on: 'outer1', pillar: 'floor', meeple: 'apprentice' });
    expect(diceFor(state, 'outer1')).toEqual(['yellow-5', 'yellow-6']);
    const twos = at({
      table: ['yellow-2', 'yellow-2', 'yellow-2'],
      towers: { outer1: { tile: 1 } },
    });
    play(twos, onto('yellow-2'));
    expect(diceFor(twos, 'outer1')).toEqual([]);
    const fives = at({
      table: ['yellow-5', 'yellow-5', 'yellow-1'],
      towers: { outer1: { tile: 1 } },
    });
    play(fives, onto('yellow-5'));
    expect(diceFor(fives, 'outer1')).toEqual(['yellow-1']);
  });

  test('TA-PLACE-8: the central tower is always a choice, with a meeple', () => {
    const state = at({ table: ['yellow-1', 'yellow-2'] });
    expect(diceFor(state, 'outer1')).toContain('yellow-1');
    expect(isOffered(state, { place: 'yellow-1', on: 'central', meeple: 'apprentice' })).toBe(true);
    expect(isOffered(state, { place: 'yellow-1', on: 'central' })).toBe(false);
  });

  test('TA-PLACE-9: a meeple of the supply goes beside the die', () => {
    const state = at({ table: ['yellow-1', 'yellow-2', 'pink-1'] });
    expect(placements(state).every((choice) => choice.meeple)).toBe(true);
    play(state, onto('yellow-1'));
    expect(state.meeples[1]).toBe(1);
    expect(state.apprentices[0]).toBe(6);
  });

  test('TA-PLACE-10: master or apprentice, freely', () => {
    const state = at({ table: ['yellow-1', 'yellow-2', 'pink-1'] });
    for (const meeple of ['apprentice', 'master'] as const)
      expect(isOffered(state, onto('yellow-1', { meeple }))).toBe(true);
    const [placed] = play(state, onto('yellow-1', { meeple: 'master' }));
    expect([state.meeples[1], state.masters[0]]).toEqual([2, 0]);
    expect(placed).toEqual({
      ...{ event: 'placed', seat: 0, die: 'yellow-1', meeple: 'master' },
      ...{ on: 'outer1', pillar: 'floor', at: 1 },
    });
  });

  /** Seat 0 has its last meeples on spells; the others are trapped below. */
  const broke = (book: object) => ({
    table: ['pink-1', 'yellow-2', 'blue-3'],
    pool: pool(4),
    towers: { central: { floor: 3 }, outer3: { floor: 2 } },
    players: [{ supply: {}, book }],
  });

  test('TA-PLACE-11, TA-AMB-2: with supply empty and book not, a spell must be cast first', () => {
    const state = at(broke({ flip: 'apprentice', swap: 'master' }));
    expect(placements(state)).toEqual([]);
    expect(game.choices(state).every((choice) => 'cast' in choice)).toBe(true);
    expect(isOffered(state, { cast: 'flip' })).toBe(true);
    expect(isOffered(state, { cast: 'flip', die: 'pink-1' })).toBe(true);
    play(state, { cast: 'swap' });
    expect(new Set(placements(state).map((choice) => choice.meeple))).toEqual(new Set(['master']));
    expect(isOffered(state, { cast: 'flip' })).toBe(true);
  });

  test('TA-PLACE-12: a die makes its pillar full', () => {
    const state = at({ table: ['yellow-1', 'yellow-2', 'pink-1'] });
    play(state, onto('yellow-1'));
    expect(isOffered(state, onto('yellow-2'))).toBe(false);
    expect(isOffered(state, onto('yellow-2', { pillar: 'gain2' }))).toBe(true);
  });

  test('TA-AMB-1: with no meeple left anywhere the die is placed alone, and play goes on', () => {
    const state = at({ ...broke({}), towers: { central: { floor: 4 } } });
    expect(placements(state).length).toBeGreaterThan(0);
    expect(placements(state).every((choice) => choice.meeple === undefined)).toBe(true);
    const [placed] = play(state, { place: 'pink-1', on: 'outer2', pillar: 'gain2' });
    expect(placed).not.toHaveProperty('meeple');
    expect(state.points[0]).toBe(2);
    expect(state.turn).toBe(1);
  });

  test('TA-AMB-51: a die alone fills its pillar and pays prestige, but wakes and builds nothing', () => {
    const written = { ...broke({}), towers: { central: { floor: 4 } } };
    for (const choice of [
      { place: 'pink-1', on: 'central' },
      { place: 'pink-1', on: 'outer2', pillar: 'build' },
    ] as const) {
      const state = at(written);
      const events = play(state, choice);
      expect(events.map((event) => event.event)).toEqual(['placed', 'noBonus', 'turn']);
      expect(state.meeples).toEqual(Array(12).fill(0));
    }
    const nobody = at({
      ...written,
      towers: { central: { floor: 4, pillars: ['pink-2', 'pink-3'] } },
    });
    const events = play(nobody, { place: 'pink-1', on: 'central' });
    expect(events).toContainEqual({ event: 'scored', tower: 'central', floor: 4, gains: [] });
    expect(events.some((event) => event.event === 'returned')).toBe(false);
  });

  test('TA-AMB-39: die, number, tower, pillar and meeple are one choice', () => {
    const state = at({
      table: ['yellow-1', 'pink-2'],
      players: [{ book: { flip: 'apprentice' } }],
    });
    play(state, { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'master' });
    expect([state.dice[2], state.meeples[2]]).toEqual([1, 2]);
  });

  test('TA-AMB-46: equal dice are one choice, central pillars too, outer pillars are three', () => {
    const state = at({
      table: ['yellow-1', 'yellow-1', 'yellow-1'],
      players: [{ supply: { apprentice: 7 } }],
      towers: { central: { floor: 2 } },
      pool: pool(2),
    });
    expect(placements(state)).toEqual([
      { place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' },
      { place: 'yellow-1', on: 'outer1', pillar: 'floor', meeple: 'apprentice' },
      { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'apprentice' },
      { place: 'yellow-1', on: 'central', meeple: 'apprentice' },
    ]);
    const equal = at({
      table: ['yellow-1', 'yellow-1', 'pink-2'],
      pool: ['blue-2', 'blue-2', 'blue-2'],
      players: [{ book: { exchange: 'apprentice', swap: 'master' } }],
      towers: { central: { pillars: ['pink-4 apprentice 1', 'pink-4 apprentice 0'] } },
    });
    expect(offeredWith(equal, 'cast')).toHaveLength(2 + 2 + 2);
    play(equal, { cast: 'exchange', die: 'yellow-1', with: 'blue-2' });
    expect(equal.pool).toEqual([1, 20, 20]);
    play(equal, { cast: 'swap', die: 'yellow-1', with: 'pink-4' });
    expect(equal.dice.slice(9)).toEqual([1, 10, 0]);
  });

  test('TA-AMB-47: a shifted number is asked only where it is read, else the nearest is taken', () => {
    const state = at({
      table: ['yellow-4', 'pink-1'],
      shift: 2,
      pool: pool(1),
      towers: { outer1: { tile: 9 }, outer2: { tile: 5 }, outer3: { tile: 1 } },
    });
    const numbers = (on: Place['on'], pillar?: Place['pillar']) =>
      placements(state)
        .filter((c) => c.on === on && c.pillar === pillar && c.place === 'yellow-4')
        .filter((c) => c.meeple === 'master')
        .map((c) => c.as ?? 4);
    expect(numbers('outer1', 'gain2')).toEqual([4]);
    expect(numbers('outer1', 'build')).toEqual([2, 4, 6]);
    // 3 and 5 are as near; the lower one stands for both.
    expect(numbers('outer2', 'floor')).toEqual([3]);
    expect(numbers('outer2', 'build')).toEqual([3, 5]);
    expect(numbers('outer3', 'gain2')).toEqual([2, 3, 4, 5, 6]);
    expect(numbers('central')).toEqual([2, 3, 4, 5, 6]);
  });

  test('the nearest number, by looking at all of them', () => {
    for (let numbers = 2; numbers < 128; numbers += 2)
      for (let face = 1; face <= 6; face++) {
        const sorted = [1, 2, 3, 4, 5, 6]
          .filter((n) => numbers & (1 << n))
          .sort((a, b) => Math.abs(a - face) - Math.abs(b - face) || a - b);
        expect(nearest(numbers, face)).toBe(1 << sorted[0]);
      }
  });
});
