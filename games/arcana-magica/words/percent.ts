/** A chance in words for people. */

/** In percent, and never as certain as it isn't: some dice may always explode, or fail. */
export function percentOf(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 0 && chance > 0) return '< 1 %';
  // Thousands of small chances add up to one less a hair.
  if (percent === 100 && chance < 1 - 1e-9) return '> 99 %';
  return `${percent} %`;
}
