/** FS-ROUND-1..4, FS-ENDTURN-1..5, FS-ENDROUND-1..5: rounds, and the three dice for the next one. */

import { insert, type Seat, take } from '@magehall/engine';
import { colourOf, DIE_NAME, type Die, dieOf, faceOf } from '../data/dice.ts';
import { COLOURS, type ColourName, colourNamed } from '../data/elements.ts';
import { CARD_STRENGTH } from '../data/scrolls.ts';
import {
  boardOf,
  IN_FRONT,
  isDone,
  type Kind,
  moveFamiliar,
  ON_BINDING,
  type State,
  type Telling,
} from '../state.ts';

/** FS-HOUSE-1: after so many rounds in a row without a broken seal the game ends. */
export const EMPTY_ROUNDS = 3;
/** FS-HOUSE-2: the last round there can be. */
export const MOST_ROUNDS = 60;

type Draft = { readonly take: readonly ColourName[] };
/** By how many dice of each colour there are, more than three being three: the lists, once made. */
const drafts: Draft[][] = [];

/** FS-Q-65: any three dice of the supply, as colours. */
export const draft: Kind<'draft'> = {
  choices({ supply }) {
    const key = supply.reduce((sum, dice) => sum * 4 + Math.min(3, dice), 0);
    drafts[key] ??= draftsFrom(supply);
    return drafts[key].slice();
  },
  choose(state, { seat }, { take }: Draft, tell) {
    for (const name of take) {
      const colour = colourNamed(name);
      state.supply[colour]--;
      insert(state.players[seat].dice, dieOf(colour, 0));
    }
    tell?.({ event: 'drafted', seat, dice: take });
    state.stack.pop();
  },
};

function draftsFrom(supply: readonly number[]): Draft[] {
  const triples: number[][] = [];
  for (let a = 0; a < 4; a++)
    for (let b = a; b < 4; b++) for (let c = b; c < 4; c++) triples.push([a, b, c]);
  return triples
    .filter((triple) => supply.every((dice, c) => triple.filter((one) => one === c).length <= dice))
    .map((triple) => ({ take: triple.map((colour) => COLOURS[colour]) }));
}

/** FS-SETUP-13: the first draft goes clockwise from the first player. */
export function startDraft(state: State): void {
  state.stack.push({ do: 'round' });
  for (let k = state.seats - 1; k >= 0; k--)
    state.stack.push({ do: 'draft', seat: (state.first + k) % state.seats });
}

/** FS-ROUND-1: all roll; then the first player has the turn. Nobody decides anything. */
export const round: Kind<'round'> = {
  enter(state, _frame, tell) {
    state.stack.pop();
    state.round++;
    state.broken = 0;
    if (state.round > 1) {
      for (let seat = 0; seat < state.seats; seat++) moveFamiliar(state, seat, IN_FRONT, tell);
      state.first = (state.first + 1) % state.seats;
    }
    tell?.({ event: 'round', round: state.round, first: state.first });
    state.stack.push({ do: 'turn', seat: state.first });
    for (let k = state.seats - 1; k >= 0; k--) startRoll(state, (state.first + k) % state.seats);
    return true;
  },
};

export function startRoll(state: State, seat: Seat): void {
  state.stack.push({ do: 'roll', seat, fallen: [] });
}

/** The place of the first die without a value, or -1. */
function blankIn(dice: readonly Die[]): number {
  for (let i = 0; i < dice.length; i++) if (faceOf(dice[i]) === 0) return i;
  return -1;
}

/** The dice without a value fall one by one. */
export const roll: Kind<'roll'> = {
  odds: () => 6,
  rolls: () => 'd6',
  draw(state, frame, k, tell) {
    const { dice } = state.players[frame.seat];
    const blank = dice[blankIn(dice)];
    const die = dieOf(colourOf(blank), k + 1);
    take(dice, blank);
    insert(dice, die);
    insert(frame.fallen, die);
    tell?.({ event: 'die', seat: frame.seat, die: DIE_NAME[die] });
    if (blankIn(dice) >= 0) return;
    tell?.({ event: 'rolled', seat: frame.seat, dice: frame.fallen.map((one) => DIE_NAME[one]) });
    state.stack.pop();
  },
};

/**
 * FS-TURN-1 step 5: a player without dice is out of the round; then the turn passes on. The frame
 * on top is the turn that ends.
 */
export function endTurn(state: State, seat: Seat, tell: Telling): void {
  state.stack.pop();
  const finished = state.players[seat].dice.length === 0;
  if (finished) finishRound(state, seat, tell);
  const next = nextSeat(state, seat);
  if (next !== undefined) {
    state.stack.push({ do: 'turn', seat: next });
  } else {
    if (endRound(state, tell)) return;
    state.stack.push({ do: 'round' });
  }
  if (finished) state.stack.push({ do: 'draft', seat });
}

/** FS-ENDTURN-1 but for the draft: scrolls up, the familiar onto its Binding scroll. */
export function finishRound(state: State, seat: Seat, tell: Telling): void {
  const player = state.players[seat];
  for (let i = 0; i < player.down.length; i++) insert(player.up, player.down[i]);
  player.down.length = 0;
  moveFamiliar(state, seat, ON_BINDING, tell);
  tell?.({ event: 'done', seat });
}

/** FS-ROUND-2..4: the next one clockwise whose round is not over, maybe the same again. */
function nextSeat(state: State, seat: Seat): Seat | undefined {
  for (let k = 1; k <= state.seats; k++) {
    const next = (seat + k) % state.seats;
    if (!isDone(state.players[next])) return next;
  }
  return undefined;
}

export function sixesLeft(state: State): number {
  let sixes = 0;
  for (const space of boardOf(state).boxes) {
    const card = state.scrolls[space];
    if (card !== 0 && CARD_STRENGTH[card] === 6) sixes++;
  }
  return sixes;
}

/** FS-ENDROUND-1..3, FS-HOUSE-1, FS-HOUSE-2; true if the game is over. */
function endRound(state: State, tell: Telling): boolean {
  const { fewestSixes } = boardOf(state);
  const sixes = sixesLeft(state);
  tell?.({ event: 'counted', sixes, fewest: fewestSixes });
  state.empty = state.broken ? 0 : state.empty + 1;
  if (state.empty > 0) tell?.({ event: 'empty', rounds: state.empty });
  const why =
    sixes < fewestSixes
      ? 'sixes'
      : state.empty >= EMPTY_ROUNDS
        ? 'empty'
        : state.round >= MOST_ROUNDS
          ? 'rounds'
          : undefined;
  if (why === undefined) return false;
  tell?.({ event: 'over', why });
  return true;
}
