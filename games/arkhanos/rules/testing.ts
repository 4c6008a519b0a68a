/** For tests: the engine's tester for this game, and this game's words for its pieces. */
import { rulesTester } from '@magehall/engine/testing';
import type { Choice } from './choice.ts';
import type { Event } from './events.ts';
import type { DieName } from './names.ts';
import type { State } from './state.ts';
import { game } from './whole.ts';

const tester = rulesTester(game);
export const { at, begin, isOffered, offeredWith } = tester;

/** Makes choices; a tile that comes to be revealed is the first of those that may come. */
export function play(state: State, ...chosen: Choice[]): Event[] {
  return chosen.flatMap((choice) => [...tester.play(state, choice), ...reveal(state)]);
}

/** Takes the first outcome as long as a tile is to be revealed. */
export function reveal(state: State): Event[] {
  const events: Event[] = [];
  while (state.stage === 'reveal') events.push(...tester.play(state, 0));
  return events;
}

/** Dice of finished rounds; their number tells the round. Blue ones, so the others stay free. */
export function pool(rounds: number): DieName[] {
  return Array<DieName>(rounds).fill('blue-6');
}

/** Prestige of each seat, as it stands. */
export function totals(state: State): number[] {
  return game.outcome(state).scores.map((score) => score.total);
}
