/**
 * Stores a batch of moves in one transaction. All its tables are locked first, in the order of their names, so
 * that two nodes never wait for each other; then it is known which moves win, and all of them are written by one
 * statement. A batch that breaks a constraint falls apart into its moves: what stops one stops no other.
 */
import { same } from '@magehall/engine';
import type { ClientBase } from 'pg';
import type { Outcome } from '../group.ts';
import type { Appended, NewMove, SeatRecord, TableRecord } from '../store.ts';
import { inTransaction, type Row, type Statement } from './connections.ts';
import { isOfOneDeed, isRace, trouble } from './troubles.ts';

/** A move; with a table, the first of it. */
export interface Job {
  laid?: TableRecord;
  move: NewMove;
}

/** A move that is stored by now, for those who should hear of it. */
export interface Won {
  move: NewMove;
  listed: boolean;
}

export interface Stored {
  outcomes: readonly Outcome<Appended>[];
  won: readonly Won[];
}

/** Others got in the way so often that something else must be wrong. */
const TRIES = 5;

export async function storeBatch(
  db: ClientBase,
  jobs: readonly Job[],
  name: string,
  tries = TRIES,
): Promise<Stored> {
  try {
    return await inTransaction(db, () => carryOut(db, jobs));
  } catch (error) {
    if (isRace(error) && tries > 1) return storeBatch(db, jobs, name, tries - 1);
    if (!isOfOneDeed(error)) throw error;
    if (jobs.length === 1) return { outcomes: [{ failed: trouble(error, name) }], won: [] };
  }
  const alone: Stored[] = [];
  for (const job of jobs) alone.push(await storeBatch(db, [job], name));
  return {
    outcomes: alone.flatMap(({ outcomes }) => outcomes),
    won: alone.flatMap(({ won }) => won),
  };
}

async function carryOut(db: ClientBase, jobs: readonly Job[]): Promise<Stored> {
  const ask = async (statement: Statement, ...values: unknown[]) =>
    (await db.query<Row>({ ...statement, values })).rows;

  const first = jobs.filter(({ laid }) => laid);
  const laid = new Set<unknown>();
  if (first.length > 0)
    for (const { id } of await ask(SQL.lay, JSON.stringify(first.map(rowOf)))) laid.add(id);
  const ids = [...new Set(jobs.map(({ move }) => move.table))].sort();
  const tables = new Map<unknown, { head: number; listed: boolean }>();
  for (const { id, head, listed } of await ask(SQL.lock, ids))
    tables.set(id, { head, listed } as { head: number; listed: boolean });
  const keys = new Map<string, number>();
  const asked = jobs.map(({ move: { table, key } }) => ({ table, key }));
  for (const { table_id, key, seq } of await ask(SQL.known, JSON.stringify(asked)))
    keys.set(`${table_id} ${key}`, seq as number);

  const won: Won[] = [];
  const appended = jobs.map(({ laid: record, move }): Appended => {
    const table = tables.get(move.table);
    const own = `${move.table} ${move.key}`;
    const repeats = keys.get(own);
    const mayWin = record === undefined || laid.delete(record.id);
    if (repeats !== undefined) return { won: false, repeats };
    if (!table || !mayWin || move.seq !== table.head + 1) return { won: false };
    table.head = move.seq;
    keys.set(own, move.seq);
    won.push({ move, listed: table.listed });
    return { won: true };
  });
  if (won.length > 0) {
    const cards = cardsOf(won);
    await ask(SQL.write, JSON.stringify(won.map(({ move }) => bare(move))), JSON.stringify(cards));
    await writeSeats(cards, ask);
  }
  return { outcomes: appended.map((answer) => ({ answer })), won };
}

type Ask = (statement: Statement, ...values: unknown[]) => Promise<Row[]>;

/** Most moves change no seat, so what is there is looked at first. */
async function writeSeats(cards: readonly Card[], ask: Ask): Promise<void> {
  const seated = cards.filter(({ seats }) => seats);
  if (seated.length === 0) return;
  const there = new Map<unknown, SeatRecord[]>();
  for (const { table_id, ...seat } of await ask(
    SQL.seats,
    seated.map(({ table }) => table),
  ))
    there.set(table_id, [...(there.get(table_id) ?? []), seat as unknown as SeatRecord]);
  const changed = seated.filter(({ table, seats }) => !same(seats, there.get(table) ?? []));
  if (changed.length === 0) return;
  await ask(
    SQL.clearSeats,
    changed.map(({ table }) => table),
  );
  const rows = changed.flatMap(({ table, seats = [] }) => seats.map((s) => ({ table, ...s })));
  await ask(SQL.seat, JSON.stringify(rows));
}

interface Card
  extends Omit<NewMove['card'], 'dice'>,
    Partial<NonNullable<NewMove['card']['dice']>> {
  table: string;
  head: number;
  at: number;
}

/** What the tables are like after their last move; what an earlier one changed stays. */
function cardsOf(won: readonly Won[]): Card[] {
  const cards = new Map<string, Card>();
  for (const { move } of won) {
    const { dice, ...card } = move.card;
    const { table, seq: head, at } = move;
    cards.set(table, { ...cards.get(table), ...card, ...dice, table, head, at });
  }
  return [...cards.values()];
}

function bare({ table, seq, at, person, key, entries }: NewMove) {
  return { table, seq, at, person, key, entries };
}

function rowOf({ laid, move }: Job) {
  const { phase, waitsFor, deadline, scores, winners } = move.card;
  return { ...laid, at: move.at, phase, waitsFor, deadline, scores, winners };
}

const SQL = {
  lay: {
    name: 'lay',
    text: `INSERT INTO tables (id, game, rules_version, options, start, before, pace, listed, watchers, standin, owner,
        invite, laid, commitment, secret, sealings, made_at, head, changed_at, phase, waits_for, deadline, scores,
        winners)
      SELECT id, game, "rulesVersion", options, start, before, pace, listed, watchers, standin, owner, invite, laid,
        commitment, secret, sealings, "madeAt", -1, at, phase, "waitsFor", deadline, scores, winners
      FROM jsonb_to_recordset($1) AS t(id text, game text, "rulesVersion" int, options jsonb, start jsonb,
        before jsonb, pace jsonb, listed boolean, watchers boolean, standin text, owner text, invite text, laid jsonb,
        commitment text, secret text, sealings int, "madeAt" bigint, at bigint, phase text, "waitsFor" int,
        deadline bigint, scores jsonb, winners jsonb)
      ORDER BY id COLLATE "C"
      ON CONFLICT DO NOTHING RETURNING id`,
  },
  lock: {
    name: 'lock',
    text: 'SELECT id, head, listed FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE',
  },
  known: {
    name: 'known',
    text: `SELECT m.table_id, m.key, m.seq FROM moves m
      JOIN jsonb_to_recordset($1) AS k("table" text, key text) ON m.table_id = k."table" AND m.key = k.key`,
  },
  write: {
    name: 'write',
    text: `WITH m AS (
        SELECT * FROM jsonb_to_recordset($1)
          AS m("table" text, seq int, at bigint, person text, key text, entries jsonb)),
      stored AS (
        INSERT INTO moves (table_id, seq, at, person, key, entries)
        SELECT "table", seq, at, person, key, entries FROM m ORDER BY "table" COLLATE "C", seq),
      c AS (
        SELECT * FROM jsonb_to_recordset($2)
          AS c("table" text, head int, at bigint, phase text, "waitsFor" int, deadline bigint, scores jsonb,
            winners jsonb, chores jsonb, commitment text, secret text, sealings int)),
      carded AS (
        UPDATE tables SET head = c.head, changed_at = c.at, phase = c.phase, waits_for = c."waitsFor",
          deadline = c.deadline, scores = c.scores, winners = c.winners,
          commitment = coalesce(c.commitment, tables.commitment), secret = coalesce(c.secret, tables.secret),
          sealings = coalesce(c.sealings, tables.sealings)
        FROM c WHERE id = c."table"),
      due AS (
        SELECT c."table", c.head, d.kind, d.at FROM c, jsonb_to_recordset(c.chores) AS d(kind text, at bigint)),
      done AS (
        DELETE FROM chores USING c WHERE table_id = c."table"
          AND NOT EXISTS (SELECT 1 FROM due WHERE due."table" = table_id AND due.kind = chores.kind))
      INSERT INTO chores (table_id, kind, at, seq) SELECT "table", kind, at, head FROM due
      ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at, seq = excluded.seq, owner = NULL, until = NULL`,
  },
  seats: {
    name: 'seats-of',
    text: 'SELECT table_id, seat, person, plays, name FROM seats WHERE table_id = ANY($1) ORDER BY table_id, seat',
  },
  clearSeats: { name: 'clear-seats', text: 'DELETE FROM seats WHERE table_id = ANY($1)' },
  seat: {
    name: 'seat',
    text: `INSERT INTO seats (table_id, seat, person, plays, name)
      SELECT "table", seat, person, plays, name FROM jsonb_to_recordset($1)
        AS s("table" text, seat int, person text, plays text, name text)`,
  },
};
