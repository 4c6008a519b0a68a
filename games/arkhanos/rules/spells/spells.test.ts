import { describe, expect, test } from 'vitest';
import type { Cast, Choice } from '../choice.ts';
import { SPELLS, type Spell } from '../data.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { at, isOffered, offeredWith, play, pool } from '../testing.ts';
import { game } from '../whole.ts';

const table = ['yellow-1', 'pink-2', 'pink-3', 'pink-4'];
/** Seat 0 with these spells active, an apprentice on each. */
const withBook = (spells: Spell[], more: object = {}) =>
  at({
    table,
    players: [{ book: Object.fromEntries(spells.map((spell) => [spell, 'apprentice'])) }],
    ...more,
  });
const casts = (state: State, spell: Spell) =>
  (offeredWith(state, 'cast') as Cast[]).filter((choice) => choice.cast === spell);
const onOuter: Choice = { place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' };
const onCentral: Choice = { place: 'yellow-1', on: 'central', meeple: 'apprentice' };
const kinds = (events: Event[]) => events.map((event) => event.event);
const all = [...SPELLS];

describe('spells', () => {
  test('TA-SPELL-1: each spell holds at most one meeple, and is active with it', () => {
    const state = withBook(['flip', 'swap']);
    for (const spell of SPELLS)
      expect(isOffered(state, { cast: spell })).toBe(spell === 'flip' || spell === 'swap');
    play(state, { place: 'pink-3', on: 'central', meeple: 'apprentice' });
    expect(isOffered(state, { activate: 'flip', meeple: 'apprentice' })).toBe(false);
  });

  test('TA-SPELL-2: only bonuses make a spell active', () => {
    const state = at({ table });
    expect(offeredWith(state, 'activate')).toEqual([]);
    expect(kinds(play(state, onOuter))).not.toContain('activated');
    expect(state.book.every((meeple) => meeple === 0)).toBe(true);
  });

  test('TA-SPELL-3: a cast returns the meeple, and then the effect is optional', () => {
    const state = withBook(['flip']);
    const bare = game.clone(state);
    expect(kinds(play(bare, { cast: 'flip' }))).toEqual(['cast']);
    expect([bare.book[2], bare.apprentices[0]]).toEqual([0, 7]);
    expect(bare.table).toEqual(state.table);
    expect(kinds(play(state, { cast: 'flip', die: 'pink-2' }))).toEqual(['cast', 'flipped']);
    expect([state.book[2], state.apprentices[0]]).toEqual([0, 7]);
  });

  test('TA-SPELL-4: any number of active spells, in any order', () => {
    for (const order of [all, [...all].reverse()]) {
      const state = withBook(all);
      for (const cast of order) play(state, { cast });
      expect(state.apprentices[0]).toBe(7);
    }
  });

  test('TA-SPELL-MANIPULATE-1: Manipulate casts any other spell of the book', () => {
    const state = withBook(['manipulate'], {
      pool: pool(1),
      towers: { central: { pillars: ['purple-5 apprentice 1'] } },
    });
    const borrowed = new Set(casts(state, 'manipulate').map((choice) => choice.spell ?? ''));
    expect(borrowed).toEqual(new Set(['', 'shift', 'flip', 'morph', 'exchange', 'swap']));
  });

  test('TA-SPELL-MANIPULATE-2: the target needs no meeple: Red, with Manipulate and Swap, casts Exchange', () => {
    const red = withBook(['manipulate', 'swap'], { pool: ['blue-5'] });
    play(red, { cast: 'manipulate', spell: 'exchange', die: 'pink-2', with: 'blue-5' });
    expect(red.table).toEqual([1, 23, 9, 10]);
    expect(red.pool).toEqual([8]);
  });

  test('TA-SPELL-SHIFT-1: Shift treats the die placed as one higher or lower', () => {
    const state = withBook(['shift'], {
      table: ['purple-3', 'pink-1'],
      towers: { outer1: { tile: 11 } },
    });
    expect(offeredWith(state, 'place').some((c) => 'on' in c && c.on === 'outer1')).toBe(false);
    play(state, { cast: 'shift' });
    const [placed] = play(state, {
      place: 'purple-3',
      on: 'outer1',
      pillar: 'build',
      as: 4,
      meeple: 'apprentice',
    });
    expect(placed).toMatchObject({ event: 'placed', die: 'purple-3', as: 4, meeple: 'apprentice' });
    expect([state.dice[2], state.as[2], state.placedAs]).toEqual([15, 4, 4]);
  });

  test.each([1, 2, 3, 4, 5, 6])('TA-SPELL-FLIP-1: Flip turns a %i to its opposite face', (face) => {
    const state = withBook(['flip'], { table: [`purple-${face}`, 'yellow-1'] });
    play(state, { cast: 'flip', die: `purple-${face as 1}` });
    expect(state.table[0]).toBe(12 + 7 - face);
  });

  test('TA-SPELL-MORPH-1: Morph treats the die placed as a different colour', () => {
    const state = withBook(['morph'], {
      table: ['blue-4', 'pink-1'],
      towers: { outer1: { tile: 11 } },
    });
    const choice: Choice = { place: 'blue-4', on: 'outer1', pillar: 'floor', meeple: 'apprentice' };
    expect(isOffered(state, choice)).toBe(false);
    play(state, { cast: 'morph' }, choice);
    expect(state.dice[1]).toBe(22);
  });

  test('TA-SPELL-EXCHANGE-1: Exchange changes a table die for any die of the pool', () => {
    const state = withBook(['exchange'], { pool: ['blue-5', 'purple-6'] });
    const targets = new Set(casts(state, 'exchange').map((choice) => choice.with));
    expect(targets).toEqual(new Set([undefined, 'blue-5', 'purple-6']));
    play(state, { cast: 'exchange', die: 'pink-4', with: 'purple-6' });
    expect([state.table[3], state.pool]).toEqual([18, [23, 10]]);
  });

  test('TA-SPELL-SWAP-1: Swap changes a table die for one of the central top floor', () => {
    const state = withBook(['swap'], {
      pool: pool(1),
      towers: { central: { pillars: ['purple-5 apprentice 1', 'master 1'] } },
    });
    // An equal die on an outer tower stays where it is.
    state.dice[0] = 17;
    play(state, { cast: 'swap', die: 'pink-4', with: 'purple-5' });
    expect(state.dice.slice(9)).toEqual([10, 0, 0]);
    expect([state.table[3], state.dice[0]]).toEqual([17, 17]);
  });

  test('TA-SPELL-5: two spells in one turn, the second only to spoil an opponent’s die', () => {
    const red = withBook(['manipulate', 'swap'], {
      pool: ['yellow-2', 'blue-1'],
      towers: { central: { pillars: ['blue-3 apprentice 1'] } },
    });
    play(
      red,
      { cast: 'manipulate', spell: 'exchange', die: 'pink-3', with: 'yellow-2' },
      { cast: 'swap', die: 'pink-4', with: 'blue-3' },
    );
    expect(red.table).toEqual([1, 8, 2, 21]);
    expect(
      isOffered(red, { place: 'yellow-2', on: 'outer1', pillar: 'gain2', meeple: 'master' }),
    ).toBe(true);
  });

  test('TA-SPELL-6: the freed meeple can be used in the same turn', () => {
    const state = at({
      table,
      pool: pool(4),
      towers: { central: { floor: 3 }, outer3: { floor: 2 } },
      players: [{ supply: {}, book: { flip: 'master' } }],
    });
    play(state, { cast: 'flip' }, { ...onOuter, meeple: 'master' });
    expect(state.meeples[0]).toBe(2);
  });
});

describe('rulings on spells', () => {
  test('TA-AMB-11: a spell woken this turn may be cast this turn', () => {
    const state = at({ table });
    play(
      state,
      { place: 'pink-3', on: 'central', meeple: 'apprentice' },
      { activate: 'flip', meeple: 'apprentice' },
    );
    play(state, { cast: 'flip', die: 'pink-2' });
    expect(state.table).toContain(11);
  });

  test('TA-AMB-13: Shift and Morph wait for the placement, lapse with it, and come too late after', () => {
    const state = withBook(['shift', 'morph']);
    play(state, { cast: 'shift' }, { cast: 'morph' });
    expect([state.shift, state.morph]).toEqual([1, true]);
    play(state, onOuter);
    expect([state.shift, state.morph]).toEqual([0, false]);
    const late = withBook(['shift', 'morph', 'flip']);
    play(late, onOuter);
    expect(kinds(play(late, { cast: 'shift' }, { cast: 'morph' }))).toEqual(['cast', 'cast']);
    expect([late.shift, late.morph]).toEqual([0, false]);
  });

  test('TA-AMB-14: no wrap from 6 to 1 or from 1 to 6', () => {
    const state = withBook(['shift'], { table: ['yellow-1', 'yellow-6'] });
    play(state, { cast: 'shift' });
    const numbers = (die: string) =>
      offeredWith(state, 'place')
        .filter(
          (c) => 'place' in c && c.place === die && c.on === 'central' && c.meeple === 'master',
        )
        .map((c) => ('place' in c ? (c.as ?? 'face') : ''));
    expect(numbers('yellow-1')).toEqual(['face', 2]);
    expect(numbers('yellow-6')).toEqual([5, 'face']);
  });

  test('TA-AMB-15: two Shifts add up, and the number is chosen at the placement', () => {
    const state = withBook(['manipulate', 'shift'], { table: ['yellow-3', 'pink-1'] });
    play(state, { cast: 'shift' }, { cast: 'manipulate', spell: 'shift' });
    expect(state.shift).toBe(2);
    const central = offeredWith(state, 'place').filter(
      (c) => 'place' in c && c.place === 'yellow-3' && c.on === 'central' && c.meeple === 'master',
    );
    expect(central.map((c) => ('as' in c ? c.as : 3))).toEqual([1, 2, 3, 4, 5]);
  });

  test('TA-AMB-16: ACTIVATE and BUILD follow the treated number', () => {
    const state = withBook(['shift']);
    play(state, { cast: 'shift' }, { ...onCentral, as: 2 } as Choice);
    expect(isOffered(state, { activate: 'shift', meeple: 'apprentice' })).toBe(true);
    const build = withBook(['shift']);
    play(build, { cast: 'shift' }, { ...onOuter, pillar: 'build', as: 2 } as Choice);
    expect(isOffered(build, { activate: 'shift', meeple: 'apprentice' })).toBe(true);
  });

  test('TA-AMB-17: dice keep their face; “different numbers” remembers the treated number', () => {
    const state = withBook(['shift'], {
      table: ['yellow-1', 'yellow-2', 'yellow-1', 'pink-4'],
      towers: { outer1: { tile: 1 } },
    });
    play(state, { cast: 'shift' }, { ...onOuter, as: 2 } as Choice);
    expect(state.dice[0]).toBe(1);
    const places = (die: string) =>
      offeredWith(state, 'place').some((c) => 'place' in c && c.place === die && c.on === 'outer1');
    expect([places('yellow-1'), places('yellow-2')]).toEqual([true, false]);
    const central = withBook(['shift', 'swap']);
    play(central, { cast: 'shift' }, { ...onCentral, as: 2 } as Choice);
    play(central, { cast: 'swap', die: 'pink-4', with: 'yellow-1' });
    expect(central.table).toContain(1);
  });

  test('TA-AMB-18: Flip is for good, and nothing is rolled again', () => {
    const state = withBook(['flip', 'exchange'], { pool: ['blue-5'] });
    play(
      state,
      { cast: 'flip', die: 'pink-2' },
      { cast: 'exchange', die: 'pink-5', with: 'blue-5' },
    );
    expect([state.pool, state.table]).toEqual([[11], [1, 23, 9, 10]]);
  });

  test('TA-AMB-19: the borrowed spell keeps its meeple, and Manipulate never borrows itself', () => {
    const state = withBook(['manipulate', 'flip']);
    expect(casts(state, 'manipulate').some((choice) => choice.spell === 'manipulate')).toBe(false);
    play(state, { cast: 'manipulate', spell: 'flip', die: 'pink-2' });
    expect(state.book.slice(0, 6)).toEqual([0, 0, 1, 0, 0, 0]);
    play(state, { cast: 'flip', die: 'pink-4' });
    expect(state.table).toEqual([1, 11, 9, 9]);
    const nothing = withBook(['manipulate']);
    expect(kinds(play(nothing, { cast: 'manipulate' }))).toEqual(['cast']);
  });

  test('TA-AMB-20: Swap needs a central die; meeple and influence stay, no bonus; the die just placed may go', () => {
    const none = withBook(['swap'], {
      pool: pool(1),
      towers: { central: { pillars: ['master 1'] } },
    });
    expect(casts(none, 'swap')).toEqual([{ cast: 'swap' }]);
    const state = withBook(['swap']);
    play(state, onCentral, { activate: 'manipulate', meeple: 'apprentice' });
    const events = play(state, { cast: 'swap', die: 'pink-2', with: 'yellow-1' });
    expect(kinds(events)).toEqual(['cast', 'swapped']);
    expect([state.dice[9], state.meeples[9]]).toEqual([8, 1]);
  });

  test('TA-AMB-21: with an empty pool Exchange only returns its meeple; else the space is kept', () => {
    expect(casts(withBook(['exchange']), 'exchange')).toEqual([{ cast: 'exchange' }]);
    const state = withBook(['exchange'], { pool: ['blue-5', 'purple-6', 'blue-1'] });
    const events = play(state, { cast: 'exchange', die: 'pink-2', with: 'purple-6' });
    expect(events[1]).toMatchObject({ event: 'exchanged', space: 2 });
    expect(state.pool).toEqual([23, 8, 19]);
  });

  test('TA-AMB-22: spells reach the last die of a round in its last turn', () => {
    const state = withBook(['flip'], { table: ['yellow-1', 'pink-2'] });
    play(state, onOuter, { cast: 'flip', die: 'pink-2' });
    expect(state.pool).toEqual([11]);
  });

  test('TA-AMB-23: Morph waives the colour of “different numbers”, not the number; Shift joins in', () => {
    const written = {
      table: ['blue-4', 'pink-6'],
      pool: pool(1),
      towers: { outer1: { tile: 1, gain2: 'yellow-4 apprentice 1' } },
    };
    const morphed = at({ ...written, morph: true });
    const onto = (place: 'blue-4' | 'pink-6', as?: number): Choice => ({
      ...{ place, on: 'outer1', pillar: 'floor', meeple: 'master' },
      ...(as && { as }),
    });
    expect(isOffered(morphed, onto('pink-6'))).toBe(true);
    expect(isOffered(morphed, onto('blue-4'))).toBe(false);
    const both = at({ ...written, morph: true, shift: 1 });
    expect([isOffered(both, onto('blue-4', 3)), isOffered(both, onto('blue-4', 5))]).toEqual([
      true,
      true,
    ]);
  });

  test('TA-AMB-44: every active spell may always be cast for its meeple alone', () => {
    const state = withBook(all);
    const everyStage = () => {
      for (const spell of SPELLS)
        expect(isOffered(state, { cast: spell }), `${spell} in ${state.stage}`).toBe(true);
    };
    everyStage();
    play(state, onCentral);
    expect(state.stage).toBe('bonus');
    everyStage();
    play(state, { go: 'on' });
    expect(state.stage).toBe('end');
    everyStage();
  });

  test('TA-AMB-45: effects that change nothing are not offered', () => {
    const state = withBook(['exchange', 'swap', 'manipulate', 'morph'], {
      table: ['pink-2', 'pink-2', 'pink-2'],
      pool: ['pink-2', 'pink-2'],
      towers: { central: { pillars: ['pink-2 apprentice 1'] } },
    });
    expect(casts(state, 'exchange')).toEqual([{ cast: 'exchange' }]);
    expect(casts(state, 'swap')).toEqual([{ cast: 'swap' }]);
    expect(isOffered(state, { cast: 'manipulate', spell: 'morph' })).toBe(true);
    play(state, { cast: 'morph' });
    expect(isOffered(state, { cast: 'manipulate', spell: 'morph' })).toBe(false);
    play(state, { place: 'pink-2', on: 'outer2', pillar: 'gain2', meeple: 'master' });
    expect(isOffered(state, { cast: 'manipulate', spell: 'shift' })).toBe(false);
    expect(isOffered(state, { cast: 'manipulate', spell: 'flip', die: 'pink-2' })).toBe(true);
  });

  test('TA-AMB-48: Morph names no colour: the limit is lifted for one placement', () => {
    const state = withBook(['morph'], { table: ['blue-4', 'pink-1', 'purple-1'] });
    play(state, { cast: 'morph' });
    const towers = offeredWith(state, 'place').flatMap((c) =>
      'place' in c && c.place === 'blue-4' ? [c.on] : [],
    );
    expect(new Set(towers)).toEqual(new Set(['outer1', 'outer2', 'outer3', 'central']));
    play(state, { place: 'blue-4', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' });
    expect(offeredWith(state, 'place').some((c) => 'on' in c && c.on === 'outer1')).toBe(false);
  });
});

describe('the mana pool', () => {
  test('TA-MANA-1, TA-MANA-2: one die a finished round, on its space', () => {
    const state = at({ table: ['yellow-1', 'pink-2'], pool: ['blue-5', 'purple-6'] });
    expect(state.round).toBe(3);
    play(state, onOuter);
    expect([state.pool, state.round]).toEqual([[23, 18, 8], 4]);
  });

  test('TA-MANA-3: its dice are the targets of Exchange', () => {
    const state = withBook(['exchange'], {
      table: ['pink-2', 'pink-3'],
      pool: ['blue-5', 'purple-6'],
    });
    expect(casts(state, 'exchange')).toHaveLength(1 + 2 * 2);
  });

  test('TA-MANA-4: the tenth space is never used', () => {
    const last = at({ seats: 3, table: ['pink-2', 'pink-3'], pool: pool(8) });
    play(last, { place: 'pink-2', on: 'outer2', pillar: 'gain2', meeple: 'master' });
    expect([last.stage, last.pool.length]).toEqual(['over', 9]);
    expect(game.whyNot(at({ table }), 0, 'pool:10')).toMatchObject([{ rules: ['TA-MANA-4'] }]);
  });
});
