/**
 * Who acts how often before whom. The first turn moves on each round, so with two seats everybody
 * has two turns in a row: after the one nobody strikes back, after the other they do so twice.
 */
import type { Seat } from '@magehall/engine';
import type { Agreed, AutomaFrame, State, TurnFrame } from '../state.ts';
import { nextFirst, placeInOrder, sideOf, turnStep } from '../turn/sides.ts';

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
  const { agreed, round, first, turn, end } = state;
  for (let i = 0; i < counts.length; i++) counts[i] = 0;
  const now = turnNow(state);
  if (now !== undefined && canStillAttack(now)) counts[sideOf(state, now.seat)]++;
  if (countTurns(agreed, round, first, turn, side, counts) || end === 1) return;
  countTurns(agreed, round + 1, nextFirst(state), 0, side, counts);
}

/** Counts a round's turns from that place on, up to the side's own; false if it has none there. */
function countTurns(
  { seats, teams }: Agreed,
  round: number,
  first: Seat,
  from: number,
  side: number,
  counts: Int8Array,
): boolean {
  const step = turnStep(seats, teams, round);
  let seat = (first + from * step) % seats;
  for (let place = from; place < seats; place++) {
    const by = teams ? seat % 2 : seat;
    if (by === side) return true;
    counts[by]++;
    seat = (seat + step) % seats;
  }
  return false;
}

function canStillAttack(turn: TurnFrame | AutomaFrame): boolean {
  return turn.frame === 'turn' ? !turn.attacked : turn.step === 'flip';
}
