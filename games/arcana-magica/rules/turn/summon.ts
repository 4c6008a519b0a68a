/** Summoning from the gallery and resurrecting from the trophies (AM-SUMMON, AM-RES). */
import { type Seat, type Tell, take } from '@magehall/engine';
import { checkLastSummon, startCounter } from '../armageddon/armageddon.ts';
import { FOOL } from '../data/units.ts';
import type { Event } from '../events.ts';
import { spend } from '../mana/hand.ts';
import { payments } from '../mana/mana.ts';
import { checkElement } from '../scoring/scoring.ts';
import { type Choice, NONE, type State, type SummonFrame, type TurnFrame } from '../state.ts';
import { sideOf } from './sides.ts';

export const summon = {
  /** Nothing has happened yet: other units may still be looked at. */
  trying: () => true,

  choices: (state: State, frame: SummonFrame): Choice[] =>
    payments(state.hands[frame.seat], [frame.unit], state.agreed.half).map((pay) => ({ pay })),

  choose(state: State, frame: SummonFrame, choice: Choice, tell?: Tell<Event>): void {
    const { seat, unit, raised } = frame;
    const { pay: cards } = choice as { pay: string[] };
    state.stack.pop();
    (state.stack[state.stack.length - 1] as TurnFrame).summoned = true;
    spend(state, seat, cards);
    const side = sideOf(state, seat);
    const slot = raised ? NONE : state.gallery.indexOf(unit);
    if (raised) take(state.trophies[side], unit);
    tell?.({ event: 'summoned', seat, side, unit, slot, cards, reveals: 'all' });
    join(state, seat, unit, slot, tell);
  },
};

/**
 * A unit joins at the right end; then event B, the element win, the end counter, in this order
 * (AM-AMB-79). `slot` is the gallery slot it leaves, if any.
 */
export function join(
  state: State,
  seat: Seat,
  unit: number,
  slot: number,
  tell?: Tell<Event>,
): void {
  state.armies[sideOf(state, seat)].push(unit);
  if (unit === FOOL) state.foolHolder = seat;
  if (slot !== NONE) {
    state.gallery[slot] = NONE;
    checkLastSummon(state, seat, tell);
  }
  if (!checkElement(state, seat, unit, tell)) startCounter(state, seat, tell);
}
