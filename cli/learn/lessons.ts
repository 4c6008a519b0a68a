/** Rounds of self-play: the games of each are played with the weights that the one before taught. */
import { type Fit, fit, type Sample } from '@magehall/bots/learn';
import { startWork, type Work } from '../threads.ts';
import type { LearnTask } from './worker.ts';

type Weights = Readonly<Record<string, number>>;

/** Weights, and how they came about: what is written. */
export interface Lesson {
  how: string;
  weights: Weights;
}

export interface Lessons {
  game: string;
  weights: Weights;
  /** How many games each round has. */
  games: number;
  rounds: number;
  seed: number;
  /** Hears of every game, and may stop the work that is under way. */
  played(): void;
  started(work: Work): void;
}

export interface Learned {
  /** By whole rounds. */
  whole: Lesson;
  /** If a round was stopped: what its games say that were over. */
  partly?: Lesson;
}

export async function takeLessons(lessons: Lessons): Promise<Learned> {
  const { game, games, rounds, seed } = lessons;
  let whole: Lesson = { how: '', weights: lessons.weights };
  for (let round = 1; round <= rounds; round++) {
    const { samples, over } = await playRound(lessons, whole.weights, round);
    if (over === 0) return { whole };
    const found = fit(samples, whole.weights);
    const command = `npx magehall learn ${game} --games ${games} --rounds ${round} --seed ${seed}`;
    const early = over < games ? `, stopped after ${over} of its games,` : '';
    const how = told(command, early, samples.length, found);
    const lesson = { how, weights: found.weights };
    if (over < games) return { whole, partly: lesson };
    whole = lesson;
  }
  return { whole };
}

async function playRound(
  { game, games, seed, played, started }: Lessons,
  weights: Weights,
  round: number,
): Promise<{ samples: Sample[]; over: number }> {
  const task: LearnTask = { game, weights, seed: seed * 0x10000 + round };
  const samples: Sample[] = [];
  let over = 0;
  const work = startWork<LearnTask, Sample[]>(
    new URL('./worker.ts', import.meta.url),
    task,
    games,
    (found) => {
      for (const sample of found) samples.push(sample);
      over++;
      played();
    },
  );
  started(work);
  await work.done;
  return { samples, over };
}

function told(command: string, early: string, positions: number, { before, after }: Fit): string {
  return (
    `Learned by self-play: ${command}. ` +
    `The last round${early} had ${positions} positions; the loss in foretelling who wins them went ` +
    `from ${before.toFixed(4)} to ${after.toFixed(4)} nats.`
  );
}
