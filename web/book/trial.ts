/** A picture that is being played: the real rules, and chance as the picture has it. */
import { CHANCE, type Seat, type Step } from '@magehall/engine';
import type { Picture } from '@magehall/ui';
import { positionOf } from './little.ts';
import type { Shown } from './load.ts';

export interface Trial {
  state: unknown;
  /** Whoever was asked first; it is over when somebody else is. */
  viewer: Seat;
  steps: readonly Step[];
  /** What chance still answers as it is written. */
  chance: readonly number[];
}

export function begin(shown: Shown, picture: Picture): Trial {
  return { ...positionOf(shown, picture), steps: [], chance: picture.tries?.chance ?? [] };
}

const anything = (odds: number) => Math.floor(Math.random() * odds);

/** After a choice, and all that chance answers to it. */
export function after({ game }: Shown, trial: Trial, choice: unknown): Trial {
  const state = game.clone(trial.state);
  const steps = [...trial.steps];
  const chance = [...trial.chance];
  const take = (by: Seat, what: unknown) => {
    const step: Step = { by, choice: what, events: [] };
    const events: Step['events'][number][] = [];
    game.apply(state, what, (event) => events.push(event));
    steps.push(game.redact({ ...step, events }, trial.viewer));
  };
  take(trial.viewer, choice);
  while (game.waitingFor(state) === CHANCE) {
    const odds = game.odds(state);
    const written = chance.shift();
    take(CHANCE, written !== undefined && written < odds ? written : anything(odds));
  }
  return { ...trial, state, steps, chance };
}

export function choicesOf({ game }: Shown, { state, viewer }: Trial): readonly unknown[] {
  return game.waitingFor(state) === viewer ? game.choices(game.view(state, viewer)) : [];
}
