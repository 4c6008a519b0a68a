import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { CORRIDOR, duel } from '../testing/movement.ts';
import { dice, down, familiarAt, lies, mageAt, offered, play, uses } from '../testing/tester.ts';

describe('Speed', () => {
  test('FS-SPEED-1, FS-SPEED-4, FS-Q-33, FS-Q-71, FS-D-14: a break with dice, then one for free from there; the turn ends, turned down', () => {
    const state = duel(
      { seals: { ...CORRIDOR, '1.g': 'blue-2' } },
      { dice: ['red-2', 'red-1'], scrolls: ['speed-water'] },
    );
    play(state, { use: 'speed-water', break: '0.g', dice: ['red-2'] });
    expect([mageAt(state, 0), offered(state)]).toEqual(['0.g', [{ free: '0.a' }, { free: '1.g' }]]);
    const told = play(state, { free: '0.a' });
    expect(told).toContainEqual({
      event: 'broke',
      seat: 0,
      space: '0.a',
      seal: 'blue-2',
      dice: [],
      by: 'free',
    });
    expect([mageAt(state, 0), lies(state, '0.a'), down(state, 0)]).toEqual([
      '0.a',
      'nothing',
      ['speed-water'],
    ]);
    expect([dice(state, 0), game.waitingFor(state)]).toEqual([['red-1'], 1]);
  });

  test('FS-SPEED-2, FS-D-27: the second seal may have been in reach before', () => {
    const state = duel(
      { seals: { '0.g': 'red-2', '1.g': 'blue-2', '2.g': 'blue-2' } },
      { dice: ['red-2', 'red-1'], scrolls: ['speed-water'] },
    );
    play(state, { use: 'speed-water', break: '0.g', dice: ['red-2'] });
    expect(offered(state)).toEqual([{ free: '1.g' }, { free: '2.g' }]);
  });

  test('FS-SPEED-3, FS-Q-32: only first breaks that leave a fitting seal; without one it is of no use', () => {
    const state = duel(
      { seals: CORRIDOR },
      { dice: ['red-2', 'green-3'], scrolls: ['speed-water', 'speed-fire'] },
    );
    expect(uses(state, 'speed-water')).toEqual([
      { break: '0.g', dice: ['red-2'] },
      { break: '0.b', dice: ['green-3'] },
    ]);
    expect(uses(state, 'speed-fire')).toEqual([{ break: '0.b', dice: ['green-3'] }]);
    const weak = duel({ seals: CORRIDOR }, { dice: ['red-1'], scrolls: ['speed-water'] });
    expect(uses(weak, 'speed-water')).toEqual([]);
  });

  test('FS-Q-32: taken by itself if there is only one, also without dice left', () => {
    const state = duel({ seals: CORRIDOR }, { dice: ['red-2'], scrolls: ['speed-water'] });
    play(state, { use: 'speed-water', break: '0.g', dice: ['red-2'] });
    expect([mageAt(state, 0), lies(state, '0.a'), familiarAt(state, 0)]).toEqual([
      '0.a',
      'nothing',
      'binding',
    ]);
  });

  test('FS-SPEED-M, FS-Q-31: of any element, also a scroll of any strength; not guarded, not under another’s familiar', () => {
    const state = duel(
      {
        seals: { '0.g': 'red-2', '1.g': 'blue-2', '2.g': 'green-2' },
        scrolls: { '0.s6': 'synergy-mind', '1.s2': 'change-fire' },
        guardians: { fire: '1.s2' },
      },
      {
        dice: ['red-2', 'red-1'],
        scrolls: ['speed-mind', 'guardian-fire'],
        familiar: '2.g',
        used: ['dispatch-earth'],
      },
      { familiar: '1.g', used: ['dispatch-water'], dice: ['yellow-1'] },
    );
    play(state, { use: 'speed-mind', break: '0.g', dice: ['red-2'] });
    expect(offered(state)).toEqual([{ free: '0.s6' }, { free: '2.g' }]);
    play(state, { free: '2.g' });
    expect([familiarAt(state, 0), down(state, 0)]).toEqual([
      'front',
      ['dispatch-earth', 'speed-mind'],
    ]);
  });
});

test('FS-Q-16: Leap, Teleportation, Speed and the familiar’s break exclude each other; others may come before', () => {
  const scrolls = ['leap-fire', 'speed-water', 'dispatch-fire', 'strengthening-water'];
  const state = duel(
    { seals: { ...CORRIDOR, '1.g': 'yellow-2' } },
    { dice: ['blue-2', 'red-1'], scrolls },
  );
  play(state, { use: 'strengthening-water', dice: ['blue-2'] });
  play(state, { use: 'leap-fire', over: '0.g', break: '0.a', dice: ['blue-4'] });
  expect(game.waitingFor(state)).toBe(1);
});
