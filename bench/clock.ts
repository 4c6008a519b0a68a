/** Measures how fast things are, in turns: what slows the machine down then slows all of them. */

/** Does some work once and says how many units it was. */
export type Work = () => number;

const ROUNDS = 5;

/**
 * Units a second of each, the median of some rounds; in a round each works for its share of the
 * time. A first round warms the compiler up and is thrown away.
 */
export function perSecond<K extends string>(
  works: Readonly<Record<K, Work>>,
  seconds: number,
): Record<K, number> {
  const names = Object.keys(works) as K[];
  const slice = (seconds * 1000) / names.length / (ROUNDS + 1);
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    K,
    number[]
  >;
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of names) {
      const rate = during(works[name], slice);
      if (round > 0) rates[name].push(rate);
    }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])])) as Record<K, number>;
}

function during(work: Work, milliseconds: number): number {
  // What one has left lying about, the next should not have to clear up.
  globalThis.gc?.();
  const start = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    units += work();
    elapsed = performance.now() - start;
  }
  return (units / elapsed) * 1000;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1];
}
