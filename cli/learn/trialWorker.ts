/** One of the threads that play matches between two ways to weigh. */
import { workerData } from 'node:worker_threads';
import { trial } from '@magehall/bots/learn';
import { checkOptions } from '@magehall/engine';
import { openGame, openJudgement } from '../hall.ts';
import { type Share, workOn } from '../threads.ts';
import { sayIn } from '../words/say.ts';

export interface TrialTask {
  game: string;
  tried: Readonly<Record<string, number>>;
  present: Readonly<Record<string, number>>;
  seed: number;
}

const task = workerData as TrialTask & Share;
const say = sayIn('en');
const game = await openGame(task.game, say);
const judgement = await openJudgement(task.game, say);
const tried = { ...judgement, weights: task.tried };
const present = { ...judgement, weights: task.present };
const seats = Math.max(2, game.seats[0]);
const options = checkOptions(game, { seats, first: 0 });

/** Seats in turn, with the same dice. */
workOn(task, (i) => {
  const seeds = [task.seed, Math.floor(i / seats)] as const;
  return trial(game, tried, present, { options, seat: i % seats, seeds });
});
