import { CHANCE, type Game, type Judgement, type Prospect, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { bot, LEVELS, type Thought, untimed } from './index.ts';
import { BLIND, type Guess, guessGame, type Tree, treeGame } from './small.ts';

const LOST: Tree = { winners: [1] };
const WON: Tree = { winners: [0] };

/** The die is good three times of four, and then one must still choose well. */
const DICE: Tree = {
  by: CHANCE,
  to: { good: { by: 0, to: { left: LOST, right: WON } }, bad: LOST },
};

/** Nobody could throw this die: only its outlook tells what comes of it. */
const judgement: Judgement<string[], string> = {
  ...BLIND,
  unsettled: (way) => way.at(-1) === 'dice',
  outlook: (way): Prospect<string[]>[] | undefined =>
    way.at(-1) === 'dice'
      ? [
          { what: 1, likely: 0.75, state: () => [...way, 'good'] },
          { what: 0, likely: 0.25, state: () => [...way, 'bad'] },
        ]
      : undefined,
};

function think(tree: Tree, looks = 400, known: Judgement<string[], string> = judgement) {
  const game = treeGame(2, tree) as Game;
  let best: readonly Thought[] = [];
  bot(game, 'archmage', known as Judgement, looks).decide(game.setup({ seats: 2, first: 0 }), 0, {
    ...untimed(seeded(1)),
    report: (thoughts) => {
      best = thoughts;
    },
  });
  return best;
}

test('what dice may bring counts as far as it is likely, and each outcome is thought through', () => {
  const [best] = think({ by: 0, to: { dice: DICE, stay: LOST } });
  expect(best?.choice).toBe('dice');
  expect(best?.chance).toBeCloseTo(0.75, 1);
});

test('dice some moves ahead are told of, not thrown', () => {
  const [best] = think({ by: 0, to: { on: { by: 0, to: { dice: DICE, stay: LOST } }, off: LOST } });
  expect(best?.choice).toBe('on');
  expect(best?.chance).toBeGreaterThan(0.6);
});

test('some moves ahead only what is sensible is thought of, now everything', () => {
  const tree: Tree = { by: 0, to: { a: { by: 0, to: { win: WON, lose: LOST } }, b: LOST } };
  const sensible = (_way: string[], choices: readonly string[]) =>
    choices.filter((choice) => choice !== 'win' && choice !== 'a');
  const ahead = {
    sensible: (way: string[], all: readonly string[]) =>
      way.length > 0 ? sensible(way, all) : all,
  };
  const [first, second] = think(tree, 400, { ...judgement, ...ahead });
  expect([first?.choice, second?.choice].toSorted()).toEqual(['a', 'b']);
  expect(first?.chance).toBeLessThan(0.2);
  expect(think(tree, 400, { ...judgement, sensible })).toHaveLength(2);
});

test('only an archmage reckons with the odds, the others imagine a throw', () => {
  const game = guessGame('before') as Game;
  const reckoning = LEVELS.filter((level) => {
    let asked = false;
    const known: Judgement<Guess> = {
      ...BLIND,
      unsettled: ({ die, guess }) => guess > 0 && die === 0,
      outlook: ({ guess }) => {
        asked = true;
        return [{ what: 0, likely: 1, state: () => ({ guess, die: 1 }) }];
      },
    };
    bot(game, level, known as Judgement, 50).decide(
      game.setup({ seats: 2, first: 0 }),
      0,
      untimed(seeded(1)),
    );
    return asked;
  });
  expect(reckoning).toEqual(['archmage']);
});
