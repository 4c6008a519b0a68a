import type { GameFile } from '@magehall/engine';
import type { Kept } from '../store/shelf.ts';

/** What this device keeps, as a game file: all of it, the dice's secret too. */
export function asFile(kept: Kept): GameFile {
  const { id, game, rulesVersion, options, players, dice, log } = kept;
  const file: GameFile = { magehall: 1, game, rulesVersion, table: id, options, players, log };
  return dice ? { ...file, dice } : file;
}
