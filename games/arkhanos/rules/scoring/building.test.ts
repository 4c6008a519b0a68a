import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { at, isOffered, play, pool, totals } from '../testing.ts';

describe('the next floor', () => {
  const ready = (more: object = {}) =>
    at({
      table: ['yellow-1', 'pink-2', 'pink-3'],
      pool: pool(3),
      next: 18,
      towers: { outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', build: 'master 1' } },
      ...more,
    });
  const last: Choice = { place: 'yellow-1', on: 'outer1', pillar: 'floor', meeple: 'apprentice' };

  test('TA-BUILD-1: meeples beside dice return to their owners', () => {
    const state = ready();
    const events = play(state, last);
    expect(state.apprentices).toEqual([7, 7]);
    expect(events.filter((event) => event.event === 'returned')).toEqual([
      { event: 'returned', tower: 'outer1', at: 0, seat: 1, meeple: 'apprentice' },
      { event: 'returned', tower: 'outer1', at: 1, seat: 0, meeple: 'apprentice' },
    ]);
  });

  test('TA-BUILD-2: dice, and meeples on pillars, stay trapped', () => {
    const state = ready();
    play(state, last);
    expect(state.masters).toEqual([1, 0]);
    // Tile 1, a yellow 4, a yellow 1, and seat 1's master.
    expect(state.below[0]).toEqual([1, 4, 1, -4]);
  });

  test('TA-BUILD-3: the top tile is the new floor of an outer tower, outer side up', () => {
    const state = ready();
    const events = play(state, last);
    expect(state.tiles[0]).toBe(18);
    expect(state.dice.slice(0, 3)).toEqual([0, 0, 0]);
    expect(events).toContainEqual({ event: 'newFloor', tower: 'outer1', floor: 2, tile: 18 });
    expect(state.next).toBeGreaterThan(0);
  });

  const central = { central: { pillars: ['yellow-4 apprentice 1', 'yellow-6 apprentice 1'] } };
  const onCentral = (state: State) =>
    play(
      state,
      { place: 'yellow-1', on: 'central', meeple: 'apprentice' },
      { activate: 'manipulate', meeple: 'apprentice' },
    );

  test('TA-BUILD-4: on the central tower it lies central side up', () => {
    const state = ready({ towers: central });
    onCentral(state);
    play(state, { go: 'score' });
    expect(state.tiles[3]).toBe(18);
    play(state, { go: 'end' });
    expect(isOffered(state, { place: 'pink-2', on: 'central', meeple: 'master' })).toBe(true);
  });

  test('TA-BUILD-5: the floor number rises', () => {
    const state = ready();
    play(state, last);
    expect(state.floors).toEqual([2, 1, 1, 1]);
  });

  /** A position in which no tile is left. */
  function noTiles(towers: object): State {
    const state = at({
      turn: 1,
      table: ['yellow-1', 'pink-2', 'pink-3'],
      pool: pool(7),
      towers,
    });
    state.next = 0;
    state.stack = [];
    return state;
  }

  test('TA-AMB-33: with no tile left an outer tower closes and counts no more', () => {
    const state = noTiles({
      outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', build: 'master 1' },
    });
    const events = play(state, last);
    expect(events).toContainEqual({ event: 'closed', tower: 'outer1' });
    expect(totals(state)).toEqual([0, 1 + 6]);
    expect(game.choices(state).some((c) => 'place' in c && c.on === 'outer1')).toBe(false);
    play(state, { place: 'pink-2', on: 'outer2', pillar: 'build', meeple: 'apprentice' });
    expect(isOffered(state, { build: 'outer1', pillar: 'gain2', meeple: 'apprentice' })).toBe(
      false,
    );
    play(state, { build: 'outer3', pillar: 'gain2', meeple: 'apprentice' });
    expect(state.stage).toBe('over');
    const { scores } = game.outcome(state);
    expect(scores[1].ties[1]).toEqual({ tie: 'topMeeples', value: 0 });
  });

  test('TA-AMB-33: the central tower gets a plain floor instead', () => {
    const state = noTiles(central);
    onCentral(state);
    const events = play(state, { go: 'score' });
    expect(events).toContainEqual({ event: 'newFloor', tower: 'central', floor: 2, tile: 0 });
    play(state, { go: 'end' });
    expect(isOffered(state, { place: 'pink-2', on: 'central', meeple: 'apprentice' })).toBe(true);
  });
});
