/** Every set of cards that can be taken from a hand: by size, then in data order. */
import { FULL, MANA } from '../data/mana.ts';

/** A hand has four cards at most. */
const MOST_CARDS = 4;
export const MOST_SUBSETS = 1 << MOST_CARDS;

/** By a mask of places in the hand: those places in order. */
const PLACES: readonly (readonly number[])[] = Array.from({ length: MOST_SUBSETS }, (_, mask) =>
  Array.from({ length: MOST_CARDS }, (_, place) => place).filter((place) => mask & (1 << place)),
);

/** By the number of cards in the hand: the masks of all its subsets. */
const MASKS: readonly (readonly number[])[] = Array.from({ length: MOST_CARDS + 1 }, (_, cards) =>
  Array.from({ length: 1 << cards }, (_, mask) => mask).sort(
    (a, b) => PLACES[a].length - PLACES[b].length || firstDifference(PLACES[a], PLACES[b]),
  ),
);

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, i) => place !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** The subsets of a hand, each as a mask of places. */
export function subsetsOf(hand: readonly number[]): readonly number[] {
  return MASKS[hand.length];
}

export function cardsIn(hand: readonly number[], mask: number): number[] {
  return PLACES[mask].map((place) => hand[place]);
}

/** Written out, for a list that things are pushed to takes room for a dozen more. */
export function idsIn(hand: readonly number[], mask: number): string[] {
  const places = PLACES[mask];
  switch (places.length) {
    case 0:
      return [];
    case 1:
      return [idAt(hand, places[0])];
    case 2:
      return [idAt(hand, places[0]), idAt(hand, places[1])];
    case 3:
      return [idAt(hand, places[0]), idAt(hand, places[1]), idAt(hand, places[2])];
    default:
      return [idAt(hand, 0), idAt(hand, 1), idAt(hand, 2), idAt(hand, 3)];
  }
}

function idAt(hand: readonly number[], place: number): string {
  return MANA[hand[place]].id;
}

/** By mask: what the cards are worth together, each as the table says. */
export function addUp(hand: readonly number[], worth: readonly number[], sums: Int16Array): void {
  sums[0] = 0;
  for (let place = 0; place < hand.length; place++) {
    const card = 1 << place;
    for (let mask = 0; mask < card; mask++) sums[card | mask] = sums[mask] + worth[hand[place]];
  }
}

/** Whether none of these cards is higher than the last of as many that are taken from the lowest on. */
export function areLowest(hand: readonly number[], mask: number): boolean {
  let highest = 0;
  for (let place = 0; place < hand.length; place++)
    if (mask & (1 << place)) highest = Math.max(highest, FULL[hand[place]]);
  let below = 0;
  for (let place = 0; place < hand.length; place++) if (FULL[hand[place]] < highest) below++;
  return mask === 0 || below < PLACES[mask].length;
}
