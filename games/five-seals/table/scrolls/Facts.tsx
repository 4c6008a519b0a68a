import { type Board, Seal, Sigil } from '@magehall/ui';
import { CARD_NAME, CARD_SPELL } from '../../rules/data/scrolls.ts';
import type { State } from '../../rules/state.ts';
import { CARD, ScrollCard } from '../art/Scroll.tsx';
import type { SealFacts } from '../names.ts';
import { spoken } from '../words.ts';
import { toldIn } from './told.ts';

interface FactsProps {
  board: Board<State>;
  piece: string;
  facts: SealFacts;
}

/** A scroll or a seal: what it does, and whether it can be used now. */
export function Facts({ board, piece, facts }: FactsProps) {
  const { element, strength, card } = facts;
  const words = spoken();
  const told = toldIn(board.language);
  const title =
    card === undefined ? words.seal(element, strength) : board.label(`own:${CARD_NAME[card]}`);
  const why = board.light(piece) === 'rest' ? board.why(piece) : board.active && told?.usable;
  return (
    <div class="facts">
      <div class="facts-head">
        {card === undefined ? (
          <svg width="62" height="62" viewBox="-28 -28 56 60" aria-hidden="true">
            <Seal of={element} r={25}>
              {strength}
            </Seal>
          </svg>
        ) : (
          <svg
            width="68"
            height="92"
            viewBox={`${-CARD.width / 2 - 1} ${-CARD.height / 2 - 1} ${CARD.width + 2} ${CARD.height + 2}`}
            aria-hidden="true"
          >
            <ScrollCard
              card={card}
              name={board.label(`own:${CARD_SPELL[card]}`)}
              letter={words.letters[element]}
            />
          </svg>
        )}
        <div>
          <h3>{title}</h3>
          <p class={`of-element ${element}`}>
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <Sigil of={element} r={6.4} width={0.26} />
            </svg>
            <b>{words.elements[element]}</b>
          </p>
          {card !== undefined && (
            <p class="muted">
              {words.strength(strength)} · {told?.points(strength)}
            </p>
          )}
          {piece.startsWith('space:') && <p class="muted place">{board.label(piece)}</p>}
        </div>
      </div>
      <p class="effect">
        {card === undefined ? told?.door : told?.effects(words.of)[CARD_SPELL[card]](element)}
      </p>
      {why && <p class="muted">{why}</p>}
    </div>
  );
}
