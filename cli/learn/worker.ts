/** One of the threads that play games to learn from. */
import { workerData } from 'node:worker_threads';
import { type Sample, samplesOf } from '@magehall/bots/learn';
import { checkOptions } from '@magehall/engine';
import { openGame, openJudgement } from '../hall.ts';
import { type Share, workOn } from '../threads.ts';
import { sayIn } from '../words/say.ts';

export interface LearnTask {
  game: string;
  weights: Readonly<Record<string, number>>;
  seed: number;
}

const task = workerData as LearnTask & Share;
const say = sayIn('en');
const game = await openGame(task.game, say);
const judgement = { ...(await openJudgement(task.game, say)), weights: task.weights };

/**
 * With two players in every other game, and with each greater number in turn in the rest. A game
 * that knows Automas has one in every third, in each seat in turn.
 */
workOn(task, (i): Sample[] => {
  const fewest = Math.max(2, game.seats[0]);
  const more = game.seats[1] - fewest;
  const seats = i % 2 === 0 || more === 0 ? fewest : fewest + 1 + (((i - 1) / 2) % more);
  const automas =
    Object.hasOwn(game.options, 'automas') && i % 3 === 0 ? [(i / 3) % seats] : undefined;
  const options = checkOptions(game, automas ? { seats, automas } : { seats });
  return samplesOf(game, judgement, options, [task.seed, i]);
});
