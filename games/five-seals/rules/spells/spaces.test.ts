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

const position = (
  written: object,
  player: object,
  other: object = { dice: ['green-6', 'green-1'] },
) => at({ circle: 2, ...written, players: [player, other] });

/** The pairs a scroll may make change places. */
function pairs(state: ReturnType<typeof at>): string[] {
  return offered(state).flatMap((choice) => ('swap' in choice ? [choice.swap.join(' ')] : []));
}

const SEALS = {
  '0.g': 'red-2',
  '1.g': 'blue-2',
  '2.g': 'yellow-2',
  '0.b': 'red-3',
  '1.b': 'blue-3',
};

describe('Swap', () => {
  test('FS-SWAP-1: one strength, two colours, one of them the scroll’s; in reach or not; turned down', () => {
    const state = position({ seals: SEALS }, { dice: ['red-2', 'red-1'], scrolls: ['swap-fire'] });
    play(state, { use: 'swap-fire' });
    expect(down(state, 0)).toEqual(['swap-fire']);
    expect(pairs(state)).toEqual(['0.g 1.g', '0.g 2.g', '0.b 1.b']);
    play(state, { swap: ['0.b', '1.b'] });
    expect([lies(state, '0.b'), lies(state, '1.b'), game.waitingFor(state)]).toEqual([
      'blue-3',
      'red-3',
      0,
    ]);
  });

  test('FS-SWAP-1, FS-Q-78: nothing to swap, no use: neither scrolls nor emptied spaces count', () => {
    const state = position(
      { seals: { '0.g': 'red-2', '0.b': 'blue-3' }, scrolls: { '1.s2': 'change-air' } },
      { dice: ['red-2'], scrolls: ['swap-fire'] },
    );
    expect(uses(state, 'swap-fire')).toEqual([]);
  });

  test('FS-SWAP-M: any two different colours; turned down', () => {
    const state = position({ seals: SEALS }, { dice: ['red-2'], scrolls: ['swap-mind'] });
    play(state, { use: 'swap-mind' });
    expect(pairs(state)).toEqual(['0.g 1.g', '0.g 2.g', '0.b 1.b', '1.g 2.g']);
    expect(down(state, 0)).toEqual(['swap-mind']);
  });

  test('the first step is only a trial', () => {
    const state = position({ seals: SEALS }, { dice: ['red-2'], scrolls: ['swap-mind'] });
    play(state, { use: 'swap-mind' });
    expect(game.trying(state)).toBe(true);
    play(state, { swap: ['1.g', '2.g'] });
    expect(game.trying(state)).toBe(false);
  });

  test('FS-Q-51: one may make one’s own break impossible', () => {
    const seals = { '0.g': 'red-2', '1.a': 'blue-2' };
    const state = position(
      { seals, scrolls: {} },
      { at: 'start1', dice: ['red-2'], scrolls: ['swap-fire'], used: ['binding'] },
    );
    play(state, { use: 'swap-fire' });
    play(state, { swap: ['0.g', '1.a'] });
    expect(breaks(state).map((way) => way.break)).toEqual(['1.a']);
    const walled = position(
      {
        seals: {
          '0.g': 'red-2',
          '1.a': 'blue-2',
          '1.g': 'green-2',
          '1.b': 'green-3',
          '1.d': 'green-2',
          '0.d': 'green-2',
        },
      },
      { dice: ['red-2'], scrolls: ['swap-fire'], used: ['binding'] },
    );
    play(walled, { use: 'swap-fire' });
    play(walled, { swap: ['0.g', '1.a'] });
    expect(familiarAt(walled, 0)).toBe('binding');
  });
});

describe('Exchange', () => {
  const seals = {
    '0.g': 'red-2',
    '1.g': 'red-2',
    '0.b': 'red-3',
    '1.b': 'blue-3',
    '2.g': 'blue-2',
  };

  test('FS-EXCHANGE-1, FS-EXCHANGE-2, FS-D-2: both of the colour, of two strengths; turned down', () => {
    const state = position({ seals }, { dice: ['red-2'], scrolls: ['exchange-fire'] });
    play(state, { use: 'exchange-fire' });
    expect(pairs(state)).toEqual(['0.g 0.b', '0.b 1.g']);
    play(state, { swap: ['0.b', '1.g'] });
    expect([lies(state, '0.b'), lies(state, '1.g'), down(state, 0)]).toEqual([
      'red-2',
      'red-3',
      ['exchange-fire'],
    ]);
  });

  test('FS-EXCHANGE-2: equal strengths are no effect, in both editions', () => {
    for (const edition of ['english', 'french']) {
      const state = position(
        { edition, seals: { '0.g': 'red-2', '1.g': 'red-2' } },
        { dice: ['red-2'], scrolls: ['exchange-fire'] },
      );
      expect(uses(state, 'exchange-fire')).toEqual([]);
    }
  });

  test('FS-EXCHANGE-M: any colour, the same for both; turned down', () => {
    const state = position({ seals }, { dice: ['red-2'], scrolls: ['exchange-mind'] });
    play(state, { use: 'exchange-mind' });
    expect(pairs(state)).toEqual(['0.g 0.b', '0.b 1.g', '1.b 2.g']);
    expect(down(state, 0)).toEqual(['exchange-mind']);
  });
});

describe('Absorption', () => {
  const seals = { '0.g': 'red-3', '1.g': 'red-2', '2.g': 'blue-4' };

  test('FS-ABSORB-1, FS-Q-46: the breaker may lay the token on it, or not', () => {
    const state = position(
      { seals },
      {
        dice: ['red-3', 'red-1'],
        scrolls: ['absorption-fire', 'absorption-mind', 'absorption-water'],
      },
    );
    expect(breaks(state).filter((way) => way.break === '0.g')).toEqual([
      { break: '0.g', dice: ['red-3'] },
      { break: '0.g', dice: ['red-3'], absorb: 'absorption-fire' },
      { break: '0.g', dice: ['red-3'], absorb: 'absorption-mind' },
    ]);
    const told = play(state, { break: '0.g', dice: ['red-3'], absorb: 'absorption-fire' });
    expect(told).toContainEqual({
      event: 'absorbed',
      seat: 0,
      scroll: 'absorption-fire',
      seal: 'red-3',
      space: '0.g',
    });
    expect(state.absorbed).toEqual([3, 0, 0, 0, 0]);
  });

  test('FS-ABSORB-2, FS-Q-70: one token: the older one leaves the game', () => {
    const state = position(
      { seals, absorbed: { 'absorption-fire': 'red-2' } },
      { dice: ['red-3'], scrolls: ['absorption-fire'] },
    );
    const twos = state.boxTokens[0];
    const told = play(state, { break: '0.g', dice: ['red-3'], absorb: 'absorption-fire' });
    expect([state.absorbed[0], state.boxTokens[0]]).toEqual([3, twos + 1]);
    expect(told).toContainEqual(expect.objectContaining({ event: 'absorbed', lost: 'red-2' }));
  });

  test('FS-ABSORB-3: the token stays over the end of the round', () => {
    const state = position({ seals }, { dice: ['red-3'], scrolls: ['absorption-fire'] });
    play(state, { break: '0.g', dice: ['red-3'], absorb: 'absorption-fire' });
    play(state, { take: ['red', 'red', 'red'] });
    expect(state.absorbed[0]).toBe(3);
  });

  test('FS-ABSORB-4: adds its strength to a die of any colour, up to 6; turned down, the token gone', () => {
    const state = position(
      { seals, absorbed: { 'absorption-fire': 'red-4' } },
      { dice: ['red-3', 'blue-2'], scrolls: ['absorption-fire'] },
    );
    expect(uses(state, 'absorption-fire')).toEqual([{ die: 'red-3' }, { die: 'blue-2' }]);
    const fours = state.boxTokens[2];
    play(state, { use: 'absorption-fire', die: 'red-3' });
    expect([dice(state, 0), down(state, 0), state.absorbed[0]]).toEqual([
      ['red-6', 'blue-2'],
      ['absorption-fire'],
      0,
    ]);
    expect(state.boxTokens[2]).toBe(fours + 1);
  });

  test('FS-ABSORB-5: not without a token, nor if all dice show 6', () => {
    const bare = position({ seals }, { dice: ['red-3'], scrolls: ['absorption-fire'] });
    expect(uses(bare, 'absorption-fire')).toEqual([]);
    const full = position(
      { seals, absorbed: { 'absorption-fire': 'red-4' } },
      { dice: ['red-6', 'blue-6'], scrolls: ['absorption-fire'] },
    );
    expect(uses(full, 'absorption-fire')).toEqual([]);
  });

  test('FS-ABSORB-6: a disintegrated token is not absorbed', () => {
    const state = position(
      { seals },
      { dice: ['red-3'], scrolls: ['absorption-fire', 'disintegration-fire'] },
    );
    expect(uses(state, 'disintegration-fire')).toEqual([{ remove: '0.g' }, { remove: '1.g' }]);
    play(state, { use: 'disintegration-fire', remove: '0.g' });
    expect(state.absorbed).toEqual([0, 0, 0, 0, 0]);
  });

  test('FS-ABSORB-M: Mind takes tokens of any colour, and its use is turned down', () => {
    const state = position(
      { seals, absorbed: { 'absorption-mind': 'red-4' } },
      { dice: ['blue-4', 'red-1'], scrolls: ['absorption-mind'] },
    );
    expect(isOffered(state, { break: '2.g', dice: ['blue-4'], absorb: 'absorption-mind' })).toBe(
      true,
    );
    play(state, { use: 'absorption-mind', die: 'red-1' });
    expect([dice(state, 0), down(state, 0)]).toEqual([['red-5', 'blue-4'], ['absorption-mind']]);
  });

  test('FS-Q-47, FS-Q-70, FS-D-9: face down it takes nothing, even in the turn it was used', () => {
    const state = position(
      { seals, absorbed: { 'absorption-fire': 'red-4' } },
      { dice: ['red-3'], scrolls: ['absorption-fire'] },
    );
    play(state, { use: 'absorption-fire', die: 'red-3' });
    expect(offered(state).some((choice) => 'absorb' in choice)).toBe(false);
  });

  test('FS-ABSORB-1, FS-Q-70, FS-Q-77: the familiar’s breaks feed it too, the third option’s included', () => {
    const state = position(
      { edition: 'french', seals },
      { dice: ['red-1', 'red-3'], scrolls: ['absorption-fire'] },
    );
    expect(
      isOffered(state, {
        use: 'binding',
        break: '0.g',
        dice: ['red-3'],
        absorb: 'absorption-fire',
      }),
    ).toBe(true);
    play(state, { use: 'binding', break: '0.g', dice: ['red-1'], absorb: 'absorption-fire' });
    expect([state.absorbed[0], familiarAt(state, 0)]).toEqual([3, '0.g']);
    // FS-Q-70: stored tokens are no points.
    expect(game.outcome(state).scores[0].total).toBe(1 + 4);
  });
});

describe('Disintegration', () => {
  const seals = { '0.g': 'red-2', '0.a': 'blue-2', '0.b': 'red-3', '1.g': 'green-2' };

  test('FS-DISINT-1, FS-DISINT-2, FS-DISINT-4: any token of the colour, never a scroll; the mage stays; turned down', () => {
    const state = position(
      { seals, scrolls: { '1.s3': 'renewal-fire' } },
      { dice: ['red-2', 'blue-2'], scrolls: ['disintegration-fire'] },
    );
    expect(uses(state, 'disintegration-fire')).toEqual([{ remove: '0.g' }, { remove: '0.b' }]);
    play(state, { use: 'disintegration-fire', remove: '0.b' });
    expect([lies(state, '0.b'), mageAt(state, 0), down(state, 0)]).toEqual([
      'nothing',
      'start1',
      ['disintegration-fire'],
    ]);
  });

  test('FS-DISINT-3: that is no break, which remains to be made', () => {
    const state = position(
      { seals },
      { dice: ['red-2', 'blue-2'], scrolls: ['disintegration-fire'] },
    );
    play(state, { use: 'disintegration-fire', remove: '0.g' });
    expect([state.broken, game.waitingFor(state)]).toEqual([0, 0]);
    expect(isOffered(state, { give: 'up' })).toBe(false);
  });

  test('FS-DISINT-1: not without a token of the colour', () => {
    const state = position({ seals }, { dice: ['red-2'], scrolls: ['disintegration-air'] });
    expect(uses(state, 'disintegration-air')).toEqual([]);
  });

  test('FS-DISINT-M: any token; turned down', () => {
    const state = position({ seals }, { dice: ['red-2'], scrolls: ['disintegration-mind'] });
    expect(uses(state, 'disintegration-mind')).toHaveLength(4);
    play(state, { use: 'disintegration-mind', remove: '1.g' });
    expect(down(state, 0)).toEqual(['disintegration-mind']);
  });
});

describe('Rearrangement', () => {
  const scrolls = {
    '0.s2': 'change-fire',
    '1.s3': 'renewal-fire',
    '2.s4': 'strengthening-water',
    '3.s6': 'synergy-mind',
    '4.s5': 'growth-air',
  };
  const hand = { dice: ['red-2', 'red-1'] };

  test('FS-REARR-1, FS-REARR-2: two scrolls, one of the element, any strengths, colours may be equal; turned down', () => {
    const state = position({ scrolls }, { ...hand, scrolls: ['rearrangement-fire'] });
    play(state, { use: 'rearrangement-fire' });
    expect(pairs(state)).toEqual([
      '0.s2 1.s3',
      '0.s2 2.s4',
      '0.s2 3.s6',
      '0.s2 4.s5',
      '1.s3 2.s4',
      '1.s3 3.s6',
      '1.s3 4.s5',
    ]);
    play(state, { swap: ['0.s2', '3.s6'] });
    expect([lies(state, '0.s2'), lies(state, '3.s6'), down(state, 0)]).toEqual([
      'synergy-mind',
      'change-fire',
      ['rearrangement-fire'],
    ]);
    expect(isOffered(state, { break: '3.s6', dice: ['red-2'] })).toBe(true);
    expect(breaks(state).some((way) => way.break === '0.s2')).toBe(false);
  });

  test('FS-REARR-1: not without a scroll of the element', () => {
    const state = position({ scrolls }, { ...hand, scrolls: ['rearrangement-earth'] });
    expect(uses(state, 'rearrangement-earth')).toEqual([]);
  });

  test('FS-REARR-M: one of the two is a Mind scroll; turned down', () => {
    const state = position({ scrolls }, { ...hand, scrolls: ['rearrangement-mind'] });
    play(state, { use: 'rearrangement-mind' });
    expect(pairs(state)).toEqual(['0.s2 3.s6', '1.s3 3.s6', '2.s4 3.s6', '3.s6 4.s5']);
    expect([down(state, 0), up(state, 0)]).toEqual([['rearrangement-mind'], ['binding']]);
  });
});
