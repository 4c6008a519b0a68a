import type { NameOf, Words } from '@magehall/engine';
import type { Board, Face } from '../table/board.ts';
import type { Offer } from './offer.ts';

/** A choice as a button: in short, where that tells it from the others, and as a whole sentence. */
export interface Act {
  label: string;
  short: string | undefined;
  whole: string;
  act: () => void;
}

interface Wording {
  face: Face;
  words: Words;
  name: NameOf;
  board: Board;
  choose: (choice: unknown) => void;
}

/** What the golden button does, and those beside it. */
export function actsOf(
  { ready, others }: Offer<unknown>,
  { face, words, name, board, choose }: Wording,
): { ready: Act | undefined; others: readonly Act[] } {
  const { view, language } = board;
  const short = (choice: unknown) => words.act(view, choice, name);
  const all = [...(ready === undefined ? [] : [ready]), ...others].map(short);
  const act = (choice: unknown, label: string): Act => ({
    label,
    short: face.inShort?.(choice, others, board.label, language),
    whole: words.choice(view, choice, name),
    act: () => choose(choice),
  });
  return {
    ready: ready === undefined ? undefined : act(ready, short(ready)),
    others: others.map((choice) => {
      const label = short(choice);
      const isAlone = all.filter((other) => other === label).length === 1;
      // Else the sentence without its stop.
      return act(
        choice,
        isAlone ? label : words.choice(view, choice, name).replace(/^([^.]+)\.$/, '$1'),
      );
    }),
  };
}
