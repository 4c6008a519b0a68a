/** The Fool (AM-FOOL, AM-FCHANCE): it costs a whole turn, and undoes one attack. */
import { type Tell, take } from '@magehall/engine';
import { hasBegun, takeToken } from '../armageddon/armageddon.ts';
import { isRed, JOKERS } from '../data/mana.ts';
import { ELEMENT_OF_UNIT, ELEMENTS, FOOL } from '../data/units.ts';
import type { Event } from '../events.ts';
import { spendHand } from '../mana/hand.ts';
import { isExhausted } from '../setup/gallery.ts';
import { type AttackFrame, type Choice, NONE, type State, type TurnFrame } from '../state.ts';
import { fighters, isAutoma, seatsOf, sideOf } from '../turn/sides.ts';
import { join } from '../turn/summon.ts';
import type { Captures } from './capture.ts';

export function foolIsIn(state: State, side: number): boolean {
  return state.armies[side].includes(FOOL);
}

/** The whole turn and the whole hand buy the Fool (AM-FOOL-2). */
export function summonFool(state: State, turn: TurnFrame, tell?: Tell<Event>): void {
  const { seat } = turn;
  const side = sideOf(state, seat);
  const slot = state.gallery.indexOf(FOOL);
  const cards = spendHand(state, seat);
  state.stack.pop();
  tell?.({ event: 'fool-joined', seat, side, slot, cards, reveals: 'all' });
  join(state, seat, FOOL, slot, tell);
}

export function foolChoices(): Choice[] {
  return [{ endure: true }, ...ELEMENTS.map((sacrifice) => ({ sacrifice }))];
}

/**
 * The dice are placed, and the attacked line holds the Fool. A person is asked (returns false). An
 * Automa reacts only if it would lose something (AM-AMB-71): with three cards or fewer always, with
 * more if a joker is red (AM-AUTOMA-13, 14). Returns true if nothing more is to be asked or drawn.
 */
export function askFool(
  state: State,
  frame: AttackFrame,
  captures: Captures,
  tell?: Tell<Event>,
): boolean {
  if (!isAutoma(state, state.foolHolder)) return false;
  const line = state.armies[frame.target];
  if (captures.taken.length === 0) frame.step = 'capture';
  else if (line.length <= 3) sacrifice(state, frame, leaderElement(line), tell);
  else frame.step = 'whim';
  return frame.step === 'capture';
}

export function drawWhim(
  state: State,
  frame: AttackFrame,
  joker: number,
  tell?: Tell<Event>,
): void {
  tell?.({ event: 'joker', seat: state.foolHolder, joker: JOKERS[joker], asks: 'whim' });
  if (isRed(joker)) sacrifice(state, frame, leaderElement(state.armies[frame.target]), tell);
  else frame.step = 'capture';
}

/** The element an Automa names: that of its Leader, as good as any. */
export function leaderElement(line: readonly number[]): number {
  return ELEMENT_OF_UNIT[fighters(line)[0]];
}

export function answerFool(
  state: State,
  frame: AttackFrame,
  choice: Choice,
  tell?: Tell<Event>,
): void {
  if ('sacrifice' in choice) sacrifice(state, frame, ELEMENTS.indexOf(choice.sacrifice), tell);
  else {
    frame.step = 'capture';
    tell?.({ event: 'endured', seat: state.foolHolder });
  }
}

/** The Fool leaves, then event D, then the joker (AM-AMB-79). */
export function sacrifice(
  state: State,
  frame: AttackFrame,
  element: number,
  tell?: Tell<Event>,
): void {
  const seat = state.foolHolder;
  // It comes back with the discard, unless no unit ever comes again (AM-AMB-44).
  const gone = isExhausted(state);
  take(state.armies[frame.target], FOOL);
  if (gone) state.foolGone = true;
  else state.discard.push(FOOL);
  state.foolHolder = NONE;
  frame.holder = seat;
  frame.named = element;
  frame.step = 'chance';
  const side = frame.target;
  tell?.({ event: 'sacrificed', seat, side, element: ELEMENTS[element], gone });
  if (hasBegun(state)) takeToken(state, 'fool', frame.seat, tell);
}

/** The named joker sends the damage back; any other ends the attack (AM-FCHANCE-2). */
export function drawChance(
  state: State,
  frame: AttackFrame,
  joker: number,
  tell?: Tell<Event>,
): void {
  const seat = frame.holder;
  tell?.({ event: 'joker', seat, joker: JOKERS[joker], asks: 'chance' });
  if (joker !== frame.named) {
    state.stack.pop();
    tell?.({ event: 'fizzled', seat });
    return;
  }
  frame.back = true;
  frame.hits = [];
  frame.step = 'place';
  const target = sideOf(state, frame.seat);
  tell?.({
    event: 'turned-back',
    seat,
    side: frame.target,
    target,
    against: seatsOf(state, target),
  });
}
