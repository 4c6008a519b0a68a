import { type Game, type Judgement, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { bot, type Thought } from './index.ts';
import { BLIND, type Tree, treeGame } from './small.ts';

function decide(seats: number, tree: Tree, judgement: Judgement = BLIND) {
  const game = treeGame(seats, tree) as Game;
  let looks = 0;
  let best: readonly Thought[] = [];
  const choice = bot(game, 'archmage', judgement).decide(game.setup({ seats, first: 0 }), 0, {
    budgetMs: 2000,
    roll: seeded(1),
    now: () => looks++,
    report: (thoughts) => {
      best = thoughts;
    },
  });
  return { choice, best };
}

test('with three seats each plays for itself, and not all against one', () => {
  // Whoever fears the worst goes left and shares with two; seat 2 has no reason to spoil right.
  const { choice } = decide(3, {
    by: 0,
    to: {
      left: { winners: [0, 1, 2] },
      right: { by: 2, to: { share: { winners: [0, 2] }, spoil: { winners: [1] } } },
    },
  });
  expect(choice).toBe('right');
});

test('with three seats nobody is trusted with what it does not want', () => {
  const { choice } = decide(3, {
    by: 0,
    to: {
      left: { winners: [0, 1, 2] },
      right: { by: 1, to: { share: { winners: [0, 2] }, take: { winners: [1] } } },
    },
  });
  expect(choice).toBe('left');
});

test('a win that needs three steps of one’s own is seen', () => {
  const lost: Tree = { winners: [1] };
  const { choice, best } = decide(2, {
    by: 0,
    to: {
      a: { by: 0, to: { a: lost, b: { by: 0, to: { a: lost, b: lost } } } },
      b: { by: 0, to: { a: lost, b: { by: 0, to: { a: lost, b: { winners: [0] } } } } },
    },
  });
  expect(choice).toBe('b');
  expect(best[0].chance).toBeGreaterThan(0.9);
});

test('a team mate’s victory is one’s own, and whole', () => {
  const { choice, best } = decide(
    4,
    {
      by: 0,
      to: {
        enemy: { by: 1, to: { win: { winners: [1, 3] }, lose: { winners: [0, 2] } } },
        mate: { by: 2, to: { win: { winners: [0, 2] }, lose: { winners: [1, 3] } } },
      },
    },
    { ...BLIND, side: (_state, seat) => seat % 2 },
  );
  expect(choice).toBe('mate');
  expect(best[0].chance).toBeGreaterThan(0.9);
});
