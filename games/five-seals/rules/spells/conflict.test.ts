import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import {
  at,
  breaks,
  dice,
  down,
  familiarAt,
  mageAt,
  offered,
  play,
  up,
  uses,
} from '../testing/tester.ts';

const SEALS = { '0.g': 'red-2', '1.g': 'blue-2', '2.g': 'yellow-2' };
const duel = (mine: object, theirs: object, written: object = {}) =>
  at({ circle: 3, seals: SEALS, ...written, players: [mine, theirs] });
const CONFLICT = ['deception', 'alteration', 'transfer', 'theft', 'exploitation'];

describe('all of them', () => {
  const all = CONFLICT.map((spell) => `${spell}-fire`);
  const theirs = { scrolls: ['strengthening-fire', 'change-fire'] };

  test('FS-CONFLICT-1, FS-CONFLICT-3: aimed only at who is still in the round', () => {
    const state = at({
      circle: 3,
      seats: 3,
      seals: { '0.g1': 'blue-2' },
      players: [
        { dice: ['blue-2', 'red-2'], scrolls: [...all, 'change-air'] },
        { ...theirs, dice: ['red-3'] },
        { done: true, dice: ['red', 'red', 'green'] },
      ],
    });
    expect(familiarAt(state, 2)).toBe('binding');
    const aims = offered(state).flatMap((choice) => ('from' in choice ? [choice.from] : []));
    expect(new Set(aims)).toEqual(new Set([1]));
    for (const scroll of all) expect(uses(state, scroll)).not.toEqual([]);
  });

  test('FS-CONFLICT-2, FS-Q-68: none of them if the round is over for all opponents', () => {
    const state = duel(
      { dice: ['blue-2', 'red-2'], scrolls: [...all, 'change-air'] },
      { ...theirs, done: true, dice: ['red', 'red', 'green'] },
    );
    for (const scroll of all) expect(uses(state, scroll)).toEqual([]);
  });
});

describe('Deception', () => {
  test.each(['deception-fire', 'deception-mind'])(
    'FS-DECEPT-1, FS-DECEPT-M: the book’s example with %s: blue 3 for red 5; turned down',
    (scroll) => {
      const state = duel({ dice: ['blue-3'], scrolls: [scroll] }, { dice: ['red-5'] });
      play(state, { use: scroll, from: 1, take: 'red-5', give: 'blue-3' });
      expect([dice(state, 0), dice(state, 1), down(state, 0)]).toEqual([
        ['red-3'],
        ['blue-5'],
        [scroll],
      ]);
    },
  );

  test('FS-DECEPT-1, FS-Q-37: the user picks both dice', () => {
    const state = duel(
      { dice: ['blue-3', 'yellow-1'], scrolls: ['deception-fire'] },
      { dice: ['red-5', 'red-2', 'blue-6'] },
    );
    expect(uses(state, 'deception-fire')).toEqual([
      { from: 1, take: 'red-2', give: 'blue-3' },
      { from: 1, take: 'red-2', give: 'yellow-1' },
      { from: 1, take: 'red-5', give: 'blue-3' },
      { from: 1, take: 'red-5', give: 'yellow-1' },
    ]);
  });

  test('FS-DECEPT-2: not without such a die over there, nor with dice of that colour only', () => {
    expect(
      uses(
        duel({ dice: ['blue-3'], scrolls: ['deception-fire'] }, { dice: ['blue-5'] }),
        'deception-fire',
      ),
    ).toEqual([]);
    expect(
      uses(
        duel({ dice: ['red-3'], scrolls: ['deception-fire'] }, { dice: ['red-5'] }),
        'deception-fire',
      ),
    ).toEqual([]);
  });

  test('FS-DECEPT-2, FS-DECEPT-M: Mind only needs two colours', () => {
    expect(
      uses(
        duel({ dice: ['red-3'], scrolls: ['deception-mind'] }, { dice: ['red-5'] }),
        'deception-mind',
      ),
    ).toEqual([]);
    expect(
      uses(
        duel({ dice: ['red-3'], scrolls: ['deception-mind'] }, { dice: ['red-5', 'green-1'] }),
        'deception-mind',
      ),
    ).toEqual([{ from: 1, take: 'green-1', give: 'red-3' }]);
  });
});

describe('Alteration', () => {
  test('FS-ALTER-1, FS-D-24, FS-D-28: any of one’s own up, any of one opponent’s down; turned down', () => {
    const state = duel(
      { dice: ['red-2', 'red-4'], scrolls: ['alteration-fire'] },
      { dice: ['red-3', 'blue-3'] },
    );
    expect(uses(state, 'alteration-fire')).toHaveLength(3 + 3 + 1);
    play(state, { use: 'alteration-fire', raise: ['red-2', 'red-4'], from: 1, lower: ['red-3'] });
    expect([dice(state, 0), dice(state, 1), down(state, 0)]).toEqual([
      ['red-3', 'red-5'],
      ['red-2', 'blue-3'],
      ['alteration-fire'],
    ]);
  });

  test('FS-ALTER-2, FS-Q-35: one part may be empty, not both; without their part nobody is named', () => {
    const state = duel({ dice: ['red-2'], scrolls: ['alteration-fire'] }, { dice: ['red-3'] });
    expect(uses(state, 'alteration-fire')).toEqual([
      { raise: ['red-2'] },
      { raise: ['red-2'], from: 1, lower: ['red-3'] },
      { from: 1, lower: ['red-3'] },
    ]);
    const none = duel({ dice: ['blue-2'], scrolls: ['alteration-fire'] }, { dice: ['blue-3'] });
    expect(uses(none, 'alteration-fire')).toEqual([]);
  });

  test('FS-ALTER-3, FS-Q-35: a 6 can’t rise, a 1 can’t sink; some opponent must be in the round', () => {
    expect(
      uses(
        duel({ dice: ['red-6'], scrolls: ['alteration-fire'] }, { dice: ['red-1'] }),
        'alteration-fire',
      ),
    ).toEqual([]);
    expect(
      uses(
        duel(
          { dice: ['red-2'], scrolls: ['alteration-fire'] },
          { done: true, dice: ['red', 'green', 'green'] },
        ),
        'alteration-fire',
      ),
    ).toEqual([]);
  });

  test('FS-ALTER-M: one colour for both parts; turned down', () => {
    const state = duel(
      { dice: ['red-2', 'blue-2'], scrolls: ['alteration-mind'] },
      { dice: ['red-3', 'green-3'] },
    );
    expect(uses(state, 'alteration-mind')).toEqual([
      { raise: ['red-2'] },
      { raise: ['red-2'], from: 1, lower: ['red-3'] },
      { from: 1, lower: ['red-3'] },
      { raise: ['blue-2'] },
      { from: 1, lower: ['green-3'] },
    ]);
    play(state, { use: 'alteration-mind', from: 1, lower: ['green-3'] });
    expect([dice(state, 1), down(state, 0)]).toEqual([['red-3', 'green-2'], ['alteration-mind']]);
  });
});

describe('Transfer', () => {
  const scrolls = ['transfer-fire', 'renewal-air', 'change-water', 'synergy-air'];

  test('FS-TRANSFER-1, FS-Q-41, FS-Q-79: equal strength, theirs of the element; both lie face up and may be used; turned down', () => {
    const state = duel(
      { dice: ['red-2', 'yellow-1'], scrolls },
      { dice: ['yellow-2'], scrolls: ['renewal-fire', 'change-air', 'strengthening-fire'] },
    );
    expect(uses(state, 'transfer-fire')).toEqual([
      { give: 'renewal-air', from: 1, take: 'renewal-fire' },
    ]);
    play(state, { use: 'transfer-fire', give: 'renewal-air', from: 1, take: 'renewal-fire' });
    expect([up(state, 0).includes('renewal-fire'), up(state, 1).includes('renewal-air')]).toEqual([
      true,
      true,
    ]);
    expect([down(state, 0), uses(state, 'renewal-fire')]).toEqual([
      ['transfer-fire'],
      [{ dice: ['red-2'] }],
    ]);
  });

  test('FS-TRANSFER-2, FS-BINDING-8: neither Binding nor what lies face down', () => {
    const state = duel(
      { dice: ['red-2'], scrolls: ['transfer-mind'], used: ['renewal-air'] },
      { dice: ['yellow-2'], scrolls: ['renewal-mind'] },
    );
    expect(uses(state, 'transfer-mind')).toEqual([]);
    const used = duel(
      { dice: ['red-2'], scrolls: ['transfer-mind', 'renewal-air'] },
      { dice: ['yellow-2'], used: ['renewal-mind'] },
    );
    expect(uses(used, 'transfer-mind')).toEqual([]);
  });

  test('FS-TRANSFER-M: theirs is a Mind scroll; turned down', () => {
    const state = duel(
      { dice: ['red-2'], scrolls: ['transfer-mind', 'renewal-air'] },
      { dice: ['yellow-2'], scrolls: ['renewal-mind', 'renewal-fire'] },
    );
    expect(uses(state, 'transfer-mind')).toEqual([
      { give: 'renewal-air', from: 1, take: 'renewal-mind' },
    ]);
    play(state, { use: 'transfer-mind', give: 'renewal-air', from: 1, take: 'renewal-mind' });
    expect(down(state, 0)).toEqual(['transfer-mind']);
  });

  test('FS-Q-40: it can’t give itself away; another Transfer can be given', () => {
    const alone = duel(
      { dice: ['red-2'], scrolls: ['transfer-fire'] },
      { dice: ['yellow-2'], scrolls: ['strengthening-fire'] },
    );
    expect(uses(alone, 'transfer-fire')).toEqual([]);
    const two = duel(
      { dice: ['red-2'], scrolls: ['transfer-fire', 'transfer-air'] },
      { dice: ['yellow-2'], scrolls: ['strengthening-fire'] },
    );
    expect(uses(two, 'transfer-fire')).toEqual([
      { give: 'transfer-air', from: 1, take: 'strengthening-fire' },
    ]);
  });

  test('FS-Q-42, FS-Q-79: Synergy can be transferred, and counts for its new holder', () => {
    const state = duel(
      { dice: ['red-2'], scrolls: ['transfer-fire', 'exploitation-air'] },
      { dice: ['yellow-2'], scrolls: ['synergy-fire'] },
    );
    play(state, { use: 'transfer-fire', give: 'exploitation-air', from: 1, take: 'synergy-fire' });
    expect(game.outcome(state).scores.map(({ total }) => total)).toEqual([1 + 4 + 6 + 2, 1 + 6]);
  });
});

describe('Theft', () => {
  test('FS-THEFT-1, FS-THEFT-2, FS-Q-39, FS-D-6: the robbed one says which die of the colour; turned down', () => {
    const state = duel(
      { dice: ['red-2'], scrolls: ['theft-fire'] },
      { dice: ['red-5', 'red-1', 'blue-6'] },
    );
    expect(uses(state, 'theft-fire')).toEqual([{ from: 1 }]);
    play(state, { use: 'theft-fire', from: 1 });
    expect([game.waitingFor(state), offered(state)]).toEqual([
      1,
      [{ give: 'red-1' }, { give: 'red-5' }],
    ]);
    play(state, { give: 'red-1' });
    expect([dice(state, 0), dice(state, 1), down(state, 0)]).toEqual([
      ['red-1', 'red-2'],
      ['red-5', 'blue-6'],
      ['theft-fire'],
    ]);
    expect(game.waitingFor(state)).toBe(0);
  });

  test('FS-Q-38: dice all alike are taken without asking', () => {
    const state = duel(
      { dice: ['red-2'], scrolls: ['theft-fire'] },
      { dice: ['red-1', 'red-1', 'blue-6'] },
    );
    play(state, { use: 'theft-fire', from: 1 });
    expect([game.waitingFor(state), dice(state, 0)]).toEqual([0, ['red-1', 'red-2']]);
  });

  test('FS-THEFT-3, FS-Q-3, FS-Q-69: the last die: his round ends at once, he drafts, the thief goes on', () => {
    const room = { '0.a': 'red-2', '0.b': 'green-3', '0.d': 'green-2', '5.d': 'green-2' };
    const state = duel(
      { dice: ['red-2', 'green-1'], scrolls: ['theft-air', 'growth-earth'] },
      {
        at: '1.g',
        familiar: '0.g',
        dice: ['yellow-5'],
        scrolls: ['growth-fire'],
        used: ['binding'],
      },
      { seals: { ...room, '2.g': 'yellow-2' } },
    );
    expect(breaks(state).map((way) => way.break)).not.toContain('0.a');
    play(state, { use: 'theft-air', from: 1 });
    expect([familiarAt(state, 1), up(state, 1), game.waitingFor(state)]).toEqual([
      'binding',
      ['binding', 'growth-fire'],
      1,
    ]);
    play(state, { take: ['blue', 'green', 'green'] });
    expect([game.waitingFor(state), mageAt(state, 1), state.supply[3]]).toEqual([0, '1.g', 0]);
    // The supply has no green die left for Growth, the familiar's way is open, and nobody is left to aim at.
    expect(uses(state, 'growth-earth')).toEqual([]);
    expect(breaks(state).map((way) => way.break)).toContain('0.a');
    play(state, { break: '0.a', dice: ['red-2'] });
    expect(game.waitingFor(state)).toBe(0);
  });

  test('FS-THEFT-4: only who has such a die', () => {
    expect(
      uses(duel({ dice: ['red-2'], scrolls: ['theft-fire'] }, { dice: ['blue-1'] }), 'theft-fire'),
    ).toEqual([]);
  });

  test('FS-THEFT-4, FS-THEFT-M: with Mind any, and he gives the die he likes; turned down', () => {
    const state = duel(
      { dice: ['red-2'], scrolls: ['theft-mind'] },
      { dice: ['blue-1', 'green-4'] },
    );
    play(state, { use: 'theft-mind', from: 1 });
    expect(offered(state)).toEqual([{ give: 'blue-1' }, { give: 'green-4' }]);
    play(state, { give: 'blue-1' });
    expect([dice(state, 0), down(state, 0)]).toEqual([['red-2', 'blue-1'], ['theft-mind']]);
  });
});
