/** Standing orders: who is asked in another's turn now, and whether what a person orders can be ordered. */
import { type OutOfTurn, outOfTurn, type Seat, STAND_IN } from '@magehall/engine';
import { answers, phaseOf, type Standing } from './standing.ts';

export interface AskedOutOfTurn {
  seat: Seat;
  person: string;
  decision: OutOfTurn;
  /** What this person sees: an order knows no more. */
  view: unknown;
}

/** The person who is asked in another's turn; nobody where it is a bot, or one's own turn. */
export function askedOutOfTurn(standing: Standing): AskedOutOfTurn | undefined {
  const { table, chairs, decisions } = standing;
  const seat = table.waitingFor;
  const chair = chairs[seat];
  if (decisions.length === 0 || phaseOf(standing) !== 'running') return undefined;
  if (!chair || !answers(chair) || chair.person === undefined) return undefined;
  const view = table.view(seat);
  const decision = outOfTurn(decisions, view, seat);
  return decision && { seat, person: chair.person, decision, view };
}

/** Each is one of the game's decisions, with an order that it has. */
export function canBeOrdered(
  decisions: readonly OutOfTurn[],
  orders: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(orders).every(([name, order]) => {
    const found = decisions.find(({ decision }) => decision === name);
    return found !== undefined && (order === STAND_IN || Object.hasOwn(found.orders, order));
  });
}
