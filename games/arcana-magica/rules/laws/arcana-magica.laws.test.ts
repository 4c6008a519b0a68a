import { checkOptions, seeded, stroll } from '@magehall/engine';
import { keepsTheLaws } from '@magehall/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../whole.ts';
import { TABLES } from './tables.ts';

keepsTheLaws(game, { tables: TABLES, seeds: 2, runs: 20, games: 300, positions: 120 });

test('AM-AMB-22: whenever a mana card must be drawn, there is one', () => {
  for (const [i, asked] of TABLES.entries())
    for (let seed = 0; seed < 10; seed++) {
      const state = game.setup(checkOptions(game, asked));
      for (const { before } of stroll(game, state, seeded(1000 * i + seed), 10_000))
        expect(before.mana.length + before.spent.length).toBeGreaterThan(0);
    }
});
