/**
 * What this device keeps of tables on line: commands without an answer yet, and what is needed to
 * check the dice. In a database of its own, so that the shelf's is never upgraded for it. A browser
 * that lets nothing be kept has a memory at least.
 */
type Shelf = 'commands' | 'receipts';

const memory: Record<Shelf, Map<string, unknown>> = { commands: new Map(), receipts: new Map() };

let opened: Promise<IDBDatabase | undefined> | undefined;

function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('magehall-online', 1);
      request.onupgradeneeded = () => {
        for (const shelf of Object.keys(memory)) request.result.createObjectStore(shelf);
      };
      request.onsuccess = () => {
        const db = request.result;
        db.onclose = () => {
          opened = undefined;
        };
        resolve(db);
      };
      request.onerror = () => resolve(undefined);
      request.onblocked = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

async function run<T>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  opened ??= open();
  const db = await opened;
  if (!db) return undefined;
  return new Promise((resolve) => {
    try {
      const running = db.transaction(shelf, mode, { durability: 'strict' });
      const request = work(running.objectStore(shelf));
      running.oncomplete = () => resolve(request.result);
      running.onabort = () => resolve(undefined);
    } catch {
      opened = undefined;
      resolve(undefined);
    }
  });
}

export async function put(shelf: Shelf, key: string, value: unknown): Promise<void> {
  memory[shelf].set(key, value);
  await run(shelf, 'readwrite', (store) => store.put(value, key));
}

export async function drop(shelf: Shelf, key: string): Promise<void> {
  memory[shelf].delete(key);
  await run(shelf, 'readwrite', (store) => store.delete(key));
}

export async function get<T>(shelf: Shelf, key: string): Promise<T | undefined> {
  const found = memory[shelf].get(key) ?? (await run(shelf, 'readonly', (store) => store.get(key)));
  return found as T | undefined;
}

/** All that is kept under keys that begin so, in the order of the keys. */
export async function all<T>(shelf: Shelf, begin: string): Promise<T[]> {
  const stored = await run(shelf, 'readonly', (store) =>
    store.getAll(IDBKeyRange.bound(begin, `${begin}\uffff`)),
  );
  const kept = [...memory[shelf]].filter(([key]) => key.startsWith(begin)).sort();
  return (stored ?? kept.map(([, value]) => value)) as T[];
}
