/**
 * Stores lines of talk, as many as came together. Lines of one table are numbered one after the other, whichever
 * node is told them; a lock that only talk knows keeps them from holding up moves.
 */
import type { ClientBase } from 'pg';
import type { Outcome } from '../group.ts';
import { type ChatLine, MOST_LINES, StoreError } from '../store.ts';
import { inTransaction, type Row, type Statement } from './connections.ts';
import { lineOf } from './rows.ts';

export interface Said {
  line: Omit<ChatLine, 'n' | 'hidden'>;
  key: string;
}

export function storeTalk(
  db: ClientBase,
  said: readonly Said[],
): Promise<readonly Outcome<ChatLine>[]> {
  const ask = async (statement: Statement, ...values: unknown[]) =>
    (await db.query<Row>({ ...statement, values })).rows;
  return inTransaction(db, async () => {
    const tables = [...new Set(said.map(({ line }) => line.table))].sort();
    await ask(SQL.lock, tables);
    const lasts = new Map<unknown, number>();
    for (const { id, last } of await ask(SQL.last, tables)) lasts.set(id, last as number);
    const known = new Map<string, ChatLine>();
    const asked = said.map(({ line: { table }, key }) => ({ table, key }));
    for (const row of await ask(SQL.known, JSON.stringify(asked)))
      known.set(`${row.table_id} ${row.key}`, lineOf(row));
    const fresh: (ChatLine & { key: string })[] = [];
    const outcomes = said.map(({ line, key }): Outcome<ChatLine> => {
      const before = known.get(`${line.table} ${key}`);
      if (before) return { answer: before };
      const last = lasts.get(line.table);
      if (last === undefined)
        return { failed: new StoreError('unknown', 'There is no such table to talk at.') };
      const stored = { ...line, n: last + 1, hidden: false };
      lasts.set(line.table, stored.n);
      known.set(`${line.table} ${key}`, stored);
      fresh.push({ ...stored, key });
      return { answer: stored };
    });
    if (fresh.length > 0) await ask(SQL.say, JSON.stringify(fresh));
    const full = tables.filter((table) => (lasts.get(table) ?? 0) >= MOST_LINES);
    if (full.length > 0) await ask(SQL.forget, full, MOST_LINES);
    return outcomes;
  });
}

const SQL = {
  lock: {
    name: 'talk-lock',
    text: "SELECT pg_advisory_xact_lock(hashtextextended('talk ' || t, 0)) FROM unnest($1::text[]) AS t",
  },
  last: {
    name: 'talk-last',
    text: `SELECT id, coalesce((SELECT max(n) FROM chat WHERE table_id = id), -1) AS last
      FROM tables WHERE id = ANY($1)`,
  },
  known: {
    name: 'talk-known',
    text: `SELECT c.* FROM chat c
      JOIN jsonb_to_recordset($1) AS k("table" text, key text) ON c.table_id = k."table" AND c.key = k.key`,
  },
  say: {
    name: 'talk-say',
    text: `INSERT INTO chat (table_id, n, at, person, seat, name, room, text, hidden, key)
      SELECT "table", n, at, person, seat, name, room, text, hidden, key FROM jsonb_to_recordset($1)
        AS l("table" text, n int, at bigint, person text, seat int, name text, room text, text text, hidden boolean,
          key text)`,
  },
  forget: {
    name: 'talk-forget',
    text: `DELETE FROM chat USING (
        SELECT table_id AS id, max(n) AS last FROM chat WHERE table_id = ANY($1) GROUP BY table_id) AS newest
      WHERE table_id = id AND n <= last - $2`,
  },
};
