import { type Board, later } from '@magehall/ui';
import type { State } from '../rules/state.ts';
import { looked } from './look.ts';
import { cardFacts, cardOfPiece, type SealFacts, sealOn, spaceOfPiece } from './names.ts';
import { spoken } from './words.ts';

/** Fetched when somebody first looks at something. */
const Facts = later(async () => (await import('./later/Facts.tsx')).Facts);

function factsOf(view: State, piece: string): SealFacts | undefined {
  const space = spaceOfPiece(view, piece);
  if (space !== undefined) return sealOn(view, space);
  const card = cardOfPiece(piece);
  return card === undefined ? undefined : cardFacts(card);
}

/** What is looked at: a scroll or a seal. */
export function Inspector({ board }: { board: Board<State> }) {
  const piece = looked.value;
  const facts = piece === undefined ? undefined : factsOf(board.view, piece);
  if (piece === undefined || facts === undefined) return <p class="muted">{spoken().hint}</p>;
  return <Facts board={board} piece={piece} facts={facts} />;
}

/** The same over the board, where there is no column for it. */
export function Peek({ board }: { board: Board<State> }) {
  const piece = looked.value;
  const facts = piece === undefined ? undefined : factsOf(board.view, piece);
  if (piece === undefined || facts === undefined) return null;
  return (
    <div class="peek panel">
      <Facts board={board} piece={piece} facts={facts} />
    </div>
  );
}
