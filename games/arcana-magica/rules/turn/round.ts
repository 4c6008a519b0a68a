/** Rounds (AM-ROUND, AM-EOR): whose turn it is, and what happens between two rounds. */
import type { Tell } from '@magehall/engine';
import { hasBegun } from '../armageddon/armageddon.ts';
import { newTurn } from '../automa/automa.ts';
import type { Event } from '../events.ts';
import { finishGame } from '../scoring/scoring.ts';
import { closeGallery } from '../setup/gallery.ts';
import { type DawnFrame, NONE, type RoundFrame, type State } from '../state.ts';
import { isAutoma, nextFirst, seatInOrder } from './sides.ts';

/** Nothing forces an end if nobody attacks: without an event the game is scored here (AM-AMB-13). */
export const LAST_ROUND = 40;

export const round = {
  enter(state: State, _frame: RoundFrame, tell?: Tell<Event>): boolean {
    if (state.turn === state.agreed.seats) endRound(state, tell);
    else {
      const seat = seatInOrder(state, state.turn++);
      state.stack.push(
        isAutoma(state, seat)
          ? newTurn(seat)
          : { frame: 'turn', seat, changed: false, moved: false, summoned: false, attacked: false },
      );
      tell?.({ event: 'turn', seat });
    }
    return true;
  },
};

function endRound(state: State, tell?: Tell<Event>): void {
  if (state.end === 1) finishGame(state, 'counter', tell);
  else if (state.round >= LAST_ROUND && !hasBegun(state)) finishGame(state, 'stalemate', tell);
  else {
    closeGallery(state, tell);
    state.stack.push({ frame: 'dawn' }, { frame: 'gallery' });
  }
}

/** The first-player token moves on, the counters step, then hands are filled in the new order. */
export const dawn = {
  enter(state: State, _frame: DawnFrame, tell?: Tell<Event>): boolean {
    state.first = nextFirst(state);
    state.round++;
    state.turn = 0;
    if (state.peace > 0) state.peace--;
    if (state.end > 0) state.end--;
    const { first, peace, end } = state;
    state.stack.pop();
    state.stack.push({ frame: 'deal', to: NONE });
    tell?.({ event: 'round', round: state.round, first, peace, end });
    return true;
  },
};
