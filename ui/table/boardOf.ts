import type { Aloud, NameOf, Words } from '@magehall/engine';
import type { Selection } from '../choosing/useSelection.ts';
import type { Shown } from '../replay/useShown.ts';
import { say } from '../words/language.ts';
import type { Board, Face } from './board.ts';

interface Drawn {
  face: Face;
  words: Words;
  /** The words for ears, once they are there. */
  aloud: Aloud | undefined;
  name: NameOf;
  viewer: number;
  /** The viewer may choose. */
  active: boolean;
  shown: Shown;
  selection: Selection;
}

/** What a game's own table draws from, and says its clicks to. */
export function boardOf(drawn: Drawn): Board {
  const { face, words, aloud, name, viewer, active, shown, selection } = drawn;
  const { view, waitingFor, sitters, last, told } = shown;
  const { chosen, lit, usable } = selection.offered;
  const called = (piece: string) => words.piece(piece, name);
  return {
    ...{ view, viewer, waitingFor, active, sitters, last, told, called },
    language: say.value.language,
    light: (piece) => {
      if (chosen.includes(piece)) return 'chosen';
      if (!lit.has(piece)) return 'rest';
      return (face.glows?.(view, piece, chosen, lit) ?? true) ? 'can' : 'may';
    },
    times: (piece) => chosen.filter((other) => other === piece).length,
    label: (piece) => aloud?.piece(piece, { view, viewer }, name) ?? called(piece),
    click: selection.touch,
    can: (piece) => usable.has(piece),
    blamed: selection.blamed,
  };
}
