/** All that changes the database beside the moves: each is a statement, or a short transaction, by itself. */
import type { ChatLine, Chore, ChoreKind, PersonRecord } from '../store.ts';
import type { Connections } from './connections.ts';
import { lineOf } from './rows.ts';

export function writesOn(db: Connections) {
  return {
    async invite(table: string, hash: string): Promise<void> {
      await db.ask(SQL.invite, table, hash);
    },
    async claim(
      kinds: readonly ChoreKind[],
      node: string,
      now: number,
      until: number,
      most: number,
    ): Promise<readonly Chore[]> {
      const rows = await db.ask(SQL.claim, kinds, node, now, until, most);
      return (rows as unknown as Chore[]).sort((a, b) => a.at - b.at);
    },
    async finish({ table, kind, seq }: Chore): Promise<void> {
      await db.ask(SQL.finish, table, kind, seq);
    },
    async release(node: string): Promise<void> {
      await db.ask(SQL.release, node);
    },
    async addGuest(person: PersonRecord, session: string, now: number, ends: number) {
      const { id, name, language, seenAt } = person;
      await db.ask(SQL.addGuest, id, name, language, now, seenAt, session, ends);
    },
    async seen(person: string, now: number): Promise<void> {
      await db.ask(SQL.seen, person, now);
    },
    async rename(person: string, name: string, language: string | null): Promise<void> {
      await db.ask(SQL.rename, person, name, language);
    },
    async endSession(session: string): Promise<void> {
      await db.ask(SQL.endSession, session);
    },
    async hide(table: string, n: number): Promise<ChatLine | undefined> {
      const [row] = await db.ask(SQL.hide, table, n);
      return row && lineOf(row);
    },
    async takeNotes(table: string, person: string, text: string): Promise<void> {
      // The one letter that PostgreSQL can't keep, and nobody can type.
      await db.ask(SQL.takeNotes, table, person, text.replaceAll('\0', ''));
    },
    async giveOrders(table: string, person: string, orders: object): Promise<void> {
      await db.ask(SQL.giveOrders, table, person, JSON.stringify(orders));
    },
    async tidy(before: number, heard: readonly string[]): Promise<void> {
      await db.ask(SQL.tidyTables, before, heard);
      await db.ask(SQL.tidySessions, before);
      await db.ask(SQL.tidyPeople, before);
    },
    /** One node after the other, so that of two that come back after an outage one finds it. */
    beat: (node: string, now: number): Promise<number | undefined> =>
      db.transact(async (client) => {
        await client.query(SQL.beating);
        const { rows } = await client.query<{ at: number | null }>(SQL.lastBeat);
        await client.query({ ...SQL.beat, values: [node, now] });
        await client.query({ ...SQL.tick, values: [now] });
        return rows[0]?.at ?? undefined;
      }),
    async tick(now: number): Promise<void> {
      await db.ask(SQL.tick, now);
    },
  };
}

const SQL = {
  invite: { name: 'invite', text: 'UPDATE tables SET invite = $2 WHERE id = $1' },
  // What another node looks at just now is left to it.
  claim: {
    name: 'claim',
    text: `UPDATE chores SET owner = $2, until = $4
      WHERE (table_id, kind) IN (
        SELECT table_id, kind FROM chores
        WHERE kind = ANY($1) AND at <= $3 AND (until IS NULL OR until <= $3)
        ORDER BY at LIMIT $5 FOR UPDATE SKIP LOCKED)
      RETURNING table_id AS "table", kind, at, seq`,
  },
  finish: {
    name: 'finish',
    text: 'DELETE FROM chores WHERE table_id = $1 AND kind = $2 AND seq = $3',
  },
  // One that is locked is being replaced by a newer move's.
  release: {
    name: 'release',
    text: `UPDATE chores SET owner = NULL, until = NULL
      WHERE (table_id, kind) IN (
        SELECT table_id, kind FROM chores WHERE owner = $1 FOR UPDATE SKIP LOCKED)`,
  },
  addGuest: {
    name: 'add-guest',
    text: `WITH person AS (
        INSERT INTO people (id, name, language, made_at, seen_at) VALUES ($1, $2, $3, $4, $5) RETURNING id)
      INSERT INTO sessions (hash, person, made_at, ends_at) SELECT $6, id, $4, $7 FROM person`,
  },
  seen: { name: 'seen', text: 'UPDATE people SET seen_at = greatest(seen_at, $2) WHERE id = $1' },
  rename: { name: 'rename', text: 'UPDATE people SET name = $2, language = $3 WHERE id = $1' },
  endSession: { name: 'end-session', text: 'DELETE FROM sessions WHERE hash = $1' },
  hide: {
    name: 'hide',
    text: 'UPDATE chat SET hidden = true WHERE table_id = $1 AND n = $2 RETURNING *',
  },
  takeNotes: {
    name: 'take-notes',
    text: `INSERT INTO notes VALUES ($1, $2, $3)
      ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text`,
  },
  giveOrders: {
    name: 'give-orders',
    text: `INSERT INTO orders VALUES ($1, $2, $3)
      ON CONFLICT (table_id, person) DO UPDATE SET orders = excluded.orders`,
  },
  tidyTables: {
    name: 'tidy-tables',
    text: `DELETE FROM tables WHERE id IN (
      SELECT id FROM tables WHERE phase = 'open' AND changed_at < $1 AND id <> ALL($2::text[])
      FOR UPDATE SKIP LOCKED)`,
  },
  tidySessions: { name: 'tidy-sessions', text: 'DELETE FROM sessions WHERE ends_at < $1' },
  tidyPeople: {
    name: 'tidy-people',
    text: `DELETE FROM people WHERE seen_at < $1
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
      AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id)`,
  },
  beating: { name: 'beating', text: "SELECT pg_advisory_xact_lock(hashtextextended('beat', 0))" },
  lastBeat: { name: 'last-beat', text: 'SELECT max(beat_at) AS at FROM nodes' },
  beat: {
    name: 'beat',
    text: `INSERT INTO nodes VALUES ($1, $2)
      ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`,
  },
  tick: { name: 'tick', text: 'UPDATE clock SET at = greatest(at, $1)' },
};
