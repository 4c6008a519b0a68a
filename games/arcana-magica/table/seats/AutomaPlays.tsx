import { lastCards } from '../../rules/automa/lastCards.ts';
import { stepsOf } from '../../words/automa.ts';
import type { Table } from '../armies/Unit.tsx';
import type { Place } from '../places.ts';
import { spoken } from '../words.ts';

/** The Automa's card, laid open: what it does, one after the other. */
export function AutomaPlays({ board, seat }: { board: Table; seat: number }) {
  const card = lastCards(board.view).get(seat);
  const words = spoken().automa;
  if (!card)
    return (
      <span class="muted" data-about={`automa:${seat}`}>
        {words.idle}
      </span>
    );
  return (
    <div
      class="automa-card"
      data-at={`automa:${card.id}` satisfies Place}
      data-about={`automa:${seat}`}
    >
      <span class="automa-id">{card.id}</span>
      <p>
        <b>{words.name}</b> {stepsOf(words, card).join('\u00a0· ')}
      </p>
    </div>
  );
}
