/** The few words that stand on the table itself; sentences are in the game's words. */
import type { Language } from '@magehall/engine';
import type { Board } from '@magehall/ui';
import type { ElementName } from '../rules/elements.ts';
import { CARD_NAME, type SpellName } from '../rules/scrolls.ts';
import { boardOf, type State } from '../rules/state.ts';
import { sealOn, spaceOfPiece } from './names.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** What a scroll of that element does. */
export type Effects = Record<SpellName | 'binding', (element: ElementName) => string>;

export interface TableWords {
  dungeon: string;
  closer: string;
  wholeBoard: string;
  elements: Record<ElementName, string>;
  /** "Fire seal, strength 4". */
  seal: (element: ElementName, strength: number) => string;
  strength: (n: number) => string;
  points: (n: number) => string;
  door: string;
  empty: string;
  usable: string;
  inspector: string;
  hint: string;
  diceSupply: string;
  sixes: string;
  ends: (below: number) => string;
  guardians: string;
  yourScrolls: string;
  ready: (n: number) => string;
  takeDice: string;
  supplyLeft: (n: number) => string;
  roundOver: string;
  giveUp: string;
  dice: string;
  familiarHome: string;
  familiarOut: string;
  pickMage: string;
  used: string;
  at: (space: string) => string;
  status: (round: number, sixes: number) => string;
  filling: string;
}

export const WORDS: Record<Language, TableWords> = { en, fr };

/** What a screen reader says of a piece: for a space also what lies on it and who stands there. */
export function labelOf(board: Board<State>, piece: string): string {
  const space = spaceOfPiece(board.view, piece);
  if (space === undefined) return board.label(piece);
  const words = WORDS[board.language];
  const { id } = boardOf(board.view).spaces[space];
  const seal = sealOn(board.view, space);
  const stands = board.view.players.flatMap(({ at, familiar }, seat) =>
    at === space || familiar === space ? [board.sitters[seat].name] : [],
  );
  const what = seal?.card
    ? `${board.label(`own:${scrollName(board.view, space)}`)}, ${words.strength(seal.strength)}`
    : seal
      ? words.seal(seal.element, seal.strength)
      : words.empty;
  return [what, ...stands, words.at(id)].join(', ');
}

function scrollName(view: State, space: number): string {
  return CARD_NAME[view.scrolls[space]];
}
