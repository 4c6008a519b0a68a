/** Games put into a browser by hand, as an older Magehall or an accident would have left them there. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGameFile } from '@magehall/engine';
import type { BrowserContext, Page } from 'playwright-core';

export type Raw = Record<string, unknown>;

/** A recorded game as version 1 of the shelf kept it: over, or some steps before. */
export async function oldRecord(id: string, steps = Number.POSITIVE_INFINITY): Promise<Raw> {
  const fixture = join(import.meta.dirname, '..', '..', 'fixtures', 'arkhanos', 'two-1.json');
  const { game, rulesVersion, options, log } = readGameFile(await readFile(fixture, 'utf8'));
  const over = steps > log.length;
  return {
    id,
    game,
    rulesVersion,
    options,
    players: [
      { name: 'Ada', plays: 'person' },
      { name: 'Novice', plays: 'novice' },
    ],
    log: log.slice(0, steps),
    started: 1,
    changed: 2,
    standing: over
      ? { waits: 'nobody', scores: [30, 20], winners: [0] }
      : { waits: 'person', scores: [3, 2], winners: [] },
  };
}

/** Before Magehall itself is there: a database of version 1 with `base`, once with each change. */
export async function shelveOld(
  page: Page,
  address: string,
  base: Raw,
  changes: readonly Raw[],
): Promise<void> {
  // A file of the same origin in which nothing runs.
  await page.goto(`${address}icon.svg`);
  await page.evaluate(
    async ([first, ...each]) => {
      const request = indexedDB.open('magehall', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const transaction = request.result.transaction('tables', 'readwrite');
      for (const change of each)
        transaction.objectStore('tables').put(Object.assign({}, first, change));
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      request.result.close();
    },
    [base, ...changes],
  );
}

/** Counts what pages of this visitor read from here on, by store; keys and numbers are no reading. */
export async function countReads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const reads: Record<string, number> = { tables: 0, cards: 0 };
    Object.assign(globalThis, { reads });
    const count = (request: IDBRequest, store: string) =>
      request.addEventListener('success', () => {
        const { result } = request;
        if (result) reads[store] += Array.isArray(result) ? result.length : 1;
      });
    for (const kind of [IDBObjectStore, IDBIndex])
      for (const name of ['get', 'getAll', 'openCursor'] as const) {
        const read = kind.prototype[name] as (...how: unknown[]) => IDBRequest;
        Object.assign(kind.prototype, {
          [name](this: IDBObjectStore | IDBIndex, ...how: unknown[]) {
            const request = read.apply(this, how);
            count(request, this instanceof IDBIndex ? this.objectStore.name : this.name);
            return request;
          },
        });
      }
  });
}

export function reads(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => (globalThis as unknown as { reads: Record<string, number> }).reads);
}
