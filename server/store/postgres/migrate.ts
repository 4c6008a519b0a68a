/**
 * Brings a database to the newest schema: forward only, all that is missing in one transaction. Nodes that
 * start together do it one after the other, under a lock of the whole database.
 */
import type { ClientBase } from 'pg';
import { StoreError } from '../store.ts';
import { sql as tables } from './migrations/0001-tables.ts';
import { sql as seen } from './migrations/0002-seen.ts';

/** In order; the place is the version. What is released is never changed, only followed. */
export const MIGRATIONS: readonly string[] = [tables, seen];

/** "Mage": so many programs may lock something by a number of their own. */
const OURS = 0x4d616765;

export async function migrate(
  db: ClientBase,
  name: string,
  known: readonly string[] = MIGRATIONS,
): Promise<void> {
  await db.query('BEGIN');
  try {
    await db.query('SELECT pg_advisory_xact_lock($1)', [OURS]);
    const version = await versionOf(db, name);
    if (version > known.length)
      throw new StoreError(
        'newer',
        `${name}: a newer Magehall has stored its tables here (schema ${version}, this one knows ${known.length}). Start that version, or name another database with --database.`,
      );
    if (version < known.length) {
      for (const sql of known.slice(version)) await db.query(sql);
      await db.query('UPDATE magehall SET schema = $1', [known.length]);
    }
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** 0 for a database in which nothing is. */
async function versionOf(db: ClientBase, name: string): Promise<number> {
  const { rows } = await db.query(
    `SELECT to_regclass('magehall') IS NOT NULL AS ours,
       EXISTS (SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace) AS used`,
  );
  if (rows[0].ours) return (await db.query('SELECT schema FROM magehall')).rows[0].schema;
  if (rows[0].used)
    throw new StoreError(
      'damaged',
      `${name}: this is the database of another program. Name an empty one with --database.`,
    );
  await db.query('CREATE TABLE magehall (schema int NOT NULL)');
  await db.query('INSERT INTO magehall VALUES (0)');
  return 0;
}
