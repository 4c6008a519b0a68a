/**
 * Brings a database to the newest schema: forward only, one file a version, each in a transaction of
 * its own together with its number. Whoever calls this holds the lock of the folder.
 */
import type { DatabaseSync } from 'node:sqlite';
import { sql as tables } from '../migrations/0001-tables.ts';
import { sql as seen } from '../migrations/0002-seen.ts';
import { StoreError } from '../store.ts';

/** In order; the place is the version. What is released is never changed, only followed. */
const MIGRATIONS: readonly string[] = [tables, seen];

/** "Mage", so that a database of another program is not taken for ours. */
const OURS = 0x4d616765;

export function migrate(db: DatabaseSync, folder: string): void {
  const version = number(db, 'user_version');
  const isEmpty = number(db, 'schema_version') === 0;
  if (!isEmpty && number(db, 'application_id') !== OURS)
    throw new StoreError(
      'damaged',
      `${folder}: hall.db is the database of another program. Name another folder with --data.`,
    );
  if (version > MIGRATIONS.length)
    throw new StoreError(
      'newer',
      `${folder}: a newer Magehall has stored its tables here (schema ${version}, this one knows ${MIGRATIONS.length}). Start that version, or name another folder with --data.`,
    );
  for (const [done, sql] of MIGRATIONS.entries()) {
    if (done < version) continue;
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(sql);
      db.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${done + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}

export function number(db: DatabaseSync, pragma: string): number {
  return Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}
