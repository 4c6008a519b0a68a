import { CHANCE } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { at, dice, down, fall, offered, play, uses } from '../testing/tester.ts';

const SEALS = { '0.g': 'red-2', '1.g': 'blue-2', '2.g': 'yellow-2', '3.g': 'green-2' };
const hand = (rolled: string[], scrolls: string[], other: string[] = ['green-1']) =>
  at({ seals: SEALS, players: [{ dice: rolled, scrolls }, { dice: other }] });

const COLOURS = { fire: 'red', water: 'blue', air: 'yellow', earth: 'green' } as const;
const natural = Object.entries(COLOURS);

describe.each(natural)('of %s', (element, colour) => {
  const another = colour === 'red' ? 'blue' : 'red';

  test('FS-CHANGE-1: dice of the colour become as many of another, with their values; turned down', () => {
    const state = hand([`${colour}-3`, `${colour}-5`], [`change-${element}`]);
    play(state, { use: `change-${element}`, dice: [`${colour}-3`, `${colour}-5`], into: another });
    expect(dice(state, 0)).toEqual([`${another}-3`, `${another}-5`]);
    expect(down(state, 0)).toEqual([`change-${element}`]);
  });

  test('FS-RENEWAL-1, FS-D-24: rolls a free choice of dice of the colour again; turned down', () => {
    const state = hand([`${colour}-1`, `${colour}-2`, `${another}-6`], [`renewal-${element}`]);
    expect(uses(state, `renewal-${element}`)).toHaveLength(3);
    play(state, { use: `renewal-${element}`, dice: [`${colour}-1`] });
    expect(game.waitingFor(state)).toBe(CHANCE);
    const told = fall(state, 5);
    expect(told).toContainEqual({ event: 'rolled', seat: 0, dice: [`${colour}-5`] });
    expect([...dice(state, 0)].sort()).toEqual(
      [`${colour}-2`, `${colour}-5`, `${another}-6`].sort(),
    );
    expect(down(state, 0)).toEqual([`renewal-${element}`]);
  });

  test('FS-STRENGTHEN-1, FS-D-23: adds 2 to as many as wanted, 5 becomes 6, 6 is left out; turned down', () => {
    const state = hand(
      [`${colour}-2`, `${colour}-5`, `${colour}-6`],
      [`strengthening-${element}`],
      [`${another}-1`],
    );
    expect(uses(state, `strengthening-${element}`)).toEqual([
      { dice: [`${colour}-2`] },
      { dice: [`${colour}-2`, `${colour}-5`] },
      { dice: [`${colour}-5`] },
    ]);
    play(state, { use: `strengthening-${element}`, dice: [`${colour}-2`, `${colour}-5`] });
    expect(dice(state, 0)).toEqual([`${colour}-4`, `${colour}-6`, `${colour}-6`]);
    expect(down(state, 0)).toEqual([`strengthening-${element}`]);
  });

  test('FS-GROWTH-1, FS-GROWTH-3: one more die of the colour, rolled at once; turned down', () => {
    const state = hand([`${another}-2`, `${another}-3`, `${another}-4`], [`growth-${element}`]);
    expect(uses(state, `growth-${element}`)).toEqual([{ take: colour }]);
    play(state, { use: `growth-${element}`, take: colour });
    fall(state, 6);
    expect(dice(state, 0)).toContain(`${colour}-6`);
    expect(dice(state, 0)).toHaveLength(4);
    expect(down(state, 0)).toEqual([`growth-${element}`]);
  });

  test('FS-SYNERGY-1: never used', () => {
    expect(uses(hand([`${colour}-2`], [`synergy-${element}`]), `synergy-${element}`)).toEqual([]);
  });
});

test('FS-CHANGE-1, FS-CHANGE-2, FS-D-21: the book’s example, blue 3 and 5', () => {
  const state = hand(['blue-3', 'blue-5'], ['change-water'], ['red-1', 'red-2', 'green-1']);
  const all = uses(state, 'change-water');
  expect(all).toContainEqual({ dice: ['blue-3', 'blue-5'], into: 'yellow' });
  expect(all).toContainEqual({ dice: ['blue-3'], into: 'red' });
  expect(all).not.toContainEqual({ dice: ['blue-3', 'blue-5'], into: 'red' });
});

test('FS-CHANGE-2, FS-Q-34: no more than the supply has; dice in front of players are none of it', () => {
  const state = at({
    seals: SEALS,
    players: [
      { dice: ['blue-3'], scrolls: ['change-water'] },
      { done: true, dice: ['red', 'red', 'red'] },
    ],
  });
  expect(uses(state, 'change-water')).toEqual([
    { dice: ['blue-3'], into: 'yellow' },
    { dice: ['blue-3'], into: 'green' },
  ]);
});

test('FS-CHANGE-3: not without a die of the colour, nor without another colour in the supply', () => {
  expect(uses(hand(['red-2'], ['change-water']), 'change-water')).toEqual([]);
  const dry = hand(
    ['blue-3', 'red-1', 'red-1', 'yellow-1', 'yellow-1', 'green-1'],
    ['change-water'],
    ['red-1', 'yellow-1', 'green-1', 'green-1'],
  );
  expect(uses(dry, 'change-water')).toEqual([]);
});

test('FS-CHANGE-M, FS-D-12: any source, another target, one source colour a use; turned down', () => {
  const state = hand(['red-2', 'blue-3'], ['change-mind']);
  const all = uses(state, 'change-mind');
  expect(all).toHaveLength(6);
  expect(all).not.toContainEqual({ dice: ['red-2'], into: 'red' });
  expect(all).not.toContainEqual({ dice: ['red-2', 'blue-3'], into: 'green' });
  play(state, { use: 'change-mind', dice: ['blue-3'], into: 'yellow' });
  expect([dice(state, 0), down(state, 0)]).toEqual([['red-2', 'yellow-3'], ['change-mind']]);
});

test('FS-RENEWAL-2: not without a die of the colour', () => {
  expect(uses(hand(['red-2'], ['renewal-water', 'renewal-mind']), 'renewal-water')).toEqual([]);
});

test('FS-RENEWAL-M: the book’s example: one or both yellows, or the green, not all three; turned down', () => {
  const state = hand(['yellow-2', 'yellow-4', 'green-3'], ['renewal-mind']);
  expect(uses(state, 'renewal-mind')).toEqual([
    { dice: ['yellow-2'] },
    { dice: ['yellow-2', 'yellow-4'] },
    { dice: ['yellow-4'] },
    { dice: ['green-3'] },
  ]);
  play(state, { use: 'renewal-mind', dice: ['yellow-2', 'yellow-4'] });
  fall(state, 6, 1);
  expect([dice(state, 0), down(state, 0)]).toEqual([
    ['yellow-1', 'yellow-6', 'green-3'],
    ['renewal-mind'],
  ]);
});

test('FS-Q-36: rolling again is an effect, even of a 6 and to a 6', () => {
  const state = hand(['red-6'], ['renewal-fire']);
  play(state, { use: 'renewal-fire', dice: ['red-6'] });
  fall(state, 6);
  expect(dice(state, 0)).toEqual(['red-6']);
});

test('FS-STRENGTHEN-2: not without a die of the colour below 6', () => {
  expect(uses(hand(['red-6', 'blue-2'], ['strengthening-fire']), 'strengthening-fire')).toEqual([]);
});

test('FS-STRENGTHEN-M: the book’s example: the greens or the yellow, never both; turned down', () => {
  const state = hand(['green-2', 'green-5', 'yellow-4'], ['strengthening-mind'], ['red-1']);
  const all = uses(state, 'strengthening-mind');
  expect(all).toHaveLength(4);
  expect(all).toContainEqual({ dice: ['green-2', 'green-5'] });
  expect(all).toContainEqual({ dice: ['yellow-4'] });
  play(state, { use: 'strengthening-mind', dice: ['yellow-4'] });
  expect([dice(state, 0), down(state, 0)]).toEqual([
    ['yellow-6', 'green-2', 'green-5'],
    ['strengthening-mind'],
  ]);
});

test('FS-GROWTH-2: not if the supply has no such die', () => {
  const state = hand(['red-2', 'red-3'], ['growth-fire'], ['red-1']);
  expect(uses(state, 'growth-fire')).toEqual([]);
});

test('FS-GROWTH-4: after a round with four dice still just three are taken', () => {
  const state = at({
    circle: 2,
    seals: { '0.g': 'yellow-6' },
    players: [
      { dice: ['red-2', 'blue-3', 'blue-1'], scrolls: ['growth-fire', 'renewal-fire'] },
      { dice: ['yellow-6'] },
    ],
  });
  play(state, { use: 'growth-fire', take: 'red' });
  fall(state, 1);
  expect(dice(state, 0)).toHaveLength(4);
  play(state, { give: 'up' });
  expect(offered(state)[0]).toEqual({ take: ['red', 'red', 'red'] });
});

test('FS-GROWTH-M: a die of any colour the supply has; turned down', () => {
  const state = hand(['red-2', 'red-3'], ['growth-mind'], ['red-1']);
  expect(uses(state, 'growth-mind')).toEqual([
    { take: 'blue' },
    { take: 'yellow' },
    { take: 'green' },
  ]);
  play(state, { use: 'growth-mind', take: 'green' });
  fall(state, 3);
  expect([dice(state, 0), down(state, 0)]).toEqual([
    ['red-2', 'red-3', 'green-3'],
    ['growth-mind'],
  ]);
});

test('FS-SYNERGY-M: never used either', () => {
  expect(uses(hand(['red-2'], ['synergy-mind']), 'synergy-mind')).toEqual([]);
});
