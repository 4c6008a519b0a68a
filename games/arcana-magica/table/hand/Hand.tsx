import { Heading } from '@magehall/ui';
import { HIDDEN, MANA } from '../../rules/index.ts';
import { Laid } from '../armies/Laid.tsx';
import type { Table } from '../armies/Unit.tsx';
import type { Place } from '../places.ts';
import { NARROW, useScreen } from '../screen.ts';
import { spoken } from '../words.ts';
import { paidFor, proposedCards } from './cards.ts';
import { ManaCard } from './ManaCard.tsx';

/** The viewer's mana. */
export function Hand({ board, seat }: { board: Table; seat: number }) {
  const { view } = board;
  const words = spoken();
  const narrow = useScreen(NARROW);
  const units = paidFor(board);
  const proposal = units.length > 0 ? proposedCards(board, units) : [];
  return (
    <section class="own-mana" aria-label={words.hand} data-at={`hand:${seat}` satisfies Place}>
      <Heading
        small
        note={
          <span data-about="supply:mana">{words.piles(view.mana.length, view.spent.length)}</span>
        }
      >
        <span data-about={`hand:${seat}`}>{words.hand}</span>
      </Heading>
      <div class="hand-cards">
        {view.hands[seat].length === 0 && <p class="muted">{words.inHand(0)}</p>}
        {view.hands[seat]
          .filter((card) => card !== HIDDEN)
          .map((card) => (
            <Laid
              key={card}
              board={
                proposal.includes(card)
                  ? { ...board, label: (piece) => `${board.label(piece)}, ${words.proposed}` }
                  : board
              }
              name={`card:${MANA[card].id}`}
              class={proposal.includes(card) ? 'mana proposed' : 'mana'}
            >
              <span data-at={`card:${MANA[card].id}` satisfies Place}>
                <ManaCard
                  card={MANA[card]}
                  width={narrow ? 76 : 84}
                  half={view.agreed.half}
                  rank={words.rank(MANA[card].rank)}
                  other={words.other}
                  flat={narrow}
                />
              </span>
            </Laid>
          ))}
      </div>
    </section>
  );
}
