import { CHANCE, checkOptions, NOBODY, type Options, seeded } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../data/dice.ts';
import { CARD_NAME, CARD_STRENGTH } from '../data/scrolls.ts';
import { pieces } from '../laws/pieces.ts';
import { BESIDE, boardOf, MAGES, OUT_OF_GAME, type State } from '../state.ts';
import { offered, play } from '../testing/tester.ts';
import { game } from '../whole.ts';

const asked = (options: Record<string, unknown>): Options => checkOptions(game, options);

/** The dungeon filled by chance, up to the first decision. */
function filled(options: Record<string, unknown>, seed = 3): State {
  const state = game.setup(asked(options));
  const roll = seeded(seed);
  while (game.waitingFor(state) === CHANCE) game.apply(state, roll(game.odds(state)));
  return state;
}

test('FS-COMP-1, FS-COMP-2, FS-COMP-3, FS-MIND-2: dice and tokens have four colours, 6 dice and 30 tokens each', () => {
  const counts = pieces(game.setup(asked({ seats: 5 })));
  for (const colour of ['red', 'blue', 'yellow', 'green']) {
    expect(counts[`die ${colour}`]).toBe(6);
    expect([2, 3, 4, 5, 6].map((s) => counts[`token ${colour}-${s}`])).toEqual([10, 5, 5, 5, 5]);
  }
  expect(Object.keys(counts).filter((key) => /purple|mind/.test(key))).toEqual([]);
});

test.each([2, 3, 4, 5])('FS-SETUP-2: with %i players one die more of each colour', (seats) => {
  expect(game.setup(asked({ seats })).supply).toEqual(Array(4).fill(seats + 1));
});

describe.each([2, 3, 4, 5])('filled for %i', (seats) => {
  const state = filled({ seats, circle: 4 });
  const { spaces, seals, boxes } = boardOf(state);

  test('FS-SETUP-3, FS-SETUP-5: every circle has a token of its strength, the rest is in the box', () => {
    for (const seal of seals) expect(faceOf(state.tokens[seal])).toBe(spaces[seal].strength);
    expect(state.boxTokens.reduce((a, b) => a + b)).toBe(120 - seals.length);
  });

  test('FS-SETUP-4, FS-SETUP-7, FS-SETUP-8, FS-D-10: every box has a scroll of its strength and no token', () => {
    for (const box of boxes) {
      expect(CARD_STRENGTH[state.scrolls[box]]).toBe(spaces[box].strength);
      expect(state.tokens[box]).toBe(0);
    }
    expect(state.boxScrolls).toHaveLength(50 - boxes.length);
  });

  test('FS-SETUP-9, FS-COMP-8: a guardian waits for each Guardian scroll that was laid out', () => {
    const laid = boxes.map((box) => CARD_NAME[state.scrolls[box]]);
    ['fire', 'water', 'air', 'earth', 'mind'].forEach((element, e) => {
      const there = laid.includes(`guardian-${element}`);
      expect(state.guardians[e]).toBe(there ? BESIDE : OUT_OF_GAME);
    });
  });

  test('FS-SETUP-10, FS-SETUP-11, FS-COMP-7: a mage, a familiar and Binding each', () => {
    const { starts } = boardOf(state);
    expect(state.players.map(({ at }) => at)).toEqual(starts.slice(0, seats));
    expect(new Set(state.players.map(({ mage }) => mage)).size).toBe(seats);
    for (const { up, familiar } of state.players) expect([up, familiar]).toEqual([[0], -1]);
  });

  test('FS-SETUP-13, FS-Q-65: clockwise from the first, any three dice, not rolled yet', () => {
    const drafting = filled({ seats, first: 1 });
    const order: number[] = [];
    while (game.waitingFor(drafting) !== CHANCE) {
      order.push(game.waitingFor(drafting));
      expect(offered(drafting).length).toBeLessThanOrEqual(20);
      play(drafting, { take: ['red', 'blue', 'green'] });
    }
    expect(order).toEqual(Array.from({ length: seats }, (_, k) => (1 + k) % seats));
    expect(drafting.players[0].dice.map(faceOf)).toEqual([0, 0, 0]);
  });
});

test('FS-SETUP-13: a colour that is out can’t be taken', () => {
  const state = filled({ seats: 2, first: 0 });
  expect(offered(state)).toHaveLength(20);
  play(state, { take: ['red', 'red', 'red'] });
  expect(offered(state)).toHaveLength(10);
  expect(JSON.stringify(offered(state))).not.toContain('red');
});

test('FS-COMP-5, FS-SETUP-6: with circle I every scroll is there twice, else once', () => {
  const all = (circle: number) => {
    const state = game.setup(asked({ circle }));
    return [...state.boxScrolls].sort((a, b) => a - b);
  };
  expect(all(1).slice(0, 4)).toEqual([1, 1, 2, 2]);
  expect(new Set(all(3)).size).toBe(50);
});

test('FS-SETUP-6: the circle may be drawn', () => {
  const state = game.setup(asked({ circle: 'random', first: 0 }));
  expect([game.rolls(state), game.odds(state), state.circle]).toEqual(['circle', 4, 0]);
  game.apply(state, 2);
  expect(state.circle).toBe(3);
  expect(state.boxScrolls).toHaveLength(50);
});

test('FS-SETUP-12, FS-D-16: the first player is drawn, or set', () => {
  const drawn = game.setup(asked({ seats: 4 }));
  expect([game.rolls(drawn), game.odds(drawn)]).toEqual(['first', 4]);
  game.apply(drawn, 2);
  expect(drawn.first).toBe(2);
  expect(game.setup(asked({ seats: 4, first: 3 })).first).toBe(3);
});

test('FS-SETUP-10: mages may be picked, each once', () => {
  const state = filled({ seats: 3, first: 2, mages: 'choose' });
  expect(game.waitingFor(state)).toBe(2);
  expect(offered(state)).toEqual(MAGES.map((mage) => ({ mage })));
  play(state, { mage: 'witch' });
  expect(game.waitingFor(state)).toBe(0);
  expect(offered(state)).not.toContainEqual({ mage: 'witch' });
});

test('a whole game ends', () => {
  const state = filled({ seats: 3 });
  const roll = seeded(9);
  let steps = 0;
  for (let who = game.waitingFor(state); who !== NOBODY; who = game.waitingFor(state), steps++) {
    const choices = offered(state);
    game.apply(state, who === CHANCE ? roll(game.odds(state)) : choices[roll(choices.length)]);
  }
  expect(steps).toBeLessThan(game.bound(asked({ seats: 3 })));
});
