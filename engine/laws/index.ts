/**
 * The laws of a game, written once. Every registered game is tried under all of them, from fixed
 * seeds (the same everywhere, so a failure is found again) and from seeds that fast-check picks.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../chance.ts';
import type { Options, WholeGame } from '../contract.ts';
import { checkOptions } from '../options.ts';
import { stroll } from '../walk.ts';
import { foresees, keepsSecrets, reckons } from './ahead.ts';
import { conserves, copies, hashes, plain, quiet } from './data.ts';
import { type Law, subject } from './law.ts';
import { replays, tries, undoes } from './log.ts';
import { asks, counts, ends, explains, refuses } from './play.ts';
import { imagines, secrets, views } from './secrets.ts';

export const laws: readonly Law[] = [
  ends,
  asks,
  refuses,
  explains,
  counts,
  plain,
  copies,
  hashes,
  conserves,
  quiet,
  views,
  imagines,
  secrets,
  foresees,
  reckons,
  keepsSecrets,
  replays,
  undoes,
  tries,
];

export interface Trial {
  /** The tables to try: every number of seats, and the modes that change the most. */
  tables: readonly Readonly<Record<string, unknown>>[];
  /** Games a law and table from fixed seeds. */
  seeds: number;
  /** Games a law from seeds that fast-check picks. */
  runs: number;
  /** Games in which every kind must have been met. */
  games: number;
}

export function keepsTheLaws(game: WholeGame, { tables, seeds, runs, games }: Trial): void {
  const all = tables.map((asked) => checkOptions(game, asked));
  describe(`the laws, kept by ${game.id}`, () => {
    const tried = subject(game);
    for (const law of laws) {
      test(law.name, () => {
        for (const options of all)
          for (let seed = 1; seed <= seeds; seed++) law.check(tried, options, seed);
        fc.assert(
          fc.property(fc.constantFrom(...all), fc.integer(), (options, seed) =>
            law.check(tried, options, seed),
          ),
          { numRuns: runs },
        );
      });
    }
    test('every kind of spell, card, bonus and mode is met', () => {
      expect(kindsNotMet(game, all, games)).toEqual([]);
    });
  });
}

/** The kinds that random play on these tables does not meet. */
export function kindsNotMet(game: WholeGame, tables: readonly Options[], games: number): string[] {
  const missing = new Set(game.kinds);
  for (let seed = 1; seed <= games && missing.size > 0; seed++) {
    const options = tables[seed % tables.length];
    const state = game.setup(options);
    for (const { before, step } of stroll(game, state, seeded(seed), game.bound(options)))
      for (const kind of game.met(before, step)) missing.delete(kind);
  }
  return [...missing];
}
