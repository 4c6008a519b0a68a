/** Everything that is read. */
import { cursor, cursorAfter } from '../cursor.ts';
import type {
  CardRecord,
  ChatLine,
  ChoreKind,
  Move,
  Paged,
  PersonRecord,
  SeatRecord,
  TableRecord,
} from '../store.ts';
import type { Connections, Row } from './connections.ts';
import { cardOf, lineOf, moveOf, tableOf } from './rows.ts';

export function readsOn(db: Connections) {
  /** Cards with their seats, which are one question for the whole page. */
  async function cards(rows: readonly Row[]): Promise<CardRecord[]> {
    if (rows.length === 0) return [];
    const seats = new Map<unknown, SeatRecord[]>();
    for (const { table_id, ...seat } of await db.ask(
      SQL.seats,
      rows.map(({ id }) => id),
    ))
      seats.set(table_id, [...(seats.get(table_id) ?? []), seat as unknown as SeatRecord]);
    return rows.map((row) => cardOf(row, seats.get(row.id) ?? []));
  }
  async function page(rows: readonly Row[], most: number): Promise<Paged<CardRecord>> {
    return { items: await cards(rows.slice(0, most)), ...cursorAfter(rows, most) };
  }
  return {
    async table(id: string): Promise<TableRecord | undefined> {
      const [row] = await db.ask(SQL.table, id);
      return row && tableOf(row);
    },
    since: async (id: string, seq: number): Promise<Move[]> =>
      (await db.ask(SQL.since, id, seq)).map(moveOf),
    heads: async (ids: readonly string[]): Promise<Map<string, number>> =>
      new Map((await db.ask(SQL.heads, ids)).map(({ id, head }) => [id as string, head as number])),
    async openTables(before: string | undefined, most: number): Promise<Paged<CardRecord>> {
      const { changed, id } = cursor(before);
      return page(await db.ask(SQL.openTables, changed, id, most + 1), most);
    },
    async tablesOf(person: string, before: string | undefined, most: number) {
      const { turn, changed, id } = cursor(before);
      return page(await db.ask(SQL.tablesOf, person, turn, changed, id, most + 1), most);
    },
    card: async (id: string): Promise<CardRecord | undefined> =>
      (await cards(await db.ask(SQL.table, id)))[0],
    async countOpen(owner: string): Promise<{ all: number; bots: number }> {
      const [row] = await db.ask(SQL.countOpen, owner);
      return row as { all: number; bots: number };
    },
    clocked: async (): Promise<string[]> =>
      (await db.ask(SQL.clocked)).map(({ table_id }) => table_id as string),
    isDue: async (kinds: readonly ChoreKind[], now: number): Promise<boolean> =>
      (await db.ask(SQL.isDue, kinds, now)).length > 0,
    async personBy(session: string, now: number): Promise<PersonRecord | undefined> {
      const [row] = await db.ask(SQL.personBy, session, now);
      return row as unknown as PersonRecord | undefined;
    },
    chat: async (id: string, room: string, after: number, most: number): Promise<ChatLine[]> =>
      (await db.ask(SQL.chat, id, room, after, most)).map(lineOf).reverse(),
    notes: async (id: string, person: string): Promise<string> =>
      ((await db.ask(SQL.notes, id, person))[0]?.text ?? '') as string,
    orders: async (id: string, person: string): Promise<Record<string, string>> =>
      ((await db.ask(SQL.orders, id, person))[0]?.orders ?? {}) as Record<string, string>,
  };
}

const SQL = {
  table: { name: 'table', text: 'SELECT * FROM tables WHERE id = $1' },
  since: {
    name: 'since',
    text: 'SELECT * FROM moves WHERE table_id = $1 AND seq > $2 ORDER BY seq',
  },
  heads: { name: 'heads', text: 'SELECT id, head FROM tables WHERE id = ANY($1)' },
  seats: {
    name: 'seats',
    text: 'SELECT table_id, seat, person, plays, name FROM seats WHERE table_id = ANY($1) ORDER BY table_id, seat',
  },
  openTables: {
    name: 'open-tables',
    text: `SELECT *, 0 AS turn FROM tables
      WHERE listed AND phase = 'open' AND (changed_at, id) < ($1, $2)
      ORDER BY changed_at DESC, id DESC LIMIT $3`,
  },
  tablesOf: {
    name: 'tables-of',
    text: `SELECT * FROM (
        SELECT t.*, (t.phase = 'running' AND s.seat IS NOT NULL AND t.waits_for = s.seat)::int AS turn
        FROM (SELECT table_id AS id FROM seats WHERE person = $1
              UNION SELECT id FROM tables WHERE owner = $1) AS mine
        JOIN tables t ON t.id = mine.id
        LEFT JOIN seats s ON s.table_id = t.id AND s.person = $1) AS all_mine
      WHERE (turn, changed_at, id) < ($2, $3, $4)
      ORDER BY turn DESC, changed_at DESC, id DESC LIMIT $5`,
  },
  countOpen: {
    name: 'count-open',
    text: `SELECT count(*) AS "all", count(*) FILTER (WHERE NOT EXISTS (
        SELECT 1 FROM seats WHERE table_id = id AND plays IN ('open', 'person'))) AS bots
      FROM tables WHERE owner = $1 AND phase <> 'over'`,
  },
  clocked: { name: 'clocked', text: "SELECT table_id FROM chores WHERE kind = 'clock'" },
  isDue: {
    name: 'is-due',
    text: `SELECT 1 AS due FROM chores WHERE kind = ANY($1) AND at <= $2 AND (until IS NULL OR until <= $2)
      LIMIT 1`,
  },
  personBy: {
    name: 'person-by',
    text: `SELECT id, name, language, seen_at AS "seenAt" FROM sessions JOIN people ON id = person
      WHERE hash = $1 AND ends_at > $2`,
  },
  chat: {
    name: 'chat',
    text: `SELECT * FROM chat WHERE table_id = $1 AND room = $2 AND n > $3 ORDER BY n DESC LIMIT $4`,
  },
  notes: { name: 'notes', text: 'SELECT text FROM notes WHERE table_id = $1 AND person = $2' },
  orders: { name: 'orders', text: 'SELECT orders FROM orders WHERE table_id = $1 AND person = $2' },
};
