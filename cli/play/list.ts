/** The numbered list of what may be chosen. */
import { matches } from '../plain.ts';
import type { Say } from '../words/say.ts';

/** As many as fit a screen with the question above them. */
const SHOWN = 30;

/** The places in the list of those that have all the words. */
export function narrow(texts: readonly string[], words: readonly string[]): number[] {
  return texts.flatMap((text, i) => (matches(text, words) ? [i] : []));
}

/** Numbers stay what they are in the whole list, so that one can be remembered. */
export function listed(
  texts: readonly string[],
  places: readonly number[],
  all: boolean,
  say: Say,
): string {
  const width = String(texts.length).length;
  const shown = all ? places : places.slice(0, SHOWN);
  const lines = shown.map((i) => `  ${String(i + 1).padStart(width)}. ${texts[i]}`);
  if (shown.length < places.length) lines.push(`  ${say.play.more(places.length - shown.length)}`);
  return lines.join('\n');
}
