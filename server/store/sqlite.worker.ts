/**
 * The thread that writes. It alone has the writing connection: the hall never waits for the disk, and
 * nobody else can change the database.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { batchesOn, type Done, type Failed, failed } from './sqlite/batch.ts';
import { openWriting } from './sqlite/open.ts';
import type { Job } from './sqlite/writes.ts';

export type ToWorker = { now: number; jobs: readonly Job[] } | 'close';
export type FromWorker = 'ready' | 'closed' | Failed | readonly Done[];

const port = parentPort;
if (!port) throw new Error('This is a thread of the store, and does nothing by itself.');
const { folder } = workerData as { folder: string };
const tell = (message: FromWorker) => port.postMessage(message);

try {
  const { db, close } = openWriting(folder);
  const batch = batchesOn(db, folder);
  port.on('message', (message: ToWorker) => {
    if (message !== 'close') return tell(batch(message.now, message.jobs));
    close();
    tell('closed');
    port.close();
  });
  tell('ready');
} catch (error) {
  tell(failed(error, folder));
}
