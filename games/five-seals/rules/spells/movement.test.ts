import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { CORRIDOR, duel } from '../testing/movement.ts';
import {
  at,
  breaks,
  down,
  familiarAt,
  isOffered,
  lies,
  mageAt,
  play,
  up,
  uses,
} from '../testing/tester.ts';

describe('Dispatch', () => {
  test('FS-DISPATCH-1, FS-BLOCK-1: onto a token of the colour, however far, never a scroll; turned down', () => {
    const state = duel(
      { seals: { ...CORRIDOR, '0.c': 'red-4' }, scrolls: { '0.s2': 'change-fire' } },
      { dice: ['red-2'], scrolls: ['dispatch-fire'] },
    );
    expect(uses(state, 'dispatch-fire')).toEqual([{ onto: '0.g' }, { onto: '0.c' }]);
    play(state, { use: 'dispatch-fire', onto: '0.c' });
    expect([familiarAt(state, 0), down(state, 0)]).toEqual(['0.c', ['dispatch-fire']]);
  });

  test('FS-DISPATCH-1, FS-Q-26, FS-D-22: not onto a token under any familiar, one’s own included', () => {
    const state = duel(
      { seals: CORRIDOR },
      {
        dice: ['red-2'],
        scrolls: ['dispatch-fire', 'dispatch-mind'],
        used: ['dispatch-air'],
        familiar: '0.g',
      },
      { dice: ['yellow-1'], familiar: '0.a', used: ['dispatch-water'] },
    );
    expect(uses(state, 'dispatch-fire')).toEqual([]);
    expect(uses(state, 'dispatch-mind')).toEqual([
      { onto: '0.b' },
      { onto: '0.d' },
      { onto: '5.d' },
    ]);
  });

  test('FS-DISPATCH-M: any token; turned down', () => {
    const state = duel({ seals: CORRIDOR }, { dice: ['red-2'], scrolls: ['dispatch-mind'] });
    expect(uses(state, 'dispatch-mind')).toHaveLength(5);
    play(state, { use: 'dispatch-mind', onto: '0.b' });
    expect([familiarAt(state, 0), down(state, 0)]).toEqual(['0.b', ['dispatch-mind']]);
  });

  test('FS-BLOCK-3: only the familiar’s owner can break what it stands on', () => {
    const state = duel(
      { seals: CORRIDOR, turn: 1 },
      { dice: ['red-2'], familiar: '0.g', used: ['dispatch-fire'] },
      { dice: ['red-6', 'yellow-2'] },
    );
    expect(breaks(state).map((way) => way.break)).not.toContain('0.g');
    play(state, { break: '0.d', dice: ['yellow-2'] });
    expect(breaks(state).map((way) => way.break)).toContain('0.g');
  });
});

describe('Leap', () => {
  test('FS-LEAP-1, FS-LEAP-3, FS-LEAP-5, FS-Q-17: over a token of the colour, to a seal behind it; the token stays, the turn ends, turned down', () => {
    const state = duel({ seals: CORRIDOR }, { dice: ['blue-2', 'red-1'], scrolls: ['leap-fire'] });
    expect(uses(state, 'leap-fire')).toEqual([{ over: '0.g', break: '0.a', dice: ['blue-2'] }]);
    const told = play(state, { use: 'leap-fire', over: '0.g', break: '0.a', dice: ['blue-2'] });
    expect(told).toContainEqual({
      event: 'moved',
      seat: 0,
      from: 'start1',
      to: '0.a',
      over: '0.g',
    });
    expect([lies(state, '0.g'), lies(state, '0.a'), mageAt(state, 0), down(state, 0)]).toEqual([
      'red-2',
      'nothing',
      '0.a',
      ['leap-fire'],
    ]);
    expect(game.waitingFor(state)).toBe(1);
  });

  test('FS-LEAP-2, FS-D-4, FS-Q-14: not to a seal in reach anyway', () => {
    const open = { '0.g': 'red-2', '0.a': 'blue-2' };
    const state = duel({ seals: open }, { dice: ['blue-2'], scrolls: ['leap-fire'] });
    expect(breaks(state)).toEqual([{ break: '0.a', dice: ['blue-2'] }]);
    expect(uses(state, 'leap-fire')).toEqual([]);
  });

  test('FS-LEAP-4: not without a break behind it', () => {
    expect(
      uses(duel({ seals: CORRIDOR }, { dice: ['blue-1'], scrolls: ['leap-fire'] }), 'leap-fire'),
    ).toEqual([]);
  });

  test('FS-LEAP-1, FS-D-3, FS-Q-26: a token under a familiar can’t be leapt over; under one’s own it can be the target', () => {
    const own = duel(
      { seals: CORRIDOR },
      { dice: ['blue-2'], scrolls: ['leap-fire'], familiar: '0.g', used: ['dispatch-fire'] },
    );
    expect(uses(own, 'leap-fire')).toEqual([]);
    const target = duel(
      { seals: CORRIDOR },
      {
        dice: ['blue-2', 'red-1'],
        scrolls: ['leap-fire'],
        familiar: '0.a',
        used: ['dispatch-water'],
      },
    );
    play(target, { use: 'leap-fire', over: '0.g', break: '0.a', dice: ['blue-2'] });
    expect(familiarAt(target, 0)).toBe('front');
  });

  test('FS-Q-13: one Leap, one token', () => {
    const seals = { ...CORRIDOR, '0.e': 'green-3', '5.e': 'green-3', '0.c': 'green-4' };
    const state = duel(
      { seals, scrolls: { '0.s3': 'renewal-fire' } },
      { dice: ['red-3', 'blue-2'], scrolls: ['leap-fire'] },
    );
    expect(uses(state, 'leap-fire').map((use) => ('break' in use ? use.break : ''))).not.toContain(
      '0.s3',
    );
  });

  test('FS-LEAP-M: over a token of any colour; a target that several open is listed once; turned down', () => {
    const state = duel({ seals: CORRIDOR }, { dice: ['blue-2'], scrolls: ['leap-mind'] });
    expect(uses(state, 'leap-mind')).toEqual([{ over: '0.g', break: '0.a', dice: ['blue-2'] }]);
    play(state, { use: 'leap-mind', over: '0.g', break: '0.a', dice: ['blue-2'] });
    expect(up(state, 0)).toContain('leap-mind');
    expect(mageAt(state, 0)).toBe('0.a');
  });
});

describe('Teleportation', () => {
  const { '0.g': _, ...ROOM } = CORRIDOR;

  test('FS-TELE-1, FS-TELE-5, FS-Q-15: past a mage to a seal of the element; the turn ends, turned down', () => {
    const state = duel(
      { seals: ROOM },
      { dice: ['blue-2', 'red-1'], scrolls: ['teleportation-water'] },
      { at: '0.g', dice: ['yellow-6'] },
    );
    expect(breaks(state)).toEqual([]);
    expect(uses(state, 'teleportation-water')).toEqual([
      { past: '0.g', break: '0.a', dice: ['blue-2'] },
    ]);
    const told = play(state, {
      use: 'teleportation-water',
      past: '0.g',
      break: '0.a',
      dice: ['blue-2'],
    });
    expect(told).toContainEqual({
      event: 'moved',
      seat: 0,
      from: 'start1',
      to: '0.a',
      past: '0.g',
    });
    expect([mageAt(state, 0), down(state, 0), game.waitingFor(state)]).toEqual([
      '0.a',
      ['teleportation-water'],
      1,
    ]);
  });

  test('FS-TELE-1: only to a seal of the scroll’s element', () => {
    const state = duel(
      { seals: ROOM },
      { dice: ['blue-2'], scrolls: ['teleportation-fire'] },
      { at: '0.g', dice: ['yellow-6'] },
    );
    expect(uses(state, 'teleportation-fire')).toEqual([]);
  });

  test('FS-TELE-2: not to what is in reach anyway', () => {
    const state = duel(
      { seals: { '0.a': 'blue-2' } },
      { dice: ['blue-2'], scrolls: ['teleportation-water'] },
      { at: '0.g', dice: ['yellow-6'] },
    );
    expect(uses(state, 'teleportation-water')).toEqual([]);
  });

  test('FS-TELE-1, FS-Q-11, FS-D-5: past a familiar and the token under it, which stays unbroken', () => {
    const state = duel(
      { seals: CORRIDOR },
      { dice: ['blue-2', 'red-2'], scrolls: ['teleportation-mind'] },
      { familiar: '0.g', used: ['dispatch-fire'], dice: ['yellow-6'] },
    );
    expect(uses(state, 'teleportation-mind')).toEqual([
      { past: '0.g', break: '0.a', dice: ['blue-2'] },
    ]);
    play(state, { use: 'teleportation-mind', past: '0.g', break: '0.a', dice: ['blue-2'] });
    expect(lies(state, '0.g')).toBe('red-2');
  });

  test('FS-TELE-3, FS-Q-10: not past a token under one’s own familiar', () => {
    const state = duel(
      { seals: CORRIDOR },
      {
        dice: ['blue-2'],
        scrolls: ['teleportation-mind'],
        familiar: '0.g',
        used: ['dispatch-fire'],
      },
    );
    expect(uses(state, 'teleportation-mind')).toEqual([]);
  });

  test('FS-TELE-4: not without a break behind the figure', () => {
    const state = duel(
      { seals: ROOM },
      { dice: ['blue-1'], scrolls: ['teleportation-water'] },
      { at: '0.g', dice: ['yellow-6'] },
    );
    expect(uses(state, 'teleportation-water')).toEqual([]);
  });

  test('FS-TELE-M: to a seal of any element; turned down', () => {
    const state = duel(
      { seals: ROOM, scrolls: { '0.s2': 'change-mind' } },
      { dice: ['blue-2', 'blue-1'], scrolls: ['teleportation-mind'] },
      { at: '0.g', dice: ['yellow-6'] },
    );
    expect(
      uses(state, 'teleportation-mind').map((use) => ('break' in use ? use.break : '')),
    ).toEqual(['0.a', '0.s2']);
    play(state, { use: 'teleportation-mind', past: '0.g', break: '0.s2', dice: ['blue-2'] });
    expect(down(state, 0)).toEqual(['teleportation-mind']);
  });

  test('FS-Q-12: mage and familiar on one space are passed together', () => {
    const state = duel(
      { seals: ROOM },
      { dice: ['blue-2'], scrolls: ['teleportation-water'] },
      { at: '0.g', familiar: '0.g', used: ['binding'], dice: ['yellow-6'] },
    );
    expect(uses(state, 'teleportation-water')).toEqual([
      { past: '0.g', break: '0.a', dice: ['blue-2'] },
    ]);
  });

  test('FS-Q-13: one Teleportation, one space', () => {
    const seals = { '0.d': 'yellow-2', '5.d': 'yellow-2', '0.b': 'blue-3' };
    const shut = Object.fromEntries([1, 2, 3, 4, 5].map((w) => [`${w}.g`, 'green-2']));
    const state = duel(
      { seals: { ...seals, ...shut } },
      { dice: ['blue-3'], scrolls: ['teleportation-water'] },
      { at: '0.g', familiar: '0.a', used: ['binding'], dice: ['yellow-6'] },
    );
    expect(uses(state, 'teleportation-water')).toEqual([]);
  });
});

describe('Guardian', () => {
  const scrolls = { '0.s2': 'change-fire', '1.s3': 'renewal-fire', '2.s4': 'strengthening-mind' };

  test('FS-GUARD-1, FS-GUARD-3, FS-BLOCK-2, FS-D-13: onto a scroll of its element; nobody breaks that; turned down', () => {
    const state = duel(
      { scrolls },
      { dice: ['red-2', 'red-3'], scrolls: ['guardian-fire'] },
      { dice: ['red-6', 'yellow-6'] },
    );
    expect(uses(state, 'guardian-fire')).toEqual([{ onto: '0.s2' }, { onto: '1.s3' }]);
    play(state, { use: 'guardian-fire', onto: '0.s2' });
    expect(down(state, 0)).toEqual(['guardian-fire']);
    expect(breaks(state).map((way) => way.break)).toEqual(['1.s3', '2.s4']);
    play(state, { break: '1.s3', dice: ['red-3'] });
    expect(breaks(state).map((way) => way.break)).toEqual(['2.s4', '2.s4']);
  });

  test('FS-GUARD-2, FS-Q-81, FS-D-13: it may be moved or set aside, and the freed scroll broken in the same turn', () => {
    const state = duel(
      { scrolls, guardians: { fire: '0.s2' } },
      { dice: ['red-2'], scrolls: ['guardian-fire'] },
    );
    expect(uses(state, 'guardian-fire')).toEqual([{ onto: '1.s3' }, { onto: 'aside' }]);
    expect(isOffered(state, { break: '0.s2', dice: ['red-2'] })).toBe(false);
    play(state, { use: 'guardian-fire', onto: 'aside' });
    expect(isOffered(state, { break: '0.s2', dice: ['red-2'] })).toBe(true);
  });

  test('FS-GUARD-4: it stays when the round ends for its holder', () => {
    const state = duel(
      { scrolls, seals: { '0.g': 'green-2' } },
      { dice: ['green-2'], scrolls: ['guardian-fire'] },
    );
    play(state, { use: 'guardian-fire', onto: '0.s2' });
    play(state, { break: '0.g', dice: ['green-2'] });
    play(state, { take: ['red', 'red', 'red'] });
    expect(state.guardians[0]).toBeGreaterThan(0);
    expect(up(state, 0)).toContain('guardian-fire');
  });

  test('FS-GUARD-M: the purple one, on Mind scrolls only; turned down', () => {
    const state = duel({ scrolls }, { dice: ['red-2'], scrolls: ['guardian-mind'] });
    expect(uses(state, 'guardian-mind')).toEqual([{ onto: '2.s4' }]);
    play(state, { use: 'guardian-mind', onto: '2.s4' });
    expect(down(state, 0)).toEqual(['guardian-mind']);
  });

  test('FS-Q-28: on the only scroll of its element it can only be set aside', () => {
    const state = duel(
      { scrolls, guardians: { mind: '2.s4' } },
      { dice: ['red-2'], scrolls: ['guardian-mind'] },
    );
    expect(uses(state, 'guardian-mind')).toEqual([{ onto: 'aside' }]);
  });

  test('FS-Q-29: beside the board and without a scroll of its element it is of no use', () => {
    const state = duel({ scrolls }, { dice: ['red-2'], scrolls: ['guardian-air'] });
    expect(uses(state, 'guardian-air')).toEqual([]);
  });

  test('FS-Q-30: guarded scrolls of strength 6 count', () => {
    const sixes = {
      '0.s6': 'synergy-fire',
      '1.s6': 'synergy-water',
      '2.s6': 'synergy-air',
      '3.s6': 'synergy-earth',
    };
    const state = at({
      circle: 4,
      seals: { '0.g': 'red-2' },
      scrolls: sixes,
      guardians: { fire: '0.s6' },
      players: [
        { dice: ['red-2'], scrolls: ['guardian-fire'] },
        { done: true, dice: ['blue', 'blue', 'blue'] },
      ],
    });
    expect(play(state, { break: '0.g', dice: ['red-2'] })).toContainEqual({
      event: 'counted',
      sixes: 4,
      fewest: 4,
    });
  });
});
