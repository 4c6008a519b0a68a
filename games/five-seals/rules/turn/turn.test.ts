import { NOBODY } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { counts } from '../laws/pieces.ts';
import {
  at,
  breaks,
  dice,
  down,
  fall,
  familiarAt,
  isOffered,
  lies,
  mageAt,
  offered,
  play,
  up,
  uses,
} from '../testing/tester.ts';

const other = { dice: ['yellow-1'] };

describe('the turn', () => {
  test('FS-TURN-1: scrolls, then the break, then the move, then the next player', () => {
    const state = at({
      circle: 2,
      seals: { '0.g': 'red-4', '1.g': 'yellow-2' },
      players: [
        { dice: ['red-2', 'blue-1'], scrolls: ['strengthening-fire'] },
        { dice: ['yellow-2'] },
      ],
    });
    play(state, { use: 'strengthening-fire', dice: ['red-2'] });
    expect(game.waitingFor(state)).toBe(0);
    const told = play(state, { break: '0.g', dice: ['red-4'] }).map(({ event }) => event);
    expect(told).toEqual(['broke', 'moved']);
    expect(game.waitingFor(state)).toBe(1);
  });

  test('FS-TURN-2, FS-TURN-3: any number of scrolls in any order, one after the other', () => {
    const position = {
      circle: 2,
      seals: { '0.g': 'red-6', '1.g': 'yellow-2' },
      players: [
        { dice: ['red-1'], scrolls: ['renewal-fire', 'strengthening-fire'] },
        { dice: ['yellow-2'] },
      ],
    };
    const state = at(position);
    play(state, { use: 'renewal-fire', dice: ['red-1'] });
    expect(game.waitingFor(state)).toBe(-1);
    fall(state, 4);
    play(state, { use: 'strengthening-fire', dice: ['red-4'] });
    expect(dice(state, 0)).toEqual(['red-6']);
    const turned = at(position);
    play(turned, { use: 'strengthening-fire', dice: ['red-1'] });
    play(turned, { use: 'renewal-fire', dice: ['red-3'] });
    fall(turned, 6);
    expect(dice(turned, 0)).toEqual(['red-6']);
  });

  test('FS-TURN-4, FS-Q-67: who can break a seal can’t give up', () => {
    const state = at({ seals: { '0.g': 'red-2' }, players: [{ dice: ['red-2'] }, other] });
    expect(breaks(state)).toHaveLength(1);
    expect(isOffered(state, { give: 'up' })).toBe(false);
  });

  test('FS-TURN-5, FS-TURN-6, FS-Q-60, FS-Q-67: a scroll that could help need not be used', () => {
    const state = at({
      circle: 2,
      seals: { '0.g': 'red-4' },
      players: [
        { dice: ['red-3', 'blue-1'], scrolls: ['strengthening-fire'] },
        { dice: ['red-4'] },
      ],
    });
    expect(breaks(state)).toEqual([]);
    expect(isOffered(state, { use: 'strengthening-fire', dice: ['red-3'] })).toBe(true);
    const told = play(state, { give: 'up' });
    expect(told[0]).toMatchObject({ event: 'stuck', gaveUp: true, dice: ['red-3', 'blue-1'] });
    expect(dice(state, 0)).toEqual([]);
    expect(state.supply).toEqual([2, 3, 3, 3]);
    expect(familiarAt(state, 0)).toBe('binding');
  });

  test('FS-TURN-5, FS-Q-67: without a usable scroll the turn ends by itself', () => {
    const state = at({
      circle: 2,
      seals: { '0.g': 'red-2', '1.g': 'red-6' },
      players: [
        { dice: ['red-2'], used: ['binding'] },
        { dice: ['red-1', 'blue-1'], used: ['binding'] },
      ],
    });
    const told = play(state, { break: '0.g', dice: ['red-2'] });
    expect(told.filter(({ event }) => event === 'done')).toHaveLength(1);
    // Seat 0 drafts, and then seat 1 has nothing to do: the round is over, and with it the game.
    const after = play(state, { take: ['red', 'red', 'blue'] });
    expect(after).toContainEqual({
      event: 'stuck',
      seat: 1,
      dice: ['red-1', 'blue-1'],
      gaveUp: false,
      shutIn: false,
    });
    expect(game.waitingFor(state)).toBe(NOBODY);
  });

  test('FS-Q-53: a mage with no seal in reach is told to be shut in', () => {
    const state = at({
      circle: 4,
      seals: { '0.g': 'red-2' },
      players: [{ dice: ['red-6'] }, { dice: ['red-2'], familiar: '0.g', used: ['dispatch-fire'] }],
    });
    expect(offered(state)).toEqual([{ use: 'binding', familiar: 'here' }, { give: 'up' }]);
    const events = play(state, { give: 'up' });
    expect(events[0]).toMatchObject({ event: 'stuck', shutIn: true });
    expect(counts({ by: 0, events })).toEqual({ 'shut in': 1 });
  });

  test('FS-TURN-7: one seal a turn by dice', () => {
    const state = at({
      seals: { '0.g': 'red-2', '1.g': 'red-2', '2.g': 'yellow-2' },
      players: [{ dice: ['red-2', 'red-2'] }, { dice: ['yellow-2'] }],
    });
    play(state, { break: '0.g', dice: ['red-2'] });
    expect(game.waitingFor(state)).toBe(1);
  });

  test('FS-TURN-8, FS-Q-4: after the break no scroll: an unused Growth saves nobody', () => {
    const state = at({
      seals: { '0.g': 'red-2', '1.g': 'yellow-2' },
      players: [{ dice: ['red-2'], scrolls: ['growth-fire'] }, { dice: ['yellow-2'] }],
    });
    play(state, { break: '0.g', dice: ['red-2'] });
    expect(offered(state)[0]).toHaveProperty('take');
    expect(familiarAt(state, 0)).toBe('binding');
  });
});

describe('scrolls', () => {
  test('FS-SCROLL-1, FS-SCROLL-2, FS-Q-64: used once, then face down and of no use', () => {
    const state = at({
      seals: { '0.g': 'red-2' },
      players: [{ dice: ['red-2', 'red-3'], scrolls: ['strengthening-fire'] }, other],
    });
    play(state, { use: 'strengthening-fire', dice: ['red-2'] });
    expect(down(state, 0)).toEqual(['strengthening-fire']);
    expect(uses(state, 'strengthening-fire')).toEqual([]);
  });

  test('FS-SCROLL-3, FS-SCROLL-4: no Renewal of Air without yellow dice, no Strengthening of Fire with all reds at 6', () => {
    const state = at({
      seals: { '0.g': 'red-2' },
      players: [
        { dice: ['red-6', 'red-6', 'blue-2'], scrolls: ['renewal-air', 'strengthening-fire'] },
        other,
      ],
    });
    expect(uses(state, 'renewal-air')).toEqual([]);
    expect(uses(state, 'strengthening-fire')).toEqual([]);
  });

  test('FS-SCROLL-5, FS-D-7: a scroll just won is usable from the next turn on', () => {
    const state = at({
      seals: { '1.g': 'yellow-2' },
      scrolls: { '0.s3': 'renewal-water' },
      players: [{ dice: ['blue-3', 'blue-1'] }, { dice: ['yellow-2', 'yellow-1'] }],
    });
    play(state, { break: '0.s3', dice: ['blue-3'] });
    expect(up(state, 0)).toEqual(['binding', 'renewal-water']);
    play(state, { break: '1.g', dice: ['yellow-2'] });
    expect(uses(state, 'renewal-water')).toEqual([{ dice: ['blue-1'] }]);
  });

  test('FS-SCROLL-6, FS-MIND-1, FS-D-11: the element says the colour; with Mind the user does', () => {
    const state = at({
      seals: { '0.g': 'red-2' },
      players: [{ dice: ['red-2', 'blue-3'], scrolls: ['renewal-fire', 'renewal-mind'] }, other],
    });
    expect(uses(state, 'renewal-fire')).toEqual([{ dice: ['red-2'] }]);
    expect(uses(state, 'renewal-mind')).toEqual([{ dice: ['red-2'] }, { dice: ['blue-3'] }]);
  });
});

describe('breaking', () => {
  test('FS-BREAK-1, FS-BREAK-2, FS-BREAK-4: a token or a scroll, with dice of its colour that reach its strength', () => {
    const state = at({
      circle: 2,
      seals: { '0.g': 'red-4' },
      scrolls: { '1.s3': 'renewal-water' },
      players: [{ dice: ['red-3', 'blue-3', 'green-6'] }, other],
    });
    expect(breaks(state)).toEqual([{ break: '1.s3', dice: ['blue-3'] }]);
  });

  test('FS-BREAK-3: a Mind scroll takes any one colour', () => {
    const state = at({
      scrolls: { '0.s5': 'growth-mind' },
      players: [{ dice: ['red-2', 'red-3', 'blue-5', 'green-1', 'yellow-4'] }, other],
    });
    expect(breaks(state).map((way) => way.dice)).toEqual([['red-2', 'red-3'], ['blue-5']]);
  });

  test('FS-BREAK-5: the book’s example, green 2, 3 and 4 against 4', () => {
    const state = at({
      circle: 2,
      seals: { '0.g': 'green-4' },
      players: [{ dice: ['green-2', 'green-3', 'green-4'] }, other],
    });
    expect(breaks(state).map((way) => way.dice)).toEqual([['green-2', 'green-3'], ['green-4']]);
  });

  test('FS-BREAK-6, FS-BREAK-7, FS-MOVE-1: dice to the supply, the token to the box, the mage to its space', () => {
    const state = at({
      seals: { '0.g': 'red-2', '1.g': 'red-2' },
      players: [{ dice: ['red-2', 'red-1'] }, { dice: ['red-2'] }],
    });
    expect(state.supply[0]).toBe(0);
    const box = state.boxTokens[0];
    play(state, { break: '0.g', dice: ['red-2'] });
    expect([state.supply[0], state.boxTokens[0], lies(state, '0.g'), mageAt(state, 0)]).toEqual([
      1,
      box + 1,
      'nothing',
      '0.g',
    ]);
  });

  test('FS-BREAK-8: a won scroll lies face up in front of the player', () => {
    const state = at({
      scrolls: { '0.s2': 'change-fire' },
      seals: { '1.g': 'yellow-2' },
      players: [{ dice: ['red-2', 'red-1'] }, { dice: ['yellow-2'] }],
    });
    play(state, { break: '0.s2', dice: ['red-2'] });
    expect(up(state, 0)).toEqual(['binding', 'change-fire']);
    expect([lies(state, '0.s2'), mageAt(state, 0)]).toEqual(['nothing', '0.s2']);
  });
});

describe('the books’ turn', () => {
  const position = () =>
    at({
      seals: { '1.g': 'green-2' },
      scrolls: { '0.s5': 'growth-fire', '1.s3': 'renewal-mind' },
      players: [
        {
          at: '0.o',
          dice: ['red-1', 'yellow-2', 'blue-3'],
          scrolls: ['change-air', 'strengthening-fire'],
        },
        { dice: ['green-2', 'green-2'] },
      ],
    });

  test.each([
    [['red-1'], ['red-2', 'red-3']],
    [['red-2'], ['red-1', 'red-4']],
    [
      ['red-1', 'red-2'],
      ['red-3', 'red-4'],
    ],
  ])(
    'FS-EX-1, FS-D-21: Change of Air, Strengthening of Fire on %j, and both reds break Growth of Fire',
    (raised, reds) => {
      const state = position();
      play(state, { use: 'change-air', dice: ['yellow-2'], into: 'red' });
      expect(dice(state, 0)).toEqual(['red-1', 'red-2', 'blue-3']);
      play(state, { use: 'strengthening-fire', dice: raised });
      play(state, { break: '0.s5', dice: reds });
      expect([mageAt(state, 0), dice(state, 0)]).toEqual(['0.s5', ['blue-3']]);
      play(state, { break: '1.g', dice: ['green-2'] });
      expect(isOffered(state, { use: 'growth-fire', take: 'red' })).toBe(true);
    },
  );

  test('FS-EX-2, FS-D-18: the familiar on the mage’s space, the blue 3 breaks Renewal of Mind, the familiar stays', () => {
    const state = position();
    play(state, { use: 'binding', familiar: 'here' });
    play(state, { break: '1.s3', dice: ['blue-3'] });
    expect([mageAt(state, 0), familiarAt(state, 0)]).toEqual(['1.s3', '0.o']);
    expect(up(state, 0)).toContain('renewal-mind');
  });
});
