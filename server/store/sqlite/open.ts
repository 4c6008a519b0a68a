/**
 * Opens the writing connection of a folder, or says why it can't. One server a folder: the lock is an
 * exclusive transaction on a file of its own, which the system lets go of when the process ends,
 * however it ends.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { migrate, number } from './migrate.ts';
import { trouble } from './troubles.ts';

export const databaseIn = (folder: string): string => join(folder, 'hall.db');

/** Reading the whole file takes about a second a gigabyte; damage in larger ones shows when met. */
const CHECKED_AT_START = 2 ** 30;

/** `PRAGMA synchronous`: every commit is on the disk before it returns. */
const FULL = 2;

export interface Writing {
  db: DatabaseSync;
  close(): void;
}

export function openWriting(folder: string): Writing {
  let lock: DatabaseSync | undefined;
  let db: DatabaseSync | undefined;
  const close = () => {
    db?.close();
    lock?.close();
  };
  try {
    makeFolder(folder);
    lock = takeLock(folder);
    const file = databaseIn(folder);
    const isOld = existsSync(file);
    // Another program may read or copy the file; writers wait for it a little.
    db = new DatabaseSync(file, { timeout: 5000 });
    if (isOld) checkWhole(db, file);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
    db.exec('PRAGMA checkpoint_fullfsync = ON; PRAGMA trusted_schema = OFF');
    demandFlushes(db, folder);
    migrate(db, folder);
    // Nobody else can be at work here: what a server that was killed had taken is free again.
    db.exec('UPDATE chores SET owner = NULL, until = NULL WHERE owner IS NOT NULL');
    return { db, close };
  } catch (error) {
    close();
    throw trouble(error, folder);
  }
}

/** A setting that was not taken is not an error in SQLite, so it is read back. */
export function demandFlushes(db: DatabaseSync, folder: string): void {
  const mode = db.prepare('PRAGMA journal_mode').get()?.journal_mode;
  if (mode !== 'wal')
    throw new StoreError(
      'unknown',
      `${folder}: this file system can’t keep a write-ahead log (it offers “${mode}”). Name a folder on a local disk with --data.`,
    );
  if (number(db, 'synchronous') !== FULL || number(db, 'fullfsync') !== 1)
    throw new StoreError(
      'unknown',
      `${folder}: the database does not flush every commit to the disk, so nothing would be safe. It is not opened.`,
    );
}

function makeFolder(folder: string): void {
  try {
    // It holds the secrets of the dice: nobody else on the machine need look.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(
      'read-only',
      `${folder}: the folder can’t be made. Name another with --data. (${error instanceof Error ? error.message : error})`,
    );
  }
}

function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'hall.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const why = trouble(error, folder);
    if (why.why !== 'busy') throw why;
    throw new StoreError(
      'busy',
      `${folder}: another Magehall server keeps its tables here. End that one, or name another folder with --data.`,
    );
  }
}

/** Before anything is written, so that a damaged file stays as it was found. */
function checkWhole(db: DatabaseSync, file: string): void {
  if (statSync(file).size > CHECKED_AT_START) return;
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: 11 });
}
