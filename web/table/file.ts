import type { GameFile } from '@magehall/engine';
import type { Kept } from '../store/shelf.ts';

/** What this device keeps, as a game file: all of it, the dice's secret too. */
export function asFile({ id, started: _, changed: __, standing: ___, ...kept }: Kept): GameFile {
  return { magehall: 2, ...kept, table: kept.table ?? id };
}
