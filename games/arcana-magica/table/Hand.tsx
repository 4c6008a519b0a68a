import { Heading, PieceButton } from '@magehall/ui';
import { HIDDEN, MANA } from '../rules/index.ts';
import { ManaCard } from './art/ManaCard.tsx';
import type { Table } from './Unit.tsx';
import { WORDS } from './words.ts';

/** The viewer's mana. */
export function Hand({ board, seat }: { board: Table; seat: number }) {
  const { view } = board;
  const words = WORDS[board.language];
  return (
    <section class="hand" aria-label={words.hand} data-at={`hand:${seat}`}>
      <Heading small>{words.hand}</Heading>
      <div class="hand-cards">
        {view.hands[seat]
          .filter((card) => card !== HIDDEN)
          .map((card) => (
            <PieceButton key={card} board={board} name={`card:${MANA[card].id}`} class="mana">
              <span data-at={`card:${MANA[card].id}`}>
                <ManaCard
                  card={MANA[card]}
                  width={84}
                  half={view.agreed.half}
                  other={words.other}
                />
              </span>
            </PieceButton>
          ))}
      </div>
    </section>
  );
}
