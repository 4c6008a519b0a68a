import type { GameFile } from '@magehall/engine';
import type { TableRecord } from '../store/shelf.ts';

/** What this device keeps, as a game file: all of it, the dice's secret too. */
export function asFile({
  id,
  started: _,
  changed: __,
  standing: ___,
  coached: ____,
  ...record
}: TableRecord): GameFile {
  return { magehall: 2, ...record, table: record.table ?? id };
}
