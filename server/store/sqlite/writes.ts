/**
 * Everything that changes the database, one function a deed, each run inside the transaction of its
 * batch. Statements are prepared once; that is most of what makes a move cheap.
 */
import type { DatabaseSync } from 'node:sqlite';
import {
  type Appended,
  type ChatLine,
  type Chore,
  type ChoreKind,
  MOST_LINES,
  type PersonRecord,
} from '../store.ts';
import { chatLine } from './reads.ts';
import type { MoveRow, tableRow } from './rows.ts';

export type Writes = ReturnType<typeof writesOn>;
/** One deed and what it is told, as it crosses to the writing thread. */
export type Job = {
  [Deed in keyof Writes]: { deed: Deed; told: Parameters<Writes[Deed]> };
}[keyof Writes];
export type Answer<Deed extends keyof Writes> = ReturnType<Writes[Deed]>;

export function writesOn(db: DatabaseSync) {
  const moves = movesOn(db);
  const sql = statements(db);
  return {
    create(table: ReturnType<typeof tableRow>, first: MoveRow): Appended {
      const { phase, waitsFor, deadline, scores, winners, at } = first;
      const card = { phase, waitsFor, deadline, scores, winners, at };
      const { changes } = sql.create.run({ ...table, ...card });
      if (changes === 0) return moves.lost(first);
      return moves.append(first);
    },
    append: moves.append,
    invite(table: string, hash: string): void {
      sql.invite.run(hash, table);
    },
    claim(
      kinds: readonly ChoreKind[],
      node: string,
      now: number,
      until: number,
      most: number,
    ): readonly Chore[] {
      const rows = sql.claim.all({ node, now, until, most, kinds: JSON.stringify(kinds) });
      return (rows as unknown as Chore[]).map((row) => ({ ...row })).sort((a, b) => a.at - b.at);
    },
    finish({ table, kind, seq }: Chore): void {
      sql.finish.run(table, kind, seq);
    },
    release(node: string): void {
      sql.release.run(node);
    },
    addGuest(person: PersonRecord, session: string, now: number, endsAt: number): void {
      sql.addPerson.run(person.id, person.name, person.language, now, person.seenAt);
      sql.addSession.run(session, person.id, now, endsAt);
    },
    seen(person: string, now: number): void {
      sql.seen.run(now, person);
    },
    tidy(before: number, heard: string): void {
      sql.tidyTables.run({ before, heard });
      sql.tidySessions.run(before);
      sql.tidyPeople.run(before);
    },
    rename(person: string, name: string, language: string | null): void {
      sql.rename.run(name, language, person);
    },
    endSession(session: string): void {
      sql.endSession.run(session);
    },
    say(line: Omit<ChatLine, 'n' | 'hidden'>, key: string): ChatLine {
      const before = sql.said.get(line.table, key);
      if (before) return chatLine(before);
      const said = chatLine(sql.say.get({ ...line, key }));
      if (said.n >= MOST_LINES) sql.forget.run(line.table, said.n - MOST_LINES);
      return said;
    },
    hide(table: string, n: number): ChatLine | undefined {
      const hidden = sql.hide.get(table, n);
      return hidden && chatLine(hidden);
    },
    takeNotes(table: string, person: string, text: string): void {
      sql.takeNotes.run(table, person, text);
    },
    giveOrders(table: string, person: string, orders: string): void {
      sql.giveOrders.run(table, person, orders);
    },
    beat(node: string, now: number): number | undefined {
      const last = sql.lastBeat.get()?.at;
      sql.beat.run(node, now);
      return typeof last === 'number' ? last : undefined;
    },
    /** The latest time of a batch, so that no later start begins before it. */
    tick(now: number): void {
      sql.tick.run(now);
    },
  };
}

function statements(db: DatabaseSync) {
  return {
    create: db.prepare(`INSERT INTO tables
      (id, game, rules_version, options, start, before, pace, listed, watchers, standin, owner, invite,
       laid, commitment, secret, sealings, made_at, head, changed_at, phase, waits_for, deadline, scores, winners)
      VALUES (:id, :game, :rulesVersion, :options, :start, :before, :pace, :listed, :watchers, :standin, :owner,
       :invite, :laid, :commitment, :secret, :sealings, :madeAt, -1, :at, :phase, :waitsFor, :deadline, :scores,
       :winners)
      ON CONFLICT DO NOTHING`),
    invite: db.prepare('UPDATE tables SET invite = ? WHERE id = ?'),
    claim: db.prepare(`UPDATE chores SET owner = :node, until = :until
      WHERE (table_id, kind) IN (
        SELECT table_id, kind FROM chores
        WHERE at <= :now AND (until IS NULL OR until <= :now)
          AND kind IN (SELECT value FROM json_each(:kinds))
        ORDER BY at LIMIT :most)
      RETURNING table_id AS "table", kind, at, seq`),
    finish: db.prepare('DELETE FROM chores WHERE table_id = ? AND kind = ? AND seq = ?'),
    release: db.prepare('UPDATE chores SET owner = NULL, until = NULL WHERE owner = ?'),
    addPerson: db.prepare(
      'INSERT INTO people (id, name, language, made_at, seen_at) VALUES (?, ?, ?, ?, ?)',
    ),
    addSession: db.prepare(
      'INSERT INTO sessions (hash, person, made_at, ends_at) VALUES (?, ?, ?, ?)',
    ),
    rename: db.prepare('UPDATE people SET name = ?, language = ? WHERE id = ?'),
    seen: db.prepare('UPDATE people SET seen_at = max(seen_at, ?) WHERE id = ?'),
    tidyTables: db.prepare(`DELETE FROM tables WHERE phase = 'open' AND changed_at < :before
      AND id NOT IN (SELECT value FROM json_each(:heard))`),
    tidySessions: db.prepare('DELETE FROM sessions WHERE ends_at < ?'),
    tidyPeople: db.prepare(`DELETE FROM people WHERE seen_at < ?
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
      AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id)`),
    endSession: db.prepare('DELETE FROM sessions WHERE hash = ?'),
    said: db.prepare('SELECT * FROM chat WHERE table_id = ? AND key = ?'),
    say: db.prepare(`INSERT INTO chat (table_id, n, at, person, seat, name, room, text, hidden, key)
      SELECT :table, coalesce(max(n), -1) + 1, :at, :person, :seat, :name, :room, :text, 0, :key
      FROM chat WHERE table_id = :table
      RETURNING *`),
    forget: db.prepare('DELETE FROM chat WHERE table_id = ? AND n <= ?'),
    hide: db.prepare('UPDATE chat SET hidden = 1 WHERE table_id = ? AND n = ? RETURNING *'),
    takeNotes: db.prepare(`INSERT INTO notes VALUES (?, ?, ?)
      ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text`),
    giveOrders: db.prepare(`INSERT INTO orders VALUES (?, ?, ?)
      ON CONFLICT (table_id, person) DO UPDATE SET orders = excluded.orders`),
    lastBeat: db.prepare('SELECT max(beat_at) AS at FROM nodes'),
    beat: db.prepare(`INSERT INTO nodes VALUES (?, ?)
      ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`),
    tick: db.prepare('UPDATE clock SET at = max(at, ?)'),
  };
}

/** A move and all that it says of its table: whole, or not at all. */
function movesOn(db: DatabaseSync) {
  const sql = {
    // Two of one number can't both be stored, and neither can one that leaves a gap.
    append: db.prepare(`INSERT INTO moves (table_id, seq, at, person, key, entries)
      SELECT id, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND head = ?
      ON CONFLICT DO NOTHING`),
    repeats: db.prepare('SELECT seq FROM moves WHERE table_id = ? AND key = ?'),
    card: db.prepare(`UPDATE tables SET head = ?, changed_at = ?, phase = ?, waits_for = ?,
      deadline = ?, scores = ?, winners = ? WHERE id = ?`),
    dice: db.prepare('UPDATE tables SET commitment = ?, secret = ?, sealings = ? WHERE id = ?'),
    clearSeats: db.prepare('DELETE FROM seats WHERE table_id = ?'),
    seat: db.prepare(
      'INSERT INTO seats (table_id, seat, person, plays, name) VALUES (?, ?, ?, ?, ?)',
    ),
    clearChores: db.prepare('DELETE FROM chores WHERE table_id = ?'),
    chore: db.prepare('INSERT INTO chores (table_id, kind, at, seq) VALUES (?, ?, ?, ?)'),
  };
  function lost({ table, key }: MoveRow): Appended {
    const seq = sql.repeats.get(table, key)?.seq;
    return typeof seq === 'number' ? { won: false, repeats: seq } : { won: false };
  }
  function append(move: MoveRow): Appended {
    const { table, seq, at, person, key, entries, seats, dice } = move;
    const { changes } = sql.append.run(seq, at, person, key, entries, table, seq - 1);
    if (changes === 0) return lost(move);
    const { phase, waitsFor, deadline, scores, winners } = move;
    sql.card.run(seq, at, phase, waitsFor, deadline, scores, winners, table);
    if (dice) sql.dice.run(dice.commitment, dice.secret, dice.sealings, table);
    if (seats) {
      sql.clearSeats.run(table);
      for (const each of seats) sql.seat.run(table, each.seat, each.person, each.plays, each.name);
    }
    sql.clearChores.run(table);
    for (const { kind, at: due } of move.chores) sql.chore.run(table, kind, due, seq);
    return { won: true };
  }
  return { append, lost };
}
