/**
 * What a position is worth to a seat, for the bots. It is judged only between actions: of an attack
 * it is told what may come of it, and what is begun else is first carried out by instinct.
 */
import type { Judgement, Seat } from '@magehall/engine';
import { FULL } from './data/mana.ts';
import { ELEMENT_OF_UNIT, ELEMENTS, FOOL } from './data/units.ts';
import { HAND_LIMIT } from './hand.ts';
import { instinct, sensible } from './instinct.ts';
import file from './judgement.weights.json' with { type: 'json' };
import { paysUnit } from './mana.ts';
import { outlook } from './outlook.ts';
import { isAutoma, sideOf } from './sides.ts';
import { type Choice, type Frame, NONE, type State, top } from './state.ts';
import { hadItsTurn, isNight, turnNow } from './tempo.ts';
import { punch, threatened } from './threat.ts';
import { pointsOf, sizeOfElement } from './winning.ts';

export const judgement: Judgement<State, Choice> = {
  weights: file.weights,
  measure,
  side: sideOf,
  unsettled,
  outlook,
  sensible,
  instinct,
};

/** What a card counts for on average. */
const USUAL_CARD = 7.5;
const USUAL_HAND = HAND_LIMIT * USUAL_CARD;
/** Rounds from the last summon, or whatever else begins it, to the end; and what may come between. */
const AFTER_THE_LAST = 6;
const TENTH = 0.1;

/** Cards and units that are yet to come are as good as any, and an Automa's turn is feared before it comes. */
const CALM: readonly Frame['frame'][] = ['turn', 'gallery', 'deal', 'dawn', 'automa', 'change'];

function unsettled(state: State): boolean {
  return state.stack.length > 0 && !CALM.includes(top(state).frame);
}

function measure(state: State, seat: Seat, into: Float64Array): void {
  const side = sideOf(state, seat);
  const left = roundsLeft(state);
  // Points are the surer the fewer rounds are left to change them.
  const spread = Math.sqrt(left - 0.5);
  const toGo = left * TENTH;
  const line = state.armies[side];
  into[0] = pointsOf(state, side) / spread;
  into[1] = (sum(line) * toGo) / spread;
  into[2] = elementNear(line, state.agreed.ferryman);
  into[3] = line.includes(FOOL) ? 1 : 0;
  into[4] = threatened(state, side) / spread;
  into[5] = (punch(line) * toGo) / spread;
  into[6] = 0;
  into[7] = 0;
  into[8] = 0;
  for (let own = 0; own < state.hands.length; own++)
    if (sideOf(state, own) === side) measureHand(state, own, spread, into);
}

/** What a hand can still do in this round; when its turn is over, how much better than others the cards are that it keeps. */
function measureHand(state: State, seat: Seat, spread: number, into: Float64Array): void {
  const hand = state.hands[seat];
  let mana = 0;
  for (const card of hand) mana += FULL[card];
  const better = mana - USUAL_CARD * hand.length;
  if (hadItsTurn(state, seat)) into[6] += better / spread;
  else if (turnNow(state) === undefined || isAutoma(state, seat))
    into[7] += (USUAL_HAND + better) / spread;
  else {
    into[7] += mana / spread;
    into[8] += highestPaid(state, seat) / spread;
  }
}

/** The highest unit of the gallery that the seat can summon this turn. */
function highestPaid(state: State, seat: Seat): number {
  const now = turnNow(state);
  if (now?.frame === 'turn' && now.seat === seat && now.summoned) return 0;
  const hand = state.hands[seat];
  let highest = 0;
  for (const unit of state.gallery)
    if (unit > highest && paysUnit(hand, unit, state.agreed.half)) highest = unit;
  return highest;
}

/** Mostly it is the last summon that brings the end near. */
function roundsLeft(state: State): number {
  if (state.end > 0) return isNight(state) ? state.end - 1 : state.end;
  let units = state.deck.length + state.beneath.length + state.discard.length;
  for (const unit of state.gallery) if (unit !== NONE) units++;
  return units / state.armies.length + AFTER_THE_LAST;
}

function sum(units: readonly number[]): number {
  let total = 0;
  for (const unit of units) total += unit;
  return total;
}

const SIZES = [true, false].map((ferryman) =>
  ELEMENTS.map((_, element) => sizeOfElement(element, ferryman)),
);

const held = new Int8Array(ELEMENTS.length);

/** How near the line is to holding a whole element: nothing with two missing, half with one. */
function elementNear(line: readonly number[], ferryman: boolean): number {
  const sizes = SIZES[ferryman ? 0 : 1];
  held.fill(0);
  for (let i = 0; i < line.length; i++) if (line[i] !== FOOL) held[ELEMENT_OF_UNIT[line[i]]]++;
  let near = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    const part = held[element] / sizes[element];
    near = Math.max(near, part * part * part);
  }
  return near;
}
