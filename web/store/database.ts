/**
 * The database of this device. A browser may refuse it, close it at any time, or never answer: then
 * it is opened anew, and if that fails the memory takes over, which `trouble` tells.
 */
import { signal } from '@preact/signals';
import type { TableRecord } from './record.ts';

/** Why games can't be kept: the browser refuses, or the device is full. */
export const trouble = signal<'store' | 'full' | undefined>(undefined);

/** What can't be stored is at least kept while the page lives. */
export const memory = new Map<string, TableRecord>();

/** Tells other tabs how long the log of a table is now; -1 if it was removed. */
export const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('magehall') : undefined;

const TABLES = 'tables';
const CARDS = 'cards';

/** Whoever opens a database is answered long before, even on a busy device. */
const PATIENCE = 8_000;
const SILENT = new Error('no answer');

let opened: Promise<IDBDatabase> | undefined;

type Upgrade = (db: IDBDatabase, change: IDBTransaction) => void;

function open(upgrade?: Upgrade): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('magehall', 2);
    const waiting = setTimeout(reject, PATIENCE, SILENT);
    request.onupgradeneeded = () => {
      clearTimeout(waiting);
      const change = request.transaction as IDBTransaction;
      if (upgrade) return upgrade(request.result, change);
      // Not without those who know how.
      change.abort();
      resolve(import('./upgrade.ts').then((how) => open(how.upgrade)));
    };
    request.onsuccess = () => {
      clearTimeout(waiting);
      const db = request.result;
      db.onclose = lost;
      db.onversionchange = () => {
        db.close();
        lost();
      };
      resolve(db);
      // Nobody waits any more for one that answers late, but the next one finds it.
      opened = Promise.resolve(db);
    };
    request.onerror = () => {
      clearTimeout(waiting);
      reject(request.error);
    };
  });
}

function lost(): void {
  opened = undefined;
}

interface Stores {
  tables: IDBObjectStore;
  cards: IDBObjectStore;
}

/** Runs one transaction; `work` sets its result before the transaction ends. */
export async function transaction<T>(
  mode: IDBTransactionMode,
  work: (stores: Stores, done: (value: T) => void) => void,
  again = true,
): Promise<T> {
  opened ??= open();
  const connection = opened;
  try {
    return await run(await connection, mode, work);
  } catch (error) {
    if (!again || error === SILENT || isFull(error)) throw error;
    // It may have been closed under us.
    if (opened === connection) opened = undefined;
    return transaction(mode, work, false);
  }
}

function run<T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  work: (stores: Stores, done: (value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const running = db.transaction([TABLES, CARDS], mode, { durability: 'strict' });
    let result: T;
    running.oncomplete = () => resolve(result);
    running.onabort = () => reject(running.error);
    work({ tables: running.objectStore(TABLES), cards: running.objectStore(CARDS) }, (value) => {
      result = value;
    });
  });
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

export function refused(error: unknown): void {
  trouble.value = isFull(error) ? 'full' : 'store';
}
