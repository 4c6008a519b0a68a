/**
 * The course of a turn (TA-TURN). Its stages are place, bonus, score and end; those with nothing to
 * decide are done at once.
 */
import type { Tell } from '@magehall/engine';
import type { Go } from '../choice.ts';
import { CENTRAL } from '../data.ts';
import type { Event } from '../events.ts';
import { scoreFloor } from '../scoring/scoring.ts';
import type { TurnStage } from '../spells/casts.ts';
import { MANIPULATE, SWAP } from '../spells/spells.ts';
import { bookSize, type State } from '../state.ts';
import { beginTurn, endRound } from './round.ts';

/** Phase 3: floors that are complete are scored. */
export const score: TurnStage<Go> = {
  enter(state, _frame, tell) {
    if (scoringWaits(state)) return false;
    scoreCompleted(state, tell);
    return true;
  },
  choices: () => [{ go: 'score' }],
  choose: (state, _choice, tell) => scoreCompleted(state, tell),
};

/** All is done but what may still be cast. */
export const end: TurnStage<Go> = {
  enter(state, _frame, tell) {
    if (bookSize(state, state.turn) > 0) return false;
    endTurn(state, tell);
    return true;
  },
  choices: () => [{ go: 'end' }],
  choose: (state, _choice, tell) => endTurn(state, tell),
};

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

function endTurn(state: State, tell?: Tell<Event>): void {
  state.placedOn = -1;
  state.placedAs = 0;
  if (state.table.length < 2) endRound(state, tell);
  else beginTurn(state, (state.turn + 1) % state.seats, tell);
}
