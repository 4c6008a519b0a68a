/** For tests: positions in a few words, choices that must be legal, dice that fall as told. */
import { CHANCE, same } from '@magehall/engine';
import { DIE_NAME } from '../data/dice.ts';
import { CARD_NAME } from '../data/scrolls.ts';
import { type Break, boardOf, type Choice, type Event, type State } from '../state.ts';
import { game } from '../whole.ts';

export function scene(written: object): State {
  return game.scenario(JSON.stringify(written));
}

export function legal(state: State): Choice[] {
  return game.waitingFor(state) >= 0 ? game.choices(state) : [];
}

export function isLegal(state: State, choice: unknown): boolean {
  return legal(state).some((candidate) => same(candidate, choice));
}

/** The uses of one scroll, without its name. */
export function uses(state: State, scroll: string): object[] {
  return legal(state).flatMap((choice) => {
    if (!('use' in choice) || choice.use !== scroll) return [];
    const { use: _, ...rest } = choice;
    return [rest];
  });
}

/** The breaks by the mage alone: neither by scroll nor for free. */
export function breaks(state: State): Break[] {
  return legal(state).filter((choice): choice is Break => 'break' in choice && !('use' in choice));
}

/** Makes a choice that must be one of the legal ones, and returns what was told. */
export function make(state: State, choice: Choice): Event[] {
  if (!isLegal(state, choice)) throw new Error(`Not legal here: ${JSON.stringify(choice)}`);
  const events: Event[] = [];
  game.apply(state, choice, (event) => events.push(event));
  return events;
}

/** The dice that are awaited show these faces. */
export function fall(state: State, ...faces: number[]): Event[] {
  const events: Event[] = [];
  for (const face of faces) {
    if (game.waitingFor(state) !== CHANCE) throw new Error('No die is awaited.');
    game.apply(state, face - 1, (event) => events.push(event));
  }
  return events;
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
