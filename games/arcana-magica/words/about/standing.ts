/** Where a unit lies and what that means for the viewer: the same facts in every language. */
import type { Seat } from '@magehall/engine';
import {
  diceOf,
  FOOL,
  fighters,
  HIDDEN,
  type State,
  seatsOf,
  sideOf,
  UNITS,
} from '../../rules/index.ts';
import { manaFor } from '../../rules/mana/mana.ts';

export type Standing =
  /** `missing` mana for the viewer to summon it. */
  | { in: 'gallery'; place: number; have: number; missing: number }
  | {
      in: 'army';
      seats: readonly Seat[];
      own: boolean;
      leads: boolean;
      together: Together | undefined;
    }
  | { in: 'trophies'; seats: readonly Seat[]; own: boolean; missing: number }
  | { in: 'deck' | 'discard' | 'gone' };

/** What the unit rolls together with another of its army, if that makes greater dice. */
interface Together {
  other: number;
  dice: readonly number[];
}

export function standingOf(view: State, unit: number, viewer: Seat): Standing {
  const hand = view.hands[viewer].filter((card) => card !== HIDDEN);
  const have = unit === FOOL ? 0 : manaFor(hand, UNITS[unit].element, view.agreed.half);
  const missing = Math.max(0, unit - have);
  const own = sideOf(view, viewer);
  const slot = view.gallery.indexOf(unit);
  if (slot >= 0) return { in: 'gallery', place: slot + 1, have, missing };
  for (const [side, line] of view.armies.entries()) {
    const seats = seatsOf(view, side);
    if (line.includes(unit)) {
      const all = fighters(line);
      const together = togetherOf(unit, all, view.agreed.powerMongers);
      return { in: 'army', seats, own: side === own, leads: all[0] === unit, together };
    }
    if (view.trophies[side].includes(unit))
      return { in: 'trophies', seats, own: side === own, missing };
  }
  if (view.deck.includes(unit) || view.beneath.includes(unit)) return { in: 'deck' };
  return { in: view.discard.includes(unit) ? 'discard' : 'gone' };
}

/** The partner that makes the greatest die with it, greater than either makes alone. */
function togetherOf(unit: number, line: readonly number[], powerMongers: boolean) {
  if (unit === FOOL) return undefined;
  const most = (units: readonly number[]) => Math.max(0, ...diceOf(units, powerMongers));
  let best: Together | undefined;
  for (const other of line) {
    if (other === unit) continue;
    const dice = diceOf([unit, other], powerMongers);
    const grows = dice[0] > Math.max(most([unit]), most([other]));
    if (grows && (!best || dice[0] > best.dice[0])) best = { other, dice };
  }
  return best;
}
