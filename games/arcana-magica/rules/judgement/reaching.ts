/**
 * How likely an attack's dice reach a sum with their re-rolls: reckoned once for each set of dice,
 * then remembered, since the bots ask it of every attack they think of.
 */
import { MOST_DAMAGE, sumsOf, thrown } from '../attack/sums.ts';

/** By the number of dice, then by these and the re-rolls as digits: by sum, 0 to `MOST_DAMAGE`. */
const known: Map<number, Float64Array>[] = [];

/**
 * With re-rolls the first die is thrown again while it is to be hoped for more: the best of so many
 * throws. That is right for a single die, and near it for several.
 */
export function reaching(dice: readonly number[], rerolls: number): Float64Array {
  let key = rerolls;
  // 4, 6, 8, 12 and 20 differ modulo 11, and so small a base keeps fourteen dice exact.
  for (let i = 0; i < dice.length; i++) key = key * 11 + (dice[i] % 11);
  known[dice.length] ??= new Map();
  let tail = known[dice.length].get(key);
  if (tail === undefined) {
    tail = tailOf(dice, rerolls);
    known[dice.length].set(key, tail);
  }
  return tail;
}

function tailOf(dice: readonly number[], rerolls: number): Float64Array {
  const sums = sumsOf(dice.map((sides, i) => bestOf(thrown(sides), i === 0 ? 1 + rerolls : 1)));
  for (let sum = MOST_DAMAGE - 1; sum >= 0; sum--) sums[sum] += sums[sum + 1];
  return sums;
}

/** The best of so many throws. */
function bestOf(one: Float64Array, throws: number): Float64Array {
  const best = new Float64Array(one.length);
  let below = 0;
  for (let sum = 0; sum < one.length; sum++) {
    const upTo = below + one[sum];
    best[sum] = upTo ** throws - below ** throws;
    below = upTo;
  }
  return best;
}
