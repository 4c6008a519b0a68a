import type { Game, Judgement } from '@magehall/engine';

/** A point's weight, small enough that ten points ahead are not yet a sure win. */
const POINT = 0.1;

/** Judges any game by the points so far: a start for games that have no judgement of their own. */
export function byPoints(game: Game): Judgement {
  return {
    weights: { points: POINT },
    measure(state, into) {
      const { scores } = game.outcome(state);
      for (let seat = 0; seat < into.length; seat++) into[seat][0] = scores[seat].total;
    },
  };
}
