/** One honest sentence: why the best choice is the best. */

import type { Reason } from '@magehall/bots/analysis';
import type { FeatureWords, NameOf, Seat } from '@magehall/engine';
import type { Hint } from '../bots/request.ts';
import type { HintWords } from './words/en.ts';

/** Closer together than this, an archmage would not swear to the order. */
const ALIKE = 0.01;
/** A game that is all but decided. */
const SURE = 0.98;
/** A feature that makes less than this part of all that speaks for a choice is not its reason. */
const MAIN = 0.25;

export function sentenceOf(
  { best, why }: Hint,
  seat: Seat,
  features: FeatureWords,
  words: HintWords,
  name: NameOf,
): string {
  const [first, second] = best;
  if (first.chance === 1) return words.wins;
  if (!second) return '';
  if (second.chance > SURE) return words.won;
  if (first.chance - second.chance < ALIKE) return words.alike;
  if (first.chance < 1 - SURE) return words.lost;
  return reasonOf(why, seat, features, name) ?? words.later;
}

/** The main reason in words, to that seat; nothing where no single thing is one. */
export function reasonOf(
  why: readonly Reason[],
  seat: Seat,
  features: FeatureWords,
  name: NameOf,
): string | undefined {
  const sum = why.reduce((all, { worth }) => all + worth, 0);
  const main = why.find(({ feature, worth }) => feature in features && worth >= MAIN * sum);
  if (!main) return undefined;
  const said = features[main.feature];
  return main.seat === seat ? said.you : said.rival(name(main.seat));
}
