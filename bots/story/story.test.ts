import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHANCE, type Game, openTable, readGameFile, type Seat, sure } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import { expect, test } from 'vitest';
import { BLIND, guessGame, type Tree, treeGame } from '../small.ts';
import { type Played, type Story, tellStory } from './story.ts';

function told(game: Game, played: Played, judgement = BLIND): Story {
  const telling = tellStory(game, judgement, played);
  for (let next = telling.next(); ; next = telling.next()) if (next.done) return next.value;
}

function playedOut(game: Game, made: readonly [Seat, unknown][]): Played {
  const start = game.setup({ seats: 2, first: 0 });
  const state = game.clone(start);
  for (const [, choice] of made) game.apply(state, choice);
  const steps = made.map(([by, choice]) => ({ by, choice }));
  return { start, steps, outcome: game.outcome(state) };
}

const WON: Tree = { winners: [0] };
const LOST: Tree = { winners: [1] };
const TREE: Tree = {
  by: 0,
  to: {
    bad: LOST,
    trap: { by: 1, to: { miss: WON, see: LOST } },
    good: { by: 1, to: { a: { by: 0, to: { win: WON, lose: LOST } }, b: WON } },
    draw: { winners: [0, 1] },
  },
};
const tree = treeGame(2, TREE) as Game;

test('a choice that cost the game is named with what would have been better, and by how much', () => {
  const { points, turns } = told(tree, playedOut(tree, [[0, 'bad']]));
  expect(turns).toHaveLength(1);
  const [turn] = turns;
  expect(turn).toMatchObject({ kind: 'missed', at: 0, seat: 0, better: 'good', after: 0 });
  expect(turn?.kind === 'missed' && turn.before).toBeGreaterThan(0.9);
  expect(points.map(({ at }) => at)).toEqual([0, 1]);
  expect(points[1]?.chances).toEqual([0, 1]);
});

test('the one good choice is told as found, and a shared victory is shared', () => {
  const found = told(
    tree,
    playedOut(tree, [
      [0, 'good'],
      [1, 'b'],
    ]),
  );
  expect(found.turns[0]).toMatchObject({ kind: 'found', at: 0, seat: 0 });
  expect(found.awards).toContainEqual({ award: 'keen', seat: 0, at: 0 });
  expect(told(tree, playedOut(tree, [[0, 'draw']])).points.at(-1)?.chances).toEqual([0.5, 0.5]);
});

test.each([0, 1, 2, 3, 4, 5])(
  'a die worth a sixth is worth what it brought beyond it: %i',
  (die) => {
    const game = guessGame('before') as Game;
    const { luck, turns } = told(
      game,
      playedOut(game, [
        [0, [3]],
        [CHANCE, die],
      ]),
    );
    const worth = die === 2 ? 1 - 1 / 6 : -1 / 6;
    expect(luck[0]).toBeCloseTo(worth, 3);
    expect(luck[1]).toBeCloseTo(-worth, 3);
    expect(turns.find(({ kind }) => kind === 'throw')).toMatchObject({
      at: 2,
      seat: die === 2 ? 0 : 1,
    });
  },
);

/** What is thought of a guess, by how the die under the cup lies. */
function thoughtOf(game: Game): unknown[] {
  return [0, 1, 2, 3, 4, 5].map((die) => {
    const { points, turns } = told(
      game,
      playedOut(game, [
        [CHANCE, die],
        [0, [3]],
      ]),
    );
    return [points[0], turns];
  });
}

test('what lies under a cup changes nothing of what is told; a story that peeks is caught', () => {
  const game = guessGame('under') as Game;
  expect(new Set(thoughtOf(game).map((thought) => JSON.stringify(thought))).size).toBe(1);
  const copy = (state: unknown) => structuredClone(state);
  const peeking = { ...game, view: copy, imagine: copy };
  expect(
    new Set(thoughtOf(peeking).map((thought) => JSON.stringify(thought))).size,
  ).toBeGreaterThan(1);
});

const GAMES = [
  ['arkhanos', 'three-1'],
  ['five-seals', '2-circle-1-english'],
  ['arcana-magica', 'teams'],
] as const;

test.each(GAMES)(
  '%s: the story of its beginning fits it, and is the same again',
  async (id, name) => {
    const [{ game }, { judgement }] = await Promise.all([
      sure(rules[id])(),
      sure(judgements[id])(),
    ]);
    const path = join(import.meta.dirname, '..', '..', 'fixtures', id, `${name}.json`);
    const table = openTable(game, readGameFile(await readFile(path, 'utf8')));
    const all = table.told(0);
    const enough = all.findIndex(({ by }) => by >= 0) + 6;
    // Not in the middle of a throw.
    const few = all.findIndex(({ by }, i) => i >= enough && by >= 0);
    const steps = all.slice(0, few).map(({ by, choice }) => ({ by, choice }));
    const played = { start: table.at(0), steps, outcome: table.outcome(0) };
    const story = told(game, played, judgement);
    expect(story.judge).toMatch(/^\d+-[0-9a-f]+$/);
    const sides = table.outcome(0).sides ?? story.luck.map((_, seat) => seat);
    for (const { at, chances } of story.points) {
      expect(at).toBeLessThanOrEqual(few);
      const once = chances.filter((_, seat) => sides.indexOf(sure(sides[seat])) === seat);
      expect(once.reduce((a, b) => a + b)).toBeCloseTo(1, 2);
    }
    for (const { at } of story.turns) expect(at).toBeLessThanOrEqual(few);
    expect(JSON.parse(JSON.stringify(story))).toEqual(story);
    expect(told(game, played, judgement)).toEqual(story);
  },
);
