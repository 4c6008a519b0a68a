/** Rows as records: PostgreSQL hands out lists and objects as such, and so they are only named anew. */
import type { CardRecord, ChatLine, Move, SeatRecord, TableRecord } from '../store.ts';
import type { Row } from './connections.ts';

export function tableOf(row: Row): TableRecord {
  const { id, game, options, pace, listed, watchers, standin, owner, invite, laid } = row;
  const { commitment, secret, sealings } = row;
  return {
    ...{ id, game, options, pace, listed, watchers, standin, owner, invite, laid },
    ...{ commitment, secret, sealings },
    rulesVersion: row.rules_version,
    ...(row.start !== null && { start: row.start }),
    ...(row.before !== null && { before: row.before }),
    madeAt: row.made_at,
  } as TableRecord;
}

export function cardOf(row: Row, seats: readonly SeatRecord[]): CardRecord {
  const { id, game, options, pace, listed, phase, deadline, scores, winners, head } = row;
  return {
    ...{ id, game, options, pace, listed, phase, deadline, scores, winners, head, seats },
    waitsFor: row.waits_for,
    changedAt: row.changed_at,
  } as CardRecord;
}

export function moveOf({ table_id, seq, at, person, key, entries }: Row): Move {
  return { table: table_id, seq, at, person, key, entries } as Move;
}

export function lineOf({ table_id, n, at, person, seat, name, room, text, hidden }: Row): ChatLine {
  return { table: table_id, n, at, person, seat, name, room, text, hidden } as ChatLine;
}
