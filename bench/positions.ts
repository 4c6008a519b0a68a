/** Positions of games that adepts play, each with who won in the end. */
import { type Bot, untimed } from '@magehall/bots';
import { CHANCE, checkOptions, type Game, NOBODY, type Seat, seeded } from '@magehall/engine';

export interface Position {
  view: unknown;
  seat: Seat;
  /** How the game went on, with adepts in all seats: the part of the victory that came to the seat. */
  won: number;
}

/** One decision in so many is looked at, so that a game gives several that have little to do with each other. */
const EVERY = 12;

/** What adepts get to see who play for ever, with two seats, then three, and so on. */
export function* positionsOf(game: Game, adept: Bot): Generator<Position> {
  const [fewest, most] = game.seats;
  for (let played = 0; ; played++) {
    const roll = seeded(played);
    const seats = fewest + (played % (most - fewest + 1));
    const state = game.setup(checkOptions(game, { seats }));
    const met: Omit<Position, 'won'>[] = [];
    let decisions = played % EVERY;
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (by === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      const view = game.view(state, by);
      if (game.choices(view).length > 1 && ++decisions % EVERY === 0) met.push({ view, seat: by });
      game.apply(state, adept.decide(view, by, untimed(roll)));
    }
    const { winners } = game.outcome(state);
    for (const one of met)
      yield { ...one, won: winners.includes(one.seat) ? 1 / winners.length : 0 };
  }
}
