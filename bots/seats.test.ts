import { type Game, type Judgement, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { bot, type Thought } from './index.ts';
import { BLIND, type Tree, treeGame } from './small.ts';

function decide(seats: number, tree: Tree, judgement: Judgement = BLIND, most?: number) {
  const game = treeGame(seats, tree) as Game;
  let looks = 0;
  let best: readonly Thought[] = [];
  const choice = bot(game, 'archmage', judgement, most).decide(game.setup({ seats, first: 0 }), 0, {
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

test('what is met for the first time is worth what the one who chooses there would take', () => {
  // Twelve looks are too few to find out by trying that seat 1 takes the one way that is its own.
  const lucky: Tree = { winners: [0] };
  const tree: Tree = {
    by: 0,
    to: {
      left: { winners: [0, 1] },
      right: { by: 1, to: { a: lucky, b: lucky, c: lucky, take: { winners: [1] } } },
    },
  };
  const { choice, best } = decide(2, tree, BLIND, 12);
  expect(choice).toBe('left');
  expect(best.find((thought) => thought.choice === 'right')?.chance).toBeLessThan(0.2);
});

test('whoever can end the game with a win does, though other ways win as surely', () => {
  const won: Tree = { winners: [0] };
  const { choice, best } = decide(2, {
    by: 0,
    to: { linger: { by: 0, to: { a: won, b: won } }, end: won, lose: { winners: [1] } },
  });
  expect(choice).toBe('end');
  expect(best).toEqual([{ choice: 'end', chance: 1, visits: 1 }]);
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
  expect(best[0]?.chance).toBeGreaterThan(0.9);
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
  expect(best[0]?.chance).toBeGreaterThan(0.9);
});
