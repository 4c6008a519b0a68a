/** How likely dice that explode reach a number together, before any re-roll. */
export function chanceOf(dice: readonly number[], least: number): number {
  // sums[s] is the chance of exactly s so far; the last place holds s or more.
  let sums = new Array<number>(least + 1).fill(0);
  sums[0] = 1;
  for (const sides of dice) sums = withDie(sums, sides);
  return sums[least];
}

/** In percent, and never as certain as it isn't: some dice may always explode, or fail. */
export function percentOf(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0 && chance > 0) return '< 1 %';
  // Thousands of small chances add up to one less a hair.
  if (percent === 100 && chance < 1 - 1e-9) return '> 99 %';
  return `${percent} %`;
}

function withDie(sums: readonly number[], sides: number): number[] {
  const most = sums.length - 1;
  const after = new Array<number>(sums.length).fill(0);
  for (let sum = 0; sum <= most; sum++) {
    let reach = sums[sum];
    // Every maximum is kept and rolled on: sides times smaller each time.
    for (let kept = sum; reach > 0; kept += sides) {
      if (kept >= most) {
        after[most] += reach;
        break;
      }
      for (let face = 1; face < sides; face++) after[Math.min(most, kept + face)] += reach / sides;
      reach /= sides;
    }
  }
  return after;
}
