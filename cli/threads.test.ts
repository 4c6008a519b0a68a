import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { startWork } from './threads.ts';

test('games are under way on all cores at the same time', async () => {
  const cores = availableParallelism();
  const met = new Int32Array(new SharedArrayBuffer(4));
  const together: boolean[] = [];
  const worker = new URL('./threads.worker.ts', import.meta.url);
  await startWork<object, boolean>(worker, { met, expected: cores }, cores, (all) =>
    together.push(all),
  ).done;
  expect(together).toEqual(new Array(cores).fill(true));
});
