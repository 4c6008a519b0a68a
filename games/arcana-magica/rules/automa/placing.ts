/** Where an Automa puts its dice (AM-AUTOMA-10, 11; AM-AMB-68). */
import { capturesOf } from '../attack/capture.ts';
import { isRanged } from '../attack/dice.ts';

/**
 * If some placing captures the Leader: the one with the highest captured unit, then the highest
 * sum of captured ones, then the first in order (die by die, targets from the Leader on). If none
 * does, all ranged dice go to the lowest unit.
 */
export function bestPlacing(
  line: readonly number[],
  dice: readonly number[],
  values: readonly number[],
  chain: boolean,
): number[] {
  const melee = dice.filter((sides) => !isRanged(sides)).length;
  const [leader] = line;
  if (values.reduce((sum, value) => sum + value, 0) < leader) {
    const lowest = Math.min(...line);
    return dice.map((sides) => (isRanged(sides) ? lowest : leader));
  }
  let best: number[] = [];
  let bestHighest = -1;
  let bestSum = -1;
  const hits = dice.map(() => leader);
  // Counts through all placings like an odometer, the last die fastest.
  const at = dice.map(() => 0);
  for (let done = false; !done; ) {
    const { taken } = capturesOf(line, hits, values, melee, chain);
    const highest = Math.max(0, ...taken);
    const sum = taken.reduce((total, unit) => total + unit, 0);
    if (highest > bestHighest || (highest === bestHighest && sum > bestSum)) {
      best = [...hits];
      bestHighest = highest;
      bestSum = sum;
    }
    let die = dice.length - 1;
    while (die >= melee && ++at[die] === line.length) {
      at[die] = 0;
      hits[die] = leader;
      die--;
    }
    if (die < melee) done = true;
    else hits[die] = line[at[die]];
  }
  return best;
}
