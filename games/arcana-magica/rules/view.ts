/**
 * What a seat may know (AM-AMB-81): hands are hidden, nothing else, and with them what is left in the
 * mana deck. A view has the state's shape; a card face down is `HIDDEN`, so lists keep their
 * lengths. Everything a view holds is named here; what is not named is not shown.
 */
import { CHANCE, insert, type Roll, type Seat, type Step, takeAt } from '@magehall/engine';
import { clone } from './clone.ts';
import { HIDDEN, MANA } from './data/mana.ts';
import type { Event } from './events.ts';
import { trying, waitingFor } from './frames.ts';
import { manaInGame } from './setup/setup.ts';
import type { Choice, Frame, State } from './state.ts';

const faceDown = (cards: readonly number[]) => cards.map(() => HIDDEN);

export function view(state: State, viewer: Seat): State {
  const open = clone(state);
  return {
    agreed: open.agreed,
    round: open.round,
    first: open.first,
    turn: open.turn,
    peace: open.peace,
    end: open.end,
    armies: open.armies,
    trophies: open.trophies,
    tokens: open.tokens,
    begunBy: open.begunBy,
    foolHolder: open.foolHolder,
    foolGone: open.foolGone,
    gallery: open.gallery,
    deck: open.deck,
    beneath: open.beneath,
    discard: open.discard,
    mana: faceDown(open.mana),
    spent: open.spent,
    hands: open.hands.map((hand, seat) => (seat === viewer ? hand : faceDown(hand))),
    played: open.played,
    winner: open.winner,
    stack: shownFrames(open, viewer),
  };
}

/** What a seat tries out before it pays is its own: to others its turn stands at the menu. */
function shownFrames(state: State, viewer: Seat): Frame[] {
  return trying(state) && waitingFor(state) !== viewer ? state.stack.slice(0, -1) : state.stack;
}

/**
 * A drawn card is its owner's alone. The number of any mana draw is nobody's while hands are
 * hidden: with the card it would tell what is missing from the deck.
 */
export function redact(step: Step<Choice, Event>, viewer: Seat): Step<Choice, Event> {
  const events = step.events.map((event): Event => {
    if (event.event !== 'drew' || event.seat === viewer) return event;
    return { event: 'drew', seat: event.seat };
  });
  if (step.by === CHANCE && step.events.some(isManaDraw)) return { by: step.by, events };
  return { ...step, events };
}

function isManaDraw({ event }: Event): boolean {
  return event === 'drew' || event === 'automa-drew' || event === 'automa-discarded';
}

/** Deals the cards that the viewer can't see at random to the hidden hands and the mana deck. */
export function imagine(seen: State, _viewer: Seat, roll: Roll): State {
  const state = clone(seen);
  const unseen = unseenMana(state);
  for (const hand of state.hands) {
    const open = hand.filter((card) => card !== HIDDEN);
    const hidden = hand.length - open.length;
    if (hidden === 0) continue;
    hand.length = 0;
    for (const card of open) hand.push(card);
    for (let i = 0; i < hidden; i++) insert(hand, takeAt(unseen, roll(unseen.length)));
  }
  state.mana = unseen;
  return state;
}

/** By card: whether it lies open to the viewer. */
const isSeen = new Uint8Array(MANA.length);

function unseenMana(state: State): number[] {
  isSeen.fill(0);
  for (const card of state.spent) isSeen[card] = 1;
  for (const hand of state.hands) for (const card of hand) if (card !== HIDDEN) isSeen[card] = 1;
  for (const frame of state.stack)
    if (frame.frame === 'automa') for (const card of frame.drawn) isSeen[card] = 1;
  const unseen: number[] = [];
  for (const card of manaInGame(state.agreed)) if (isSeen[card] === 0) unseen.push(card);
  return unseen;
}
