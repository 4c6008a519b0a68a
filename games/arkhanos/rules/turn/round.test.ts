import { CHANCE, NOBODY } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import type { State } from '../state.ts';
import { at, begin, isOffered, offeredWith, play, pool, reveal } from '../testing.ts';
import { game } from '../whole.ts';

/** Draws and rolls with these outcomes, all dice drawn first. */
function roll(state: State, draws: number[], faces: number[]): void {
  for (const outcome of [...draws, ...faces]) game.apply(state, outcome);
}
/** Places the first die that the list has on the central tower, and ends the turn. */
function quickTurn(state: State): number {
  const seat = game.waitingFor(state);
  const take = () => {
    const [choice] = game
      .choices(state)
      .filter((one) => 'place' in one && one.on === 'central') as Choice[];
    play(state, choice ?? game.choices(state)[0]);
  };
  take();
  while (game.waitingFor(state) === seat && state.stage !== 'place') {
    const go = game.choices(state).find((one) => 'go' in one) ?? game.choices(state)[0];
    play(state, go);
    reveal(state);
  }
  return seat;
}
const first = (seats: number) => begin({ seats, first: 0 }, 0, 0, 0, 0);

describe('a round', () => {
  test('TA-ROUND-1: five dice with two or four players', () => {
    for (const seats of [2, 4]) {
      const state = first(seats);
      expect(game.odds(state)).toBe(40);
      roll(state, [0, 0, 0, 0, 0], []);
      expect(state.drawn).toHaveLength(5);
      expect(state.stage).toBe('roll');
    }
  });

  test('TA-ROUND-2: four dice with three players', () => {
    const state = first(3);
    roll(state, [0, 0, 0, 0], []);
    expect(state.drawn).toHaveLength(4);
    expect(state.stage).toBe('roll');
  });

  test('TA-ROUND-3: the drawn dice are rolled and lie on the table', () => {
    const state = first(2);
    roll(state, [0, 10, 20, 30, 0], [0, 1, 2, 3, 4]);
    // Each draw leaves one die less: outcome 10 is the 11th of 39, a pink one, and so on.
    expect(state.table).toEqual([1, 8, 15, 22, 5]);
    expect(state.bag).toEqual([8, 9, 9, 9]);
    expect(game.waitingFor(state)).toBe(0);
  });

  test('TA-ROUND-4: the bearer of the bag begins, then clockwise', () => {
    const state = at({
      seats: 3,
      turn: 2,
      table: ['pink-1', 'pink-2', 'pink-3', 'pink-4'],
    });
    expect(state.first).toBe(2);
    expect([quickTurn(state), quickTurn(state), quickTurn(state)]).toEqual([2, 0, 1]);
  });

  test('TA-ROUND-5: the round ends when one die is left', () => {
    const state = at({ table: ['pink-1', 'pink-2'] });
    quickTurn(state);
    expect(state.table).toEqual([]);
    expect([state.round, state.stage, game.waitingFor(state)]).toEqual([2, 'draw', CHANCE]);
  });

  test.each([
    [2, [0, 1, 0, 1]],
    [3, [0, 1, 2]],
    [4, [0, 1, 2, 3]],
  ])('TA-ROUND-6: turns of a round with %i players', (seats, order) => {
    const dice = ['pink-1', 'pink-2', 'pink-3', 'pink-4', 'pink-5'].slice(0, seats === 3 ? 4 : 5);
    const state = at({ seats, table: dice });
    expect(order.map(() => quickTurn(state))).toEqual(order);
    expect(state.round).toBe(2);
  });

  test('TA-ROUND-7: the last die goes to the space of the round', () => {
    const state = at({ table: ['pink-1', 'yellow-2'], pool: pool(3) });
    const events = play(state, { place: 'pink-1', on: 'central', meeple: 'master' });
    if (state.stage === 'bonus')
      events.push(...play(state, { activate: 'manipulate', meeple: 'apprentice' }));
    events.push(...play(state, { go: 'end' }));
    expect(events).toContainEqual({
      event: 'roundEnded',
      round: 4,
      die: 'yellow-2',
      space: 4,
    });
    expect(state.pool[3]).toBe(2);
  });

  test('TA-ROUND-8: the bag passes left', () => {
    const state = at({ seats: 4, turn: 3, table: ['pink-1', 'pink-2'] });
    expect(state.first).toBe(0);
    quickTurn(state);
    expect([state.first, state.turn]).toEqual([1, 1]);
  });

  test('TA-ROUND-9: dice never return to the bag', () => {
    const state = at({ table: ['pink-1', 'yellow-2'], pool: pool(2) });
    const before = [...state.bag];
    quickTurn(state);
    expect(state.bag).toEqual(before);
  });

  test.each([
    ['TA-ROUND-10', 2, 8],
    ['TA-ROUND-11', 3, 9],
    ['TA-ROUND-10', 4, 8],
  ])('%s: with %i players there are %i rounds', (_, seats, rounds) => {
    const last = at({ seats, table: ['pink-1', 'pink-2'], pool: pool(rounds - 1) });
    quickTurn(last);
    expect(game.waitingFor(last)).toBe(NOBODY);
    const before = at({ seats, table: ['pink-1', 'pink-2'], pool: pool(rounds - 2) });
    quickTurn(before);
    expect(before.stage).toBe('draw');
  });

  test('TA-AMB-34: the last die is what nobody took, with the face it shows', () => {
    const state = at({
      table: ['pink-1', 'yellow-2'],
      players: [{ book: { flip: 'apprentice' } }],
    });
    play(
      state,
      { cast: 'flip', die: 'yellow-2' },
      { place: 'pink-1', on: 'outer2', pillar: 'gain2', meeple: 'master' },
    );
    expect(state.pool).toEqual([5]);
  });

  test('TA-AMB-40: with two players the last of a round is the first of the next', () => {
    const state = at({ turn: 1, table: ['pink-1', 'pink-2'] });
    expect(state.first).toBe(0);
    quickTurn(state);
    expect([state.round, state.turn]).toEqual([2, 1]);
  });

  test('TA-AMB-54: the last die of the last round goes to the pool too', () => {
    const state = at({ table: ['pink-1', 'pink-2'], pool: pool(7) });
    quickTurn(state);
    expect(state.pool).toHaveLength(8);
  });
});

describe('a turn', () => {
  test('TA-TURN-1: place, bonus, score', () => {
    const state = at({
      table: ['yellow-1', 'pink-2', 'pink-3'],
      pool: pool(2),
      towers: {
        outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', build: 'yellow-6 apprentice 1' },
      },
    });
    const events = play(state, {
      place: 'yellow-1',
      on: 'outer1',
      pillar: 'floor',
      meeple: 'master',
    });
    expect(events.map((event) => event.event).slice(0, 3)).toEqual(['placed', 'bonus', 'scored']);
  });

  test('TA-TURN-2: exactly one die a turn, and no passing', () => {
    const state = at({
      table: ['pink-1', 'pink-2', 'pink-3'],
      players: [{ book: { flip: 'apprentice' } }],
    });
    expect(offeredWith(state, 'go')).toEqual([]);
    play(state, { place: 'pink-1', on: 'central', meeple: 'apprentice' });
    expect(offeredWith(state, 'place')).toEqual([]);
  });

  test('TA-TURN-3: spells may be cast before, between and after the phases', () => {
    const state = at({
      table: ['pink-1', 'pink-2', 'pink-3', 'pink-4'],
      players: [{ book: { flip: 'apprentice', exchange: 'apprentice', swap: 'apprentice' } }],
    });
    play(state, { cast: 'flip', die: 'pink-2' });
    play(state, { place: 'pink-1', on: 'central', meeple: 'apprentice' });
    expect(state.stage).toBe('bonus');
    play(state, { cast: 'exchange' });
    play(state, { activate: 'manipulate', meeple: 'apprentice' });
    expect(state.stage).toBe('end');
    play(state, { cast: 'swap', die: 'pink-3', with: 'pink-1' });
    expect(state.stage).toBe('end');
  });

  test('TA-TURN-4: nobody casts in another’s turn', () => {
    const state = at({
      table: ['pink-1', 'pink-2'],
      players: [{}, { book: { flip: 'apprentice' } }],
    });
    expect(offeredWith(state, 'cast')).toEqual([]);
    expect(game.whyNot(state, 1, 'spell:flip')).toMatchObject([{ why: 'notYourTurn' }]);
  });

  test('TA-AMB-12: with a meeple in the book the turn ends by choice, else by itself', () => {
    const table = ['yellow-1', 'pink-2', 'pink-3'];
    const place: Choice = { place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'master' };
    const withBook = at({ table, players: [{ book: { flip: 'apprentice' } }] });
    play(withBook, place);
    expect([withBook.turn, withBook.stage]).toEqual([0, 'end']);
    expect(isOffered(withBook, { go: 'end' })).toBe(true);
    play(withBook, { cast: 'flip', die: 'pink-2' });
    expect([withBook.turn, withBook.stage]).toEqual([1, 'place']);
    const without = at({ table });
    play(without, place);
    expect([without.turn, without.stage]).toEqual([1, 'place']);
  });

  test('TA-AMB-32: after the last round nobody casts', () => {
    const state = at({
      turn: 1,
      table: ['pink-1', 'pink-2'],
      pool: pool(7),
      players: [{ book: { flip: 'apprentice' } }],
    });
    quickTurn(state);
    expect(game.waitingFor(state)).toBe(NOBODY);
    expect(game.choices(state)).toEqual([]);
    expect(game.outcome(state).scores[0].parts).toContainEqual({ part: 'book', points: 1 });
  });
});
