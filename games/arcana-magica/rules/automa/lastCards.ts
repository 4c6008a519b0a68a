/** Which card each Automa played last: they share one pile, and take their turns in order. */
import type { Seat } from '@magehall/engine';
import { AUTOMA, type AutomaCard } from '../data/automa.ts';
import type { State } from '../state.ts';
import { isAutoma } from '../turn/sides.ts';

export function lastCards(state: State): ReadonlyMap<Seat, AutomaCard> {
  const { seats, automas } = state.agreed;
  const cards = new Map<Seat, AutomaCard>();
  let { first } = state;
  let place = state.turn - 1;
  for (const card of state.played.toReversed()) {
    if (cards.size === automas.length) break;
    let seat = (first + place) % seats;
    while (place < 0 || !isAutoma(state, seat)) {
      // The round before began one seat earlier.
      if (place <= 0) {
        first = (first + seats - 1) % seats;
        place = seats;
      }
      place--;
      seat = (first + place) % seats;
    }
    if (!cards.has(seat)) cards.set(seat, AUTOMA[card]);
    place--;
  }
  return cards;
}
