/**
 * The games on this device: a record a table, and a card of it. Two tabs may hold the same table, so
 * entries are only ever added to the log that the adder saw, in one transaction; whoever comes
 * second is told how the table stands instead.
 */
import type { Entry } from '@magehall/engine';
import { memory, news, refused, transaction } from './database.ts';
import { cardOf, type Kept, readRecord } from './record.ts';

export type { Kept, Standing } from './record.ts';

/** The table on the page as it was last read or stored: all that is left if the database goes. */
let latest: Kept | undefined;

/** What lies there, even if it can't be read. */
export function raw(id: string): Promise<unknown> {
  return transaction('readonly', ({ tables }, done) => {
    const request = tables.get(id);
    request.onsuccess = () => done(request.result);
  });
}

export async function get(id: string): Promise<Kept | 'unreadable' | undefined> {
  if (memory.has(id)) return memory.get(id);
  try {
    const found = await raw(id);
    if (found === undefined) return undefined;
    latest = readRecord(found);
    return latest ?? 'unreadable';
  } catch (error) {
    refused(error);
    return undefined;
  }
}

export async function add(kept: Kept): Promise<void> {
  latest = kept;
  try {
    await transaction<void>('readwrite', ({ tables, cards }) => {
      tables.put(kept);
      cards.put(cardOf(kept));
    });
  } catch (error) {
    refused(error);
    memory.set(kept.id, kept);
  }
}

/**
 * Adds what was played to the log. Returns the stored table instead if that log had gone another
 * way meanwhile, or that the table was removed; then nothing was written.
 */
export async function append(
  id: string,
  seen: number,
  entries: readonly Entry[],
  now: Pick<Kept, 'changed' | 'standing'>,
): Promise<Kept | 'removed' | undefined> {
  const grown = (kept: Kept): Kept => ({ ...kept, ...now, log: [...kept.log, ...entries] });
  const inMemory = memory.get(id);
  if (inMemory) {
    memory.set(id, grown(inMemory));
    return undefined;
  }
  try {
    const [stored, other] = await transaction<[Kept?, Kept?]>(
      'readwrite',
      ({ tables, cards }, done) => {
        const request = tables.get(id);
        request.onsuccess = () => {
          const kept = readRecord(request.result);
          if (kept?.log.length !== seen) return done([kept, kept]);
          const longer = grown(kept);
          tables.put(longer);
          cards.put(cardOf(longer));
          done([longer]);
        };
      },
    );
    // A table removed in another tab stays removed; what is on the page can still be saved.
    if (!stored) return 'removed';
    latest = stored;
    if (!other) news?.postMessage({ id, length: stored.log.length });
    return other;
  } catch (error) {
    refused(error);
    if (latest?.id === id && latest.log.length === seen) memory.set(id, grown(latest));
    return undefined;
  }
}

/** Calls back when another tab added to this table, or removed it: then the length is -1. */
export function watch(id: string, changed: (length: number) => void): () => void {
  const listen = (event: MessageEvent) => {
    if (event.data?.id === id) changed(event.data.length);
  };
  news?.addEventListener('message', listen);
  return () => news?.removeEventListener('message', listen);
}
