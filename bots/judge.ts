/**
 * Who judged: stories and puzzles carry it, so that what an older judge said is known as such. The first number is
 * raised when the search or the analysis changes what it finds; the second follows the game's weights.
 */
import { hashJson, type Judgement } from '@magehall/engine';

const SEARCH = 1;

export function judgeOf(judgement: Judgement | undefined): string {
  const weights = judgement ? (hashJson(judgement.weights) >>> 0).toString(16) : 'points';
  return `${SEARCH}-${weights}`;
}
