/** Positions of Wisps, written as its state is: what is left out is as at the start. */
import {
  parsePosition,
  readFields,
  readList,
  readOneOf,
  readWhole,
  wrongPosition,
} from '../files/position.ts';
import {
  COPIES,
  count,
  DEALT,
  type Frame,
  open,
  PHASES,
  type State,
  TURNS_EACH,
  VALUES,
} from './wisps.ts';

const FIELDS = [
  'phase',
  'turn',
  'turnsLeft',
  'candle',
  'deck',
  'hands',
  'lit',
  'spent',
  'stack',
] as const;

/** More than there are, so that a wrong sum is called one. */
const MOST = 99;

export function readWisps(text: string): State {
  const written = parsePosition(text, FIELDS);
  const { phase = 'deal', turn = 0, candle = 0, stack = [] } = written;
  const hands = piles(written.hands ?? [[], []], '"hands"', 2);
  const seats = hands.length;
  const lit = piles(written.lit ?? hands.map(() => []), '"lit"', seats);
  if (lit.length !== seats)
    wrongPosition(`${seats} seats have a hand, but ${lit.length} have lit.`);
  const state: State = {
    phase: readOneOf(phase, '"phase"', PHASES),
    turn: readWhole(turn, '"turn"', 0, seats - 1),
    turnsLeft: readWhole(
      written.turnsLeft ?? seats * TURNS_EACH,
      '"turnsLeft"',
      0,
      seats * TURNS_EACH,
    ),
    candle: readWhole(candle, '"candle"', 0, 6),
    deck: cards(written.deck ?? new Array(VALUES).fill(COPIES), '"deck"'),
    hands,
    lit,
    spent: cards(written.spent ?? [], '"spent"'),
    stack: [],
  };
  checkCards(state);
  checkPhase(state);
  state.stack = readList(stack, '"stack"', 1).map((frame) => robbed(state, frame));
  return state;
}

function piles(value: unknown, what: string, fewest: number): number[][] {
  const list = readList(value, what, 4);
  if (list.length < fewest)
    wrongPosition(`${what} has an entry for every seat, at least ${fewest}.`);
  return list.map((pile) => cards(pile, `An entry of ${what}`));
}

/** How many of each value; an empty list is none. */
function cards(value: unknown, what: string): number[] {
  const list = readList(value, what, VALUES);
  if (list.length === 0) return new Array<number>(VALUES).fill(0);
  if (list.length < VALUES) wrongPosition(`${what} has ${VALUES} numbers, one for each value.`);
  return list.map((number) => readWhole(number, what, 0, MOST));
}

function checkCards({ deck, hands, lit, spent }: State): void {
  const all = [deck, ...hands, ...lit, spent].map(open);
  const total = all.reduce((sum, pile) => sum + count(pile), 0);
  if (total !== VALUES * COPIES) wrongPosition(`There are ${VALUES * COPIES} cards, not ${total}.`);
  for (let i = 0; i < VALUES; i++) {
    const copies = all.reduce((sum, pile) => sum + pile[i], 0);
    if (copies !== COPIES) wrongPosition(`There are ${COPIES} cards of ${i + 1}, not ${copies}.`);
  }
}

function checkPhase({ phase, turn, turnsLeft, candle, deck, hands }: State): void {
  if ((phase === 'over') !== (turnsLeft === 0))
    wrongPosition('The game is over just when no turns are left.');
  if ((phase === 'act') !== candle > 0)
    wrongPosition('The candle shows 1 to 6 in the phase "act", and 0 in every other.');
  if (phase === 'draw' && count(deck) === 0) wrongPosition('There is no card left to draw.');
  if (phase !== 'first' && phase !== 'deal') return;
  if (turnsLeft < hands.length * TURNS_EACH || (phase === 'first' && turn !== 0))
    wrongPosition(`In the phase "${phase}" nobody has had a turn.`);
  const dealt = hands.map(count);
  const next = phase === 'first' ? 0 : dealt.findIndex((held) => held < DEALT);
  if (
    next < 0 ||
    dealt.slice(0, next).some((held) => held !== DEALT) ||
    dealt.slice(next + 1).some((held) => held > 0) ||
    (phase === 'first' && dealt[0] > 0) ||
    count(deck) + dealt.reduce((sum, held) => sum + held) < VALUES * COPIES
  )
    wrongPosition(`In the phase "${phase}" the cards are not dealt like that.`);
}

/** What a seat only tries out, such as aiming, is no position: nobody else knows of it. */
function robbed({ phase, turn, hands }: State, value: unknown): Frame {
  const { frame, seat } = readFields(value, 'An entry of "stack"', ['frame', 'seat'] as const);
  readOneOf(frame, '"frame"', ['robbed']);
  const victim = readWhole(seat, '"seat"', 0, hands.length - 1);
  if (phase !== 'act' || victim === turn || count(hands[victim]) === 0)
    wrongPosition('Robbed is another seat that holds a card, in the phase "act".');
  return { frame: 'robbed', seat: victim };
}

export function writeWisps(state: State): Readonly<Record<string, unknown>> | undefined {
  return state.stack.some(({ frame }) => frame === 'aim') ? undefined : { ...state };
}
