import { checkOptions, type Game, seeded, sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { expect, test } from 'vitest';
import { fit, type Sample, samplesOf, trial } from './learn.ts';
import { byPoints } from './points.ts';

/** Positions of two sides whose winner is drawn by chances that follow from known weights. */
function drawn(weights: readonly number[], count: number): Sample[] {
  const roll = seeded(4);
  const any = () => roll(2001) / 1000 - 1;
  return Array.from({ length: count }, () => {
    const [mine, yours] = [weights.map(any), weights.map(any)];
    const strength = (own: readonly number[]) =>
      own.reduce((sum, x, i) => sum + x * sure(weights[i]), 0);
    const first = roll(1e6) / 1e6 < 1 / (1 + Math.exp(strength(yours) - strength(mine)));
    return { features: [mine, yours], won: first ? [1, 0] : [0, 1] };
  });
}

test('weights that made the winners likely are found again', () => {
  const found = fit(drawn([2, -1, 0], 3000), { gold: 0, debts: 0, hats: 0 });
  expect(found.weights.gold).toBeCloseTo(2, 0);
  expect(found.weights.debts).toBeCloseTo(-1, 0);
  expect(Math.abs(sure(found.weights.hats))).toBeLessThan(0.15);
  expect(found.after).toBeLessThan(found.before);
});

test('a feature that is the same for all sides keeps its weight out of it', () => {
  const samples = drawn([1], 500).map(({ features, won }) => ({
    features: features.map(([gold = 0]) => [gold, 7]),
    won,
  }));
  const { weights } = fit(samples, { gold: 0, weather: 0 });
  expect(weights.weather).toBeCloseTo(0);
});

test('a game played to learn from gives positions with the winner of that game', () => {
  const game = wisps as Game;
  const options = checkOptions(game, { seats: 3 });
  const samples = samplesOf(game, byPoints(game), options, [1]);
  expect(samples.length).toBeGreaterThan(3);
  for (const { features, won } of samples) {
    expect(features).toHaveLength(3);
    expect(won).toEqual(sure(samples[0]).won);
    expect(won.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  }
  expect(samplesOf(game, byPoints(game), options, [1])).toEqual(samples);
});

test('in a trial who wants points beats who shuns them, whichever has the tried weights', () => {
  const game = wisps as Game;
  const options = checkOptions(game, { seats: 2, first: 0 });
  const wanting = byPoints(game);
  const shunning = { ...wanting, weights: { points: -1 } };
  let [good, bad] = [0, 0];
  for (let i = 0; i < 6; i++) {
    good += trial(game, wanting, shunning, { options, seat: i % 2, seeds: [i] });
    bad += trial(game, shunning, wanting, { options, seat: i % 2, seeds: [i] });
  }
  expect(good).toBeGreaterThan(4);
  expect(bad).toBeLessThan(2);
});
