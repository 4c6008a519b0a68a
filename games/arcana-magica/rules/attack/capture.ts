/** Who falls (AM-CAPTURE-1, AM-OVERKILL-1..3): nothing to choose, only to count. */

export interface Captures {
  taken: number[];
  /** Those of them that fell to overkill. */
  overkill: number[];
}

/**
 * `fighters` is the line under attack without the Fool, `hits[i]` the unit that die i lies on,
 * `values[i]` what it is worth; dice before place `melee` are melee dice, on the Leader.
 */
export function capturesOf(
  fighters: readonly number[],
  hits: readonly number[],
  values: readonly number[],
  melee: number,
  chain: boolean,
): Captures {
  const damage = fighters.map(() => 0);
  for (let i = 0; i < hits.length; i++) damage[fighters.indexOf(hits[i])] += values[i];
  const taken = fighters.filter((unit, i) => damage[i] >= unit);
  const overkill: number[] = [];
  if (melee > 0 && damage[0] >= fighters[0]) {
    let over = damage[0] - fighters[0];
    // Only the second in line, unless the table agreed on going on down the line (AM-AMB-35, 36).
    const last = chain ? fighters.length : Math.min(2, fighters.length);
    for (let i = 1; i < last; i++) {
      const unit = fighters[i];
      if (damage[i] >= unit) continue;
      over += damage[i] - 2 * unit;
      if (over <= 0) break;
      overkill.push(unit);
    }
  }
  return { taken: [...taken, ...overkill], overkill };
}
