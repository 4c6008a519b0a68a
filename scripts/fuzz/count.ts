/**
 * How long the fuzzers run. In `npm test` they are short; `npm run fuzz -- 100` runs each a hundred
 * times as long, from seeds of its own, which it prints so that a finding is found again.
 */
const times = Number(process.env.MAGEHALL_FUZZ ?? 1);

export const seed = Number(
  process.env.MAGEHALL_FUZZ_SEED ?? (times > 1 ? Math.floor(Math.random() * 2 ** 31) : 1),
);

export function rounds(short: number): number {
  return short * times;
}

/** A sentence on one line, that a person reads to its end. */
export const SENTENCE = /^[^\p{C}\p{Zl}\p{Zp}]{1,600}$/u;
