/** What a move changes beside the log: a table's card, its seats, and what is to be done for it next. */
import {
  askedOutOfTurn,
  botToMove,
  type Chair,
  type HallEntry,
  isFull,
  type Made,
  phaseOf,
  placesOf,
  type Standing,
  sealingTime,
  until,
} from '@magehall/dealer/hall';
import type { Seat } from '@magehall/engine';
import type { CardChange, SeatRecord } from '../store/store.ts';

/** At a live table what a bot does, or an order, can be followed. */
const BOTS_WAIT = 750;
/** After the end of its time somebody's move may still be on its way. */
const LATE = 1000;

/** After this move, its newest. */
export function cardOf(standing: Standing, { seq, entries }: Made): CardChange {
  const { table, terms, clock } = standing;
  const phase = phaseOf(standing);
  const over = phase === 'over';
  const places = over ? placesOf(standing) : [];
  return {
    phase,
    waitsFor: phase === 'running' ? table.waitingFor : -2,
    deadline: until(clock, terms.pace) ?? null,
    scores: over ? table.game.outcome(table.state).scores.map(({ total }) => total) : [],
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    chores: choresOf(standing),
    ...((seq === 0 || entries.some(takesSeat)) && { seats: standing.chairs.map(seatRecord) }),
  };
}

/** Somebody sits down, gets up, or is waited for in a certain seat. */
function takesSeat(entry: HallEntry): boolean {
  return 'sit' in entry || 'leave' in entry || 'keep' in entry;
}

function seatRecord({ person, plays, name }: Chair, seat: Seat): SeatRecord {
  return { seat, person: person ?? null, plays, name };
}

export function choresOf(standing: Standing): CardChange['chores'] {
  const { terms, clock, at } = standing;
  const phase = phaseOf(standing);
  if (phase === 'sealing' || (phase === 'open' && isFull(standing)))
    return [{ kind: 'seal', at: standing.sealingSince + sealingTime(terms.pace) }];
  const soon = at + (terms.pace.kind === 'live' ? BOTS_WAIT : 0);
  if (botToMove(standing)) return [{ kind: 'bot', at: soon }];
  const end = until(clock, terms.pace);
  return [
    // Whether anything was ordered is looked up then: here it is only known that it may have been.
    ...(askedOutOfTurn(standing) ? [{ kind: 'order' as const, at: soon }] : []),
    ...(end === undefined ? [] : [{ kind: 'clock' as const, at: end + LATE }]),
  ];
}
