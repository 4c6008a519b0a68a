/** How many iterations a second a search makes from one position in the middle of a game. */
import { bot } from '@magehall/bots';
import {
  type Game,
  type Judgement,
  NOBODY,
  type Options,
  type Seat,
  seeded,
} from '@magehall/engine';

export interface Position {
  state: unknown;
  seat: Seat;
}

/** A decision between several choices, about a third into a random game. */
export function midGame(game: Game, options: Options): Position {
  const roll = seeded(1);
  const state = game.setup(options);
  const decisions: Position[] = [];
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    const choices = by >= 0 ? game.choices(state) : [];
    if (choices.length > 1) decisions.push({ state: game.clone(state), seat: by });
    game.apply(state, by >= 0 ? choices[roll(choices.length)] : roll(game.odds(state)));
  }
  return decisions[Math.floor(decisions.length / 3)];
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
  const archmage = bot(counted, 'archmage', judgement);
  const view = game.view(state, seat);
  const roll = seeded(1);
  return () => {
    iterations = 0;
    archmage.decide(view, seat, { budgetMs: 100, roll, now: () => performance.now() });
    return iterations;
  };
}
