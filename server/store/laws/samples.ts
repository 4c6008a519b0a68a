/** Small tables and moves for tests: valid, and otherwise of no interest. */
import type { CardChange, NewMove, SeatRecord, TableRecord } from '../store.ts';

export function table(other: Partial<TableRecord> = {}): TableRecord {
  return {
    id: 't',
    game: 'wisps',
    rulesVersion: 1,
    options: { seats: 2, first: 0 },
    pace: { kind: 'none' },
    listed: true,
    watchers: true,
    standin: 'adept',
    owner: 'ann',
    invite: 'hash',
    laid: ['open', 'open'],
    commitment: 'c0',
    secret: 's0',
    sealings: 0,
    madeAt: 1,
    ...other,
  };
}

export function card(other: Partial<CardChange> = {}): CardChange {
  return {
    phase: 'open',
    waitsFor: 0,
    deadline: null,
    scores: [0, 0],
    winners: [],
    chores: [],
    ...other,
  };
}

export function move(table: string, seq: number, other: Partial<NewMove> = {}): NewMove {
  return {
    table,
    seq,
    at: seq,
    person: 'ann',
    key: `key of ${seq}`,
    entries: [{ by: 0, choice: seq }],
    card: card(seq === 0 ? { seats: seats('ann', null) } : {}),
    ...other,
  };
}

/** Who sits where; null is an open seat. */
export function seats(...people: (string | null)[]): SeatRecord[] {
  return people.map((person, seat) => ({
    seat,
    person,
    plays: person === null ? 'open' : 'person',
    name: person ?? '',
  }));
}
