import { ELEMENT_LOOKS, Heading, Sigil } from '@magehall/ui';
import { ELEMENTS, MANA } from '../../rules/index.ts';
import { assignment, manaIn } from '../../rules/mana/assignment.ts';
import type { Table } from '../armies/Unit.tsx';
import { Drawn } from '../art/Drawn.tsx';
import { spoken } from '../words.ts';
import { chosenCards, proposedCards } from './cards.ts';

interface PaymentProps {
  board: Table;
  units: readonly number[];
  /** An attack also gets the re-rolls of the cards that pay for it. */
  attack: boolean;
}

/** The cards that pay, put together on each element, and what is missing. */
export function Payment({ board, units, attack }: PaymentProps) {
  const { view } = board;
  const words = spoken();
  const proposal = proposedCards(board, units);
  const cards = proposal.length > 0 ? proposal : chosenCards(board);
  const rerolls = cards.reduce((sum, card) => sum + MANA[card].rerolls, 0);
  return (
    <section
      class={proposal.length > 0 ? 'payment panel proposed' : 'payment panel'}
      aria-label={words.payment}
      data-about="payment"
    >
      <Heading small note={attack ? <Rerolls words={words.rerolls(rerolls)} /> : undefined}>
        {proposal.length > 0 ? words.proposal : words.payment}
      </Heading>
      {assignment(units, cards, view.agreed.half).map((bar) => {
        const { element, need, cards: paying, missing } = bar;
        const name = ELEMENTS[element];
        const paid = manaIn(bar);
        return (
          <div key={name} class={`pay-row ${name}`} data-about={`symbol:${name}`}>
            <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
              <Sigil of={name} r={8} />
            </svg>
            <b>{words.elements[name]}</b>
            <span class="pay-bar" aria-hidden="true">
              {paying.map(({ card, mana }) => (
                <span
                  key={card}
                  class="bar-part"
                  style={{
                    width: `${(100 * mana) / Math.max(need, paid)}%`,
                    background: ELEMENT_LOOKS[name].fill,
                  }}
                >
                  {mana}
                </span>
              ))}
            </span>
            <span class={missing > 0 ? 'short' : 'paid'}>
              {missing > 0 ? words.missing(missing) : words.of(paid, need)}
            </span>
          </div>
        );
      })}
    </section>
  );
}

function Rerolls({ words }: { words: string }) {
  return (
    <span class="rerolls-left" data-about="rerolls">
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <Drawn name="reroll" width={2} />
      </svg>
      {words}
    </span>
  );
}
