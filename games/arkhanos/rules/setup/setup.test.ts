import { CHANCE, checkOptions, type Game, OptionsError } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { OUTER_BONUSES, TILES } from '../data.ts';
import { lookAtBook, lookAtTower } from '../look.ts';
import type { State } from '../state.ts';
import { at, begin, play, pool } from '../testing.ts';
import { game } from '../whole.ts';

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
/** Starters 0, 0, 0; first tile; first player drawn as seat 1. */
const ready = (seats = 2) => begin({ seats }, 0, 0, 0, 0, 1);

describe('the components', () => {
  test('TA-COMP-1: seven apprentices of influence 1 and a master of influence 2 each', () => {
    const state = ready(4);
    expect(state.apprentices).toEqual([7, 7, 7, 7]);
    expect(state.masters).toEqual([1, 1, 1, 1]);
    const scored = at({
      table: ['yellow-1', 'pink-2'],
      pool: pool(2),
      towers: { outer1: { tile: 5, gain2: 'yellow-1 apprentice 1', build: 'yellow-3 master 0' } },
    });
    const events = play(scored, {
      place: 'yellow-1',
      on: 'outer1',
      pillar: 'floor',
      meeple: 'apprentice',
    });
    expect(events.find((event) => event.event === 'scored')).toMatchObject({
      gains: [
        { seat: 0, influence: 3 },
        { seat: 1, influence: 1 },
      ],
    });
  });

  test('TA-COMP-2: an outer side limits dice, a central side takes any', () => {
    const state = ready();
    expect(lookAtTower(state, 0).top?.tile).toMatchObject({ colours: ['yellow'] });
    expect(lookAtTower(state, 3).top).not.toHaveProperty('tile');
    expect(TILES).toHaveLength(18);
  });

  test('TA-COMP-3: each side has three pillars, each with a bonus', () => {
    const state = ready();
    const bonuses = (tower: number) => lookAtTower(state, tower).top?.pillars.map((p) => p.bonus);
    for (const tower of [0, 1, 2]) expect(bonuses(tower)).toEqual(OUTER_BONUSES);
    expect(bonuses(3)).toEqual(['activate', 'activate', 'activate']);
  });

  test('TA-COMP-4: a pillar is empty, holds die and meeple, or a meeple alone; the latter are full', () => {
    const state = at({
      table: ['yellow-1', 'pink-2'],
      pool: pool(1),
      towers: { outer1: { tile: 1, gain2: 'yellow-2 apprentice 0', build: 'apprentice 1' } },
    });
    const pillars = game
      .choices(state)
      .flatMap((choice) => ('place' in choice && choice.on === 'outer1' ? [choice.pillar] : []));
    expect(new Set(pillars)).toEqual(new Set(['floor']));
  });

  test('TA-COMP-5: the spells by number', () => {
    const spells = [1, 2, 3, 4, 5, 6].map((face) => {
      const state = at({
        table: [`pink-${face}`, 'pink-1'],
        players: [{ supply: { apprentice: 7 } }],
        towers: { central: { floor: 2 } },
        pool: pool(2),
      });
      play(state, { place: `pink-${face as 1}`, on: 'central', meeple: 'apprentice' });
      return lookAtBook(state, 0).find(({ meeple }) => meeple)?.spell;
    });
    expect(spells).toEqual(['manipulate', 'shift', 'flip', 'morph', 'exchange', 'swap']);
  });

  test('TA-AMB-35: the stars of the starters do nothing', () => {
    const withStarter = at({ table: ['pink-1', 'pink-2'], towers: { central: { tile: 1 } } });
    const without = at({ table: ['pink-1', 'pink-2'], towers: { central: { tile: 18 } } });
    const central = (state: State) =>
      game.choices(state).filter((choice) => 'place' in choice && choice.on === 'central');
    expect(central(withStarter)).toEqual(central(without));
  });

  test('TA-AMB-36: nothing is hidden but what chance will do', () => {
    const state = ready();
    for (const viewer of [0, 1, -2]) expect(game.view(state, viewer)).toEqual(state);
    expect(state.stack).toEqual([...state.stack].sort((a, b) => a - b));
  });

  test('TA-AMB-37: prestige never runs out', () => {
    const state = at({ table: ['yellow-1', 'pink-2'], players: [{ prestige: 999 }] });
    play(state, { place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' });
    expect(game.outcome(state).scores[0].total).toBe(1001);
  });
});

describe('setting up', () => {
  test('TA-SETUP-1: chance decides where the four starters go', () => {
    const state = begin({ seats: 2 });
    expect([game.waitingFor(state), game.odds(state)]).toEqual([CHANCE, 4]);
    expect(state.starters).toEqual([1, 2, 3, 4]);
    expect(begin({ seats: 2, starters: 'odd' }).starters).toEqual([5, 6, 7, 8]);
  });

  test('TA-SETUP-2: three starters are floor 1 of the outer towers', () => {
    const state = begin({ seats: 2 }, 2, 0, 1);
    expect(state.tiles.slice(0, 3)).toEqual([3, 1, 4]);
    expect(state.floors).toEqual([1, 1, 1, 1]);
  });

  test('TA-SETUP-3: the fourth is floor 1 of the central tower', () => {
    expect(begin({ seats: 2 }, 2, 0, 1).tiles[3]).toBe(2);
  });

  test('TA-SETUP-4: the other fourteen tiles are one stack', () => {
    const state = begin({ seats: 2 }, 0, 0, 0);
    expect([game.waitingFor(state), game.odds(state)]).toEqual([CHANCE, 14]);
  });

  test('TA-SETUP-5: the next tile is seen, the order below is not decided', () => {
    const state = begin({ seats: 2 }, 0, 0, 0, 5);
    expect(state.next).toBe(10);
    expect(state.stack).toEqual([5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18]);
  });

  test('TA-SETUP-6: everybody starts with no prestige', () => {
    expect(game.outcome(ready(3)).scores.map((score) => score.total)).toEqual([0, 0, 0]);
  });

  test('TA-SETUP-7: the mana pool starts empty', () => {
    expect(ready().pool).toEqual([]);
  });

  test('TA-SETUP-8: an empty spellbook and all meeples in the supply', () => {
    const state = ready(3);
    expect(sum(state.book)).toBe(0);
    expect(sum(state.apprentices) + sum(state.masters)).toBe(24);
  });

  test('TA-SETUP-9: all dice are in the bag', () => {
    expect(ready().bag).toEqual([10, 10, 10, 10]);
  });

  test('TA-SETUP-10: somebody is first and has the bag', () => {
    const state = ready();
    expect([state.first, state.turn, state.stage]).toEqual([1, 1, 'draw']);
  });

  test('TA-SETUP-11: for two to four players', () => {
    expect(game.seats).toEqual([2, 4]);
    for (const seats of [1, 5])
      expect(() => checkOptions(game as Game, { seats })).toThrow(OptionsError);
  });

  test('TA-SETUP-12: every player has meeples of their own', () => {
    const state = ready(4);
    expect(Object.keys(game.pieces(state)).filter((piece) => piece.startsWith('masters'))).toEqual([
      'masters of seat 0',
      'masters of seat 1',
      'masters of seat 2',
      'masters of seat 3',
    ]);
  });

  test('TA-AMB-52: chance picks the first player, unless the options do', () => {
    const drawn = begin({ seats: 3 }, 0, 0, 0, 0);
    expect([drawn.stage, game.odds(drawn)]).toEqual(['firstPlayer', 3]);
    game.apply(drawn, 2);
    expect(drawn.first).toBe(2);
    const named = begin({ seats: 3, first: 1 }, 0, 0, 0, 0);
    expect([named.stage, named.first]).toEqual(['draw', 1]);
  });
});
