/** Plays many games on all cores and adds up what the threads hand over. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addSheet, newSheet, type Sheet } from './sheet.ts';
import { STOP, type Task } from './task.ts';

export interface Simulation {
  /** Resolves when all games are played, or when the threads have stopped. */
  done: Promise<Sheet>;
  /** Asks the threads to end with the game each is in. */
  stop(): void;
}

export function startSimulation(
  task: Omit<Task, 'shared'>,
  onProgress: (games: number) => void,
): Simulation {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const sum = newSheet(task.options.seats);
  const threads = Math.min(availableParallelism(), task.games);
  const workers = Array.from({ length: threads }, () => {
    const workerData: Task = { ...task, shared };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    worker.on('message', (sheet: Sheet) => {
      addSheet(sum, sheet);
      onProgress(sum.games);
    });
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  });
  return {
    done: Promise.all(workers).then(() => sum),
    stop: () => Atomics.store(shared, STOP, 1),
  };
}
