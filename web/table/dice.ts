/** The dice of a table. Apart, since a table can be opened and looked at before one is rolled. */
import { type Draw, drawsOf, fairDraw, freshBytes, type GameFile } from '@magehall/engine';

/** Without the secret they were sealed with, the game goes on with new dice. */
export function diceOf(file: GameFile): Draw {
  return drawsOf(file) ?? fairDraw(freshBytes(), file.table);
}
