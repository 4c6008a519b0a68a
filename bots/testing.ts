/** For tests: positions of every game to think about. */
import { CHANCE, checkOptions, type Game, NOBODY, seeded } from '@magehall/engine';

/** Positions of a random game, some decisions apart, where there is something to choose. */
export function* positions(game: Game): Generator<{ state: unknown; seat: number }> {
  const roll = seeded(6);
  const state = game.setup(checkOptions(game, { seats: game.seats[1] }));
  for (let made = 0; made < 100; ) {
    const by = game.waitingFor(state);
    if (by === NOBODY) return;
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const choices = game.choices(state);
      if (made++ % 20 === 10 && choices.length > 3) yield { state: game.clone(state), seat: by };
      game.apply(state, choices[roll(choices.length)]);
    }
  }
}
