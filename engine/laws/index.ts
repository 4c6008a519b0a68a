/**
 * The laws of a game, written once. Every registered game is tried under all of them, from fixed
 * seeds (the same everywhere, so a failure is found again) and from seeds that fast-check picks.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Options, WholeGame } from '../contract.ts';
import { sure } from '../data/sure.ts';
import { seeded } from '../dice/chance.ts';
import { checkOptions } from '../options.ts';
import { stroll } from '../table/walk.ts';
import { laws } from './all.ts';
import { subject } from './law.ts';
import { fuzzScenarios } from './scenarios.ts';

export interface Trial {
  /** The tables to try: every number of seats, and the modes that change the most. */
  tables: readonly Readonly<Record<string, unknown>>[];
  /** Games a law and table from fixed seeds. */
  seeds: number;
  /** Games a law from seeds that fast-check picks. */
  runs: number;
  /** Games in which every kind must have been met. */
  games: number;
  /** How many positions like the game's examples are tried. */
  positions: number;
}

/** A position of many is accepted; else the law below would hold for want of positions. */
const ONE_OF = 8;

export function keepsTheLaws(game: WholeGame, trial: Trial): void {
  const { tables, seeds, runs, games, positions } = trial;
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
    test('every example is a position', () => {
      for (const example of game.examples) game.scenario(JSON.stringify(example));
    });
    test('from every position that is accepted a game keeps the laws to its end', () => {
      const { failure, accepted } = fuzzScenarios(game, game.examples, 1, positions);
      expect(failure).toBeUndefined();
      expect(accepted).toBeGreaterThan(positions / ONE_OF);
    });
  });
}

/** The kinds that random play on these tables does not meet. */
export function kindsNotMet(game: WholeGame, tables: readonly Options[], games: number): string[] {
  const missing = new Set(game.kinds);
  for (let seed = 1; seed <= games && missing.size > 0; seed++) {
    const options = sure(tables[seed % tables.length]);
    const state = game.setup(options);
    for (const { before, step } of stroll(game, state, seeded(seed), game.bound(options)))
      for (const kind of game.met(before, step)) missing.delete(kind);
  }
  return [...missing];
}
