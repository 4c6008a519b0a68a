/**
 * The names of a game's pieces. A game says which pieces a choice touches, not which there are; so
 * a few games are played at random, and what their choices touch is noted. Asking why a piece
 * can't be used is asking about one that no choice touches now.
 */
import { CHANCE, type Game, NOBODY, type Options, seeded } from '@magehall/engine';

const GAMES = 3;
/** Nobody should wait for it. */
const LONGEST_MS = 300;

export function thingsOf(game: Game, options: Options): Set<string> {
  const things = new Set<string>();
  const end = performance.now() + LONGEST_MS;
  for (let seed = 0; seed < GAMES; seed++) {
    const roll = seeded(seed);
    const state = game.setup(options);
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (performance.now() > end) return things;
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
