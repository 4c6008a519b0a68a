/**
 * A game between two ways to weigh the same features: who foretells best does not always play best,
 * so what was learned is tried.
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
import { search } from './search.ts';

/** So many looks a decision: about an adept's. */
const LOOKS = 200;

/**
 * One seat plays with the tried weights, all others with the present ones. Returns the part of the
 * victory that is the tried one's.
 */
export function trial(
  game: Game,
  tried: Judgement,
  present: Judgement,
  { options, seat, seeds }: { options: Options; seat: number; seeds: Seeds },
): number {
  const dice = seeded(...seeds);
  const thoughts = seeded(...seeds, 1 + seat);
  const bold = search(game, tried, LOOKS);
  const rest = search(game, present, LOOKS);
  const state = game.setup(options);
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) game.apply(state, dice(game.odds(state)));
    else {
      const player = by === seat ? bold : rest;
      game.apply(state, player.decide(game.view(state, by), by, untimed(thoughts)));
    }
  }
  const { winners } = game.outcome(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}
