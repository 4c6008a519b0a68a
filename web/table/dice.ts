/** The dice of a table. Apart, since a table can be opened and looked at before one is rolled. */
import { type Draw, fairDraw, freshBytes } from '@magehall/engine';
import type { Kept } from '../store/shelf.ts';

/** Without the secret they were sealed with, the game goes on with new dice. */
export function diceOf({ id, dice }: Kept): Draw {
  return fairDraw(dice?.secret ?? freshBytes(), id, dice?.nonces ?? []);
}
