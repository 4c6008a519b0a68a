/** Makes the database, or brings an older one up to date. Loaded when that is to be done. */
import { cardOf, RANKS, readRecord } from './record.ts';

/** Version 1 had whole tables alone, and among them some that can't be read any more. */
export function upgrade(db: IDBDatabase, change: IDBTransaction): void {
  const cards = db.createObjectStore('cards', { keyPath: 'id' });
  cards.createIndex('order', 'order');
  if (!db.objectStoreNames.contains('tables')) db.createObjectStore('tables', { keyPath: 'id' });
  const reading = change.objectStore('tables').openCursor();
  reading.onsuccess = () => {
    const cursor = reading.result;
    if (!cursor) return;
    const record = readRecord(cursor.value);
    cards.put(record ? cardOf(record) : { id: cursor.primaryKey, order: [RANKS.length, 0] });
    cursor.continue();
  };
}
