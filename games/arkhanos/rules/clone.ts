/** A deep copy by hand: it is what a search does most. */
import type { State } from './state.ts';

export function clone(state: State): State {
  return {
    seats: state.seats,
    centralPrestige: state.centralPrestige,
    stage: state.stage,
    round: state.round,
    first: state.first,
    turn: state.turn,
    starters: state.starters.slice(),
    stack: state.stack.slice(),
    next: state.next,
    bag: state.bag.slice(),
    drawn: state.drawn.slice(),
    table: state.table.slice(),
    pool: state.pool.slice(),
    tiles: state.tiles.slice(),
    floors: state.floors.slice(),
    dice: state.dice.slice(),
    as: state.as.slice(),
    meeples: state.meeples.slice(),
    below: [
      state.below[0].slice(),
      state.below[1].slice(),
      state.below[2].slice(),
      state.below[3].slice(),
    ],
    apprentices: state.apprentices.slice(),
    masters: state.masters.slice(),
    book: state.book.slice(),
    points: state.points.slice(),
    shift: state.shift,
    morph: state.morph,
    placedOn: state.placedOn,
    placedAs: state.placedAs,
    completed: state.completed.slice(),
  };
}
