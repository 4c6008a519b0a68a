/**
 * The names of a game's pieces. A game says which pieces a choice touches, not which there are; so
 * a few games are played at random, and what their choices touch is noted. Asking why a piece
 * can't be used is asking about one that no choice touches now.
 */
import { CHANCE, type Game, NOBODY, type Options, seeded } from '@magehall/engine';

/** They name nearly every piece, and take less than a tenth of a second. */
const GAMES = 3;

export function thingsOf(game: Game, options: Options): Set<string> {
  const things = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const roll = seeded(seed);
    const state = game.setup(options);
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (by === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      const choices = game.choices(state);
      for (const choice of choices)
        for (const thing of game.touches(state, choice)) things.add(thing);
      game.apply(state, choices[roll(choices.length)]);
    }
  }
  return things;
}
