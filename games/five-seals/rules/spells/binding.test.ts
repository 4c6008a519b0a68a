import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import {
  at,
  breaks,
  dice,
  down,
  familiarAt,
  isOffered,
  lies,
  mageAt,
  offered,
  play,
  up,
  uses,
} from '../testing/tester.ts';

/** A strong token in a door: Exchange has been at work. */
const SEALS = { '0.g': 'red-2', '1.g': 'red-5', '2.g': 'blue-2' };
const other = { dice: ['blue-2', 'blue-1'] };
const here = { use: 'binding', familiar: 'here' } as const;

test('FS-BINDING-1, FS-BINDING-2, FS-Q-22: beside the mage, also on a start circle; the turn goes on', () => {
  const state = at({ circle: 2, seals: SEALS, players: [{ dice: ['red-2', 'red-1'] }, other] });
  play(state, here);
  expect([familiarAt(state, 0), down(state, 0), game.waitingFor(state)]).toEqual([
    'start1',
    ['binding'],
    0,
  ]);
  expect(uses(state, 'binding')).toEqual([]);
  play(state, { break: '0.g', dice: ['red-2'] });
  expect([mageAt(state, 0), familiarAt(state, 0)]).toEqual(['0.g', 'start1']);
});

test('FS-BINDING-2: the familiar that stays bars the way', () => {
  const room = { '0.a': 'blue-2', '0.b': 'green-3', '0.d': 'red-2', '5.d': 'green-2' };
  const state = at({ seals: room, players: [{ at: '0.g', dice: ['red-2', 'red-1'] }, other] });
  play(state, here);
  play(state, { break: '0.d', dice: ['red-2'] });
  expect(breaks(state)).toEqual([]);
  expect(familiarAt(state, 0)).toBe('0.g');
});

test('FS-BINDING-3, FS-BINDING-4, FS-Q-17, FS-Q-18: the familiar breaks, the mage stays, the turn is over', () => {
  const state = at({ circle: 2, seals: SEALS, players: [{ dice: ['red-2', 'red-1'] }, other] });
  expect(isOffered(state, { break: '0.g', dice: ['red-2'] })).toBe(true);
  const told = play(state, { use: 'binding', break: '0.g', dice: ['red-2'] });
  expect(told).toContainEqual({
    event: 'broke',
    seat: 0,
    space: '0.g',
    seal: 'red-2',
    dice: ['red-2'],
    by: 'familiar',
  });
  expect([mageAt(state, 0), familiarAt(state, 0), lies(state, '0.g')]).toEqual([
    'start1',
    '0.g',
    'nothing',
  ]);
  expect([dice(state, 0), game.waitingFor(state)]).toEqual([['red-1'], 1]);
});

test('FS-BINDING-5: never a scroll', () => {
  const state = at({
    scrolls: { '0.s2': 'change-fire' },
    players: [{ dice: ['red-2'] }, other],
  });
  expect(uses(state, 'binding')).toEqual([{ familiar: 'here' }]);
});

test('FS-Q-19: with the last die the familiar breaks and comes home at once', () => {
  const state = at({ circle: 2, seals: SEALS, players: [{ dice: ['red-2'] }, other] });
  play(state, { use: 'binding', break: '0.g', dice: ['red-2'] });
  expect([familiarAt(state, 0), lies(state, '0.g'), mageAt(state, 0)]).toEqual([
    'binding',
    'nothing',
    'start1',
  ]);
});

test('FS-Q-75: the familiar placed, and then nothing broken: it comes home', () => {
  const state = at({ circle: 2, seals: SEALS, players: [{ dice: ['green-1'] }, other] });
  play(state, here);
  expect([familiarAt(state, 0), dice(state, 0)]).toEqual(['binding', []]);
  expect(offered(state)[0]).toHaveProperty('take');
});

describe('FS-D-1: the French edition', () => {
  const position = (edition: string, more: object = {}) =>
    at({
      edition,
      circle: 2,
      seals: SEALS,
      players: [{ dice: ['red-1', 'red-1', 'green-6'], ...more }, other],
    });

  test('FS-BINDING-7, FS-Q-23, FS-Q-77: a die showing 1 breaks any token of its colour', () => {
    const state = position('french');
    const supply = state.supply[0];
    play(state, { use: 'binding', break: '1.g', dice: ['red-1'] });
    expect([familiarAt(state, 0), mageAt(state, 0), lies(state, '1.g')]).toEqual([
      '1.g',
      'start1',
      'nothing',
    ]);
    expect([state.supply[0], state.broken, game.waitingFor(state)]).toEqual([supply + 1, 1, 1]);
  });

  test('FS-BINDING-7, FS-Q-23: one die, of the colour, in reach, and no scroll', () => {
    const state = position('french');
    const single = uses(state, 'binding').filter(
      (use) => 'dice' in use && (use.dice as string[]).length === 1,
    );
    expect(single).toEqual([
      { break: '0.g', dice: ['red-1'] },
      { break: '1.g', dice: ['red-1'] },
    ]);
  });

  test('FS-BINDING-7, FS-D-26: the English one has no third option', () => {
    expect(uses(position('english'), 'binding')).toEqual([
      { familiar: 'here' },
      { break: '0.g', dice: ['red-1', 'red-1'] },
    ]);
  });

  test('FS-Q-76: the third option is never compulsory: who can do no more may give up', () => {
    const state = at({
      edition: 'french',
      circle: 2,
      seals: { '1.g': 'red-5' },
      players: [{ dice: ['red-1'] }, other],
    });
    expect(breaks(state)).toEqual([]);
    expect(isOffered(state, { use: 'binding', break: '1.g', dice: ['red-1'] })).toBe(true);
    expect(isOffered(state, { give: 'up' })).toBe(true);
  });
});

test('FS-Q-76: in English the familiar breaks nothing the mage could not', () => {
  const state = at({
    circle: 2,
    seals: SEALS,
    players: [{ dice: ['red-2', 'red-4', 'blue-1'] }, other],
  });
  const familiar = uses(state, 'binding').filter((use) => 'break' in use);
  expect(familiar).toEqual(breaks(state));
});

describe('with Dispatch', () => {
  const seals = { ...SEALS, '1.g': 'red-2' };
  const dispatched = { familiar: '1.g', used: ['dispatch-fire'] };
  const position = (more: object) =>
    at({ circle: 4, seals, players: [{ dice: ['red-2', 'red-5'], ...more }, other] });

  test('FS-DISPATCH-3, FS-Q-20: Binding and Dispatch in one turn, in either order', () => {
    const one = position({ scrolls: ['dispatch-fire'] });
    play(one, here);
    play(one, { use: 'dispatch-fire', onto: '1.g' });
    expect(familiarAt(one, 0)).toBe('1.g');
    const two = position({ scrolls: ['dispatch-fire'] });
    play(two, { use: 'dispatch-fire', onto: '1.g' });
    play(two, here);
    expect(familiarAt(two, 0)).toBe('start1');
  });

  test('FS-Q-21: Binding breaks the token under one’s own familiar, which stays there', () => {
    const state = position(dispatched);
    const told = play(state, { use: 'binding', break: '1.g', dice: ['red-5'] });
    expect(told.filter(({ event }) => event === 'familiar')).toEqual([]);
    expect([familiarAt(state, 0), lies(state, '1.g')]).toEqual(['1.g', 'nothing']);
  });

  test('FS-DISPATCH-2, FS-Q-72: the mage breaks it, and the familiar comes back to its owner', () => {
    const state = position(dispatched);
    play(state, { break: '1.g', dice: ['red-5'] });
    expect([familiarAt(state, 0), up(state, 0)]).toEqual(['front', ['binding']]);
  });

  test('FS-Q-24: a familiar on a token goes home when its owner’s round ends, and the token is free', () => {
    const state = at({
      circle: 4,
      seals,
      players: [{ dice: ['blue-2'], ...dispatched }, { dice: ['red-5', 'red-1'] }],
    });
    expect(isOffered(state, { break: '1.g', dice: ['red-5'] })).toBe(false);
    play(state, { break: '2.g', dice: ['blue-2'] });
    play(state, { take: ['green', 'green', 'green'] });
    expect(isOffered(state, { break: '1.g', dice: ['red-5'] })).toBe(true);
  });
});
