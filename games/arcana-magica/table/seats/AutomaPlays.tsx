import type { Table } from '../armies/Unit.tsx';
import type { Place } from '../places.ts';
import { spoken } from '../words.ts';
import { lastCards } from './automas.ts';

/** The Automa's card, laid open: what it does, one after the other. */
export function AutomaPlays({ board, seat }: { board: Table; seat: number }) {
  const card = lastCards(board.view).get(seat);
  const words = spoken().automa;
  if (!card) return <span class="muted">{words.idle}</span>;
  const lines = [
    ...(card.move ? [words.move] : []),
    words.summon[card.summon],
    words.activate[card.activate],
    ...(card.draw > 0 ? [words.draw(card.draw)] : []),
    ...(card.discard > 0 ? [words.discard(card.discard)] : []),
  ];
  return (
    <div class="automa-card" data-at={`automa:${card.id}` satisfies Place}>
      <span class="automa-id">{card.id}</span>
      <p>
        <b>{words.name}</b> {lines.join('\u00a0· ')}
      </p>
    </div>
  );
}
