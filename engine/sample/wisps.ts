/**
 * Wisps: a tiny game that has one of everything. Two dozen cards worth 1 to 6, four of each. In a
 * turn a seat draws a card unseen by the others, a candle die is rolled, and the seat lights a
 * card (it counts if it is at least the candle), waits, or robs another seat, who gives a card of
 * its own choice. It is the engine's sample for tests and for the bench, not a game of the hall.
 */
import {
  CHANCE,
  NOBODY,
  type Options,
  type Outcome,
  type Reason,
  type Roll,
  type Seat,
  type Step,
  type Tell,
  type Told,
  type WholeGame,
} from '../contract.ts';
import { finish, HASH_START, mix } from '../data/hash.ts';
import { EXAMPLES } from './examples.ts';
import { readWisps, writeWisps } from './position.ts';

export const VALUES = 6;
export const COPIES = 4;
export const DEALT = 2;
export const TURNS_EACH = 4;

/** How many of each value, lowest first; to those who may not look, only how many in all. */
type Cards = number[] | number;

export type Frame = { frame: 'aim' } | { frame: 'robbed'; seat: Seat };

export const PHASES = ['first', 'deal', 'draw', 'candle', 'act', 'over'] as const;

export interface State {
  phase: (typeof PHASES)[number];
  turn: Seat;
  turnsLeft: number;
  /** What the candle die shows, 0 before it is rolled. */
  candle: number;
  deck: Cards;
  hands: Cards[];
  lit: number[][];
  spent: number[];
  stack: Frame[];
}

export type Choice =
  | { light: number }
  | { wait: true }
  | { aim: true }
  | { rob: Seat }
  | { give: number };

export interface Event extends Told {
  event: 'first' | 'drew' | 'candle' | 'lit' | 'spent' | 'robbed' | 'given';
  seat: Seat;
  value?: number;
  to?: Seat;
}

const none = () => new Array<number>(VALUES).fill(0);

/** Where the cards are known. A view is never asked where they are not. */
export function open(cards: Cards): number[] {
  if (typeof cards === 'number') throw new Error('These cards are hidden.');
  return cards;
}

export function count(cards: Cards): number {
  if (typeof cards === 'number') return cards;
  let total = 0;
  for (const n of cards) total += n;
  return total;
}

function setup({ seats, first }: Options): State {
  return {
    phase: first === 'random' ? 'first' : 'deal',
    turn: first === 'random' ? 0 : first,
    turnsLeft: seats * TURNS_EACH,
    candle: 0,
    deck: new Array<number>(VALUES).fill(COPIES),
    hands: Array.from({ length: seats }, none),
    lit: Array.from({ length: seats }, none),
    spent: none(),
    stack: [],
  };
}

function waitingFor(state: State): Seat {
  if (state.phase === 'over') return NOBODY;
  if (state.phase !== 'act') return CHANCE;
  const top = state.stack.at(-1);
  return top?.frame === 'robbed' ? top.seat : state.turn;
}

function choices(state: State): Choice[] {
  const top = state.stack.at(-1);
  const list: Choice[] = [];
  if (top?.frame === 'aim') {
    for (const rob of victims(state)) list.push({ rob });
    return list;
  }
  const hand = open(state.hands[waitingFor(state)]);
  for (let value = 1; value <= VALUES; value++)
    if (hand[value - 1] > 0) list.push(top ? { give: value } : { light: value });
  if (top) return list;
  if (victims(state).length > 0) list.push({ aim: true });
  list.push({ wait: true });
  return list;
}

function victims(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.hands.length; seat++)
    if (seat !== state.turn && count(state.hands[seat]) > 0) seats.push(seat);
  return seats;
}

function odds(state: State): number {
  if (state.phase === 'first') return state.hands.length;
  return state.phase === 'candle' ? 6 : count(state.deck);
}

function apply(state: State, choice: Choice | number, tell?: Tell<Event>): void {
  if (typeof choice === 'number') chance(state, choice, tell);
  else if ('light' in choice) light(state, choice.light, tell);
  else if ('aim' in choice) state.stack.push({ frame: 'aim' });
  else if ('rob' in choice) {
    state.stack[0] = { frame: 'robbed', seat: choice.rob };
    tell?.({ event: 'robbed', seat: choice.rob, to: state.turn });
  } else if ('give' in choice) give(state, choice.give, tell);
  else endTurn(state);
}

function chance(state: State, k: number, tell?: Tell<Event>): void {
  if (state.phase === 'first') {
    state.turn = k;
    state.phase = 'deal';
    tell?.({ event: 'first', seat: k });
  } else if (state.phase === 'candle') {
    state.candle = k + 1;
    state.phase = 'act';
    tell?.({ event: 'candle', seat: state.turn, value: k + 1 });
  } else draw(state, k, tell);
}

function draw(state: State, k: number, tell?: Tell<Event>): void {
  const deck = open(state.deck);
  let at = 0;
  while (k >= deck[at]) k -= deck[at++];
  const seat = state.phase === 'draw' ? state.turn : nextToDeal(state);
  deck[at]--;
  open(state.hands[seat])[at]++;
  tell?.({ event: 'drew', seat, value: at + 1, reveals: [seat] });
  if (state.phase === 'draw') state.phase = 'candle';
  else if (nextToDeal(state) === NOBODY) state.phase = 'draw';
}

function nextToDeal(state: State): Seat {
  for (let seat = 0; seat < state.hands.length; seat++)
    if (count(state.hands[seat]) < DEALT) return seat;
  return NOBODY;
}

function light(state: State, value: number, tell?: Tell<Event>): void {
  const { turn: seat } = state;
  open(state.hands[seat])[value - 1]--;
  const counts = value >= state.candle;
  (counts ? state.lit[seat] : state.spent)[value - 1]++;
  tell?.({ event: counts ? 'lit' : 'spent', seat, value, reveals: 'all' });
  endTurn(state);
}

function give(state: State, value: number, tell?: Tell<Event>): void {
  const seat = waitingFor(state);
  open(state.hands[seat])[value - 1]--;
  const robber = state.hands[state.turn];
  // The one who gives does not see the hand it goes to.
  if (typeof robber === 'number') state.hands[state.turn] = robber + 1;
  else robber[value - 1]++;
  tell?.({ event: 'given', seat, to: state.turn, value, reveals: [seat, state.turn] });
  state.stack.pop();
  endTurn(state);
}

function endTurn(state: State): void {
  state.turn = (state.turn + 1) % state.hands.length;
  state.candle = 0;
  state.turnsLeft--;
  state.phase = state.turnsLeft === 0 ? 'over' : count(state.deck) > 0 ? 'draw' : 'candle';
}

function clone(state: State): State {
  return {
    ...state,
    deck: copy(state.deck),
    hands: state.hands.map(copy),
    lit: state.lit.map((cards) => cards.slice()),
    spent: state.spent.slice(),
    stack: state.stack.map((frame) => ({ ...frame })),
  };
}

function copy(cards: Cards): Cards {
  return typeof cards === 'number' ? cards : cards.slice();
}

function hash(state: State): number {
  let h = mix(HASH_START, PHASES.indexOf(state.phase));
  h = mix(mix(mix(h, state.turn), state.turnsLeft), state.candle);
  h = mixCards(mixCards(h, state.deck), state.spent);
  for (let seat = 0; seat < state.hands.length; seat++)
    h = mixCards(mixCards(h, state.hands[seat]), state.lit[seat]);
  for (const frame of state.stack) h = mix(h, frame.frame === 'aim' ? -1 : frame.seat);
  return finish(h);
}

function mixCards(h: number, cards: Cards): number {
  if (typeof cards === 'number') return mix(h, -cards - 1);
  for (let i = 0; i < cards.length; i++) h = mix(h, cards[i]);
  return h;
}

function view(state: State, viewer: Seat): State {
  const seen = clone(state);
  seen.deck = count(state.deck);
  for (let seat = 0; seat < seen.hands.length; seat++)
    if (seat !== viewer) seen.hands[seat] = count(state.hands[seat]);
  return seen;
}

function redact(step: Step<Choice, Event>, viewer: Seat): Step<Choice, Event> {
  const hidden = step.events.some((e) => Array.isArray(e.reveals) && !e.reveals.includes(viewer));
  const drawn = step.events.some((e) => e.event === 'drew');
  const events = step.events.map((e) => {
    if (!Array.isArray(e.reveals) || e.reveals.includes(viewer)) return e;
    const { value: _, ...rest } = e;
    return rest;
  });
  return hidden || drawn ? { by: step.by, events } : { ...step, events };
}

function imagine(seen: State, viewer: Seat, roll: Roll): State {
  const state = clone(seen);
  const left = new Array<number>(VALUES).fill(COPIES);
  const known = [...seen.lit, seen.spent, ...(viewer >= 0 ? [open(seen.hands[viewer])] : [])];
  for (const cards of known) for (let i = 0; i < VALUES; i++) left[i] -= cards[i];
  for (let seat = 0; seat < state.hands.length; seat++) {
    const hand = state.hands[seat];
    if (typeof hand !== 'number') continue;
    const cards = none();
    for (let n = 0; n < hand; n++) {
      let k = roll(count(left));
      let at = 0;
      while (k >= left[at]) k -= left[at++];
      left[at]--;
      cards[at]++;
    }
    state.hands[seat] = cards;
  }
  state.deck = left;
  return state;
}

function points(cards: readonly number[]): number {
  return cards.reduce((sum, n, i) => sum + n * (i + 1), 0);
}

function outcome(state: State): Outcome {
  const totals = state.lit.map(points);
  const most = Math.max(...totals);
  return {
    scores: totals.map((total, seat) => ({
      seat,
      total,
      parts: [{ part: 'lit', points: total }],
      ties: [],
    })),
    places: totals.map((total) => 1 + totals.filter((other) => other > total).length),
    winners: totals.flatMap((total, seat) => (total === most ? [seat] : [])),
  };
}

function whyNot(state: State, seat: Seat, thing: string): Reason[] {
  if (waitingFor(state) !== seat) return [{ why: 'turn', rules: ['W-TURN'], blame: [] }];
  const usable = choices(state).some((choice) => touches(state, choice).includes(thing));
  return usable ? [] : [{ why: 'unusable', rules: ['W-TURN'], blame: [thing] }];
}

function touches(_: State, choice: Choice): string[] {
  if ('light' in choice) return [`card:${choice.light}`];
  if ('give' in choice) return [`card:${choice.give}`];
  if ('rob' in choice) return [`seat:${choice.rob}`];
  return ['aim' in choice ? 'go:aim' : 'go:wait'];
}

function things({ hands }: State): string[] {
  const cards = Array.from({ length: VALUES }, (_, i) => `card:${i + 1}`);
  return [...cards, ...hands.map((_, seat) => `seat:${seat}`), 'go:aim', 'go:wait'];
}

function pieces(state: State): Record<string, number> {
  const piles = [...state.hands, ...state.lit, state.spent, state.deck];
  return { cards: piles.reduce<number>((sum, pile) => sum + count(pile), 0) };
}

export const wisps: WholeGame<State, Choice, Event> = {
  id: 'wisps',
  rulesVersion: 1,
  seats: [2, 4],
  secret: true,
  options: {
    first: {
      values: (seats) => ['random', ...Array.from({ length: seats }, (_, seat) => seat)],
      default: 'random',
    },
  },
  exclusions: [],
  setup,
  waitingFor,
  choices,
  odds,
  rolls: ({ phase }) => (phase === 'candle' ? 'd6' : phase === 'first' ? 'first' : 'card'),
  apply,
  trying: (state) => state.stack.at(-1)?.frame === 'aim',
  view,
  redact,
  imagine,
  outcome,
  whyNot,
  reasons: async () => ({ whyNot }),
  touches,
  clone,
  hash,
  pieces,
  bound: ({ seats }) => 1 + seats * DEALT + seats * TURNS_EACH * 5,
  kinds: ['light', 'wait', 'aim', 'rob', 'give', 'lit', 'spent'],
  met: (_, step) => [
    ...(typeof step.choice === 'object' ? Object.keys(step.choice) : []),
    ...step.events.map(({ event }) => event),
  ],
  things,
  scenario: readWisps,
  written: writeWisps,
  examples: EXAMPLES,
};
