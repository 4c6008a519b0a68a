import { sure } from '@magehall/engine';
/**
 * How often each value came up. Sums of whole counts, so that the same games give the same figures
 * whichever worker played them and in whatever order they ended.
 */
export type Histogram = Map<number, number>;

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

export function addTo(into: Histogram, from: Histogram): void {
  for (const [value, times] of from) count(into, value, times);
}

export interface Summary {
  mean: number;
  /** Standard deviation of the values themselves, not of their mean. */
  deviation: number;
  least: number;
  median: number;
  most: number;
}

export function summary(histogram: Histogram): Summary {
  // In order of value, so that the floating-point sum does not depend on who came first.
  const sorted = [...histogram].sort(([a], [b]) => a - b);
  const n = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return { mean: 0, deviation: 0, least: 0, median: 0, most: 0 };
  const mean = sorted.reduce((sum, [value, times]) => sum + value * times, 0) / n;
  const squares = sorted.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0);
  return {
    mean,
    deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    least: sure(sorted[0])[0],
    median: middle(sorted, n),
    most: sure(sorted[sorted.length - 1])[0],
  };
}

/** The lower of the two in the middle where there are two: always a value that came up. */
function middle(sorted: [number, number][], n: number): number {
  let seen = 0;
  for (const [value, times] of sorted) {
    seen += times;
    if (seen * 2 >= n) return value;
  }
  return 0;
}
