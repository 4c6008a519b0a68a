/** How the chosen cards are put together: which pays for which element, and what is missing. */
import { type Agreed, MANA, UNITS } from '../../rules/index.ts';

export interface Bar {
  element: number;
  need: number;
  /** The cards that pay for it, with what each gives. */
  cards: readonly { card: number; mana: number }[];
  missing: number;
}

/** The way of putting the cards on the elements that leaves least missing; of such ways, the one that makes most mana. */
export function barsOf(
  units: readonly number[],
  cards: readonly number[],
  half: Agreed['half'],
): Bar[] {
  const need = [0, 0, 0, 0];
  for (const unit of units) need[UNITS[unit].element] += unit;
  const elements = [0, 1, 2, 3].filter((element) => need[element] > 0);
  let best: Bar[] = [];
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  // At most four cards on four elements: every way is tried.
  for (let way = 0; way < elements.length ** cards.length; way++) {
    const bars = assigned(elements, need, cards, half, way);
    const missing = bars.reduce((sum, bar) => sum + bar.missing, 0);
    const mana = bars.reduce((sum, bar) => sum + manaOf(bar), 0);
    if (missing > least || (missing === least && mana <= most)) continue;
    least = missing;
    most = mana;
    best = bars;
  }
  return best;
}

export function manaOf({ cards }: Pick<Bar, 'cards'>): number {
  return cards.reduce((sum, { mana }) => sum + mana, 0);
}

/** A way is a number whose digits say where each card goes. */
function assigned(
  elements: readonly number[],
  need: readonly number[],
  cards: readonly number[],
  half: Agreed['half'],
  way: number,
): Bar[] {
  const places = cards.map((_, i) => Math.floor(way / elements.length ** i) % elements.length);
  return elements.map((element, place) => {
    const paying = cards
      .filter((_, i) => places[i] === place)
      .map((card) => ({
        card,
        mana: MANA[card].element === element ? MANA[card].full : MANA[card][half],
      }));
    return {
      element,
      need: need[element],
      cards: paying,
      missing: Math.max(0, need[element] - manaOf({ cards: paying })),
    };
  });
}
