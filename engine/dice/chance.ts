/** Where outcomes come from. The fair source, whose dice can be proved, is in `fair.ts`. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Roll } from '../contract.ts';
import { finish, HASH_START, mix } from '../data/hash.ts';

export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** For tests: these outcomes and no others, so a test says just how the dice fall. */
export function scripted(outcomes: readonly number[]): Roll {
  let next = 0;
  return (n) => {
    const k = outcomes[next];
    if (k === undefined)
      throw new ScriptError(`The script ends after ${next} outcomes, but one more is needed.`);
    if (!Number.isInteger(k) || k < 0 || k >= n)
      throw new ScriptError(`Outcome ${k} at place ${next} of the script is not in 0..${n - 1}.`);
    next++;
    return k;
  };
}

/** One number, or several that tell games of the same seed apart. */
export type Seeds = readonly [number, ...number[]];

/**
 * For simulations and bots: fast, and the same seeds give the same game. They are mixed first, since
 * the generator's first draw shows them as they are. Draws past the last multiple of n are thrown
 * away, so every outcome is equally likely.
 */
export function seeded(...seeds: Seeds): Roll {
  const generator = xoroshiro128plus(finish(seeds.reduce(mix, HASH_START)));
  return (n) => {
    // All in unsigned 32 bits, where a remainder is one instruction: 2³² mod n is (2³² - n) mod n.
    const odds = n >>> 0;
    const last = ~(((0 - odds) >>> 0) % odds) >>> 0;
    let draw = generator.next() >>> 0;
    while (draw > last) draw = generator.next() >>> 0;
    return draw % odds;
  };
}

/** One of a list, each as likely as any other. */
export function pick<T>(list: readonly T[], roll: Roll): T {
  if (list.length === 0) throw new Error('There is nothing to pick from.');
  return list[roll(list.length)] as T;
}
