import { sure } from '@magehall/engine';
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

/**
 * Milliseconds that this thread has had a core. What else the machine does doesn't count, nor does
 * what the garbage collector does in threads of its own, which favours those who leave more of it.
 */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** On a busy machine, how much longer than its own time a thread may take. */
const PATIENCE = 2;

/** Repeats some work until the time is up; units a second of the thread's own time. */
export async function rateOf(work: Work, milliseconds: number): Promise<number> {
  const start = ownTime();
  const end = performance.now() + milliseconds * PATIENCE;
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds && (performance.now() < end || elapsed === 0)) {
    const done = work();
    // Waiting costs a little, so only what has to be waited for is.
    units += typeof done === 'number' ? done : await done;
    elapsed = ownTime() - start;
  }
  return (units / elapsed) * 1000;
}

function median(values: number[]): number {
  return sure(values.sort((a, b) => a - b)[values.length >> 1]);
}
