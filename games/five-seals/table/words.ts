/** The few words that stand on the table itself; they come with the game's words. */
import { type Board, spoken as follow } from '@magehall/ui';
import { CARD_NAME } from '../rules/data/scrolls.ts';
import type { State } from '../rules/state.ts';
import type { TableWords } from '../words/table.ts';
import { sealOn, spaceOfPiece } from './names.ts';

const said = follow<TableWords>({
  en: async () => (await import('../words/en.ts')).table,
  fr: async () => (await import('../words/fr.ts')).table,
});

/** Resolves when the words are there. */
export const speak = said.there;

/** The words in the language of the house. */
export function spoken(): TableWords {
  return said.value;
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
