/**
 * Stories on this device, each under the name of its table. They can be told again at any time, so where nothing can be
 * kept, nothing is said about it.
 */
import type { Story } from '@magehall/bots/story';

interface Kept {
  table: string;
  story: Story;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('magehall-stories', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('stories', { keyPath: 'table' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (stories: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  try {
    const db = await open();
    const running = db.transaction('stories', mode);
    const request = work(running.objectStore('stories'));
    return (await new Promise((resolve, reject) => {
      running.oncomplete = () => resolve(request?.result);
      running.onabort = () => reject(running.error);
    }).finally(() => db.close())) as T | undefined;
  } catch {
    return undefined;
  }
}

/** The story of the table, if it was told when the game had that many steps. */
export async function keptStory(table: string, steps: number): Promise<Story | undefined> {
  const kept = await within<Kept | undefined>('readonly', (stories) => stories.get(table));
  const story = kept?.story;
  return story?.points?.at(-1)?.at === steps ? story : undefined;
}

export async function keepStory(table: string, story: Story): Promise<void> {
  await within('readwrite', (stories) => stories.put({ table, story } satisfies Kept));
}

export async function forgetStories(tables: readonly string[]): Promise<void> {
  await within('readwrite', (stories) => {
    for (const table of tables) stories.delete(table);
    return undefined;
  });
}
