/** Plays a game at random: what the fuzzer, the simulations and the bench stand on. */
import {
  CHANCE,
  type Game,
  NOBODY,
  type Options,
  type Roll,
  type Step,
  type Told,
} from '../contract.ts';
import { pick } from '../dice/chance.ts';

/** The plain walk, as fast as the rules are: no log, no checks, no events. Returns the end. */
export function walk<S>(game: Game<S>, options: Options, roll: Roll): { state: S; steps: number } {
  const state = game.setup(options);
  let steps = 0;
  for (let waiting = game.waitingFor(state); waiting !== NOBODY; waiting = game.waitingFor(state)) {
    if (waiting === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const choices = game.choices(state);
      game.apply(state, choices[roll(choices.length)]);
    }
    steps++;
  }
  return { state, steps };
}

/**
 * A walk that shows every step as it is taken: the state before it, and the step with its events.
 * It goes on until the game ends or `limit` steps are made, so that even a game that never ends
 * can be looked at.
 */
export function* stroll<S, C, E extends Told>(
  game: Game<S, C, E>,
  state: S,
  roll: Roll,
  limit: number,
): Generator<{ before: S; step: Step<C, E>; after: S }> {
  for (let steps = 0; steps < limit; steps++) {
    const by = game.waitingFor(state);
    if (by === NOBODY) return;
    const choice = by === CHANCE ? roll(game.odds(state)) : pick(game.choices(state), roll);
    const before = game.clone(state);
    const events: E[] = [];
    game.apply(state, choice, (event) => events.push(event));
    yield { before, step: { by, choice, events }, after: state };
  }
}
