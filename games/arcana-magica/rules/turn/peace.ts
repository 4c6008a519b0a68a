/** Peace (AM-PEACE-1..4): in the first four rounds an army of fewer than three is left alone. */
import type { State } from '../state.ts';
import { countFighters } from './sides.ts';

export const PEACE_ROUNDS = 4;
const PEACE_SIZE = 3;

/** The Fool counts for nothing here (AM-AMB-2), and without a fighter there is no target (AM-AMB-4). */
export function mayBeAttacked(state: State, side: number): boolean {
  return countFighters(state.armies[side]) >= (state.peace > 0 ? PEACE_SIZE : 1);
}
