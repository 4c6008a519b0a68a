import { perft } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { game, type Place } from '../index.ts';
import { at, isOffered, offeredWith, play, pool } from '../testing.ts';
import { slowChoices } from './slow.ts';

const trapped = { central: { floor: 3 }, outer3: { floor: 2 } };

describe('positions worth a look', () => {
  test('an empty supply and Flip: casts only, then placements with that meeple only', () => {
    const state = at({
      table: ['pink-1', 'yellow-2', 'pink-1'],
      pool: pool(4),
      towers: trapped,
      players: [{ supply: {}, book: { flip: 'apprentice' } }],
    });
    expect(game.choices(state)).toEqual([
      { cast: 'flip' },
      { cast: 'flip', die: 'yellow-2' },
      { cast: 'flip', die: 'pink-1' },
    ]);
    for (const choice of game.choices(state)) {
      const after = game.clone(state);
      play(after, choice);
      const list = game.choices(after) as Place[];
      expect(list.every((one) => 'place' in one && one.meeple === 'apprentice')).toBe(true);
    }
  });

  const flipMaster = {
    table: ['blue-3', 'yellow-2', 'pink-1'],
    pool: pool(4),
    towers: { ...trapped, outer1: { tile: 4 } },
    players: [{ supply: { apprentice: 1 }, book: { flip: 'master' } }],
  };

  test('a 3 on the central tower, Flip taken: on, or a cast; then it is woken again at once', () => {
    const state = at(flipMaster);
    play(state, { place: 'blue-3', on: 'central', meeple: 'apprentice' });
    expect(game.choices(state)).toEqual([
      { go: 'on' },
      { cast: 'flip' },
      { cast: 'flip', die: 'yellow-2' },
      { cast: 'flip', die: 'pink-1' },
    ]);
    const events = play(state, { cast: 'flip', die: 'pink-1' });
    expect(events.map((event) => event.event)).toEqual(['cast', 'flipped', 'activated']);
    expect([state.book[2], state.stage]).toEqual([2, 'end']);
  });

  test('the same die on BUILD: every target from Flip, on, or a cast; nothing to activate', () => {
    const state = at(flipMaster);
    play(state, { place: 'blue-3', on: 'outer1', pillar: 'build', meeple: 'apprentice' });
    const builds = offeredWith(state, 'build');
    expect(builds).toHaveLength(7);
    expect(builds.every((choice) => 'from' in choice && choice.from === 'flip')).toBe(true);
    expect(offeredWith(state, 'activate')).toEqual([]);
    expect(isOffered(state, { go: 'on' })).toBe(true);
    expect(offeredWith(state, 'cast')).toHaveLength(3);
  });

  test('a 6 as third central die: Swap is woken, and scoring waits; after it Swap has no target', () => {
    const state = at({
      table: ['blue-6', 'pink-2', 'pink-3'],
      pool: pool(3),
      towers: { central: { pillars: ['yellow-4 apprentice 1', 'yellow-5 apprentice 1'] } },
    });
    play(state, { place: 'blue-6', on: 'central', meeple: 'apprentice' });
    play(state, { activate: 'swap', meeple: 'master' });
    expect(state.stage).toBe('score');
    expect(game.choices(state)[0]).toEqual({ go: 'score' });
    expect(isOffered(state, { cast: 'swap', die: 'pink-2', with: 'yellow-4' })).toBe(true);
    play(state, { go: 'score' });
    expect(game.choices(state)).toEqual([{ go: 'end' }, { cast: 'swap' }]);
  });

  test('a Shift waits and a yellow 6 lies there: where it may count as what', () => {
    const state = at({
      table: ['yellow-6', 'pink-1'],
      shift: 1,
      pool: pool(2),
      players: [{ supply: { apprentice: 7 } }],
      towers: {
        outer1: { tile: 1, gain2: 'yellow-4 as 5 apprentice 1' },
        outer2: { tile: 13, floor: 2 },
      },
    });
    const numbers = (on: Place['on'], pillar?: Place['pillar']) =>
      (offeredWith(state, 'place') as Place[])
        .filter((c) => c.place === 'yellow-6' && c.on === on && c.pillar === pillar)
        .map((c) => c.as ?? 6);
    expect(numbers('outer1', 'floor')).toEqual([6]);
    expect(numbers('outer1', 'build')).toEqual([6]);
    expect(numbers('central')).toEqual([5, 6]);
    expect(numbers('outer2', 'gain2')).toEqual([6]);
    expect(numbers('outer2', 'floor')).toEqual([6]);
    expect(numbers('outer2', 'build')).toEqual([5, 6]);
  });
});

/** The lines of play from positions that use every part of the rules: a drift shows in a number. */
describe('perft', () => {
  const scenes = {
    'the first turn of two': {
      table: ['yellow-1', 'pink-2', 'purple-3', 'blue-4', 'blue-4'],
    },
    'all six spells': {
      table: ['yellow-1', 'pink-2', 'purple-3'],
      pool: ['blue-5', 'yellow-6'],
      players: [
        {
          book: {
            manipulate: 'apprentice',
            shift: 'apprentice',
            flip: 'apprentice',
            morph: 'apprentice',
            exchange: 'apprentice',
            swap: 'master',
          },
        },
      ],
      towers: { central: { pillars: ['pink-4 apprentice 1'] } },
    },
    'two floors about to be completed, three players': {
      seats: 3,
      table: ['yellow-1', 'pink-2', 'blue-6'],
      pool: pool(4),
      towers: {
        outer1: { tile: 1, gain2: 'yellow-4 apprentice 1', prestige: 'yellow-6 master 2' },
        outer2: { tile: 2, gain2: 'pink-4 apprentice 1', build: 'master 1' },
        central: { floor: 2, pillars: ['blue-4 apprentice 1', 'blue-5 apprentice 0'] },
      },
    },
    'the last meeples of two': {
      table: ['yellow-1', 'pink-2', 'blue-6'],
      pool: pool(5),
      players: [
        { supply: { apprentice: 1 }, book: { flip: 'master' } },
        { supply: {}, book: {} },
      ],
      towers: {
        central: { floor: 4 },
        outer1: { tile: 1, floor: 2 },
        outer3: { floor: 2 },
      },
    },
    'the last turn of four': {
      seats: 4,
      turn: 3,
      table: ['yellow-1', 'blue-6'],
      pool: pool(7),
      players: [{}, {}, {}, { book: { manipulate: 'master' } }],
    },
  };
  const counts: Record<keyof typeof scenes, number[]> = {
    'the first turn of two': [26, 313, 2846],
    'all six spells': [44, 1511, 41389],
    'two floors about to be completed, three players': [10, 79, 602],
    'the last meeples of two': [13, 124, 657],
    'the last turn of four': [11, 117, 465],
  };
  for (const [name, scene] of Object.entries(scenes))
    test(name, () => {
      const expected = counts[name as keyof typeof scenes];
      expect([1, 2, 3].map((depth) => perft(game, at(scene), depth))).toEqual(expected);
      expect(perft({ ...game, choices: slowChoices }, at(scene), 2)).toBe(expected[1]);
    });
});
