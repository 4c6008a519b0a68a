/** Hands of mana: dealing, spending, and changing the whole hand by a joker (AM-HAND, AM-CHANGE). */
import { insert, type Seat, type Tell, take, takeAt } from '@magehall/engine';
import { cardOf, idsOf, isRed, JOKERS, MANA } from '../data/mana.ts';
import type { Event } from '../events.ts';
import { type ChangeFrame, type DealFrame, NONE, type State, type TurnFrame } from '../state.ts';
import { isAutoma, seatInOrder } from '../turn/sides.ts';

export const HAND_LIMIT = 4;

/** A card is about to be drawn: an empty deck is made anew from the consumed mana (AM-EOR-8). */
export function readyMana(state: State, tell?: Tell<Event>): void {
  if (state.mana.length > 0) return;
  state.mana = state.spent.sort((a, b) => a - b);
  state.spent = [];
  // At most 16 cards are in hands and 6 before an Automa, so some were spent (AM-AMB-22).
  if (state.mana.length === 0) throw new Error('The mana deck and its discard are both empty.');
  tell?.({ event: 'mana-shuffled', count: state.mana.length });
}

/** Takes the k-th card of the mana deck, in data order. */
export function drawMana(state: State, k: number): number {
  return takeAt(state.mana, k);
}

/** Who gets the next card; `NONE` once all that are dealt to hold four. */
function nextToDraw(state: State, to: Seat): Seat {
  if (to !== NONE) return state.hands[to].length < HAND_LIMIT ? to : NONE;
  for (let place = 0; place < state.agreed.seats; place++) {
    const seat = seatInOrder(state, place);
    if (state.hands[seat].length < HAND_LIMIT && !isAutoma(state, seat)) return seat;
  }
  return NONE;
}

export const deal = {
  enter(state: State, frame: DealFrame, tell?: Tell<Event>): boolean {
    if (nextToDraw(state, frame.to) === NONE) {
      state.stack.pop();
      return true;
    }
    readyMana(state, tell);
    return false;
  },
  odds: (state: State) => state.mana.length,
  rolls: () => 'mana',
  draw(state: State, frame: DealFrame, k: number, tell?: Tell<Event>): void {
    const seat = nextToDraw(state, frame.to);
    const card = drawMana(state, k);
    insert(state.hands[seat], card);
    tell?.({ event: 'drew', seat, card: MANA[card].id, reveals: [seat] });
  },
};

/** Moves these cards from a hand to the consumed mana. */
export function spend(state: State, seat: Seat, ids: readonly string[]): void {
  for (const id of ids) {
    const card = cardOf(id);
    take(state.hands[seat], card);
    state.spent.push(card);
  }
}

/** The whole hand goes to the consumed mana; returns what it was. */
export function spendHand(state: State, seat: Seat): string[] {
  const cards = idsOf(state.hands[seat]);
  for (const card of state.hands[seat]) state.spent.push(card);
  state.hands[seat] = [];
  return cards;
}

/** The old hand is gone whatever the joker says (AM-CHANGE-5). */
export function changeHand(state: State, turn: TurnFrame, tell?: Tell<Event>): void {
  turn.changed = true;
  const cards = spendHand(state, turn.seat);
  state.stack.push({ frame: 'change', seat: turn.seat });
  tell?.({ event: 'changed', seat: turn.seat, cards, reveals: 'all' });
}

export const change = {
  odds: () => JOKERS.length,
  rolls: () => 'joker',
  draw(state: State, frame: ChangeFrame, joker: number, tell?: Tell<Event>): void {
    const { seat } = frame;
    state.stack.pop();
    tell?.({ event: 'joker', seat, joker: JOKERS[joker], asks: 'change' });
    if (isRed(joker)) state.stack.push({ frame: 'deal', to: seat });
    else {
      state.stack.pop();
      tell?.({ event: 'turn-lost', seat });
    }
  },
};
