import { NOBODY } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import { at, play, pool, totals } from '../testing.ts';

/** The last turn of a game for `seats`: the last seat puts a die where it leaves only 2 points. */
const last = (more: object, seats = 2) =>
  at({
    seats,
    turn: seats - 1,
    table: ['pink-2', 'pink-3'],
    pool: pool(seats === 3 ? 8 : 7),
    ...more,
  });
const finish: Choice = { place: 'pink-2', on: 'outer2', pillar: 'gain2', meeple: 'apprentice' };
const finalFloors = (events: Event[]) =>
  events.flatMap((event) =>
    event.event === 'finalFloor' ? [[event.tower, event.gains.map((gain) => gain.points)]] : [],
  );

describe('the end', () => {
  test('TA-END-1: after the last round the game is over', () => {
    const state = last({});
    const events = play(state, finish);
    expect(game.waitingFor(state)).toBe(NOBODY);
    expect(events.at(-1)).toEqual({ event: 'won', winners: [1] });
  });

  test('TA-END-2, TA-END-3: on an unfinished floor the most gets 3, the second most 2', () => {
    const towers = {
      outer1: { tile: 1, gain2: 'yellow-1 master 0', build: 'yellow-2 apprentice 1' },
    };
    const state = last({ towers });
    const events = play(state, finish);
    expect(finalFloors(events)).toEqual([
      ['outer1', [3, 2]],
      ['outer2', [3]],
    ]);
    expect(totals(state)).toEqual([3, 2 + 2 + 3]);
  });

  test('TA-END-4: tied, 1 each', () => {
    const towers = {
      outer1: { tile: 1, gain2: 'yellow-1 apprentice 0', build: 'yellow-2 apprentice 1' },
    };
    const state = last({ towers });
    play(state, finish);
    expect(totals(state)).toEqual([1, 1 + 2 + 3]);
  });

  test('TA-END-5: 1 prestige a meeple in the spellbook', () => {
    const state = last({ players: [{ book: { flip: 'master', swap: 'apprentice' } }] });
    const events = play(state, finish);
    expect(totals(state)[0]).toBe(2);
    expect(events).toContainEqual({ event: 'finalBook', seat: 0, points: 2 });
  });

  test('TA-END-6: most prestige wins', () => {
    const state = last({ players: [{ prestige: 6 }] });
    play(state, finish);
    expect(game.outcome(state)).toMatchObject({ winners: [0], places: [1, 2] });
  });

  // The last seat ends with 2 for its pillar and 3 for the floor: 5, no book, one meeple on top.
  test('TA-END-7: a tie goes to the most meeples in the spellbook', () => {
    const state = last({ players: [{ prestige: 4, book: { flip: 'apprentice' } }] });
    play(state, finish);
    expect(totals(state)).toEqual([5, 5]);
    expect(game.outcome(state)).toMatchObject({ winners: [0], places: [1, 2] });
  });

  test('TA-END-8: then to the most meeples on the top floors', () => {
    const state = last({ players: [{ prestige: 5 }] });
    play(state, finish);
    expect(totals(state)).toEqual([5, 5]);
    expect(game.outcome(state).winners).toEqual([1]);
  });

  test('TA-END-9: then the victory is shared', () => {
    const towers = { outer1: { tile: 1, gain2: 'yellow-1 apprentice 0' } };
    const state = last({ towers, players: [{ prestige: 2 }] });
    const events = play(state, finish);
    expect(totals(state)).toEqual([5, 5]);
    expect(game.outcome(state)).toMatchObject({ winners: [0, 1], places: [1, 1] });
    expect(events.at(-1)).toEqual({ event: 'won', winners: [0, 1] });
  });

  test('TA-AMB-29: the central floor counts alike; empty floors score nobody; a tie has no second', () => {
    const towers = {
      central: { pillars: ['blue-1 apprentice 0', 'blue-2 apprentice 1'] },
      outer1: { tile: 1, gain2: 'yellow-1 master 0', prestige: 'yellow-2 master 1' },
    };
    const events = play(last({ towers }, 4), {
      place: 'pink-2',
      on: 'outer2',
      pillar: 'floor',
      meeple: 'apprentice',
    });
    expect(finalFloors(events)).toEqual([
      ['outer1', [1, 1]],
      ['outer2', [3]],
      ['central', [1, 1]],
    ]);
  });

  test('TA-AMB-30: a floor completed in the last round is scored as usual, the new one scores nobody', () => {
    const towers = {
      outer2: { tile: 2, prestige: 'pink-1 apprentice 0', build: 'pink-5 master 0' },
    };
    const state = last({ towers });
    const events = play(state, finish);
    expect(events).toContainEqual(expect.objectContaining({ event: 'scored', tower: 'outer2' }));
    expect(finalFloors(events)).toEqual([]);
    expect(totals(state)).toEqual([6, 2 + 4]);
  });

  test('TA-AMB-31: heads are counted, not influence, on pillars too', () => {
    const towers = {
      outer1: { tile: 1, gain2: 'yellow-1 master 0', build: 'apprentice 0' },
    };
    const state = last({ towers });
    play(state, finish);
    expect(game.outcome(state).scores.map((score) => score.ties[1].value)).toEqual([2, 1]);
  });

  test('TA-AMB-53: places below the winner go by the same order, and equal is equal', () => {
    const state = last(
      {
        players: [
          { prestige: 9 },
          { prestige: 1, book: { flip: 'apprentice' } },
          { prestige: 2 },
          {},
        ],
      },
      4,
    );
    play(state, finish);
    expect(totals(state)).toEqual([9, 2, 2, 5]);
    expect(game.outcome(state).places).toEqual([1, 3, 4, 2]);
    const equal = last({ players: [{ prestige: 2 }, { prestige: 2 }, { prestige: 2 }] }, 4);
    play(equal, finish);
    expect(game.outcome(equal).places).toEqual([2, 2, 2, 1]);
  });

  test('the parts of a score add up to its total', () => {
    const state = last({ players: [{ prestige: 4, book: { flip: 'apprentice' } }] });
    play(state, finish);
    for (const { parts, total } of game.outcome(state).scores)
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  });
});
