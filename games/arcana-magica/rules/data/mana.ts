/**
 * The 56 mana cards: four suits of fourteen ranks (AM-COMP-2). A card is kept as a small number,
 * its place in this order: fire, water, air, earth; ace to knight. In choices, events and files it
 * goes by its id.
 */
import { ELEMENTS } from './units.ts';

interface Rank {
  rank: string;
  full: number;
  /** The small value, rounded up or down as the table agreed (AM-AMB-17). */
  up: number;
  down: number;
  rerolls: number;
}

const RANKS: readonly Rank[] = [
  { rank: 'A', full: 1, up: 1, down: 0, rerolls: 2 },
  { rank: '2', full: 2, up: 1, down: 1, rerolls: 2 },
  { rank: '3', full: 3, up: 2, down: 1, rerolls: 1 },
  { rank: '4', full: 4, up: 2, down: 2, rerolls: 1 },
  { rank: '5', full: 5, up: 3, down: 2, rerolls: 1 },
  { rank: '6', full: 6, up: 3, down: 3, rerolls: 0 },
  { rank: '7', full: 7, up: 4, down: 3, rerolls: 0 },
  { rank: '8', full: 8, up: 4, down: 4, rerolls: 0 },
  { rank: '9', full: 9, up: 5, down: 4, rerolls: 0 },
  { rank: '10', full: 10, up: 5, down: 5, rerolls: 0 },
  { rank: 'J', full: 11, up: 6, down: 5, rerolls: 0 },
  { rank: 'Q', full: 12, up: 6, down: 6, rerolls: 0 },
  { rank: 'K', full: 13, up: 7, down: 6, rerolls: 0 },
  { rank: 'Kn', full: 14, up: 7, down: 7, rerolls: 0 },
];

export interface ManaCard extends Rank {
  id: string;
  element: number;
}

export const MANA: readonly ManaCard[] = ELEMENTS.flatMap((name, element) =>
  RANKS.map((rank) => ({ id: `${name}-${rank.rank}`, element, ...rank })),
);

/** A card that lies face down for the viewer. */
export const HIDDEN = -1;

const PLACE: ReadonlyMap<string, number> = new Map(MANA.map((card, place) => [card.id, place]));

/** The card of that id, or -1. */
export function cardOf(id: string): number {
  return PLACE.get(id) ?? -1;
}

export function idsOf(cards: readonly number[]): string[] {
  return cards.map((card) => MANA[card].id);
}

/** Column tables for the search of payments. */
export const FULL: readonly number[] = MANA.map((card) => card.full);
export const ELEMENT_OF_CARD: readonly number[] = MANA.map((card) => card.element);
export const SMALL: Readonly<Record<'up' | 'down', readonly number[]>> = {
  up: MANA.map((card) => card.up),
  down: MANA.map((card) => card.down),
};

/** The Fool's deck (AM-COMP-5, AM-AMB-14): one joker an element, the first two red. */
export const JOKERS = ELEMENTS;
export function isRed(joker: number): boolean {
  return joker < 2;
}
