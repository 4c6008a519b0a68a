/** Each weight is tried greater, smaller and not at all; what wins a match clearly is kept. */

import { sure } from '@magehall/engine';
import { startWork, type Work } from '../threads.ts';
import type { TrialTask } from './trialWorker.ts';

type Weights = Readonly<Record<string, number>>;

const FACTORS = [1.5, 1 / 1.5, 0];
/** Two standard errors from even: few of the many trials win so much by luck. */
const CLEARLY = 2;

export interface Trials {
  game: string;
  weights: Weights;
  /** How many games each trial has. */
  games: number;
  seed: number;
  /** Hears of every game, and may stop the work that is under way. */
  played(): void;
  started(work: Work): void;
}

export function trialsOf(weights: Weights): number {
  return Object.keys(weights).length * FACTORS.length;
}

/** What the trials changed; if they were stopped, those that were over. */
export interface Tried {
  weights: Weights;
  kept: string[];
  stopped: boolean;
}

export async function tryOut(trials: Trials): Promise<Tried> {
  let { weights } = trials;
  const kept: string[] = [];
  let number = 0;
  for (const name of Object.keys(weights))
    for (const factor of FACTORS) {
      const tried = { ...weights, [name]: Number((sure(weights[name]) * factor).toFixed(4)) };
      const share = await match(trials, tried, weights, ++number);
      if (share === undefined) return { weights, kept, stopped: true };
      if (share - 0.5 < CLEARLY / (2 * Math.sqrt(trials.games))) continue;
      kept.push(`${name} ${tried[name]} instead of ${weights[name]} (won ${percent(share)} %)`);
      weights = tried;
      break;
    }
  return { weights, kept, stopped: false };
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

async function match(
  { game, games, seed, played, started }: Trials,
  tried: Weights,
  present: Weights,
  number: number,
): Promise<number | undefined> {
  const task: TrialTask = { game, tried, present, seed: seed * 0x10000 + number };
  let won = 0;
  let count = 0;
  const work = startWork<TrialTask, number>(
    new URL('./trialWorker.ts', import.meta.url),
    task,
    games,
    (part) => {
      won += part;
      count++;
      played();
    },
  );
  started(work);
  await work.done;
  return count < games ? undefined : won / games;
}
