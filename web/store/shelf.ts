/**
 * The games on this device. One record a table, in IndexedDB. Two tabs may hold the same table, so
 * entries are only ever added to the log that the adder saw, in one transaction; whoever comes
 * second is told how the table stands instead.
 */
import type { GameFile } from '@magehall/engine';
import { signal } from '@preact/signals';

/** What the hall shows of a table without playing its log. */
export interface Standing {
  /** Whose turn: a person's here, a bot's, or nobody's. */
  waits: 'person' | 'bot' | 'nobody';
  scores: number[];
  winners: number[];
}

/** A game of this device: its file, under the table's name, and what the hall shows of it. */
export interface Kept extends Omit<GameFile, 'magehall' | 'table' | 'hashes'> {
  id: string;
  /** The name that its dice are bound to, if that was taken here. */
  table?: string;
  started: number;
  changed: number;
  standing: Standing;
}

/** Why games can't be kept: the browser refuses, or the device is full. */
export const trouble = signal<'store' | 'full' | undefined>(undefined);

const NAME = 'magehall';
const TABLES = 'tables';
const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel('magehall') : undefined;

/** What can't be stored is at least kept while the page lives. */
const memory = new Map<string, Kept>();

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
  return opened;
}

/** Runs one transaction; `work` sets its result before the transaction ends. */
async function transaction<T>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const running = db.transaction(TABLES, mode, { durability: 'strict' });
    let result: T;
    running.oncomplete = () => resolve(result);
    running.onabort = () => reject(running.error);
    running.onerror = () => reject(running.error);
    work(running.objectStore(TABLES), (value) => {
      result = value;
    });
  });
}

function refused(error: unknown): void {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  trouble.value = full ? 'full' : 'store';
}

export async function all(): Promise<Kept[]> {
  let stored: Kept[] = [];
  try {
    stored = await transaction<Kept[]>('readonly', (tables, done) => {
      const request = tables.getAll();
      request.onsuccess = () => done(request.result);
    });
  } catch (error) {
    refused(error);
  }
  const shelf = new Map(stored.map((kept) => [kept.id, kept]));
  for (const [id, kept] of memory) shelf.set(id, kept);
  return [...shelf.values()].sort((a, b) => b.changed - a.changed);
}

export async function get(id: string): Promise<Kept | undefined> {
  if (memory.has(id)) return structuredClone(memory.get(id));
  try {
    return await transaction<Kept | undefined>('readonly', (tables, done) => {
      const request = tables.get(id);
      request.onsuccess = () => done(request.result);
    });
  } catch (error) {
    refused(error);
    return undefined;
  }
}

export async function add(kept: Kept): Promise<void> {
  try {
    await transaction<void>('readwrite', (tables) => tables.put(kept));
  } catch (error) {
    refused(error);
    memory.set(kept.id, structuredClone(kept));
  }
}

export async function remove(id: string): Promise<void> {
  memory.delete(id);
  try {
    await transaction<void>('readwrite', (tables) => tables.delete(id));
    news?.postMessage({ id, length: -1 });
  } catch (error) {
    refused(error);
  }
}

/**
 * Adds what was played to the log. Returns the stored table instead if that log had gone another
 * way meanwhile; then nothing was written.
 */
export async function append(
  id: string,
  seen: number,
  entries: GameFile['log'],
  now: Pick<Kept, 'changed' | 'standing'>,
): Promise<Kept | undefined> {
  const grow = (kept: Kept) => Object.assign(kept, now, { log: [...kept.log, ...entries] });
  const inMemory = memory.get(id);
  if (inMemory) {
    grow(inMemory);
    return undefined;
  }
  let last: Kept | undefined;
  try {
    const other = await transaction<Kept | undefined>('readwrite', (tables, done) => {
      const request = tables.get(id);
      request.onsuccess = () => {
        const kept: Kept | undefined = request.result;
        // A table removed in another tab stays removed; what is on the page can still be saved.
        if (!kept) return done(undefined);
        last = kept;
        if (kept.log.length !== seen) return done(kept);
        tables.put(grow(structuredClone(kept)));
        done(undefined);
      };
    });
    if (!other) news?.postMessage({ id, length: seen + entries.length });
    return other;
  } catch (error) {
    refused(error);
    if (last) memory.set(id, grow(structuredClone(last)));
    return undefined;
  }
}

/** Calls back when another tab added to this table. */
export function watch(id: string, changed: (length: number) => void): () => void {
  const listen = (event: MessageEvent) => {
    if (event.data?.id === id) changed(event.data.length);
  };
  news?.addEventListener('message', listen);
  return () => news?.removeEventListener('message', listen);
}
