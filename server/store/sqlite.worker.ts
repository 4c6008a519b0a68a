/**
 * The thread that writes. It alone has the writing connection: the hall never waits for the disk, and
 * nobody else can change the database. A batch is one transaction and so one flush; each deed in it
 * stands or falls by itself.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openWriting } from './sqlite/open.ts';
import { isOfTheStore, trouble } from './sqlite/troubles.ts';
import { type Job, writesOn } from './sqlite/writes.ts';
import type { StoreError } from './store.ts';

/** A deed that failed, as it crosses between threads: an error would lose what it is. */
export interface Failed {
  why: StoreError['why'];
  says: string;
}
export type Done = { answer: unknown } | Failed;
export type ToWorker = { now: number; jobs: readonly Job[] } | 'close';
export type FromWorker = 'ready' | 'closed' | Failed | readonly Done[];

const port = parentPort;
if (!port) throw new Error('This is a thread of the store, and does nothing by itself.');
const { folder } = workerData as { folder: string };
const tell = (message: FromWorker) => port.postMessage(message);

try {
  serve();
} catch (error) {
  tell(failed(error));
}

function serve(): void {
  const { db, close } = openWriting(folder);
  const writes = writesOn(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const mark = db.prepare('SAVEPOINT deed');
  const keep = db.prepare('RELEASE deed');
  const undo = db.prepare('ROLLBACK TO deed');

  function batch(now: number, jobs: readonly Job[]): readonly Done[] {
    try {
      begin.run();
      const done = jobs.map(one);
      writes.tick(now);
      commit.run();
      return done;
    } catch (error) {
      // Nothing of the batch is stored: all of it may be sent again.
      if (db.isTransaction) rollback.run();
      const all = failed(error);
      return jobs.map(() => all);
    }
  }

  function one({ deed, told }: Job): Done {
    mark.run();
    try {
      const write = writes[deed] as (...told: unknown[]) => unknown;
      const answer = write(...told);
      keep.run();
      return { answer };
    } catch (error) {
      if (isOfTheStore(error)) throw error;
      undo.run();
      keep.run();
      return failed(error);
    }
  }

  port?.on('message', (message: ToWorker) => {
    if (message !== 'close') return tell(batch(message.now, message.jobs));
    close();
    tell('closed');
    port?.close();
  });
  tell('ready');
}

function failed(error: unknown): Failed {
  const { why, message } = trouble(error, folder);
  return { why, says: message };
}
