/** Positions for the spells of the circle of Movement. */
import type { State } from '../state.ts';
import { at } from './tester.ts';

export const duel = (
  written: object,
  mine: object,
  theirs: object = { dice: ['yellow-6', 'yellow-5'] },
): State => at({ circle: 4, ...written, players: [mine, theirs] });

/** A corridor into the middle room of wedge 0, whose other doors are shut. */
export const CORRIDOR = {
  '0.g': 'red-2',
  '0.a': 'blue-2',
  '0.b': 'green-3',
  '0.d': 'yellow-2',
  '5.d': 'yellow-2',
};
