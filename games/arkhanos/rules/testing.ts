/** For tests: positions in a few words, and choices that are checked before they are made. */
import { CHANCE, checkOptions, type Game, same } from '@magehall/engine';
import type { Choice } from './choice.ts';
import type { Event } from './events.ts';
import type { DieName } from './names.ts';
import type { State } from './state.ts';
import { game } from './whole.ts';

export function at(written: object): State {
  return game.scenario(JSON.stringify(written));
}

/** Dice of finished rounds; their number tells the round. Blue ones, so the others stay free. */
export function pool(rounds: number): DieName[] {
  return Array<DieName>(rounds).fill('blue-6');
}

export function has(state: State, choice: Choice): boolean {
  return game.choices(state).some((one) => same(one, choice));
}

/** The choices that have this field, such as `place`. */
export function withField(state: State, field: string): Choice[] {
  return game.choices(state).filter((choice) => field in choice);
}

/** Makes choices, each of which must be in the list; where chance is due, the first outcome. */
export function play(state: State, ...chosen: Choice[]): Event[] {
  const events: Event[] = [];
  for (const choice of chosen) {
    if (!has(state, choice))
      throw new Error(
        `${JSON.stringify(choice)} is not among ${JSON.stringify(game.choices(state))}`,
      );
    game.apply(state, choice, (event) => events.push(event));
    settle(state, events);
  }
  return events;
}

/** Takes the first outcome as long as a tile is to be revealed. */
export function settle(state: State, events: Event[] = []): void {
  while (state.stage === 'reveal') game.apply(state, 0, (event) => events.push(event));
}

/** A game set up for so many, chance taking these outcomes, as far as they go. */
export function begun(asked: Record<string, unknown>, ...outcomes: number[]): State {
  const state = game.setup(checkOptions(game as Game, asked));
  for (const outcome of outcomes) {
    if (game.waitingFor(state) !== CHANCE) throw new Error('Chance is not waited for.');
    game.apply(state, outcome);
  }
  return state;
}

/** Prestige of each seat, as it stands. */
export function totals(state: State): number[] {
  return game.outcome(state).scores.map((score) => score.total);
}
