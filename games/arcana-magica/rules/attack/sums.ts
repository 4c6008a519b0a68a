/** How likely dice that explode reach a sum. */

/** Enough for any Leader and twice the unit behind it; more counts as this. */
export const MOST_DAMAGE = 22 + 2 * 21 + 1;

/** How likely dice reach a number together, before any re-roll. Each shows at least a one. */
export function chanceToReach(dice: readonly number[], least: number): number {
  if (least <= dice.length) return 1;
  return sumsOf(dice.map(thrown)).reduceRight(
    (chance, likely, sum) => (sum < least ? chance : chance + likely),
    0,
  );
}

/** By sum, 0 to `MOST_DAMAGE`: how likely all these together make it. */
export function sumsOf(dice: readonly Float64Array[]): Float64Array {
  let sums = new Float64Array(MOST_DAMAGE + 1);
  sums[0] = 1;
  for (const die of dice) sums = added(sums, die);
  return sums;
}

/** One die, which explodes. */
export function thrown(sides: number): Float64Array {
  const likely = new Float64Array(MOST_DAMAGE + 1);
  let rest = 1;
  for (let base = 0; rest > 1e-6; base += sides, rest /= sides)
    for (let face = 1; face < sides; face++)
      likely[Math.min(MOST_DAMAGE, base + face)] += rest / sides;
  return likely;
}

function added(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const sums = new Float64Array(MOST_DAMAGE + 1);
  for (let i = 0; i < a.length; i++)
    if (a[i] > 0)
      for (let j = 0; j < b.length; j++) sums[Math.min(MOST_DAMAGE, i + j)] += a[i] * b[j];
  return sums;
}
