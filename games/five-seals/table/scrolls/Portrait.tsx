import { type Board, Seal } from '@magehall/ui';
import { CARD_SPELL } from '../../rules/data/scrolls.ts';
import type { State } from '../../rules/state.ts';
import { CARD, ScrollCard } from '../art/Scroll.tsx';
import { cardFacts, cardOfPiece, type SealFacts, sealOn, spaceOfPiece } from '../names.ts';
import { spoken } from '../words.ts';

function factsOf(view: State, thing: string): SealFacts | undefined {
  const space = spaceOfPiece(view, thing);
  if (space !== undefined) return sealOn(view, space);
  const card = cardOfPiece(thing);
  return card === undefined ? undefined : cardFacts(card);
}

/** A scroll or a seal as it lies on the table, larger. */
export function Portrait({ board, thing }: { board: Board<State>; thing: string }) {
  const facts = factsOf(board.view, thing);
  if (facts === undefined) return null;
  const { element, strength, card } = facts;
  if (card === undefined)
    return (
      <svg width="56" height="56" viewBox="-28 -28 56 60" aria-hidden="true">
        <Seal of={element} r={25}>
          {strength}
        </Seal>
      </svg>
    );
  return (
    <svg
      width="68"
      height="92"
      viewBox={`${-CARD.width / 2 - 1} ${-CARD.height / 2 - 1} ${CARD.width + 2} ${CARD.height + 2}`}
      aria-hidden="true"
    >
      <ScrollCard
        card={card}
        name={board.called(`own:${CARD_SPELL[card]}`)}
        letter={spoken().letters[element]}
      />
    </svg>
  );
}
