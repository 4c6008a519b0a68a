/**
 * A puzzle: a position of a real game in which one choice is far better than all others, and not the one that looks
 * best. It is data, found by `magehall puzzles` and checked by a long search.
 */
import type { Seat } from '../contract.ts';

export interface Puzzle<C = unknown> {
  /** Under the seed: the number of its game, and after how many steps of it; unique in its list. */
  readonly name: string;
  /** Written as the game's scenarios are. */
  readonly start: Readonly<Record<string, unknown>>;
  /** Who is to choose, and sees no more than this seat may. */
  readonly seat: Seat;
  /** The best choice, then the next best and the one that looks best, with their chances to win. */
  readonly valued: readonly { choice: C; chance: number }[];
  /** Which of these looks best at first sight. */
  readonly obvious: number;
}

export interface Puzzles<C = unknown> {
  /** The command that finds just these. */
  readonly how: string;
  /** Who judged them: the version of the bots and of the game's weights. */
  readonly judge: string;
  /** So many positions were looked at for each of them, twice. */
  readonly looks: number;
  readonly puzzles: readonly Puzzle<C>[];
}
