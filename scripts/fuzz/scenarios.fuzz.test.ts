/** Positions like known ones: accepted and then played by every law, or refused in a sentence. */

import { sure } from '@magehall/engine';
import { fuzzScenarios } from '@magehall/engine/laws/scenarios';
import { wholes } from '@magehall/games/wholes';
import { expect, test, vi } from 'vitest';
import { rounds, seed } from './count.ts';

vi.setConfig({ testTimeout: 3_600_000 });

test.each(Object.keys(wholes))('changed positions of %s', async (id) => {
  const { game } = await sure(wholes[id])();
  const { accepted, failure } = fuzzScenarios(game, game.examples, seed, rounds(20));
  expect(failure, `seed ${seed}`).toBeUndefined();
  expect(accepted).toBeGreaterThan(0);
});
