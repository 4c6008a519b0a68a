import { describe, expect, test } from 'vitest';
import type { Choice, Place } from '../choice.ts';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { at, isOffered, offeredWith, play, pool, totals } from '../testing.ts';

const on = (pillar: Place['pillar'], meeple: Place['meeple'] = 'apprentice'): Choice => ({
  place: 'yellow-1',
  on: 'outer1',
  pillar,
  meeple,
});
const onCentral: Choice = { place: 'yellow-1', on: 'central', meeple: 'apprentice' };
const table = ['yellow-1', 'pink-2', 'pink-3', 'pink-4'];
const kinds = (events: Event[]) => events.map((event) => event.event);

/** No apprentice is left in the supply but one; the master is in the book or trapped. */
const lastApprentice = (book: object) => ({
  table,
  pool: pool(4),
  towers: { central: { floor: 3 }, outer3: { floor: 2 } },
  players: [{ supply: { apprentice: 1 }, book }],
});

describe('the bonus of a pillar', () => {
  test('TA-BONUS-1: the pillar of the die gives its bonus, once, to the active player', () => {
    const state = at({ table, turn: 1 });
    const events = play(state, on('gain2'));
    expect(events.filter((event) => event.event === 'bonus')).toHaveLength(1);
    expect(totals(state)).toEqual([0, 2]);
  });

  test('TA-BONUS-2: GAIN 2 gives 2 prestige', () => {
    const state = at({ table });
    play(state, on('gain2'));
    expect(totals(state)).toEqual([2, 0]);
  });

  test.each([1, 2, 3, 4])('TA-BONUS-3: FLOOR gives the floor’s number, here %i', (floor) => {
    const state = at({ table, pool: pool(4), towers: { outer1: { tile: 1, floor } } });
    play(state, on('floor'));
    expect(totals(state)).toEqual([floor, 0]);
  });

  test('TA-BONUS-4: ACTIVATE puts a meeple on the spell of the die’s number', () => {
    const state = at({ table });
    play(state, { place: 'pink-4', on: 'central', meeple: 'apprentice' });
    expect(game.choices(state)).toEqual([
      { activate: 'morph', meeple: 'apprentice' },
      { activate: 'morph', meeple: 'master' },
    ]);
    play(state, { activate: 'morph', meeple: 'master' });
    expect(state.book[3]).toBe(2);
    expect([state.apprentices[0], state.masters[0]]).toEqual([6, 0]);
  });

  test('TA-BONUS-5: ACTIVATE on an occupied spell has no effect', () => {
    const state = at({ table, players: [{ book: { manipulate: 'apprentice' } }] });
    play(state, onCentral);
    expect(offeredWith(state, 'activate')).toEqual([]);
    const events = play(state, { go: 'on' });
    expect(kinds(events)).toEqual(['noBonus']);
    expect([state.book[0], state.apprentices[0]]).toEqual([1, 5]);
  });

  test('TA-BONUS-6: BUILD-OR-ACTIVATE: another tower or the spellbook', () => {
    const state = at({ table });
    play(state, on('build'));
    expect(offeredWith(state, 'build').length).toBeGreaterThan(0);
    expect(offeredWith(state, 'activate')).toEqual([
      { activate: 'manipulate', meeple: 'apprentice' },
      { activate: 'manipulate', meeple: 'master' },
    ]);
    expect(offeredWith(state, 'go')).toEqual([]);
  });

  test('TA-BONUS-7: no meeple in supply and book: no effect', () => {
    const state = at(lastApprentice({}));
    expect(kinds(play(state, on('build')))).toEqual(['placed', 'noBonus', 'turn']);
  });

  test('TA-BONUS-8: supply empty but book not: a meeple of the book may be used', () => {
    const state = at(lastApprentice({ swap: 'master' }));
    play(state, on('build'));
    play(state, { build: 'outer2', pillar: 'gain2', from: 'swap' });
    expect(state.meeples[3]).toBe(2);
    expect(state.book.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('TA-BONUS-9: onto an empty pillar of a tower other than the one that gave the bonus', () => {
    const state = at({
      table,
      pool: pool(2),
      towers: { outer2: { tile: 2, floor: 1, gain2: 'pink-5 apprentice 1', build: 'master 1' } },
    });
    play(state, on('build'));
    const targets = offeredWith(state, 'build').map((choice) => {
      const { build, pillar = '' } = choice as { build: string; pillar?: string };
      return `${build} ${pillar}`;
    });
    expect(new Set(targets)).toEqual(
      new Set(['outer2 floor', 'outer3 gain2', 'outer3 floor', 'outer3 build', 'central ']),
    );
  });

  test('TA-BONUS-10: the pillar built on gives no bonus', () => {
    const state = at({ table });
    play(state, on('build'), { build: 'outer2', pillar: 'gain2', meeple: 'apprentice' });
    expect(totals(state)).toEqual([0, 0]);
    const central = at({ table });
    play(central, on('build'), { build: 'central', meeple: 'apprentice' });
    expect(central.book.every((meeple) => meeple === 0)).toBe(true);
  });

  test('TA-BONUS-11: no die goes with a built meeple', () => {
    const state = at({ table });
    play(state, on('build'), { build: 'outer2', pillar: 'gain2', meeple: 'apprentice' });
    expect(state.dice[3]).toBe(0);
    expect(state.table).toHaveLength(3);
  });

  test('TA-BONUS-12: a pillar built on is full', () => {
    const state = at({ table });
    play(state, on('build'), { build: 'outer2', pillar: 'gain2', meeple: 'apprentice' });
    expect(
      isOffered(state, { place: 'pink-2', on: 'outer2', pillar: 'gain2', meeple: 'master' }),
    ).toBe(false);
  });

  test('TA-BONUS-13: a built meeple counts when its floor is scored', () => {
    const state = at({
      table,
      pool: pool(2),
      towers: { outer2: { tile: 2, floor: 1, gain2: 'pink-5 apprentice 1', build: 'master 0' } },
    });
    const events = play(state, {
      place: 'pink-2',
      on: 'outer2',
      pillar: 'floor',
      meeple: 'apprentice',
    });
    expect(events).toContainEqual({
      event: 'scored',
      tower: 'outer2',
      floor: 1,
      gains: [
        { seat: 0, points: 6, influence: 3 },
        { seat: 1, points: 4, influence: 1 },
      ],
    });
  });

  test('TA-BONUS-14: in the book: the spell of the die; occupied, no effect', () => {
    const empty = at({ table });
    play(empty, on('build'), { activate: 'manipulate', meeple: 'master' });
    expect(empty.book[0]).toBe(2);
    const taken = at({ table, players: [{ book: { manipulate: 'apprentice' } }] });
    play(taken, on('build'));
    expect(offeredWith(taken, 'activate')).toEqual([]);
    play(taken, { go: 'on' });
    expect(taken.stage).toBe('end');
  });

  test('TA-BONUS-15: a purple 1 on BUILD, then a GAIN 2 pillar of a different tower', () => {
    const purple = {
      seats: 4,
      turn: 3,
      table: ['purple-1', 'pink-2'],
      pool: pool(2),
      towers: { outer1: { tile: 3 }, outer2: { tile: 2, floor: 1, build: 'pink-5 apprentice 1' } },
    };
    const place: Choice = {
      place: 'purple-1',
      on: 'outer1',
      pillar: 'build',
      meeple: 'apprentice',
    };
    const state = at(purple);
    play(state, place, { build: 'outer2', pillar: 'gain2', meeple: 'apprentice' });
    expect(totals(state)).toEqual([0, 0, 0, 0]);
    expect(state.meeples[3]).toBe(7);
    const instead = at(purple);
    play(instead, place, { activate: 'manipulate', meeple: 'apprentice' });
    expect(instead.book[3 * 6]).toBe(1);
  });
});

describe('rulings on the bonus', () => {
  const almost = {
    table,
    pool: pool(3),
    towers: {
      outer1: { tile: 1, floor: 2, gain2: 'yellow-4 apprentice 0', build: 'yellow-6 master 0' },
    },
  };

  test('TA-AMB-3: bonus before scoring: the old floor number, and freed meeples come too late', () => {
    const state = at(almost);
    play(state, on('floor'));
    expect(game.outcome(state).scores[0].parts).toContainEqual({ part: 'floor', points: 2 });
    const late = at({
      ...almost,
      towers: {
        central: { floor: 3, pillars: ['pink-5 apprentice 0', 'pink-6 apprentice 0'] },
        outer3: { floor: 2 },
      },
      players: [{ supply: { apprentice: 1 } }],
    });
    const events = play(late, onCentral);
    expect(kinds(events).slice(0, 3)).toEqual(['placed', 'noBonus', 'scored']);
    expect(late.apprentices[0]).toBe(3);
  });

  test('TA-AMB-5: no tile limits a built meeple, not even “different numbers”', () => {
    const state = at({
      table,
      pool: pool(2),
      towers: { outer2: { tile: 2, gain2: 'master 1' } },
    });
    play(state, on('build'), { build: 'outer2', pillar: 'floor', meeple: 'apprentice' });
    expect(
      isOffered(state, { place: 'pink-2', on: 'outer2', pillar: 'build', meeple: 'apprentice' }),
    ).toBe(true);
  });

  test('TA-AMB-6: the master may be built in and put in the book', () => {
    const state = at({ table });
    play(state, on('build'));
    expect(isOffered(state, { build: 'central', meeple: 'master' })).toBe(true);
    play(state, { activate: 'manipulate', meeple: 'master' });
    expect(game.outcome(state).scores[0].ties[0]).toEqual({ tie: 'bookMeeples', value: 1 });
  });

  test('TA-AMB-7: compulsory with a supply, optional without', () => {
    const full = at({ table });
    play(full, on('build'));
    expect(isOffered(full, { go: 'on' })).toBe(false);
    const central = at({ table });
    play(central, onCentral);
    expect(isOffered(central, { go: 'on' })).toBe(false);
    const empty = at(lastApprentice({ swap: 'master' }));
    play(empty, on('build'));
    expect(isOffered(empty, { go: 'on' })).toBe(true);
  });

  test('TA-AMB-8: a meeple of the book may move to the spell of the die, without an effect', () => {
    const state = at(lastApprentice({ flip: 'master' }));
    play(state, on('build'));
    const events = play(state, { activate: 'manipulate', from: 'flip' });
    expect(events[0]).toEqual({
      event: 'activated',
      seat: 0,
      spell: 'manipulate',
      meeple: 'master',
      from: 'flip',
    });
    expect(state.book.slice(0, 6)).toEqual([2, 0, 0, 0, 0, 0]);
    const taken = at(lastApprentice({ manipulate: 'master' }));
    play(taken, on('build'));
    expect(offeredWith(taken, 'activate')).toEqual([]);
  });

  test('TA-AMB-9: ACTIVATE takes no meeple from the book, but one may be cast first', () => {
    const state = at(lastApprentice({ flip: 'master' }));
    play(state, onCentral);
    expect(game.choices(state)[0]).toEqual({ go: 'on' });
    expect(offeredWith(state, 'activate')).toEqual([]);
    play(state, { cast: 'flip' });
    expect(state.book.slice(0, 6)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  test('TA-AMB-10: the occupied spell may be cast first, then woken again', () => {
    const state = at({
      table: ['yellow-3', 'pink-2', 'pink-6'],
      players: [{ book: { flip: 'apprentice' } }],
    });
    play(state, { place: 'yellow-3', on: 'central', meeple: 'apprentice' });
    play(state, { cast: 'flip', die: 'pink-2' }, { activate: 'flip', meeple: 'apprentice' });
    expect(state.book[2]).toBe(1);
    expect(state.table).toContain(11);
  });

  test('TA-AMB-38: building is always on another tower, also for a central source', () => {
    const state = at({ table });
    play(state, onCentral);
    expect(offeredWith(state, 'build')).toEqual([]);
    const outer = at({ table });
    play(outer, on('build'));
    expect(isOffered(outer, { build: 'outer1', pillar: 'gain2', meeple: 'apprentice' })).toBe(
      false,
    );
  });

  test('TA-AMB-41: the number is fixed at the placement, also if the die is swapped away', () => {
    const state = at({ table, players: [{ book: { swap: 'apprentice' } }] });
    play(state, onCentral);
    play(state, { cast: 'swap', die: 'pink-4', with: 'yellow-1' });
    expect(state.dice[9]).toBe(10);
    expect(isOffered(state, { activate: 'manipulate', meeple: 'apprentice' })).toBe(true);
    expect(isOffered(state, { activate: 'morph', meeple: 'apprentice' })).toBe(false);
  });

  test('TA-AMB-43: the owner picks the kind, and a spell gives back the meeple it held', () => {
    const state = at({ table });
    play(state, onCentral, { activate: 'manipulate', meeple: 'master' });
    expect([state.masters[0], state.apprentices[0]]).toEqual([0, 6]);
    play(state, { cast: 'manipulate' });
    expect([state.masters[0], state.apprentices[0]]).toEqual([1, 6]);
  });

  test('TA-AMB-50: with the supply empty: the book’s meeple directly, or a cast and then the duty', () => {
    const state = at(lastApprentice({ flip: 'master' }));
    play(state, on('build'));
    const fresh = (): State => game.clone(state);
    const direct = fresh();
    const told = play(direct, { build: 'central', from: 'flip' });
    expect(kinds(told)).not.toContain('cast');
    const cast = fresh();
    play(cast, { cast: 'flip', die: 'pink-2' });
    expect(cast.stage).toBe('bonus');
    expect(game.choices(cast).every((choice) => !('from' in choice) && !('go' in choice))).toBe(
      true,
    );
  });
});
