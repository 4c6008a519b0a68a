/** The four events that bring the end near, and the counter they start (AM-ARMA-1..7, AM-SAND-1). */
import type { Seat, Tell } from '@magehall/engine';
import type { Event } from '../events.ts';
import { isExhausted } from '../setup/gallery.ts';
import {
  type Choice,
  NONE,
  SANDS,
  type SandFrame,
  type State,
  TOKENS,
  type Token,
} from '../state.ts';
import { isAutoma, sideOf } from '../turn/sides.ts';

export function hasBegun(state: State): boolean {
  return state.begunBy !== NONE;
}

/** One token of each, for the first to bring its event about; it never moves (AM-AMB-46). */
export function takeToken(state: State, token: Token, seat: Seat, tell?: Tell<Event>): void {
  const place = TOKENS.indexOf(token);
  if (state.tokens[place] !== NONE) return;
  const side = sideOf(state, seat);
  state.tokens[place] = side;
  if (!hasBegun(state)) state.begunBy = place;
  tell?.({ event: 'token', seat, side, token });
}

/** Event B, after a summon from the gallery: no unit will come again (AM-AMB-48). */
export function checkLastSummon(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (isExhausted(state)) takeToken(state, 'gallery', seat, tell);
}

/** Starts the counter once the attack or summon that brought the first event is carried out. */
export function startCounter(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (state.end > 0 || !hasBegun(state)) return;
  const { sand } = state.agreed;
  if (sand !== 'ask') setCounter(state, seat, sand, tell);
  else if (isAutoma(state, seat)) setCounter(state, seat, SANDS[0], tell);
  else state.stack.push({ frame: 'sand', seat });
}

function setCounter(state: State, seat: Seat, counter: number, tell?: Tell<Event>): void {
  state.end = counter;
  tell?.({ event: 'end-near', seat, counter });
}

export const sand = {
  choices: (): Choice[] => SANDS.map((die) => ({ sand: die })),
  choose(state: State, frame: SandFrame, choice: Choice, tell?: Tell<Event>): void {
    state.stack.pop();
    setCounter(state, frame.seat, (choice as { sand: number }).sand, tell);
  },
};
