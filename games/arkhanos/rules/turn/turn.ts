/**
 * The course of a turn and a round (TA-TURN, TA-ROUND). A turn's stages are place, bonus, score
 * and end; those with nothing to decide are done at once.
 */
import type { Tell } from '@magehall/engine';
import type { Event } from '../choice.ts';
import { BY_SEATS, CENTRAL, COLOURS } from '../data.ts';
import { DIE_NAMES } from '../names.ts';
import { scoreFloor, tellTheEnd } from '../scoring/scoring.ts';
import { MANIPULATE, SWAP } from '../spells/spells.ts';
import { bookSize, type State } from '../state.ts';
import { bonusIsPlain, takePlainBonus } from './bonus.ts';

/** Goes on as far as nobody has to decide. */
export function proceed(state: State, tell?: Tell<Event>): void {
  if (state.stage === 'bonus') {
    if (!bonusIsPlain(state)) return;
    takePlainBonus(state, tell);
  }
  if (state.stage === 'score') {
    if (scoringWaits(state)) return;
    scoreCompleted(state, tell);
  }
  if (state.stage === 'end' && bookSize(state, state.turn) === 0) endTurn(state, tell);
}

/**
 * TA-AMB-42: whether it matters that spells can be cast before the scoring: only if a die could
 * still be swapped into a full central floor.
 */
function scoringWaits(state: State): boolean {
  const { completed, dice, book, turn } = state;
  if (completed[0] !== CENTRAL && completed[1] !== CENTRAL) return false;
  const at = CENTRAL * 3;
  if (dice[at] === 0 && dice[at + 1] === 0 && dice[at + 2] === 0) return false;
  return book[turn * 6 + SWAP] !== 0 || book[turn * 6 + MANIPULATE] !== 0;
}

/** TA-SCORE-2: in order of completion; a new top tile comes to light before the next floor. */
export function scoreCompleted(state: State, tell?: Tell<Event>): void {
  while (state.completed.length > 0) {
    scoreFloor(state, state.completed.shift() as number, tell);
    if (state.next === 0 && state.stack.length > 0) {
      state.stage = 'reveal';
      return;
    }
  }
  state.stage = 'end';
}

export function endTurn(state: State, tell?: Tell<Event>): void {
  state.placedOn = -1;
  state.placedAs = 0;
  if (state.table.length < 2) endRound(state, tell);
  else beginTurn(state, (state.turn + 1) % state.seats, tell);
}

function beginTurn(state: State, seat: number, tell?: Tell<Event>): void {
  state.turn = seat;
  state.stage = 'place';
  tell?.({ event: 'turn', seat });
}

/** TA-ROUND-7, -8: the last die goes to the pool, the bag to the left. */
function endRound(state: State, tell?: Tell<Event>): void {
  const die = state.table.pop() as number;
  state.pool.push(die);
  tell?.({ event: 'roundEnded', round: state.round, die: DIE_NAMES[die], space: state.round });
  if (state.round < BY_SEATS[state.seats].rounds) {
    beginRound(state, (state.first + 1) % state.seats, tell);
    return;
  }
  state.stage = 'over';
  if (tell) tellTheEnd(state, tell);
}

export function beginRound(state: State, first: number, tell?: Tell<Event>): void {
  state.round++;
  state.first = first;
  state.turn = first;
  state.stage = 'draw';
  tell?.({ event: 'firstPlayer', seat: first, round: state.round });
}

/** TA-ROUND-1, -2: outcome k is the k-th die of the bag, its colours in order. */
export function drawDie(state: State, outcome: number, tell?: Tell<Event>): void {
  let colour = 0;
  let rest = outcome;
  while (rest >= state.bag[colour]) rest -= state.bag[colour++];
  state.bag[colour]--;
  state.drawn.push(colour);
  tell?.({ event: 'drew', seat: state.first, colour: COLOURS[colour] });
  if (state.drawn.length === BY_SEATS[state.seats].dice) state.stage = 'roll';
}

/** TA-ROUND-3: in the order in which they were drawn. */
export function rollDie(state: State, outcome: number, tell?: Tell<Event>): void {
  const die = (state.drawn.shift() as number) * 6 + outcome + 1;
  state.table.push(die);
  tell?.({ event: 'rolled', seat: state.first, die: DIE_NAMES[die] });
  if (state.drawn.length === 0) beginTurn(state, state.first, tell);
}
