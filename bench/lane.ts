/**
 * One way of playing a game, in a thread of its own. The compiler learns from what it sees: code
 * that has met immer's drafts is slower ever after, so no way may share a thread with another.
 */
import { Worker } from 'node:worker_threads';
import type { Level } from '@magehall/bots';
import type { Runner } from './clock.ts';
import type { Played } from './ours.ts';

/** How a game is played, or what else is done as often as possible. */
export type Way =
  | 'bare'
  | 'kernel'
  | 'clones'
  | 'dice'
  | 'theirs'
  | 'theirsCloning'
  | 'search'
  | 'theirSearch';

export interface Lane {
  run: Runner;
  /** The games of these seeds, to see that all ways play the same. */
  play(seeds: readonly number[]): Promise<Played[]>;
  /** How long each of so many decisions of a bot takes, in times what it has. */
  decide(how: Deciding): Promise<number[]>;
  close(): Promise<unknown>;
}

/** Who decides, and how often. */
export interface Deciding {
  level: Level;
  count: number;
}

export type Order = { run: number } | { play: readonly number[] } | { decide: Deciding };

export function openLane(game: string, way: Way): Lane {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { game, way } });
  const ask = <T>(order: Order): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer) => {
        worker.off('error', reject);
        resolve(answer);
      });
      worker.postMessage(order);
    });
  return {
    run: (milliseconds) => ask({ run: milliseconds }),
    play: (seeds) => ask({ play: seeds }),
    decide: (how) => ask({ decide: how }),
    close: () => worker.terminate(),
  };
}
