import { checkOptions, type Game, seeded, stroll } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { DIE_NAMES, SPELLS, TOWERS } from './index.ts';
import { pillarThing } from './names.ts';
import type { State } from './state.ts';
import { at, begin, play, pool } from './testing.ts';
import { game } from './whole.ts';

const table = ['yellow-1', 'yellow-4', 'pink-2', 'blue-3'];
const why = (state: State, thing: string, seat = 0) =>
  game.whyNot(state, seat, thing).map((reason) => reason.why);

describe('why a piece can’t be used', () => {
  test('what can be used has no reason against it', () => {
    const state = at({ table });
    for (const thing of ['die:yellow-1', 'tower:outer1', 'pillar:outer1.gain2', 'meeple:master'])
      expect(why(state, thing)).toEqual([]);
    expect(why(state, 'die:yellow-1+pillar:outer1.gain2+meeple:master')).toEqual([]);
  });

  test('it is another’s turn, or chance’s, or nobody’s', () => {
    const state = at({ table });
    expect(game.whyNot(state, 1, 'die:yellow-1')).toEqual([
      { why: 'notYourTurn', rules: ['TA-ROUND-4', 'TA-TURN-4'], blame: [], with: { seat: 0 } },
    ]);
    expect(why(begin({ seats: 2 }), 'die:yellow-1')).toEqual(['chance']);
    const last = at({ table: ['pink-2', 'pink-3'], pool: pool(7) });
    play(last, { place: 'pink-2', on: 'outer2', pillar: 'gain2', meeple: 'master' });
    expect(why(last, 'die:pink-3')).toEqual(['over']);
  });

  test('dice: not on the table, or one was placed already', () => {
    const state = at({ table, players: [{ book: { shift: 'apprentice' } }] });
    expect(why(state, 'die:purple-6')).toEqual(['notOnTable']);
    play(state, { place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'master' });
    expect(game.whyNot(state, 0, 'die:pink-2')).toEqual([
      { why: 'diePlaced', rules: ['TA-TURN-2'], blame: ['pillar:outer1.gain2'] },
    ]);
    expect(why(state, 'meeple:apprentice')).toEqual(['diePlaced']);
    expect(why(state, 'meeple:master')).toEqual(['notInSupply']);
    expect(why(state, 'tower:outer2')).toEqual(['diePlaced']);
    expect(why(state, 'go:on')).toEqual(['otherStage']);
  });

  test('towers: which dice don’t fit, and what is wrong with each', () => {
    const state = at({
      table: ['yellow-1', 'yellow-4', 'pink-2', 'blue-3'],
      pool: pool(2),
      towers: { outer1: { tile: 5, floor: 1 }, outer2: { tile: 11 } },
    });
    expect(game.whyNot(state, 0, 'tower:outer2')).toEqual([
      {
        why: 'wrongColour',
        rules: ['TA-PLACE-4'],
        blame: ['die:yellow-1', 'die:yellow-4', 'die:pink-2', 'die:blue-3'],
        with: { tower: 'outer2', tile: 11 },
      },
    ]);
    expect(why(state, 'die:yellow-4+tower:outer1')).toEqual(['wrongNumber']);
    expect(why(state, 'die:blue-3+pillar:outer1.floor')).toEqual(['wrongColour']);
    const taken = at({
      table: ['yellow-1', 'pink-2'],
      pool: pool(2),
      towers: { outer1: { tile: 1, gain2: 'yellow-1 apprentice 1' } },
    });
    expect(why(taken, 'pillar:outer1.floor')).toEqual(['wrongColour', 'numberTaken']);
    expect(why(taken, 'die:pink-2+pillar:outer1.floor')).toEqual(['wrongColour']);
    expect(why(taken, 'die:yellow-1+pillar:outer1.floor')).toEqual(['numberTaken']);
    expect(why(taken, 'pillar:outer1.gain2')).toEqual(['pillarFull']);
    expect(why(taken, 'pillar:central.2')).toEqual(['centralAlike']);
    taken.tiles[2] = 0;
    expect(why(taken, 'tower:outer3')).toEqual(['closed']);
  });

  test('a supply that is empty wants a cast first', () => {
    const state = at({
      table,
      pool: pool(4),
      towers: { central: { floor: 3 }, outer3: { floor: 2 } },
      players: [{ supply: {}, book: { shift: 'apprentice' } }],
    });
    expect(game.whyNot(state, 0, 'die:yellow-1')).toEqual([
      { why: 'freeMeepleFirst', rules: ['TA-PLACE-11', 'TA-AMB-2'], blame: ['spell:shift'] },
    ]);
    expect(why(state, 'tower:central')).toEqual(['freeMeepleFirst']);
  });

  test('the bonus: another tower, this spell, a taken spell', () => {
    const state = at({ table, players: [{ book: { manipulate: 'apprentice' } }] });
    const central = game.clone(state);
    play(state, { place: 'yellow-1', on: 'outer1', pillar: 'build', meeple: 'apprentice' });
    expect(why(state, 'pillar:outer1.gain2')).toEqual(['otherTower']);
    expect(game.whyNot(state, 0, 'go:end')).toMatchObject([{ why: 'bonusFirst' }]);
    play(central, { place: 'yellow-1', on: 'central', meeple: 'apprentice' });
    expect(why(central, 'tower:outer2')).toEqual(['bonusIsActivate']);
    expect(why(central, 'meeple:master')).toEqual(['spellTaken']);
    const other = at({ table });
    play(other, { place: 'yellow-4', on: 'central', meeple: 'apprentice' });
    expect(game.whyNot(other, 0, 'spell:swap')).toMatchObject([
      { why: 'otherSpell', with: { number: 4, spell: 'morph' } },
    ]);
  });

  test('spells and the pool', () => {
    const state = at({ table, pool: ['yellow-1', 'blue-5'] });
    expect(why(state, 'spell:flip')).toEqual(['inactive']);
    expect(why(state, 'pool:1')).toEqual(['needsExchange']);
    expect(why(state, 'pool:3')).toEqual(['poolEmpty']);
    expect(why(state, 'pool:10')).toEqual(['poolTen']);
    expect(why(state, 'go:end')).toEqual(['placeFirst']);
    expect(why(state, 'teapot:1')).toEqual(['noSuchThing']);
    const equal = at({
      table: ['yellow-1', 'yellow-1', 'yellow-1'],
      pool: ['yellow-1', 'blue-5'],
      players: [{ book: { exchange: 'apprentice' } }],
    });
    expect(why(equal, 'pool:1')).toEqual(['sameDice']);
    expect(why(equal, 'pool:2')).toEqual([]);
  });

  test('things that don’t go together without a better reason', () => {
    const state = at({ table, players: [{ book: { flip: 'apprentice' } }] });
    expect(why(state, 'spell:flip+tower:central')).toEqual(['notTogether']);
  });

  test('in play, every piece that no choice touches gets a reason, and no other', () => {
    const things = [
      ...DIE_NAMES.slice(1).map((die) => `die:${die}`),
      ...TOWERS.map((tower) => `tower:${tower}`),
      ...Array.from({ length: 12 }, (_, pillar) => pillarThing(pillar)),
      ...SPELLS.map((spell) => `spell:${spell}`),
      ...['meeple:apprentice', 'meeple:master', 'go:on', 'go:score', 'go:end'],
      ...Array.from({ length: 10 }, (_, space) => `pool:${space + 1}`),
    ];
    const options = checkOptions(game as Game, { seats: 2 });
    for (const { before } of stroll(game, game.setup(options), seeded(3), game.bound(options))) {
      const seat = game.waitingFor(before);
      if (seat < 0) continue;
      const touched = new Set(game.choices(before).flatMap((one) => game.touches(before, one)));
      for (const thing of touched) expect(things).toContain(thing);
      for (const thing of things)
        expect(game.whyNot(before, seat, thing).length > 0, thing).toBe(!touched.has(thing));
    }
  });
});

describe('the pieces a choice touches', () => {
  test('by kind of choice', () => {
    const state = at({
      table,
      pool: ['blue-5', 'blue-5'],
      players: [{ book: { exchange: 'apprentice', manipulate: 'master' } }],
      towers: { central: { pillars: ['purple-5 apprentice 1'] } },
    });
    const touched = (choice: Parameters<typeof game.touches>[1]) => game.touches(state, choice);
    expect(
      touched({ place: 'yellow-1', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' }),
    ).toEqual(['die:yellow-1', 'tower:outer1', 'pillar:outer1.gain2', 'meeple:apprentice']);
    expect(touched({ place: 'yellow-1', on: 'central', meeple: 'apprentice' })).toEqual([
      'die:yellow-1',
      'tower:central',
      'pillar:central.1',
      'meeple:apprentice',
    ]);
    expect(touched({ cast: 'exchange', die: 'pink-2', with: 'blue-5' })).toEqual([
      'spell:exchange',
      'die:pink-2',
      'pool:1',
      'pool:2',
    ]);
    expect(touched({ cast: 'manipulate', spell: 'swap', die: 'pink-2', with: 'purple-5' })).toEqual(
      ['spell:manipulate', 'spell:swap', 'die:pink-2', 'pillar:central.0'],
    );
    expect(touched({ build: 'outer2', pillar: 'floor', from: 'exchange' })).toEqual([
      'tower:outer2',
      'pillar:outer2.floor',
      'spell:exchange',
    ]);
    expect(touched({ activate: 'flip', meeple: 'master' })).toEqual([
      'spell:flip',
      'meeple:master',
    ]);
    expect(touched({ go: 'end' })).toEqual(['go:end']);
  });
});
