/**
 * Standing orders: a game names the decisions that a seat is asked for in another's turn, and the
 * answers that can be ordered beforehand. So a game over days need not wait for somebody who is only
 * asked in between. An order picks from the choices there are: what is legal is said there alone.
 */
import type { Seat } from './contract.ts';

/** As methods, for the reason that the contract gives. */
interface Picking<S, C> {
  pick(view: S, choices: readonly C[]): C;
}
export type Order<S = unknown, C = unknown> = Picking<S, C>['pick'];

export interface OutOfTurn<S = unknown, C = unknown> {
  /** Its name, in what is stored and in the words. */
  readonly decision: string;
  /** This seat is asked for it now, and it is another's turn. */
  when(view: S, seat: Seat): boolean;
  /** By name; there is at least one. */
  readonly orders: Readonly<Record<string, Order<S, C>>>;
}

/** The order that every decision has besides its own: the bot that plays for absent people answers. */
export const STAND_IN = 'stand-in';

/** The decision that this seat is asked for out of turn, if that is so. */
export function outOfTurn(
  decisions: readonly OutOfTurn[],
  view: unknown,
  seat: Seat,
): OutOfTurn | undefined {
  return decisions.find((decision) => decision.when(view, seat));
}

/** What a page says of them. */
export interface OrderWords {
  /** By decision: when it is asked for, and what each of its orders does. */
  readonly [decision: string]: { asks: string; orders: Readonly<Record<string, string>> };
}
