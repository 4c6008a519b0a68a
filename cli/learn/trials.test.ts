import { sure } from '@magehall/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { trialsOf, tryOut } from './trials.ts';
import type { TrialTask } from './trialWorker.ts';

/** The matches so far; a stand-in plays them: whoever weighs gold more wins every game. */
const matches = vi.hoisted(() => ({ count: 0, most: 0 }));

vi.mock('../threads.ts', () => ({
  startWork: (_worker: URL, task: TrialTask, games: number, each: (won: number) => void) => {
    const won = sure(task.tried.gold) > sure(task.present.gold) ? 1 : 0;
    if (++matches.count <= matches.most) for (let i = 0; i < games; i++) each(won);
    return { done: Promise.resolve(), stop: () => {} };
  },
}));

beforeEach(() => {
  matches.count = 0;
  matches.most = Number.POSITIVE_INFINITY;
});

const weights = { gold: 2, hats: 1 };
const trials = { game: 'any', weights, games: 16, seed: 1, played: () => {}, started: () => {} };

test('a weight that wins its match is kept, and the others stay', async () => {
  const tried = await tryOut(trials);
  expect(tried).toEqual({
    weights: { gold: 3, hats: 1 },
    kept: ['gold 3 instead of 2 (won 100.0 %)'],
    stopped: false,
  });
  expect(matches.count).toBeLessThanOrEqual(trialsOf(weights));
});

test('trials that are stopped keep what was decided before', async () => {
  matches.most = 2;
  const tried = await tryOut(trials);
  expect(tried.stopped).toBe(true);
  expect(tried.weights).toEqual({ gold: 3, hats: 1 });
});
