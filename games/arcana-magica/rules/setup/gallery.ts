/**
 * The Shadow Gallery and the Units deck (AM-SETUP-1..4, 9; AM-EOR-1..4). The deck is a pool to
 * draw from, never an order: ten reveals come from the low units, then the five low ones left and
 * the high ones are one pool. The odds are those of two shuffled piles on top of each other.
 */
import { insert, type Tell, takeAt } from '@magehall/engine';
import type { Event } from '../events.ts';
import { type GalleryFrame, NONE, type State } from '../state.ts';

/** Low units that are shuffled in among the high ones (AM-SETUP-2). */
export const LOW_AMONG_HIGH = 5;

/** No unit will ever come again: gallery, deck and discard are empty. */
export function isExhausted(state: State): boolean {
  return (
    state.deck.length === 0 &&
    state.discard.length === 0 &&
    state.gallery.every((unit) => unit === NONE)
  );
}

/** The end of a round: slot 1 is dismissed if nobody wanted it, the rest move left. */
export function closeGallery(state: State, tell?: Tell<Event>): void {
  const [leftmost] = state.gallery;
  if (leftmost !== NONE) {
    state.discard.push(leftmost);
    state.gallery[0] = NONE;
    tell?.({ event: 'dismissed', unit: leftmost });
  }
  const left = state.gallery.filter((unit) => unit !== NONE);
  for (let slot = 0; slot < state.gallery.length; slot++) state.gallery[slot] = left[slot] ?? NONE;
  tell?.({ event: 'shifted', gallery: [...state.gallery] });
}

export const gallery = {
  /** Done when the gallery is full, or when no unit is left to reveal. */
  enter(state: State, _frame: GalleryFrame, tell?: Tell<Event>): boolean {
    if (!state.gallery.includes(NONE) || (state.deck.length === 0 && state.discard.length === 0)) {
      state.stack.pop();
      return true;
    }
    if (state.deck.length === 0) {
      state.deck = state.discard.sort((a, b) => a - b);
      state.discard = [];
      tell?.({ event: 'units-shuffled', count: state.deck.length });
    }
    return false;
  },
  odds: (state: State) => state.deck.length,
  rolls: () => 'unit',
  draw(state: State, _frame: GalleryFrame, k: number, tell?: Tell<Event>): void {
    const unit = takeAt(state.deck, k);
    const slot = state.gallery.indexOf(NONE);
    state.gallery[slot] = unit;
    if (state.beneath.length > 0 && state.deck.length === LOW_AMONG_HIGH) {
      for (const high of state.beneath) insert(state.deck, high);
      state.beneath = [];
    }
    tell?.({ event: 'revealed', unit, slot });
  },
};
