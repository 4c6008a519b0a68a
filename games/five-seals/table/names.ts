/** The names of pieces, taken apart, and what they look like. */
import { type Board, FAMILIARS, type Familiar } from '@magehall/ui';
import { COLOURS, ELEMENTS, type ElementName } from '../rules/data/elements.ts';
import {
  CARD_ELEMENT,
  CARD_NAME,
  CARD_STRENGTH,
  type Card,
  cardNamed,
} from '../rules/data/scrolls.ts';
import { boardOf, type State } from '../rules/state.ts';

/** Mages and familiars are listed in the same order. */
export function familiarOf(view: State, seat: number): Familiar {
  const { mage } = view.players[seat];
  return FAMILIARS[mage < 0 ? seat : mage];
}

function elementOfDie(die: number): ElementName {
  return ELEMENTS[die >> 3];
}

/** `red-4` and `red` are of Fire. */
export function elementOfColour(name: string): ElementName {
  return ELEMENTS[COLOURS.findIndex((colour) => name.startsWith(colour))];
}

export interface SealFacts {
  element: ElementName;
  strength: number;
  /** The scroll that it closes, if it is no door's. */
  card: Card | undefined;
}

/** The seal on a space, if one is there. */
export function sealOn(view: State, space: number): SealFacts | undefined {
  const token = view.tokens[space];
  if (token !== 0) return { element: elementOfDie(token), strength: token & 7, card: undefined };
  const card = view.scrolls[space];
  return card === 0 ? undefined : cardFacts(card);
}

export function cardFacts(card: Card): SealFacts & { card: Card } {
  return { element: ELEMENTS[CARD_ELEMENT[card]], strength: CARD_STRENGTH[card], card };
}

/** The scroll a piece is, in whoever's hand: `own:leap-fire`, `own:2.leap-fire`. */
export function cardOfPiece(piece: string): Card | undefined {
  return piece.startsWith('own:') ? cardNamed(piece.slice(4).replace(/^\d\./, '')) : undefined;
}

export function spaceOfPiece(view: State, piece: string): number | undefined {
  return piece.startsWith('space:') ? boardOf(view).at.get(piece.slice(6)) : undefined;
}

/** Whether one of a mage's scrolls is picked, to be used. */
export function casts({ view, light }: Board<State>, seat: number): boolean {
  return view.players[seat].up.some((card) => light(`own:${CARD_NAME[card]}`) === 'chosen');
}
