/**
 * A batch is one transaction and so one flush; each deed in it stands or falls by itself. If the store
 * itself fails (a full disk, say), nothing of the batch is stored and all of it is told so.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreError } from '../store.ts';
import { isOfTheStore, trouble } from './troubles.ts';
import { type Job, writesOn } from './writes.ts';

/** A deed that failed, as it crosses between threads: an error would lose what it is. */
export interface Failed {
  why: StoreError['why'];
  says: string;
}
export type Done = { answer: unknown } | Failed;

export function failed(error: unknown, folder: string): Failed {
  const { why, message } = trouble(error, folder);
  return { why, says: message };
}

/** Carries out batches on the writing connection. They are on the disk when this returns. */
export function batchesOn(db: DatabaseSync, folder: string) {
  const writes = writesOn(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const mark = db.prepare('SAVEPOINT deed');
  const keep = db.prepare('RELEASE deed');
  const undo = db.prepare('ROLLBACK TO deed');

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
      return failed(error, folder);
    }
  }

  return (now: number, jobs: readonly Job[]): readonly Done[] => {
    try {
      begin.run();
      const done = jobs.map(one);
      writes.tick(now);
      commit.run();
      return done;
    } catch (error) {
      // SQLite has taken some of these back by itself.
      if (db.isTransaction) rollback.run();
      const all = failed(error, folder);
      return jobs.map(() => all);
    }
  };
}
