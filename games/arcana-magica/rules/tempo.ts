/**
 * Who acts how often before whom. The first turn moves on each round, so with two seats everybody
 * has two turns in a row: after the one nobody strikes back, after the other they do so twice.
 */
import type { Seat } from '@magehall/engine';
import { placeInOrder, seatInNextOrder, seatInOrder, sideOf } from './sides.ts';
import type { AutomaFrame, State, TurnFrame } from './state.ts';

/** The turn that is going on; between two rounds there is none. */
export function turnNow({ stack }: State): TurnFrame | AutomaFrame | undefined {
  const frame = stack[1];
  return frame?.frame === 'turn' || frame?.frame === 'automa' ? frame : undefined;
}

/** Between two rounds, before the counters have stepped. */
export function isNight({ stack }: State): boolean {
  return stack[1]?.frame === 'dawn';
}

/** Whether that seat has had its turn in this round; once the round is over, all have the next before them. */
export function hadItsTurn(state: State, seat: Seat): boolean {
  if (turnNow(state) === undefined) return false;
  return placeInOrder(state, seat) < state.turn - 1;
}

/** By side: how many attacks it can make before that side's next turn begins. */
export function attacksBefore(state: State, side: number, counts: Int8Array): void {
  const { seats } = state.agreed;
  counts.fill(0);
  const now = turnNow(state);
  if (now !== undefined && canStillAttack(now)) counts[sideOf(state, now.seat)]++;
  for (let place = state.turn; place < seats; place++) {
    const by = sideOf(state, seatInOrder(state, place));
    if (by === side) return;
    counts[by]++;
  }
  if (state.end === 1) return;
  for (let place = 0; place < seats; place++) {
    const by = sideOf(state, seatInNextOrder(state, place));
    if (by === side) return;
    counts[by]++;
  }
}

function canStillAttack(turn: TurnFrame | AutomaFrame): boolean {
  return turn.frame === 'turn' ? !turn.attacked : turn.step === 'flip';
}
