/** The viewer's cards that pay: those chosen, and those that are proposed to go with them. */
import { cardOf, HIDDEN, MANA, top } from '../rules/index.ts';
import { payments } from '../rules/mana.ts';
import type { Table } from './Unit.tsx';
import { commonOf } from './usual.ts';

type Payer = Pick<Table, 'view' | 'viewer' | 'active' | 'light'>;

export function chosenCards({ view, viewer, light }: Payer): readonly number[] {
  return view.hands[viewer].filter(
    (card) => card !== HIDDEN && light(`card:${MANA[card].id}`) === 'chosen',
  );
}

/** What is proposed for these units; with cards chosen, those that must come with them in any case. */
export function proposedCards(board: Payer, units: readonly number[]): readonly number[] {
  const { view, viewer, active } = board;
  if (!active) return [];
  const all = payments(view.hands[viewer], units, view.agreed.half);
  const chosen = chosenCards(board).map((card) => MANA[card].id);
  if (chosen.length === 0) return (all[0] ?? []).map(cardOf);
  const left = all.filter((cards) => chosen.every((card) => cards.includes(card)));
  const meant = left[commonOf(left)] ?? [];
  return meant.length > chosen.length ? meant.map(cardOf) : [];
}

/** The units that are being paid for right now. */
export function paidFor({ view }: Table): readonly number[] {
  const frame = view.stack.length > 0 ? top(view) : undefined;
  if (frame?.frame === 'summon') return [frame.unit];
  return frame?.frame === 'attack' && frame.step === 'pay' ? frame.units : [];
}
