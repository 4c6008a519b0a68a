/**
 * Which card pays for which element, and what is missing (AM-AMB-19). `mana.ts` only asks whether
 * some way of assigning the cards pays, and a thousand times a second; a player wants to see the way.
 */
import { type Half, manaFor, needOf } from './mana.ts';

export interface Paid {
  element: number;
  need: number;
  /** The cards that pay for it, with what each gives. */
  cards: readonly { card: number; mana: number }[];
  missing: number;
}

/** The way that leaves least missing; of such ways, the one that makes most mana. */
export function assignment(
  units: readonly number[],
  cards: readonly number[],
  half: Half,
): readonly Paid[] {
  const need = needOf(units);
  const elements = [0, 1, 2, 3].filter((element) => need[element] > 0);
  let best: Paid[] = [];
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  // At most four cards on four elements: every way is tried.
  for (let way = 0; way < elements.length ** cards.length; way++) {
    const paid = assigned(elements, need, cards, half, way);
    const missing = paid.reduce((sum, bar) => sum + bar.missing, 0);
    const mana = paid.reduce((sum, bar) => sum + manaIn(bar), 0);
    if (missing > least || (missing === least && mana <= most)) continue;
    least = missing;
    most = mana;
    best = paid;
  }
  return best;
}

export function manaIn({ cards }: Pick<Paid, 'cards'>): number {
  return cards.reduce((sum, { mana }) => sum + mana, 0);
}

/** A way is a number whose digits say where each card goes. */
function assigned(
  elements: readonly number[],
  need: readonly number[],
  cards: readonly number[],
  half: Half,
  way: number,
): Paid[] {
  const places = cards.map((_, i) => Math.floor(way / elements.length ** i) % elements.length);
  return elements.map((element, place) => {
    const paying = cards
      .filter((_, i) => places[i] === place)
      .map((card) => ({ card, mana: manaFor([card], element, half) }));
    return {
      element,
      need: need[element],
      cards: paying,
      missing: Math.max(0, need[element] - manaIn({ cards: paying })),
    };
  });
}
