/** How long a search goes on: so many looks at most, while there is time, until it is cancelled. */
import type { Moment } from './bot.ts';

/** The part of the budget that is searched; the rest is for what can't be interrupted. */
const USED = 0.95;
/** How many looks go by between two at the clock, which takes some time itself. */
const LOOKS_A_CLOCK = 8;

export class Patience {
  /** How many positions were looked at. */
  looks = 0;
  readonly most: number;
  readonly #moment: Moment;
  readonly #end: number;
  #over = false;
  /** The clock is looked at again after so many looks. */
  #nextClock = 0;

  constructor(most: number, moment: Moment) {
    this.most = most;
    this.#moment = moment;
    this.#end = moment.now() + moment.budgetMs * USED;
  }

  isOver(): boolean {
    if (this.#over || this.looks < this.#nextClock) return this.#over;
    const { now, cancelled } = this.#moment;
    this.#nextClock = Math.min(this.looks + LOOKS_A_CLOCK, this.most);
    this.#over = this.looks >= this.most || now() >= this.#end || cancelled?.() === true;
    return this.#over;
  }
}
