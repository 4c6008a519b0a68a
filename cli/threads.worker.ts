/** A thread of the test: its game is over when as many are under way at the same time as expected. */
import { workerData } from 'node:worker_threads';
import { type Share, workOn } from './threads.ts';

/** Whoever waits for others that never come says so in the end. */
const PATIENCE_MS = 30_000;

const { met, expected, ...share } = workerData as Share & { met: Int32Array; expected: number };

workOn(share, () => {
  const own = Atomics.add(met, 0, 1) + 1;
  Atomics.notify(met, 0);
  for (let here = own; here < expected; here = Atomics.load(met, 0))
    if (Atomics.wait(met, 0, here, PATIENCE_MS) === 'timed-out') return false;
  return true;
});
