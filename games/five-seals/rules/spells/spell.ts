/**
 * What a spell is: a way to list how it can be used now, and a way to carry one of these uses out.
 * An empty list is all that "may not be used" means (FS-SCROLL-3). Name, circle and strength are
 * printed in `scrolls.ts`; what Mind does is said once, by `coloursOf` and `fits`.
 */
import type { Seat } from '@magehall/engine';
import type { Purse } from '../data/dice.ts';
import type { Element } from '../data/elements.ts';
import type { Card } from '../data/scrolls.ts';
import { isDone, type Player, type State, type Telling, type Use } from '../state.ts';
import type { Reach, Seals } from '../turn/reach.ts';

/** A scroll about to be used, and by whom. */
export interface Casting {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly purse: Purse;
  /** What the mage can reach now; only for spells that break. */
  readonly here: Reach;
  /** The seals in reach that the dice, and nothing but the dice, can break (FS-TURN-4, FS-Q-60). */
  readonly payable: Seals;
  card: Card;
  name: string;
  element: Element;
  /** The Exploitation that borrows the scroll; else the scroll itself. */
  by: Card;
  add(choice: Use): void;
}

export interface Spell<U extends Use = Use> {
  /** To use it is to break a seal, so what can be done with it depends on what is in reach. */
  readonly breaks?: true;
  choices(casting: Casting): void;
  /** The scroll lies face down already. True if this ends the turn. */
  cast(state: State, seat: Seat, element: Element, choice: U, tell: Telling): boolean;
}

/** FS-CONFLICT-1: the others whose round is not over. */
export function opponentsOf(state: State, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && !isDone(state.players[other])) seats.push(other);
  return seats;
}

/** A sorted list, equal things once (FS-Q-73). */
export function distinct(sorted: readonly number[]): number[] {
  return sorted.filter((one, place) => one !== sorted[place - 1]);
}
