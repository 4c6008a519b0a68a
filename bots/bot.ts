import type { Roll, Seat } from '@magehall/engine';

/** A choice that is being thought of. */
export interface Thought {
  choice: unknown;
  /** How likely the seat is to win after it, 0 to 1, as far as the bot can tell. */
  chance: number;
  /** How often it was tried. */
  visits: number;
}

/** What a bot has at hand for one decision. */
export interface Moment {
  /** In the clock's milliseconds. A bot that plays at once doesn't look at it. */
  budgetMs: number;
  roll: Roll;
  /** The clock, in milliseconds from any start. */
  now(): number;
  /** Asked often; once it says yes, the bot names the best choice it has found so far. */
  cancelled?(): boolean;
  /** Hears a few times a second, and at the end, of the best few choices so far, best first. */
  report?(best: readonly Thought[]): void;
}

/** A moment without a clock: a bot then thinks as much as its level does, on any machine alike. */
export function untimed(roll: Roll): Omit<Moment, 'report'> {
  return { budgetMs: Number.POSITIVE_INFINITY, roll, now: () => 0 };
}

export interface Bot {
  /** One of `game.choices(view)`. The view must be the seat's own, and the game wait for it. */
  decide(view: unknown, seat: Seat, moment: Moment): unknown;
}
