/** A round (TA-ROUND): dice are drawn and rolled, turns follow, the last die goes to the pool. */
import { type Tell, takeAt } from '@magehall/engine';
import { BY_SEATS, COLOURS } from '../data.ts';
import type { Event } from '../events.ts';
import { DIE_NAMES } from '../names.ts';
import { tellTheEnd } from '../scoring/scoring.ts';
import type { State } from '../state.ts';

export function beginTurn(state: State, seat: number, tell?: Tell<Event>): void {
  state.turn = seat;
  state.stage = 'place';
  tell?.({ event: 'turn', seat });
}

/** TA-ROUND-7, -8: the last die goes to the pool, the bag to the left. */
export function endRound(state: State, tell?: Tell<Event>): void {
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
export const draw = {
  odds: ({ bag }: State) => bag[0] + bag[1] + bag[2] + bag[3],
  rolls: () => 'die',
  draw(state: State, _frame: unknown, outcome: number, tell?: Tell<Event>): void {
    let colour = 0;
    let rest = outcome;
    while (rest >= state.bag[colour]) rest -= state.bag[colour++];
    state.bag[colour]--;
    state.drawn.push(colour);
    tell?.({ event: 'drew', seat: state.first, colour: COLOURS[colour] });
    if (state.drawn.length === BY_SEATS[state.seats].dice) state.stage = 'roll';
  },
};

/** TA-ROUND-3: in the order in which they were drawn. */
export const roll = {
  odds: () => 6,
  rolls: () => 'd6',
  draw(state: State, _frame: unknown, outcome: number, tell?: Tell<Event>): void {
    const die = takeAt(state.drawn, 0) * 6 + outcome + 1;
    state.table.push(die);
    const last = state.drawn.length === 0;
    const all = last && { all: state.table.map((fallen) => DIE_NAMES[fallen]) };
    tell?.({ event: 'rolled', seat: state.first, die: DIE_NAMES[die], ...all });
    if (last) beginTurn(state, state.first, tell);
  },
};
