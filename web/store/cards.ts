/** The shelf as the hall shows it: cards, page by page, and what is done to many games at once. */
import { memory, news, refused, transaction } from './database.ts';
import { type Card, cardOf, isWhole, RANKS } from './record.ts';

export type { Card } from './record.ts';

export interface Shelved {
  /** The first of those that match. */
  cards: readonly Card[];
  /** How many match, and how many there are. */
  matching: number;
  all: number;
}

/** The first cards, in order; only what is shown is read, unless something is looked for. */
export async function cards(wanted: number, matches?: (card: Card) => boolean): Promise<Shelved> {
  let stored: Card[] = [];
  let all = 0;
  const everything = matches || memory.size > 0;
  try {
    await transaction<void>('readonly', (stores) => {
      const reading = stores.cards.index('order').getAll(null, everything ? undefined : wanted);
      reading.onsuccess = () => {
        stored = reading.result.map(readCard);
      };
      const counting = stores.cards.count();
      counting.onsuccess = () => {
        all = counting.result;
      };
    });
  } catch (error) {
    refused(error);
  }
  if (!everything) return { cards: stored, matching: all, all };
  const merged = [
    ...[...memory.values()].map(cardOf),
    ...stored.filter(({ id }) => !memory.has(id)),
  ].sort(({ order: [a, b] }, { order: [c, d] }) => a - c || b - d);
  const found = matches ? merged.filter(matches) : merged;
  return { cards: found.slice(0, wanted), matching: found.length, all: merged.length };
}

/** The one door for cards, as `readRecord` is for records. */
function readCard({ id, order, table }: Card): Card {
  return table && isWhole(table) ? { id, order, table } : { id, order };
}

/** Which games are over and were over before that time. */
export async function finished(before: number): Promise<string[]> {
  const over = RANKS.indexOf('nobody');
  const range = IDBKeyRange.bound([over, -before], [over + 1]);
  const kept = [...memory.values()].map(cardOf);
  const inMemory = kept.filter(({ order: [rank, when] }) => rank === over && when >= -before);
  try {
    const stored = await transaction<IDBValidKey[]>('readonly', (stores, done) => {
      const reading = stores.cards.index('order').getAllKeys(range);
      reading.onsuccess = () => done(reading.result);
    });
    return [...new Set([...inMemory.map(({ id }) => id), ...(stored as string[])])];
  } catch (error) {
    refused(error);
    return inMemory.map(({ id }) => id);
  }
}

export async function remove(ids: readonly string[]): Promise<void> {
  for (const id of ids) memory.delete(id);
  try {
    await transaction<void>('readwrite', (stores) => {
      for (const id of ids) {
        stores.tables.delete(id);
        stores.cards.delete(id);
      }
    });
    for (const id of ids) news?.postMessage({ id, length: -1 });
    // What was told of them goes with them.
    (await import('../story/kept.ts')).forgetStories(ids);
  } catch (error) {
    refused(error);
  }
}
