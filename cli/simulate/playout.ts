/** One simulated game, from its seed. */
import { type Bot, untimed } from '@magehall/bots';
import {
  CHANCE,
  NOBODY,
  type Options,
  seeded,
  sure,
  type Told,
  type WholeGame,
} from '@magehall/engine';
import { newRunning, noteCounts, noteGame, noteMet, type Sheet } from './sheet.ts';

/**
 * Game number `i` has its own dice, from the seed and its number alone: so it is the same game
 * whichever worker plays it.
 */
export function playOut(
  game: WholeGame,
  options: Options,
  bots: readonly Bot[],
  seed: number,
  i: number,
  sheet: Sheet,
): void {
  const roll = seeded(seed, i);
  const state = game.setup(options);
  const running = newRunning();
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    let choice: unknown;
    if (by === CHANCE) {
      choice = roll(game.odds(state));
      running.draws++;
    } else {
      choice = sure(bots[by]).decide(game.view(state, by), by, untimed(roll));
      running.decisions++;
    }
    const before = game.clone(state);
    const events: Told[] = [];
    game.apply(state, choice, (event) => events.push(event));
    const step = { by, choice, events };
    noteMet(running, game, before, step);
    noteCounts(running, game, step);
  }
  noteGame(sheet, game, options, state, running);
}
