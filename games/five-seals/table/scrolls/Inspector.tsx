import { type Board, later } from '@magehall/ui';
import type { State } from '../../rules/state.ts';
import { cardFacts, cardOfPiece, type SealFacts, sealOn, spaceOfPiece } from '../names.ts';
import { spoken } from '../words.ts';
import { looked } from './look.ts';

/** Fetched when somebody first looks at something. */
const Facts = later(async () => (await import('./Facts.tsx')).Facts);

function factsOf(view: State, piece: string): SealFacts | undefined {
  const space = spaceOfPiece(view, piece);
  if (space !== undefined) return sealOn(view, space);
  const card = cardOfPiece(piece);
  return card === undefined ? undefined : cardFacts(card);
}

interface InspectorProps {
  board: Board<State>;
  /** Over the board, where there is no column for it. */
  over?: boolean;
}

/** What is looked at: a scroll or a seal. */
export function Inspector({ board, over = false }: InspectorProps) {
  const piece = looked.value;
  const facts = piece && factsOf(board.view, piece);
  if (!facts) return over ? null : <p class="muted">{spoken().hint}</p>;
  const told = <Facts board={board} piece={piece} facts={facts} />;
  return over ? <div class="peek panel">{told}</div> : told;
}
