import { ScenarioError } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { at, begin, offeredWith, pool } from '../testing.ts';
import { game } from '../whole.ts';

describe('a scenario', () => {
  test('accounts for every die, meeple and tile', () => {
    const all = game.pieces(begin({ seats: 3 }));
    const state = at({
      seats: 3,
      turn: 1,
      table: ['yellow-3', 'pink-5'],
      pool: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'yellow-5'],
      next: 7,
      towers: {
        outer1: { tile: 11, floor: 3, gain2: 'purple-4 apprentice 1', build: 'master 0' },
        outer2: { floor: 2, below: [{ tile: 6, pillars: ['pink-1', 'pink-3', 'master 2'] }] },
        central: { floor: 2, pillars: ['pink-2 apprentice 0'] },
      },
      players: [{ book: { flip: 'apprentice' }, supply: { apprentice: 2 }, prestige: 5 }],
    });
    expect(game.pieces(state)).toEqual(all);
    expect([state.round, state.first, state.next]).toEqual([6, 2, 7]);
    expect(state.below[1]).toEqual([6, 7, 9, -6]);
    expect(game.choices(state).length).toBeGreaterThan(0);
  });

  test('may stand in the middle of a turn', () => {
    const state = at({
      table: ['pink-1', 'pink-2'],
      pool: pool(2),
      stage: 'bonus',
      placed: { on: 'outer1', pillar: 'build', number: 4 },
      towers: { outer1: { tile: 1, build: 'yellow-4 apprentice 0' } },
    });
    expect(game.choices(state)).toContainEqual({ activate: 'morph', meeple: 'master' });
  });

  test('may stand before the draw of a round', () => {
    const state = at({ stage: 'draw', pool: pool(2), turn: 1 });
    expect([game.waitingFor(state), game.odds(state), state.first]).toEqual([-1, 38, 1]);
  });

  /** Seat 0 has put a yellow 4 on BUILD. */
  const afterBuild = {
    table: ['pink-1', 'pink-2'],
    pool: pool(2),
    stage: 'bonus',
    placed: { on: 'outer1', pillar: 'build', number: 4 },
    towers: { outer1: { tile: 1, build: 'yellow-4 apprentice 0' } },
  };

  const TILES_OF_ANY_NUMBER = [3, 4].map((tile) => ({
    tile,
    pillars: ['purple-1', 'purple-2', 'purple-3'],
  }));
  const fullCentral = {
    ...afterBuild.towers,
    central: { pillars: ['blue-2 apprentice 1', 'pink-2 apprentice 1', 'pink-3 apprentice 1'] },
  };

  const wrong: [string, unknown, RegExp][] = [
    ['not an object', [], /A position is an object/],
    ['an unknown field', { tabel: [] }, /A position has no "tabel"/],
    ['too many seats', { seats: 5 }, /"seats" is a whole number from 2 to 4/],
    ['no dice', {}, /there are 2 to 5 dice on the table, not 0/],
    ['a strange die', { table: ['green-3', 'pink-1'] }, /"green-3" is no die/],
    [
      'a strange pillar',
      { towers: { outer1: { gain2: 'a pawn' } }, table: ['pink-1', 'pink-2'] },
      /something like/,
    ],
    ['too many rounds', { table: ['pink-1', 'pink-2'], pool: pool(8) }, /at most 7 dice/],
    [
      'a number that does not fit',
      { table: ['pink-1', 'pink-2'], towers: { outer1: { tile: 11, gain2: 'purple-3 master 0' } } },
      /takes no 3/,
    ],
    [
      'a number twice',
      {
        table: ['pink-1', 'pink-2'],
        towers: { outer1: { tile: 1, gain2: 'yellow-3', build: 'yellow-3' } },
      },
      /no number twice/,
    ],
    [
      'a full floor',
      {
        table: ['pink-1', 'pink-2'],
        towers: { central: { pillars: ['pink-1', 'pink-1', 'pink-1'] } },
      },
      /is full, but not listed/,
    ],
    [
      'one tile twice',
      { table: ['pink-1', 'pink-2'], next: 5, towers: { outer1: { tile: 5 } } },
      /in one place only/,
    ],
    [
      'too many masters',
      { table: ['pink-1', 'pink-2'], players: [{ book: { flip: 'master', swap: 'master' } }] },
      /only 7 apprentices and one master/,
    ],
    [
      'meeples nowhere',
      { table: ['pink-1', 'pink-2'], players: [{ supply: { apprentice: 1 } }] },
      /meeples that are nowhere/,
    ],
    [
      'too few dice left',
      { table: ['pink-1', 'pink-2', 'pink-3'], towers: { central: { floor: 3 } } },
      /the bag must still hold 35 dice/,
    ],
    [
      'too many of a colour',
      { table: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5'], pool: pool(7) },
      /only 10 blue dice/,
    ],
    [
      'a seat that is not there',
      { table: ['pink-1', 'pink-2'], towers: { central: { pillars: ['master 3'] } } },
      /there is no seat 3/,
    ],
    [
      'players without a seat',
      { table: ['pink-1', 'pink-2'], players: [{}, {}, {}] },
      /"players" has at most 2 entries, not 3/,
    ],
    [
      'something placed too early',
      { table: ['pink-1', 'pink-2'], placed: {} },
      /nothing is placed/,
    ],
    [
      'a trapped meeple of a seat that is not there',
      {
        table: ['pink-1', 'pink-2'],
        pool: pool(3),
        towers: {
          outer2: { floor: 2, below: [{ tile: 6, pillars: ['pink-1', 'pink-3', 'master 3'] }] },
        },
      },
      /there is no seat 3/,
    ],
    [
      'a number that no Shift reaches',
      { table: ['pink-1', 'pink-2'], towers: { outer1: { tile: 1, gain2: 'yellow-1 as 4' } } },
      /a yellow-1 can't count as 4/,
    ],
    ['a Shift after the placement', { ...afterBuild, shift: 1 }, /wait only for a placement/],
    ['a Morph after the placement', { ...afterBuild, morph: true }, /wait only for a placement/],
    ['a Shift before the draw', { stage: 'draw', shift: 1 }, /wait only for a placement/],
    [
      'nothing where the die was placed',
      { ...afterBuild, towers: { outer1: { tile: 1 } } },
      /No die lies on the pillar/,
    ],
    [
      'another number than the die counts as',
      { ...afterBuild, placed: { on: 'outer1', pillar: 'build', number: 5 } },
      /counts as 4, not as 5/,
    ],
    [
      'the meeple of another beside the die just placed',
      { ...afterBuild, towers: { outer1: { tile: 1, build: 'yellow-4 apprentice 1' } } },
      /beside it is a meeple of seat 0/,
    ],
    [
      'a bonus that was paid at once',
      {
        ...afterBuild,
        placed: { on: 'outer1', pillar: 'gain2', number: 4 },
        towers: { outer1: { tile: 1, gain2: 'yellow-4 apprentice 0' } },
      },
      /"gain2" gives nothing to decide/,
    ],
    ['a score without a floor', { ...afterBuild, stage: 'score' }, /nothing to decide here/],
    ['an end without a spell', { ...afterBuild, stage: 'end' }, /nothing to decide here/],
    [
      'a floor completed, but not scored at the end of a turn',
      {
        ...afterBuild,
        stage: 'end',
        completed: ['outer1'],
        players: [{ book: { flip: 'apprentice' } }],
        towers: {
          outer1: {
            ...{ tile: 1, gain2: 'yellow-1 master 1', prestige: 'yellow-2 master 0' },
            build: 'yellow-4 apprentice 0',
          },
        },
      },
      /scored before a turn ends/,
    ],
    [
      'a floor completed twice',
      {
        ...afterBuild,
        completed: ['outer1', 'outer1'],
        towers: {
          outer1: {
            ...{ tile: 1, gain2: 'yellow-1 master 1', prestige: 'yellow-2 master 0' },
            build: 'yellow-4 apprentice 0',
          },
        },
      },
      /completed once/,
    ],
    [
      'TA-AMB-15: a third Shift to cast',
      {
        seats: 2,
        table: ['yellow-3', 'pink-5'],
        shift: 2,
        players: [{ book: { shift: 'apprentice' } }],
      },
      /by Shift, Morph or Manipulate, once each/,
    ],
    [
      'a Shift and a Morph that one Manipulate can’t have cast',
      {
        table: ['yellow-3', 'pink-5'],
        ...{ shift: 1, morph: true },
        players: [{ book: { shift: 'apprentice', morph: 'apprentice' } }],
      },
      /once each/,
    ],
    [
      'a Shift whose meeple is not at home',
      {
        table: ['yellow-3', 'pink-5'],
        ...{ pool: pool(4), shift: 1, towers: { central: { floor: 3 }, outer3: { floor: 2 } } },
        players: [{ supply: {}, book: { flip: 'apprentice' } }],
      },
      /its meeple is in the supply/,
    ],
    [
      'a fourth pillar',
      { table: ['pink-1', 'pink-2'], towers: { central: { pillars: ['', '', '', ''] } } },
      /"central.pillars" has at most 3 entries/,
    ],
    [
      'dice that no tile takes',
      {
        ...{ table: ['pink-1', 'pink-2'], pool: pool(6), next: 17 },
        // Only tiles of any number and of 3 and 4 take both.
        towers: {
          outer1: { gain2: 'yellow-3', build: 'yellow-4' },
          outer2: { tile: 18 },
          outer3: { tile: 1 },
          central: { tile: 2, floor: 3, below: TILES_OF_ANY_NUMBER },
        },
      },
      /No tile that is left takes the dice on "outer1"/,
    ],
    [
      'another’s floor completed before the bonus',
      { ...afterBuild, completed: ['central'], towers: fullCentral },
      /can't have completed the floor of "central"/,
    ],
    [
      'a floor completed without a meeple built there',
      {
        ...afterBuild,
        ...{ stage: 'score', completed: ['central'], towers: fullCentral },
        players: [{ book: { swap: 'apprentice' } }],
      },
      /can't have completed the floor of "central"/,
    ],
    [
      'a turn that ends with no trace of its die',
      {
        ...afterBuild,
        ...{ stage: 'end', towers: { outer1: { tile: 1 } } },
        players: [{ book: { swap: 'apprentice' } }],
      },
      /No die lies on the pillar/,
    ],
    [
      'a die and a meeple run together',
      { table: ['pink-1', 'pink-2'], towers: { outer1: { gain2: 'yellow-3master 0' } } },
      /something like/,
    ],
    ['null', { table: ['pink-1', 'pink-2'], shift: null }, /"shift" is left out/],
  ];
  test.each(wrong)('with %s is refused in a sentence', (_, written, message) => {
    expect(() => game.scenario(JSON.stringify(written))).toThrow(ScenarioError);
    expect(() => game.scenario(JSON.stringify(written))).toThrow(message);
  });

  test('fills in a tile that takes the dice written there', () => {
    const state = at({
      table: ['pink-1', 'pink-2'],
      towers: { outer1: { gain2: 'yellow-3', build: 'purple-3 master 0' } },
    });
    expect(state.tiles[0]).toBe(5);
  });

  test('TA-AMB-15: two Shifts wait, and the number is chosen at the placement', () => {
    const state = at({ table: ['yellow-3', 'pink-5'], shift: 2 });
    const numbers = offeredWith(state, 'place').map((choice) => ('as' in choice ? choice.as : 3));
    expect(Math.max(...numbers.map(Number))).toBe(6);
  });

  test('that is not JSON is refused', () => {
    expect(() => game.scenario('{')).toThrow(/written in JSON/);
  });
});
