/** The few words that stand on the table itself; sentences are in the game's words. */
import type { Language } from '@magehall/engine';
import { type Board, settings } from '@magehall/ui';
import { effect, signal } from '@preact/signals';
import type { ElementName } from '../rules/elements.ts';
import { CARD_NAME, type SpellName } from '../rules/scrolls.ts';
import type { State } from '../rules/state.ts';
import { sealOn, spaceOfPiece } from './names.ts';

/** What a scroll of that element does. */
export type Effects = Record<SpellName | 'binding', (element: ElementName) => string>;

export interface TableWords {
  dungeon: string;
  closer: string;
  wholeBoard: string;
  elements: Record<ElementName, string>;
  /** One each, so that colour never speaks alone. */
  letters: Record<ElementName, string>;
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
  status: (round: number, sixes: number) => string;
}

const FETCH: Record<Language, () => Promise<TableWords>> = {
  en: async () => (await import('./later/words.en.ts')).en,
  fr: async () => (await import('./later/words.fr.ts')).fr,
};

const heard = signal<TableWords | undefined>(undefined);

async function hear(language: Language): Promise<void> {
  heard.value = await FETCH[language]();
}

/** Resolves when the words are there; from then on they follow the language of the house. */
export function speak(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      hear(settings.value.language).then(resolve, reject);
    });
  });
}

/** The words in the language of the house. */
export function spoken(): TableWords {
  if (!heard.value) throw new Error('The table is drawn before its words are there.');
  return heard.value;
}

/** What a screen reader says of a piece: for a space also what lies on it and who stands there. */
export function labelOf(board: Board<State>, piece: string): string {
  const space = spaceOfPiece(board.view, piece);
  if (space === undefined) return board.label(piece);
  const words = spoken();
  const seal = sealOn(board.view, space);
  const stands = board.view.players.flatMap(({ at, familiar }, seat) =>
    at === space || familiar === space ? [board.sitters[seat].name] : [],
  );
  const what = seal?.card
    ? `${board.label(`own:${scrollName(board.view, space)}`)}, ${words.strength(seal.strength)}`
    : seal
      ? words.seal(seal.element, seal.strength)
      : words.empty;
  return [what, ...stands, board.label(piece)].join(', ');
}

function scrollName(view: State, space: number): string {
  return CARD_NAME[view.scrolls[space]];
}
