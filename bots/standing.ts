import type { Game, Judgement, Score } from '@magehall/engine';

/** A point's weight, small enough that ten points ahead are not yet a sure win. */
const POINT = 0.1;

/** Judges any game by the points so far: a start for games that have no judgement of their own. */
export function standing(game: Game): Judgement {
  // A position is measured for all seats in a row; its points are counted once, for the first.
  let counted: unknown;
  let scores: readonly Score[] = [];
  return {
    weights: { points: POINT },
    measure(state, seat, into) {
      if (seat === 0 || state !== counted) ({ scores } = game.outcome(state));
      counted = state;
      into[0] = scores[seat].total;
    },
  };
}
