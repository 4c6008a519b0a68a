/**
 * FS-COMP-4, FS-COMP-6, FS-COMP-9: the scrolls as numbers. Binding is 0; then come the twenty
 * spells by circle, strength and element, so that the numbers sort as scrolls are listed.
 */
import { ELEMENTS, type Element, MIND } from './elements.ts';

export const SPELLS = [
  ['change', 'renewal', 'strengthening', 'growth', 'synergy'],
  ['swap', 'exchange', 'absorption', 'disintegration', 'rearrangement'],
  ['deception', 'alteration', 'transfer', 'theft', 'exploitation'],
  ['dispatch', 'leap', 'teleportation', 'guardian', 'speed'],
] as const;
export type SpellName = (typeof SPELLS)[number][number];
/** 1 Might (which is the basic circle too), 2 Spaces, 3 Conflict, 4 Movement. */
export type Circle = 1 | 2 | 3 | 4;

/** A kind of scroll: 0 is Binding, 1 to 100 are the spells in five elements. */
export type Card = number;
export const BINDING: Card = 0;

interface CardFacts {
  readonly name: string;
  readonly spell: SpellName | 'binding';
  readonly element: Element;
  readonly strength: number;
}

const CARDS: CardFacts[] = [{ name: 'binding', spell: 'binding', element: MIND, strength: 1 }];
for (const circle of SPELLS)
  circle.forEach((spell, place) => {
    ELEMENTS.forEach((element, e) => {
      CARDS.push({ name: `${spell}-${element}`, spell, element: e, strength: place + 2 });
    });
  });

export const CARD_NAME: readonly string[] = CARDS.map((card) => card.name);
export const CARD_ELEMENT: readonly Element[] = CARDS.map((card) => card.element);
/** A scroll's strength is that of its seal, and its victory points. */
export const CARD_STRENGTH: readonly number[] = CARDS.map((card) => card.strength);
/** Element and strength as one number, as tokens have them. */
export const CARD_SEAL: readonly number[] = CARDS.map((card) => card.element * 8 + card.strength);
export const CARD_SPELL: readonly (SpellName | 'binding')[] = CARDS.map((card) => card.spell);

const CARD_NAMED = new Map(CARD_NAME.map((name, card) => [name, card]));

export function cardNamed(name: string): Card {
  return CARD_NAMED.get(name) as Card;
}

export function isCardName(name: string): boolean {
  return CARD_NAMED.has(name);
}

/** The 25 scrolls of a circle. */
export function cardsOf(circle: Circle): Card[] {
  return Array.from({ length: 25 }, (_, k) => 1 + (circle - 1) * 25 + k);
}

/** The scroll of this spell and element. */
export function cardOf(spell: SpellName, element: Element): Card {
  return cardNamed(`${spell}-${ELEMENTS[element]}`);
}
