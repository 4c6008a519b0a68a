/** The Automa (AM-AUTOMA-0..16): a seat without a hand that follows its cards; chance does the rest. */
import { type Seat, type Tell, take } from '@magehall/engine';
import { newAttack } from '../attack/attack.ts';
import { capturesOf } from '../attack/capture.ts';
import { diceOf, isRanged } from '../attack/dice.ts';
import { AUTOMA, type AutomaCard, LEVELS } from '../data/automa.ts';
import { idsOf, MANA } from '../data/mana.ts';
import { ELEMENT_OF_UNIT, ELEMENTS } from '../data/units.ts';
import type { Event } from '../events.ts';
import { drawMana, readyMana } from '../mana/hand.ts';
import { pays } from '../mana/mana.ts';
import { pointsOf } from '../scoring/scoring.ts';
import { type AutomaFrame, NONE, type State } from '../state.ts';
import { moveLeader } from '../turn/move.ts';
import { mayBeAttacked } from '../turn/peace.ts';
import { fighters, sideOf } from '../turn/sides.ts';
import { join } from '../turn/summon.ts';
import { bestPlacing } from './placing.ts';

/** Two of the twelve cards stay aside unseen, so ten are played before all are shuffled (3.4). */
export const PLAYED_BEFORE_SHUFFLE = 10;
/** From this many cards on its lowest unit makes room for the highest (AM-AUTOMA-15). */
const FULL_ARMY = 7;

export function newTurn(seat: Seat): AutomaFrame {
  return {
    frame: 'automa',
    step: 'flip',
    seat,
    card: NONE,
    left: 0,
    drawn: [],
    units: [],
    target: NONE,
  };
}

/** Cards not played since the last shuffle, by id. */
function unseen(state: State): number[] {
  return AUTOMA.map((_, card) => card).filter((card) => !state.played.includes(card));
}

function occupiedSlots(state: State): number[] {
  return state.gallery.map((_, slot) => slot).filter((slot) => state.gallery[slot] !== NONE);
}

export const automa = {
  /** Goes on until a card must be drawn; the next action starts only when an attack is over. */
  enter(state: State, frame: AutomaFrame, tell?: Tell<Event>): boolean {
    switch (frame.step) {
      case 'flip':
        if (state.played.length === PLAYED_BEFORE_SHUFFLE) state.played = [];
        return false;
      case 'summon':
        return chooseSummon(state, frame, tell);
      case 'attack':
        chooseAttack(state, frame);
        return true;
      case 'draw':
        if (frame.left > 0) readyMana(state, tell);
        else strike(state, frame, tell);
        return frame.left === 0 || frame.step !== 'draw';
      case 'discard':
        if (frame.left > 0) readyMana(state, tell);
        else state.stack.pop();
        return frame.left === 0;
      default:
        return false;
    }
  },

  odds(state: State, frame: AutomaFrame): number {
    if (frame.step === 'flip') return unseen(state).length;
    if (frame.step === 'slot') return occupiedSlots(state).length;
    return state.mana.length;
  },
  rolls: (_state: State, { step }: AutomaFrame): string =>
    step === 'flip' ? 'automa' : step === 'slot' ? 'slot' : 'mana',

  draw(state: State, frame: AutomaFrame, k: number, tell?: Tell<Event>): void {
    const { seat } = frame;
    if (frame.step === 'flip') flip(state, frame, unseen(state)[k], tell);
    else if (frame.step === 'slot') summonFrom(state, frame, occupiedSlots(state)[k], tell);
    else {
      const card = drawMana(state, k);
      frame.left--;
      if (frame.step === 'draw') {
        frame.drawn.push(card);
        tell?.({ event: 'automa-drew', seat, card: MANA[card].id, reveals: 'all' });
      } else {
        state.spent.push(card);
        tell?.({ event: 'automa-discarded', seat, card: MANA[card].id, reveals: 'all' });
      }
    }
  },
};

function flip(state: State, frame: AutomaFrame, card: number, tell?: Tell<Event>): void {
  const { seat } = frame;
  state.played.push(card);
  frame.card = card;
  frame.step = 'summon';
  tell?.({ event: 'automa-card', seat, card: AUTOMA[card].id });
  if (AUTOMA[card].move && state.armies[sideOf(state, seat)].length > 1)
    moveLeader(state, seat, tell);
}

/** Free of cost (AM-AUTOMA-6). Returns false if chance must name the slot. */
function chooseSummon(state: State, frame: AutomaFrame, tell?: Tell<Event>): boolean {
  const slots = occupiedSlots(state);
  const army = state.armies[sideOf(state, frame.seat)];
  if (slots.length === 0) frame.step = 'attack';
  else if (army.length >= FULL_ARMY) {
    retireLowest(state, frame.seat, tell);
    summonFrom(state, frame, highestSlot(state, slots), tell);
  } else {
    const slot = pickSlot(state, slots, AUTOMA[frame.card].summon);
    if (slot === NONE) {
      frame.step = 'slot';
      return false;
    }
    summonFrom(state, frame, slot, tell);
  }
  return true;
}

function highestSlot(state: State, slots: readonly number[]): number {
  return slots.reduce((best, slot) => (state.gallery[slot] > state.gallery[best] ? slot : best));
}

/** The slot the card asks for; `NONE` if chance names it (AM-AUTOMA-7, AM-AMB-70). */
function pickSlot(state: State, slots: readonly number[], pick: AutomaCard['summon']): number {
  switch (pick) {
    case 'highest':
      return highestSlot(state, slots);
    case 'lowest':
      return slots.reduce((best, slot) =>
        state.gallery[slot] < state.gallery[best] ? slot : best,
      );
    case 'left':
      return slots[0];
    case 'right':
      return slots[slots.length - 1];
    case 'random':
      return NONE;
    default: {
      const element = ELEMENTS.indexOf(pick);
      const match = slots.filter((slot) => ELEMENT_OF_UNIT[state.gallery[slot]] === element);
      return match.length > 0 ? highestSlot(state, match) : NONE;
    }
  }
}

/** The lowest unit but the Fool becomes its own trophy: no capture, so no event (AM-AMB-72). */
function retireLowest(state: State, seat: Seat, tell?: Tell<Event>): void {
  const side = sideOf(state, seat);
  const unit = Math.min(...fighters(state.armies[side]));
  take(state.armies[side], unit);
  state.trophies[side].push(unit);
  tell?.({ event: 'automa-retired', seat, side, unit });
}

function summonFrom(state: State, frame: AutomaFrame, slot: number, tell?: Tell<Event>): void {
  const { seat } = frame;
  const unit = state.gallery[slot];
  frame.step = 'attack';
  tell?.({ event: 'automa-summoned', seat, side: sideOf(state, seat), unit, slot });
  join(state, seat, unit, slot, tell);
}

/** Whom it would attack with what, before it draws; nothing to attack with or nobody: no draw. */
function chooseAttack(state: State, frame: AutomaFrame): void {
  const card = AUTOMA[frame.card];
  const units = namedUnits(state.armies[sideOf(state, frame.seat)], card.activate);
  const dice = diceOf(units, state.agreed.powerMongers);
  const target = dice.length > 0 ? chooseTarget(state, frame.seat, dice) : NONE;
  if (target === NONE) startDiscard(frame);
  else {
    frame.units = units;
    frame.target = target;
    frame.step = 'draw';
    frame.left = card.draw + LEVELS[state.agreed.automaLevel];
  }
}

function startDiscard(frame: AutomaFrame): void {
  frame.step = 'discard';
  frame.left = AUTOMA[frame.card].discard;
}

/** The fighters a card names; an element it lacks stands for the Leader (AM-AMB-73). */
export function namedUnits(line: readonly number[], activate: AutomaCard['activate']): number[] {
  const ready = fighters(line);
  const rising = [...ready].sort((a, b) => a - b);
  switch (activate) {
    case 'none':
      return [];
    case 'leader':
      return ready.slice(0, 1);
    case 'left2':
      return ready.slice(0, 2);
    case 'last':
      return ready.slice(-1);
    case 'highest':
      return rising.slice(-1);
    case 'high2':
      return rising.slice(-2);
    case 'lowest':
      return rising.slice(0, 1);
    case 'low2':
      return rising.slice(0, 2);
    default: {
      const element = ELEMENTS.indexOf(activate);
      const own = ready.filter((unit) => ELEMENT_OF_UNIT[unit] === element);
      return own.length > 0 ? own : ready.slice(0, 1);
    }
  }
}

/**
 * The opponent where its dice, all at their maximum, capture the highest unit; if nothing falls
 * anywhere the one with most points; then the next clockwise (AM-AMB-67).
 */
export function chooseTarget(state: State, seat: Seat, dice: readonly number[]): number {
  const { seats, overkillChain } = state.agreed;
  const melee = dice.filter((sides) => !isRanged(sides)).length;
  let best = NONE;
  let bestHighest = -1;
  let bestPoints = -1;
  for (let step = 1; step < seats; step++) {
    const side = (seat + step) % seats;
    if (!mayBeAttacked(state, side)) continue;
    const line = fighters(state.armies[side]);
    const hits = bestPlacing(line, dice, dice, overkillChain);
    const highest = Math.max(0, ...capturesOf(line, hits, dice, melee, overkillChain).taken);
    const points = pointsOf(state, side);
    if (highest > bestHighest || (highest === bestHighest && points > bestPoints)) {
      best = side;
      bestHighest = highest;
      bestPoints = points;
    }
  }
  return best;
}

/** All cards are drawn: they pay for all named units, or hold an Ace, or there is no attack. */
function strike(state: State, frame: AutomaFrame, tell?: Tell<Event>): void {
  const { seat, target, drawn } = frame;
  const units = [...frame.units];
  const cards = idsOf(drawn);
  const ace = drawn.some((card) => MANA[card].rank === 'A');
  const hits = ace || pays(drawn, units, state.agreed.half);
  for (const card of drawn) state.spent.push(card);
  frame.drawn = [];
  startDiscard(frame);
  const side = sideOf(state, seat);
  const against = [target];
  if (!hits) {
    tell?.({ event: 'automa-failed', seat, side, target, against, units, cards });
    return;
  }
  const dice = diceOf(units, state.agreed.powerMongers);
  const faces = dice.map((sides) => [sides]);
  state.stack.push({ ...newAttack(seat, target), step: 'place', units, dice, faces });
  tell?.({
    event: 'automa-attacked',
    seat,
    side,
    target,
    against,
    units,
    dice: [...dice],
    cards,
    ace,
  });
}
