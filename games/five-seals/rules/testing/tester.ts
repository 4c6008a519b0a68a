/** For tests: the engine's tester for this game, and this game's words for its pieces. */
import { rulesTester } from '@magehall/engine/testing';
import { DIE_NAME } from '../data/dice.ts';
import { CARD_NAME } from '../data/scrolls.ts';
import { type Break, boardOf, type Event, type State } from '../state.ts';
import { game } from '../whole.ts';

export const { at, offered, isOffered, play } = rulesTester(game);

/** The uses of one scroll, without its name. */
export function uses(state: State, scroll: string): object[] {
  return offered(state).flatMap((choice) => {
    if (!('use' in choice) || choice.use !== scroll) return [];
    const { use: _, ...rest } = choice;
    return [rest];
  });
}

/** The breaks by the mage alone: neither by scroll nor for free. */
export function breaks(state: State): Break[] {
  return offered(state).filter(
    (choice): choice is Break => 'break' in choice && !('use' in choice),
  );
}

/** The dice that are awaited show these faces. */
export function fall(state: State, ...faces: number[]): Event[] {
  return play(state, ...faces.map((face) => face - 1));
}

export function dice(state: State, seat: number): string[] {
  return state.players[seat].dice.map((die) => DIE_NAME[die]);
}
export function up(state: State, seat: number): string[] {
  return state.players[seat].up.map((card) => CARD_NAME[card]);
}
export function down(state: State, seat: number): string[] {
  return state.players[seat].down.map((card) => CARD_NAME[card]);
}
/** What lies on a space: a token, a scroll, or nothing. */
export function lies(state: State, id: string): string {
  const space = boardOf(state).at.get(id) as number;
  if (state.tokens[space] !== 0) return DIE_NAME[state.tokens[space]];
  return state.scrolls[space] === 0 ? 'nothing' : CARD_NAME[state.scrolls[space]];
}
export function mageAt(state: State, seat: number): string {
  return boardOf(state).spaces[state.players[seat].at].id;
}
export function familiarAt(state: State, seat: number): string {
  const { familiar } = state.players[seat];
  return familiar >= 0 ? boardOf(state).spaces[familiar].id : ['front', 'binding'][-1 - familiar];
}
