import { CHANCE, checkOptions } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { at, play } from './testing/tester.ts';
import { game } from './whole.ts';
import { whyNot } from './whyNot.ts';

const why = (state: ReturnType<typeof at>, thing: string, seat = 0) =>
  whyNot(state, seat, thing).map(({ why: key, blame, with: told }) => ({ key, blame, ...told }));

const CORRIDOR = {
  '0.g': 'red-2',
  '0.a': 'blue-2',
  '0.b': 'green-3',
  '0.d': 'yellow-2',
  '5.d': 'yellow-2',
};
const other = { dice: ['yellow-6', 'yellow-5'] };

describe('seals', () => {
  const scrolls = { '0.s2': 'change-water' };
  const blameTheDoor = [{ key: 'out-of-reach', blame: ['space:0.g'] }];

  test('FS-REACH-1: out of reach, with what stands in the way', () => {
    const state = at({
      seals: CORRIDOR,
      scrolls,
      players: [{ dice: ['red-2', 'blue-6'] }, other],
    });
    expect(why(state, 'space:0.s2')).toEqual(blameTheDoor);
    expect(why(state, 'space:0.g')).toEqual([]);
  });

  test('FS-REACH-5: a mage in the door is to blame', () => {
    const { '0.g': _, ...seals } = CORRIDOR;
    const mine = { dice: ['green-3', 'blue-6'] };
    const state = at({ seals, scrolls, players: [mine, { at: '0.g', dice: ['yellow-1'] }] });
    expect(why(state, 'space:0.s2')).toEqual(blameTheDoor);
  });

  test('FS-BREAK-2: with dice beside it, only what is wrong with those', () => {
    const state = at({
      seals: { '0.g': 'red-2', '1.g': 'blue-2' },
      players: [{ dice: ['red-2', 'blue-3'] }, other],
    });
    const blue = { key: 'other-dice', blame: ['space:1.g'], strength: 2, colour: 'blue' };
    expect(why(state, 'die:red-2+space:1.g')).toEqual([blue]);
    expect(why(state, 'die:blue-3+space:1.g')).toEqual([]);
    expect(why(state, 'die:red-2+die:blue-3')).toEqual([]);
  });

  test('FS-BREAK-2, FS-BREAK-3, FS-BREAK-4: wrong colour, too weak, too weak for Mind', () => {
    const state = at({
      circle: 2,
      seals: { '0.g': 'red-2', '1.g': 'blue-5', '2.g': 'green-2' },
      scrolls: { '3.s6': 'synergy-mind' },
      players: [{ dice: ['red-2', 'blue-3', 'blue-1'] }, other],
    });
    expect(why(state, 'space:2.g')).toEqual([{ key: 'wrong-colour', blame: [], colour: 'green' }]);
    expect(why(state, 'space:1.g')).toEqual([
      {
        key: 'too-weak',
        blame: ['die:blue-1', 'die:blue-3'],
        colour: 'blue',
        strength: 5,
        most: 4,
      },
    ]);
    expect(why(state, 'space:3.s6')).toEqual([
      { key: 'too-weak-mind', blame: [], strength: 6, most: 4 },
    ]);
    expect(why(state, 'space:4.g')).toEqual([{ key: 'nothing-there', blame: [] }]);
  });

  test('FS-GUARD-3, FS-BLOCK-3: guarded, or under a familiar', () => {
    const state = at({
      circle: 4,
      seals: { '0.g': 'red-2', '1.g': 'red-2' },
      scrolls: { '0.s2': 'change-fire' },
      guardians: { fire: '0.s2' },
      players: [
        { dice: ['red-2'] },
        { ...other, familiar: '1.g', scrolls: ['guardian-fire'], used: ['dispatch-fire'] },
      ],
    });
    expect(why(state, 'space:0.s2')).toEqual([{ key: 'guarded', blame: ['guardian:fire'] }]);
    expect(why(state, 'space:1.g')).toEqual([
      { key: 'under-familiar', blame: ['seat:1'], owner: 1 },
    ]);
  });
});

describe('scrolls and the rest', () => {
  const state = at({
    circle: 3,
    seals: { '0.g': 'red-2' },
    players: [
      {
        dice: ['red-2', 'green-1'],
        scrolls: ['theft-fire', 'synergy-air', 'renewal-air'],
        used: ['change-fire'],
      },
      { done: true, dice: ['red', 'blue', 'blue'] },
    ],
  });

  test('FS-SCROLL-2: used already', () => {
    expect(why(state, 'own:change-fire')).toEqual([{ key: 'used-up', blame: ['own:change-fire'] }]);
  });
  test('FS-SCROLL-3: no effect now', () => {
    expect(why(state, 'own:renewal-air')).toEqual([
      { key: 'no-effect', blame: [], scroll: 'renewal-air' },
    ]);
    expect(whyNot(state, 0, 'own:renewal-air')[0].rules).toContain('FS-RENEWAL-2');
  });
  test('FS-CONFLICT-2: nobody to aim at', () => {
    expect(why(state, 'own:theft-fire')).toEqual([{ key: 'nobody-left', blame: [] }]);
  });
  test('FS-SYNERGY-1: never used', () => {
    expect(why(state, 'own:synergy-air')).toEqual([{ key: 'passive', blame: [] }]);
  });
  test('FS-TURN-4: no giving up while a seal can be broken', () => {
    expect(why(state, 'give:up')).toEqual([{ key: 'must-break', blame: [] }]);
  });
  test('a die without a use, another’s turn, a round that is over', () => {
    expect(why(state, 'die:green-1')).toEqual([{ key: 'no-seal-for-die', blame: ['die:green-1'] }]);
    expect(why(state, 'die:green-6')).toEqual([{ key: 'not-yours', blame: [] }]);
    expect(why(state, 'space:0.g', 1)).toEqual([{ key: 'done', blame: ['seat:1'] }]);
    expect(why(state, 'supply:red')).toEqual([{ key: 'supply', blame: [] }]);
  });
  test('FS-Q-65: a colour that the others took is gone from the supply', () => {
    const drafting = game.setup(checkOptions(game, { seats: 2, first: 0 }));
    while (game.waitingFor(drafting) === CHANCE) game.apply(drafting, 0);
    expect(why(drafting, 'supply:red')).toEqual([]);
    play(drafting, { take: ['red', 'red', 'red'] });
    expect(why(drafting, 'supply:red', 1)).toEqual([{ key: 'none-left', blame: [] }]);
    expect(why(drafting, 'space:0.g', 1)).toEqual([{ key: 'something-else', blame: [] }]);
  });
  test('the game is over', () => {
    const last = at({
      seals: { '0.g': 'red-2' },
      players: [{ dice: ['red-2'] }, { done: true, dice: ['red', 'blue', 'blue'] }],
    });
    play(last, { break: '0.g', dice: ['red-2'] });
    expect(why(last, 'space:0.g')).toEqual([{ key: 'over', blame: [] }]);
  });
});
