/** Who owns which army, who plays for it, and in which order the seats take their turns. */
import type { Seat } from '@magehall/engine';
import { FOOL } from '../data/units.ts';
import type { State } from '../state.ts';

/** In Teamplay seats 0 and 2 share side 0, seats 1 and 3 side 1 (AM-MODE-TEAM-2). */
export function sideOf(state: State, seat: Seat): number {
  return state.agreed.teams ? seat % 2 : seat;
}

export function seatsOf(state: State, side: number): Seat[] {
  return state.agreed.teams ? [side, side + 2] : [side];
}

export function isAutoma(state: State, seat: Seat): boolean {
  return state.agreed.automas.includes(seat);
}

/**
 * The seat at that place of the round's order: clockwise from the first player. In Teamplay even
 * rounds run the other way, so that whoever played last begins the next (AM-AMB-61).
 */
export function seatInOrder({ agreed, round, first }: State, place: number): Seat {
  const { seats, teams } = agreed;
  return (first + place * turnStep(seats, teams, round)) % seats;
}

/** How many seats it is clockwise from one turn of that round to the next. */
export function turnStep(seats: number, teams: boolean, round: number): number {
  return teams && round % 2 === 0 ? seats - 1 : 1;
}

/** At which place of the round's order that seat plays. */
export function placeInOrder({ agreed, first, round }: State, seat: Seat): number {
  const { seats, teams } = agreed;
  return (teams && round % 2 === 0 ? first - seat + seats : seat - first + seats) % seats;
}

/** The first player of the round after this one. */
export function nextFirst(state: State): Seat {
  const { seats, teams } = state.agreed;
  return (state.first + (teams && state.round % 2 === 1 ? seats - 1 : 1)) % seats;
}

/** The line without the Fool: whoever can fight and be hit; the first is the Leader. */
export function fighters(line: readonly number[]): number[] {
  return line.filter((unit) => unit !== FOOL);
}

export function countFighters(line: readonly number[]): number {
  return line.includes(FOOL) ? line.length - 1 : line.length;
}
