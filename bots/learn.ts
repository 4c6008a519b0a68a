/**
 * Learning the weights of a judgement by self-play: in each position of many games it is noted what
 * every side had going for it and who won in the end; then the weights are fitted so that the
 * chances they give foretell the winners best (logistic regression).
 */
import {
  CHANCE,
  type Game,
  type Judgement,
  NOBODY,
  type Options,
  type Seeds,
  seeded,
} from '@magehall/engine';
import { untimed } from './bot.ts';
import { chancesOf, rowsFor } from './chances.ts';
import { search } from './search.ts';

export { trial } from './trial.ts';

/** A position: by side its features, and its part of the victory. */
export interface Sample {
  features: number[][];
  won: number[];
}

/** So many looks a decision are enough to play well. */
const LOOKS = 150;
/** One choice in so many is made at random, so that also what is seldom played is seen. */
const WHIM = 12;
/** Positions right after one another tell the same, so only one in so many is kept. */
const KEPT = 3;

export function samplesOf(
  game: Game,
  judgement: Judgement,
  options: Options,
  seeds: Seeds,
): Sample[] {
  const roll = seeded(...seeds);
  const player = search(game, judgement, LOOKS);
  const state = game.setup(options);
  const samples: Sample[] = [];
  const sides = sidesOf(judgement, state, options.seats);
  let steps = 0;
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) {
      game.apply(state, roll(game.odds(state)));
      continue;
    }
    if (!judgement.unsettled?.(state) && steps++ % KEPT === 0)
      samples.push({ features: featuresOf(judgement, state, options.seats, sides), won: [] });
    const choices = game.choices(state);
    const choice =
      roll(WHIM) === 0
        ? choices[roll(choices.length)]
        : player.decide(game.view(state, by), by, untimed(roll));
    game.apply(state, choice);
  }
  const { winners } = game.outcome(state);
  const winning = sides.map((seat) => (winners.includes(seat) ? 1 : 0) as number);
  const shared = winning.reduce((sum, won) => sum + won, 0);
  for (const sample of samples) sample.won = winning.map((won) => won / shared);
  return samples;
}

/** The first seat of each side. */
function sidesOf(judgement: Judgement, state: unknown, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const side = (seat: number) => judgement.side?.(state, seat) ?? seat;
  return all.filter((seat) => all.findIndex((other) => side(other) === side(seat)) === seat);
}

function featuresOf(
  judgement: Judgement,
  state: unknown,
  seats: number,
  sides: readonly number[],
): number[][] {
  const rows = rowsFor(judgement, seats);
  judgement.measure(state, rows);
  return sides.map((seat) => [...rows[seat]]);
}

export interface Fit {
  weights: Record<string, number>;
  /** How badly the winners were foretold, in nats a position: with the old weights, and the new. */
  before: number;
  after: number;
}

const ROUNDS = 300;
const STEP = 0.5;
/** Pulls weights towards nothing where the games say nothing about them. */
const MODESTY = 1e-3;

export function fit(samples: readonly Sample[], start: Readonly<Record<string, number>>): Fit {
  const names = Object.keys(start);
  const scales = names.map((_, feature) => scaleOf(samples, feature));
  const weights = Object.values(start).map((weight, i) => weight * scales[i]);
  const scaled = samples.map(({ features, won }) => ({
    features: features.map((own) => own.map((value, i) => value / scales[i])),
    won,
  }));
  const before = loss(scaled, weights);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = slopeOf(scaled, weights);
    for (let i = 0; i < weights.length; i++)
      weights[i] -= STEP * (slope[i] / samples.length + MODESTY * weights[i]);
  }
  const rounded = names.map((name, i) => [name, Number((weights[i] / scales[i]).toFixed(4))]);
  return { weights: Object.fromEntries(rounded), before, after: loss(scaled, weights) };
}

/** How much a feature differs between the sides of a position, so that steps suit all features. */
function scaleOf(samples: readonly Sample[], feature: number): number {
  let sum = 0;
  let count = 0;
  for (const { features } of samples) {
    const mean = features.reduce((total, own) => total + own[feature], 0) / features.length;
    for (const own of features) {
      sum += (own[feature] - mean) ** 2;
      count++;
    }
  }
  const scale = Math.sqrt(sum / count);
  return scale > 1e-9 ? scale : 1;
}

function foretold({ features }: Sample, weights: readonly number[]): number[] {
  const strengths: number[] = [];
  const sides: number[] = [];
  for (let side = 0; side < features.length; side++) {
    let strength = 0;
    for (let i = 0; i < weights.length; i++) strength += weights[i] * features[side][i];
    strengths.push(strength);
    sides.push(side);
  }
  return chancesOf(strengths, sides);
}

function loss(samples: readonly Sample[], weights: readonly number[]): number {
  let sum = 0;
  for (const sample of samples) {
    const chances = foretold(sample, weights);
    for (let side = 0; side < chances.length; side++)
      if (sample.won[side] > 0) sum -= sample.won[side] * Math.log(Math.max(chances[side], 1e-9));
  }
  return sum / samples.length;
}

function slopeOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const sample of samples) {
    const chances = foretold(sample, weights);
    for (let side = 0; side < chances.length; side++) {
      const wrong = chances[side] - sample.won[side];
      const own = sample.features[side];
      for (let i = 0; i < slope.length; i++) slope[i] += wrong * own[i];
    }
  }
  return slope;
}
