/** How likely dice that explode reach a sum: reckoned once for each set of dice, then remembered. */

/** Enough for any Leader and twice the unit behind it; more counts as this. */
export const MOST_DAMAGE = 22 + 2 * 21 + 1;

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

/** How likely dice reach a number together, before any re-roll. Each shows at least a one. */
export function chanceToReach(dice: readonly number[], least: number): number {
  return least <= dice.length ? 1 : reaching(dice, 0)[least];
}

function tailOf(dice: readonly number[], rerolls: number): Float64Array {
  let sums = new Float64Array(MOST_DAMAGE + 1);
  sums[0] = 1;
  dice.forEach((sides, i) => {
    sums = added(sums, bestOf(thrown(sides), i === 0 ? 1 + rerolls : 1));
  });
  for (let sum = MOST_DAMAGE - 1; sum >= 0; sum--) sums[sum] += sums[sum + 1];
  return sums;
}

/** One die, which explodes. */
function thrown(sides: number): Float64Array {
  const likely = new Float64Array(MOST_DAMAGE + 1);
  let rest = 1;
  for (let base = 0; rest > 1e-6; base += sides, rest /= sides)
    for (let face = 1; face < sides; face++)
      likely[Math.min(MOST_DAMAGE, base + face)] += rest / sides;
  return likely;
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

function added(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(MOST_DAMAGE + 1);
  for (let i = 0; i < a.length; i++)
    if (a[i] > 0)
      for (let j = 0; j < b.length; j++) sums[Math.min(MOST_DAMAGE, i + j)] += a[i] * b[j];
  return sums;
}
