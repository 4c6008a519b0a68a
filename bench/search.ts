/** How many iterations a second a search makes from one position in the middle of a game. */
import { BUDGET_MS, bot } from '@magehall/bots';
import {
  type Game,
  type Judgement,
  NOBODY,
  type Options,
  type Seat,
  seeded,
  sure,
} from '@magehall/engine';

import { ownTime } from './clock.ts';
import type { Deciding } from './lane.ts';

export interface Position {
  state: unknown;
  seat: Seat;
}

/** A decision between several choices, about a third into a random game. */
export function midGame(game: Game, options: Options): Position {
  const all = decisions(game, options, 1);
  return sure(all[Math.floor(all.length / 3)]);
}

/** The decisions between several choices of one random game. */
function decisions(game: Game, options: Options, seed: number): (Position & { width: number })[] {
  const roll = seeded(seed);
  const state = game.setup(options);
  const all: (Position & { width: number })[] = [];
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    const choices = by >= 0 ? game.choices(state) : [];
    if (choices.length > 1) all.push({ state: game.clone(state), seat: by, width: choices.length });
    game.apply(state, by >= 0 ? choices[roll(choices.length)] : roll(game.odds(state)));
  }
  return all;
}

const GAMES = 5;

/**
 * How long a level takes, in times what it has, where it is hardest to keep the time: at the
 * decisions of a few games that have the most choices.
 */
export function keepingTime(
  game: Game,
  options: Options,
  judgement: Judgement | undefined,
  { level, count }: Deciding,
): number[] {
  const player = bot(game, level, judgement);
  const budgetMs = BUDGET_MS[level];
  const all = Array.from({ length: GAMES }, (_, seed) => decisions(game, options, seed)).flat();
  const roll = seeded(1);
  return all
    .sort((a, b) => b.width - a.width)
    .slice(0, count)
    .map(({ state, seat }) => {
      const view = game.view(state, seat);
      const start = ownTime();
      player.decide(view, seat, { budgetMs, roll, now: ownTime });
      return (ownTime() - start) / budgetMs;
    });
}

/** Ours: each iteration imagines what is hidden just once, so that is what is counted. */
export function ourSearch(game: Game, options: Options, judgement?: Judgement): () => number {
  const { state, seat } = midGame(game, options);
  let iterations = 0;
  const counted: Game = {
    ...game,
    imagine: (view, viewer, roll) => {
      iterations++;
      return game.imagine(view, viewer, roll);
    },
  };
  // Not as many looks as the level has, but as many as the time allows.
  const archmage = bot(counted, 'archmage', judgement, Number.POSITIVE_INFINITY);
  const view = game.view(state, seat);
  const roll = seeded(1);
  return () => {
    iterations = 0;
    archmage.decide(view, seat, { budgetMs: 100, roll, now: ownTime });
    return iterations;
  };
}
