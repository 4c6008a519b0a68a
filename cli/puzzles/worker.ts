/** One of the threads that play games of archmages and look for puzzles in them, without a clock. */
import { workerData } from 'node:worker_threads';
import { puzzlesIn } from '@magehall/bots/puzzle';
import { checkOptions, type Puzzle } from '@magehall/engine';
import { openGame, openJudgement } from '../hall.ts';
import { type Share, workOn } from '../threads.ts';
import { sayIn } from '../words/say.ts';

export interface PuzzleTask {
  game: string;
  /** At that many seats; else with the fewest, then one more, and so on. */
  seats?: number;
  seed: number;
}

/** What a game brought; most bring none. */
export interface Searched {
  number: number;
  puzzles: Puzzle[];
}

const task = workerData as PuzzleTask & Share;
const game = await openGame(task.game, sayIn('en'));
const judgement = await openJudgement(task.game, sayIn('en'));

workOn(task, (number): Searched => {
  const fewest = Math.max(2, game.seats[0]);
  const seats = task.seats ?? fewest + (number % (game.seats[1] - fewest + 1));
  const options = checkOptions(game, { seats });
  return {
    number,
    puzzles: puzzlesIn({ game, judgement, options, seed: task.seed, number }),
  };
});
