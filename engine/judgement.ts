/** How a game tells its bots what a position is worth: a few named features, each with a weight. */
import type { Roll, Seat } from './contract.ts';

/** A position that may come, and how likely it does. */
export interface Prospect<S = unknown> {
  /** What happened, as a number: the same in every outlook on the same choice. */
  what: number;
  likely: number;
  /** The position, made anew each time it is asked for. */
  state(): S;
}

export interface Judgement<S = unknown, C = unknown> {
  /** By feature, in the order of `measure`. Their unit is the log of the odds to win. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * What each seat has going for it: by seat a number for each feature, written to `into`. The seats'
   * chances go with the exponential of the weighted sums, so only differences between seats matter.
   */
  measure(state: S, into: readonly Float64Array[]): void;
  /** Seats with the same number win and lose together. Without it every seat plays for itself. */
  side?(state: S, seat: Seat): number;
  /** In the middle of something, such as an attack, it makes no sense to judge: play on first. */
  unsettled?(state: S): boolean;
  /** Where dice are about to fall and it can be told what may come of them: all of it, instead of one throw. */
  outlook?(state: S): readonly Prospect<S>[] | undefined;
  /** Those of the choices that are worth thinking of some moves ahead; at least one. Without it: all. */
  sensible?(state: S, choices: readonly C[]): readonly C[];
  /**
   * What a choice comes to, as a number, where it is made with cards that are only imagined: they are others each time, so
   * without it no such choice is ever met again. Those that come to the same are taken for one. Without a number: itself.
   */
  kind?(choice: C): number | undefined;
  /** What a player would do without much thought, where play has to go on. Otherwise: anything. */
  instinct?(state: S, choices: readonly C[], roll: Roll): C;
}

/**
 * Why a choice is better, by a feature of the judgement: a sentence to the one it helps, and one about a rival whom it hinders.
 * A feature that is not here is never named as a reason.
 */
export type FeatureWords = Readonly<
  Record<string, { you: string; rival: (name: string) => string }>
>;
