/** Everything that is read. It happens beside the writer, and sees only what is committed. */
import type { DatabaseSync } from 'node:sqlite';
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

type Row = Record<string, unknown>;

export type Reads = ReturnType<typeof readsOn>;

export function readsOn(db: DatabaseSync) {
  const sql = statements(db);
  /** Cards with their seats, which are one question for the whole page. */
  function cards(rows: readonly Row[]): CardRecord[] {
    const seats = new Map<string, SeatRecord[]>();
    for (const row of sql.seats.all(JSON.stringify(rows.map(({ id }) => id)))) {
      const { table_id, seat, person, plays, name } = row as Row;
      const at = seats.get(table_id as string) ?? [];
      at.push({ seat, person, plays, name } as SeatRecord);
      seats.set(table_id as string, at);
    }
    return rows.map((row) => card(row, seats.get(row.id as string) ?? []));
  }
  function page(rows: readonly Row[], most: number): Paged<CardRecord> {
    return { items: cards(rows.slice(0, most)), ...cursorAfter(rows, most) };
  }
  return {
    clock: () => sql.clock.get()?.at as number,
    table(id: string): TableRecord | undefined {
      const row = sql.table.get(id);
      return row && table(row);
    },
    since: (id: string, seq: number): Move[] =>
      sql.since.all(id, seq).map((row) => {
        const { table_id, at, person, key, entries, seq } = row as Row;
        return { table: table_id, seq, at, person, key, entries: json(entries) } as Move;
      }),
    heads: (ids: readonly string[]): Map<string, number> =>
      new Map(
        sql.heads.all(JSON.stringify(ids)).map(({ id, head }) => [id as string, head as number]),
      ),
    openTables(before: string | undefined, most: number): Paged<CardRecord> {
      const { changed, id } = cursor(before);
      return page(sql.openTables.all({ changed, id, most: most + 1 }), most);
    },
    tablesOf(person: string, before: string | undefined, most: number): Paged<CardRecord> {
      return page(sql.tablesOf.all({ person, ...cursor(before), most: most + 1 }), most);
    },
    card(id: string): CardRecord | undefined {
      const row = sql.table.get(id);
      return row && cards([row])[0];
    },
    countOpen: (owner: string) =>
      ({ ...sql.countOpen.get(owner) }) as { all: number; bots: number },
    clocked: (): string[] => sql.clocked.all().map(({ table_id }) => table_id as string),
    isDue: (kinds: readonly ChoreKind[], now: number): boolean =>
      sql.isDue.get({ kinds: JSON.stringify(kinds), now }) !== undefined,
    personBy(session: string, now: number): PersonRecord | undefined {
      const row = sql.personBy.get(session, now) as PersonRecord | undefined;
      return row && { ...row };
    },
    chat: (id: string, room: string, after: number, most: number): ChatLine[] =>
      sql.chat.all(id, room, after, most).map(chatLine).reverse(),
    notes: (id: string, person: string) => (sql.notes.get(id, person)?.text ?? '') as string,
    orders: (id: string, person: string) =>
      json(sql.orders.get(id, person)?.orders ?? '{}') as Record<string, string>,
  };
}

function statements(db: DatabaseSync) {
  return {
    clocked: db.prepare("SELECT table_id FROM chores WHERE kind = 'clock'"),
    clock: db.prepare('SELECT at FROM clock'),
    table: db.prepare('SELECT * FROM tables WHERE id = ?'),
    since: db.prepare('SELECT * FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq'),
    heads: db.prepare('SELECT id, head FROM tables WHERE id IN (SELECT value FROM json_each(?))'),
    seats: db.prepare(`SELECT * FROM seats
      WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat`),
    openTables: db.prepare(`SELECT *, 0 AS turn FROM tables
      WHERE listed = 1 AND phase = 'open' AND (changed_at, id) < (:changed, :id)
      ORDER BY changed_at DESC, id DESC LIMIT :most`),
    tablesOf: db.prepare(`SELECT * FROM (
        SELECT t.*, t.phase = 'running' AND s.seat IS NOT NULL AND t.waits_for = s.seat AS turn
        FROM (SELECT table_id AS id FROM seats WHERE person = :person
              UNION SELECT id FROM tables WHERE owner = :person) AS mine
        JOIN tables t ON t.id = mine.id
        LEFT JOIN seats s ON s.table_id = t.id AND s.person = :person)
      WHERE (turn, changed_at, id) < (:turn, :changed, :id)
      ORDER BY turn DESC, changed_at DESC, id DESC LIMIT :most`),
    countOpen: db.prepare(
      `SELECT count(*) AS "all", count(*) FILTER (WHERE NOT EXISTS (
         SELECT 1 FROM seats WHERE table_id = id AND plays IN ('open', 'person'))) AS bots
       FROM tables WHERE owner = ? AND phase <> 'over'`,
    ),
    isDue: db.prepare(`SELECT 1 FROM chores WHERE at <= :now AND (until IS NULL OR until <= :now)
      AND kind IN (SELECT value FROM json_each(:kinds)) LIMIT 1`),
    personBy:
      db.prepare(`SELECT id, name, language, seen_at AS "seenAt" FROM sessions JOIN people ON id = person
      WHERE hash = ? AND ends_at > ?`),
    chat: db.prepare(`SELECT * FROM chat WHERE table_id = ? AND room = ? AND n > ?
      ORDER BY n DESC LIMIT ?`),
    notes: db.prepare('SELECT text FROM notes WHERE table_id = ? AND person = ?'),
    orders: db.prepare('SELECT orders FROM orders WHERE table_id = ? AND person = ?'),
  };
}

function json(text: unknown): unknown {
  return JSON.parse(text as string);
}

function table(row: Row): TableRecord {
  const { id, game, standin, owner, invite, commitment, secret, sealings } = row;
  return {
    id,
    game,
    rulesVersion: row.rules_version,
    options: json(row.options),
    ...(row.start !== null && { start: json(row.start) }),
    ...(row.before !== null && { before: json(row.before) }),
    pace: json(row.pace),
    listed: row.listed === 1,
    watchers: row.watchers === 1,
    standin,
    owner,
    invite,
    laid: json(row.laid),
    commitment,
    secret,
    sealings,
    madeAt: row.made_at,
  } as TableRecord;
}

function card(row: Row, seats: readonly SeatRecord[]): CardRecord {
  const { id, game, phase, deadline, head } = row;
  return {
    id,
    game,
    options: json(row.options),
    pace: json(row.pace),
    listed: row.listed === 1,
    phase,
    waitsFor: row.waits_for,
    deadline,
    scores: json(row.scores),
    winners: json(row.winners),
    changedAt: row.changed_at,
    head,
    seats,
  } as CardRecord;
}

export function chatLine(row: unknown): ChatLine {
  const { table_id, n, at, person, seat, name, room, text, hidden } = row as Row;
  return {
    table: table_id,
    n,
    at,
    person,
    seat,
    name,
    room,
    text,
    hidden: hidden === 1,
  } as ChatLine;
}
