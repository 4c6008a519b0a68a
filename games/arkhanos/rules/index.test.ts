import { checkOptions, type Game, seeded, walk } from '@magehall/engine';
import { expect, test } from 'vitest';
import { game } from './whole.ts';

test.each([2, 3, 4])('a game for %i ends, and everybody has a place', (seats) => {
  const options = checkOptions(game as Game, { seats });
  for (let seed = 0; seed < 50; seed++) {
    const { state, steps } = walk(game as Game, options, seeded(seed));
    expect(steps).toBeLessThanOrEqual(game.bound(options));
    const { places, winners } = game.outcome(state as Parameters<typeof game.outcome>[0]);
    expect(places).toHaveLength(seats);
    expect(winners.length).toBeGreaterThan(0);
  }
});
