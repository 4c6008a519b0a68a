/** How a game tells its bots what a position is worth: a few named features, each with a weight. */
import type { Roll, Seat } from './contract.ts';

export interface Judgement<S = unknown, C = unknown> {
  /** By feature, in the order of `measure`. Their unit is the log of the odds to win. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * What a seat has going for it, a number for each feature, written to `into`. The seats' chances
   * go with the exponential of the weighted sums, so only differences between seats matter.
   */
  measure(state: S, seat: Seat, into: Float64Array): void;
  /** Seats with the same number win and lose together. Without it every seat plays for itself. */
  side?(state: S, seat: Seat): number;
  /** In the middle of something, such as an attack, it makes no sense to judge: play on first. */
  unsettled?(state: S): boolean;
  /** What a player would do without much thought, where play has to go on. Otherwise: anything. */
  instinct?(state: S, choices: readonly C[], roll: Roll): C;
}
