/** What was seen of each table, so that coming back can show what was missed. */
import { Marks } from './marks.ts';

const seen = new Marks('magehall.seen');

export function missedSince(table: string): number | undefined {
  return seen.of(table);
}

/** Only what is in sight was seen. */
export function saw(table: string, steps: number): void {
  if (document.visibilityState === 'visible') seen.set(table, steps);
}
