/** What each kind of frame asks of its seat, and what becomes of the answer. */

import { mageChoices, pickMage } from './setup/setup.ts';
import { giveChoices, giveDie } from './spells/conflict.ts';
import { breakFree, freeChoices } from './spells/movement.ts';
import { swapChoices, swapPlaces } from './spells/spaces.ts';
import { type Choice, type Frame, type State, type Telling, top } from './state.ts';
import { draft, draftChoices, endTurn } from './turn/round.ts';
import { takeTurn, turnChoices } from './turn/turn.ts';

export function choicesOf(state: State): Choice[] {
  const frame = top(state) as Frame;
  switch (frame.do) {
    case 'turn':
      return turnChoices(state, frame.seat);
    case 'draft':
      return draftChoices(state);
    case 'mage':
      return mageChoices(state);
    case 'swap':
      return swapChoices(state, frame);
    case 'give':
      return giveChoices(state, frame);
    case 'free':
      return freeChoices(state, frame);
    default:
      return [];
  }
}

/** Carries out a choice: the top frame says what it decides, and so what it looks like. */
export function resolve(state: State, choice: Choice, tell: Telling): void {
  const frame = top(state) as Frame;
  if (frame.do === 'turn') takeTurn(state, frame.seat, choice, tell);
  else if (frame.do === 'mage' && 'mage' in choice) pickMage(state, frame.seat, choice.mage, tell);
  else if (frame.do === 'swap' && 'swap' in choice) swapPlaces(state, frame, choice.swap, tell);
  else if (frame.do === 'give' && 'give' in choice) giveDie(state, frame, choice.give, tell);
  else if (frame.do === 'draft' && 'take' in choice && !('use' in choice))
    draft(state, frame.seat, choice.take, tell);
  else if (frame.do === 'free' && 'free' in choice) {
    breakFree(state, frame, choice.free, tell);
    endTurn(state, frame.seat, tell);
  }
}
