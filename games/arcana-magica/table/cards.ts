/** The viewer's cards that pay: those chosen, or, before any is touched, the cheapest that would. */
import { cardOf, HIDDEN, MANA, top } from '../rules/index.ts';
import { payments } from '../rules/mana.ts';
import type { Table } from './Unit.tsx';

export function chosenCards({ view, viewer, light }: Table): readonly number[] {
  return view.hands[viewer].filter(
    (card) => card !== HIDDEN && light(`card:${MANA[card].id}`) === 'chosen',
  );
}

/** What is proposed for these units; nothing once a card is chosen. */
export function proposedCards(board: Table, units: readonly number[]): readonly number[] {
  const { view, viewer, active } = board;
  if (!active || chosenCards(board).length > 0) return [];
  const [cheapest = []] = payments(view.hands[viewer], units, view.agreed.half);
  return cheapest.map(cardOf);
}

/** The units that are being paid for right now. */
export function paidFor({ view }: Table): readonly number[] {
  const frame = view.stack.length > 0 ? top(view) : undefined;
  if (frame?.frame === 'summon') return [frame.unit];
  return frame?.frame === 'attack' && frame.step === 'pay' ? frame.units : [];
}
