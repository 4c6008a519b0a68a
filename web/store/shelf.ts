/**
 * The games on this device: a record a table, and a card of it. Two tabs may hold the same table, so
 * entries are only ever added to the log that the adder saw, in one transaction; whoever comes
 * second is told how the table stands instead.
 */
import type { Entry } from '@magehall/engine';
import { memory, news, refused, transaction } from './database.ts';
import { cardOf, readRecord, type TableRecord } from './record.ts';

export type { Standing, TableRecord } from './record.ts';

/** The table on the page as it was last read or stored: all that is left if the database goes. */
let latest: TableRecord | undefined;

/** What lies there, even if it can't be read. */
export function raw(id: string): Promise<unknown> {
  return transaction('readonly', ({ tables }, done) => {
    const request = tables.get(id);
    request.onsuccess = () => done(request.result);
  });
}

export async function get(id: string): Promise<TableRecord | 'unreadable' | undefined> {
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

export async function add(record: TableRecord): Promise<void> {
  latest = record;
  try {
    await transaction<void>('readwrite', ({ tables, cards }) => {
      tables.put(record);
      cards.put(cardOf(record));
    });
  } catch (error) {
    refused(error);
    memory.set(record.id, record);
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
  now: Pick<TableRecord, 'changed' | 'standing'>,
): Promise<TableRecord | 'removed' | undefined> {
  const grown = (record: TableRecord): TableRecord => ({
    ...record,
    ...now,
    log: [...record.log, ...entries],
  });
  const inMemory = memory.get(id);
  if (inMemory) {
    memory.set(id, grown(inMemory));
    return undefined;
  }
  try {
    const [stored, other] = await transaction<[TableRecord?, TableRecord?]>(
      'readwrite',
      ({ tables, cards }, done) => {
        const request = tables.get(id);
        request.onsuccess = () => {
          const record = readRecord(request.result);
          if (record?.log.length !== seen) return done([record, record]);
          const longer = grown(record);
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
