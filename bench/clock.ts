/** Measures how fast things are, in turns: what slows the machine down then slows all of them. */

/** Does some work and says how many units it was. */
export type Work = () => number | Promise<number>;

/** Works for about so many milliseconds; resolves to units a second. */
export type Runner = (milliseconds: number) => Promise<number>;

const ROUNDS = 5;

/**
 * Units a second of each, the median of some rounds; in a round each works for its share of the
 * time. A first round warms the compiler up and is thrown away.
 */
export async function inTurns<K extends string>(
  runners: Readonly<Record<K, { run: Runner }>>,
  seconds: number,
): Promise<Record<K, number>> {
  const names = Object.keys(runners) as K[];
  const slice = (seconds * 1000) / names.length / (ROUNDS + 1);
  const rates = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of names) {
      const rate = await runners[name].run(slice);
      if (round > 0) rates.get(name)?.push(rate);
    }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<
    K,
    number
  >;
}

/** Repeats some work until the time is up. */
export async function rateOf(work: Work, milliseconds: number): Promise<number> {
  const start = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    const done = work();
    // Waiting costs a little, so only what has to be waited for is.
    units += typeof done === 'number' ? done : await done;
    elapsed = performance.now() - start;
  }
  return (units / elapsed) * 1000;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1];
}
