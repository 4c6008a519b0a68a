/** Moving (AM-MOVE-1): the army turns by one place. */
import type { Seat, Tell } from '@magehall/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { sideOf } from './sides.ts';

/** The leftmost card goes to the right end, even if it is the Fool (AM-AMB-10). */
export function moveLeader(state: State, seat: Seat, tell?: Tell<Event>): void {
  const side = sideOf(state, seat);
  const line = state.armies[side];
  const unit = line.shift() as number;
  line.push(unit);
  tell?.({ event: 'moved', seat, side, unit });
}
