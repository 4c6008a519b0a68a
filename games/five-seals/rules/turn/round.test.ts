import { CHANCE, NOBODY } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import {
  at,
  dice,
  down,
  fall,
  familiarAt,
  isOffered,
  offered,
  play,
  up,
} from '../testing/tester.ts';
import { MOST_ROUNDS } from './round.ts';

/** Enough scrolls of strength 6 that the game goes on, all behind seals nobody has dice for. */
const SIXES = {
  '0.s6': 'synergy-fire',
  '1.s6': 'synergy-water',
  '2.s6': 'synergy-air',
  '3.s6': 'synergy-earth',
};
/** The inner ring, so that nobody gets out of the hub but through it. */
const DOORS = {
  '0.g': 'red-2',
  '1.g': 'blue-2',
  '2.g': 'yellow-2',
  '3.g': 'green-2',
  '4.g': 'green-2',
  '5.g': 'green-2',
};
/** Behind the doors nothing else can be had; strong tokens lie there in the circle of Spaces. */
const INNER = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].map((w) => [`${w}.a`, w < 3 ? 'yellow-5' : 'green-5']),
);

const take = { take: ['red', 'red', 'blue'] as const };

describe('the round', () => {
  test('FS-ROUND-1, FS-ENDTURN-2, FS-ENDROUND-4, FS-ENDROUND-5, FS-D-17: drafts, count, familiars home, marker left, then all roll', () => {
    const state = at({
      circle: 2,
      seals: { ...DOORS, ...INNER },
      scrolls: SIXES,
      players: [{ dice: ['red-2'] }, { dice: ['blue-2'] }],
    });
    play(state, { break: '0.g', dice: ['red-2'] });
    play(state, take);
    expect(dice(state, 0)).toEqual(['red', 'red', 'blue']);
    play(state, { break: '1.g', dice: ['blue-2'] });
    expect(familiarAt(state, 1)).toBe('binding');
    const told = play(state, { take: ['blue', 'yellow', 'green'] });
    expect(told.map(({ event }) => event)).toEqual(['drafted', 'familiar', 'familiar', 'round']);
    expect([state.round, state.first, game.waitingFor(state)]).toEqual([2, 1, CHANCE]);
    expect([familiarAt(state, 0), familiarAt(state, 1)]).toEqual(['front', 'front']);
    fall(state, 1, 2, 3, 4, 5, 6);
    expect([dice(state, 1), dice(state, 0)]).toEqual([
      ['blue-1', 'yellow-2', 'green-3'],
      ['red-4', 'red-5', 'blue-6'],
    ]);
    expect(game.waitingFor(state)).toBe(1);
  });

  test('FS-ROUND-2, FS-ROUND-3, FS-ROUND-4, FS-ENDTURN-3, FS-ENDTURN-4: clockwise, who is out is skipped, who is alone goes on', () => {
    const state = at({
      seats: 3,
      turn: 1,
      seals: {
        '0.g1': 'red-2',
        '1.g': 'red-2',
        '2.g': 'blue-2',
        '3.g1': 'red-2',
        '4.g': 'red-2',
        '5.g': 'red-2',
      },
      players: [{ dice: ['red-2'] }, { dice: ['red-2', 'red-3', 'blue-4'] }, { dice: ['blue-2'] }],
    });
    play(state, { break: '1.g', dice: ['red-2'] });
    expect(game.waitingFor(state)).toBe(2);
    play(state, { break: '2.g', dice: ['blue-2'] });
    play(state, take);
    expect(game.waitingFor(state)).toBe(0);
    play(state, { break: '0.g1', dice: ['red-2'] });
    play(state, { take: ['green', 'green', 'green'] });
    expect(game.waitingFor(state)).toBe(1);
    expect(dice(state, 1)).toEqual(['red-3', 'blue-4']);
    play(state, { break: '3.g1', dice: ['red-3'] });
    expect(game.waitingFor(state)).toBe(1);
  });

  test('FS-ENDTURN-1, FS-BINDING-6: out of dice: scrolls up, familiar home, three dice of any colour', () => {
    const state = at({
      seals: DOORS,
      players: [
        {
          dice: ['red-2'],
          familiar: '0.a',
          scrolls: ['change-air'],
          used: ['binding', 'renewal-fire'],
        },
        { dice: ['blue-2'] },
      ],
    });
    play(state, { break: '0.g', dice: ['red-2'] });
    expect([up(state, 0), down(state, 0), familiarAt(state, 0)]).toEqual([
      ['binding', 'change-air', 'renewal-fire'],
      [],
      'binding',
    ]);
    expect(offered(state)).toHaveLength(19);
    expect(isOffered(state, { take: ['red', 'red', 'red'] })).toBe(true);
  });

  test('FS-ENDTURN-5: dice for the next round are taken in the order of finishing', () => {
    const state = at({
      seats: 3,
      seals: { '0.g1': 'red-2', '1.g': 'red-2', '2.g': 'blue-2', '3.g1': 'red-2' },
      players: [{ dice: ['red-2', 'red-2'] }, { dice: ['red-2'] }, { dice: ['blue-2'] }],
    });
    play(state, { break: '0.g1', dice: ['red-2'] });
    play(state, { break: '1.g', dice: ['red-2'] });
    expect([game.waitingFor(state), offered(state)[0]]).toMatchObject([
      1,
      { take: ['red', 'red', 'red'] },
    ]);
  });

  test('FS-Q-65: also the dice just returned can be taken', () => {
    const state = at({
      seals: DOORS,
      players: [{ dice: ['red-2'] }, { dice: ['red-2', 'red-1', 'blue-2'] }],
    });
    play(state, { break: '0.g', dice: ['red-2'] });
    expect(isOffered(state, { take: ['red', 'blue', 'blue'] })).toBe(true);
    expect(isOffered(state, { take: ['red', 'red', 'blue'] })).toBe(false);
  });

  test('FS-Q-52: dice may be taken that are of no use', () => {
    const state = at({
      seals: { '0.g': 'red-2', '1.g': 'red-2' },
      players: [{ dice: ['red-2'] }, { dice: ['red-2'] }],
    });
    play(state, { break: '0.g', dice: ['red-2'] });
    expect(isOffered(state, { take: ['green', 'green', 'green'] })).toBe(true);
  });
});

describe('the end', () => {
  const lastTurn = (scrolls: object, more: object = {}) =>
    at({
      seals: DOORS,
      scrolls,
      players: [{ dice: ['red-2'] }, { done: true, dice: ['blue', 'blue', 'blue'] }],
      ...more,
    });

  test('FS-ENDROUND-1, FS-ENDROUND-2, FS-Q-66: with fewer than 4 sixes it ends, and the last one takes no dice', () => {
    const { '3.s6': _, ...three } = SIXES;
    const state = lastTurn(three);
    const told = play(state, { break: '0.g', dice: ['red-2'] });
    expect(told).toContainEqual({ event: 'counted', sixes: 3, fewest: 4 });
    expect(told).toContainEqual({ event: 'over', why: 'sixes' });
    expect([game.waitingFor(state), dice(state, 0)]).toEqual([NOBODY, []]);
  });

  test('FS-ENDROUND-2: with 4 of them it goes on', () => {
    const state = lastTurn(SIXES);
    play(state, { break: '0.g', dice: ['red-2'] });
    expect(game.waitingFor(state)).toBe(0);
    play(state, { take: ['red', 'red', 'green'] });
    expect(state.round).toBe(2);
  });

  test('FS-ENDROUND-2: with four or five players the bound is 5', () => {
    const scrolls = {
      '0.s6': 'synergy-fire',
      '1.s6a': 'synergy-water',
      '2.s6a': 'synergy-air',
      '3.s6': 'synergy-earth',
    };
    const done = (colour: string) => ({ done: true, dice: [colour, colour, colour] });
    const state = at({
      seats: 4,
      seals: { '0.g': 'red-2' },
      scrolls,
      players: [{ dice: ['red-2'] }, done('blue'), done('green'), done('yellow')],
    });
    expect(play(state, { break: '0.g', dice: ['red-2'] })).toContainEqual({
      event: 'counted',
      sixes: 4,
      fewest: 5,
    });
    expect(game.waitingFor(state)).toBe(NOBODY);
  });

  test('FS-ENDROUND-3, FS-Q-55: the round in which too few are left is played to its end', () => {
    const state = at({
      seals: { '0.g': 'blue-2', '1.g': 'blue-2' },
      scrolls: { '1.s6': 'synergy-fire' },
      players: [{ at: '1.o', dice: ['red-6', 'red-1'] }, { dice: ['blue-2', 'blue-3'] }],
    });
    play(state, { break: '1.s6', dice: ['red-6'] });
    expect(game.waitingFor(state)).toBe(1);
    play(state, { break: '0.g', dice: ['blue-2'] });
    expect(game.waitingFor(state)).toBe(0);
  });

  test('FS-Q-50, FS-REARR-2: a strong scroll counts as 6 in any box', () => {
    const moved = {
      '0.s2': 'synergy-fire',
      '1.s3': 'synergy-water',
      '2.s4': 'synergy-air',
      '3.s5': 'synergy-earth',
    };
    const state = lastTurn(moved, { circle: 2 });
    expect(play(state, { break: '0.g', dice: ['red-2'] })).toContainEqual({
      event: 'counted',
      sixes: 4,
      fewest: 4,
    });
  });

  /** A last turn in which nothing is broken: one gives up. */
  const empty = (written: object) => {
    const state = at({
      round: 3,
      seals: { '0.g': 'green-2' },
      scrolls: SIXES,
      players: [
        { at: '3.g', dice: ['red-1'], scrolls: ['renewal-fire'] },
        { done: true, dice: ['blue', 'blue', 'blue'] },
      ],
      ...written,
    });
    return { state, told: play(state, { give: 'up' }) };
  };

  test('FS-HOUSE-1, FS-Q-56: three rounds in a row without a broken seal end the game', () => {
    const second = empty({ empty: 1 });
    expect(second.told).toContainEqual({ event: 'empty', rounds: 2 });
    expect(game.waitingFor(second.state)).toBe(0);
    const third = empty({ empty: 2 });
    expect(third.told).toContainEqual({ event: 'over', why: 'empty' });
    expect(game.waitingFor(third.state)).toBe(NOBODY);
  });

  test('FS-HOUSE-1: a break makes the count begin again', () => {
    const state = lastTurn(SIXES, { round: 3, empty: 2 });
    play(state, { break: '0.g', dice: ['red-2'] });
    expect([state.empty, game.waitingFor(state)]).toEqual([0, 0]);
  });

  test('FS-HOUSE-2, FS-Q-56: the sixtieth round is the last', () => {
    const over = lastTurn(SIXES, { round: MOST_ROUNDS });
    expect(play(over, { break: '0.g', dice: ['red-2'] })).toContainEqual({
      event: 'over',
      why: 'rounds',
    });
    const before = lastTurn(SIXES, { round: MOST_ROUNDS - 1 });
    play(before, { break: '0.g', dice: ['red-2'] });
    expect(game.waitingFor(before)).toBe(0);
  });
});

describe('the score', () => {
  const score = (state: State, seat: number) => game.outcome(state).scores[seat];
  const held = (...hands: string[][]) =>
    at({
      seals: { '0.g': 'red-2' },
      players: hands.map((scrolls, seat) => ({
        scrolls,
        dice: seat === 0 ? ['red-2'] : ['blue-1'],
      })),
    });

  test('FS-END-1, FS-END-3, FS-SYNERGY-1: the book’s example makes 27', () => {
    const state = held([
      'change-air',
      'renewal-fire',
      'renewal-mind',
      'strengthening-fire',
      'growth-air',
      'synergy-air',
    ]);
    expect(score(state, 0)).toMatchObject({
      total: 27,
      parts: [
        { part: 'binding', points: 1 },
        { part: 'scrolls', points: 23 },
        { part: 'synergy', points: 3 },
      ],
    });
  });

  test('FS-SYNERGY-2: two Synergies of one element count in full', () => {
    expect(score(held(['synergy-fire', 'synergy-fire', 'change-fire']), 0).total).toBe(1 + 14 + 6);
  });

  test('FS-SYNERGY-M, FS-BINDING-9: Binding is a Mind scroll for Synergy of Mind', () => {
    expect(score(held(['synergy-mind', 'change-mind']), 0).total).toBe(1 + 8 + 3);
  });

  test('FS-END-2, FS-Q-57, FS-D-25: ties are shared', () => {
    const outcome = game.outcome(held(['change-air'], ['change-air']));
    expect([outcome.winners, outcome.places]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(game.outcome(held(['change-air'], ['renewal-air'])).winners).toEqual([1]);
  });

  test('FS-Q-58: face down or up, scrolls score', () => {
    const state = at({
      seals: { '0.g': 'red-2' },
      players: [{ dice: ['red-2'], used: ['binding', 'synergy-fire'] }, { dice: ['red-1'] }],
    });
    expect(score(state, 0).total).toBe(1 + 6 + 1);
  });
});
