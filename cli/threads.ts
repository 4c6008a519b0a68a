/** Work on numbered games, shared out to threads on all cores, that can be stopped early. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** Shared by all threads: the next game to play, and whether to stop. */
const NEXT = 0;
const STOP = 1;

export interface Work {
  /** Resolves when all games are played, or when the threads have stopped. */
  done: Promise<void>;
  /** Asks the threads to end with the game each is in. */
  stop(): void;
}

/** `each` hears of what the threads hand over, in the order they do. */
export function startWork<T, R>(
  worker: URL,
  task: T,
  games: number,
  each: (result: R) => void,
): Work {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const threads = Array.from({ length: Math.min(availableParallelism(), games) }, () => {
    const thread = new Worker(worker, { workerData: { ...task, games, shared } });
    thread.on('message', each);
    return new Promise<void>((resolve, reject) => {
      thread.on('error', reject);
      thread.on('exit', () => resolve());
    });
  });
  return {
    done: Promise.all(threads).then(() => undefined),
    stop: () => Atomics.store(shared, STOP, 1),
  };
}

/** What a thread's `workerData` holds besides its task. */
export interface Share {
  games: number;
  shared: Int32Array;
}

/**
 * In a thread: takes games from the shared counter, so that a thread that meets short games plays
 * more of them, and hands over what comes of each, or what has gathered when `play` says so.
 */
export function workOn<R>({ games, shared }: Share, play: (game: number) => R | undefined): void {
  for (
    let i = Atomics.add(shared, NEXT, 1);
    i < games && Atomics.load(shared, STOP) === 0;
    i = Atomics.add(shared, NEXT, 1)
  ) {
    const result = play(i);
    if (result !== undefined) parentPort?.postMessage(result);
  }
}
