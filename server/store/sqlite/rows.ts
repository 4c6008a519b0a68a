/** What is stored, as it crosses to the writing thread: plain values, with lists already written out. */
import type { CardChange, NewMove, TableRecord } from '../store.ts';

export interface MoveRow {
  table: string;
  seq: number;
  at: number;
  person: string | null;
  key: string;
  entries: string;
  phase: string;
  waitsFor: number;
  deadline: number | null;
  scores: string;
  winners: string;
  seats: CardChange['seats'];
  chores: CardChange['chores'];
  dice: CardChange['dice'];
}

/** JSON is written here rather than there: text crosses between threads cheaper than objects. */
export function moveRow(move: NewMove): MoveRow {
  const { table, seq, at, person, key, entries, card } = move;
  return {
    table,
    seq,
    at,
    person,
    key,
    entries: JSON.stringify(entries),
    phase: card.phase,
    waitsFor: card.waitsFor,
    deadline: card.deadline,
    scores: JSON.stringify(card.scores),
    winners: JSON.stringify(card.winners),
    seats: card.seats,
    chores: card.chores,
    dice: card.dice,
  };
}

type Row = Record<string, string | number | null>;

/** A table's columns, by the names of its record. */
export function tableRow(table: TableRecord): Row {
  const { id, game, rulesVersion, standin, owner, invite, commitment, secret, sealings, madeAt } =
    table;
  return {
    id,
    game,
    rulesVersion,
    options: JSON.stringify(table.options),
    start: table.start === undefined ? null : JSON.stringify(table.start),
    before: table.before === undefined ? null : JSON.stringify(table.before),
    pace: JSON.stringify(table.pace),
    listed: Number(table.listed),
    watchers: Number(table.watchers),
    standin,
    owner,
    invite,
    laid: JSON.stringify(table.laid),
    commitment,
    secret,
    sealings,
    madeAt,
  };
}
