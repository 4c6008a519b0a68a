/** The viewer's cards that pay: those chosen, and those that are proposed to go with them. */
import {
  type AttackFrame,
  cardOf,
  diceOf,
  fighters,
  game,
  HIDDEN,
  MANA,
  sideOf,
  top,
} from '../../rules/index.ts';
import { payments } from '../../rules/mana/mana.ts';
import type { Table } from '../armies/Unit.tsx';
import { commonOf } from '../usual.ts';

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

/** The units that are being paid for right now, or would be. */
export function paidFor(board: Pick<Table, 'view' | 'light'>): readonly number[] {
  const { view } = board;
  const frame = view.stack.length > 0 ? top(view) : undefined;
  if (frame?.frame === 'summon') return [frame.unit];
  if (frame?.frame !== 'attack') return [];
  if (frame.step === 'pay') return frame.units;
  const group = frame.step === 'units' ? gathered(board, frame) : [];
  return diceOf(group, view.agreed.powerMongers).length > 0 ? group : [];
}

/** The units chosen so far, and those that must join them in any case. */
export function gathered(
  { view, light }: Pick<Table, 'view' | 'light'>,
  frame: AttackFrame,
): readonly number[] {
  const line = view.armies[sideOf(view, frame.seat)];
  const chosen = fighters(line).filter((unit) => light(`unit:${unit}`) === 'chosen');
  if (chosen.length === 0) return chosen;
  const left = game
    .choices(view)
    .flatMap((choice) => ('units' in choice ? [choice.units] : []))
    .filter((group) => chosen.every((unit) => group.includes(unit)));
  return left[commonOf(left)] ?? chosen;
}
