/**
 * What a position is worth to a seat, for the bots. It is judged only between actions: of an attack
 * it is told what may come of it, and what is begun else is first carried out by instinct.
 */
import type { Judgement, Seat } from '@magehall/engine';
import { FULL } from './data/mana.ts';
import { FOOL } from './data/units.ts';
import { type Army, armyOf } from './judgement/army.ts';
import { instinct, kind, sensible } from './judgement/instinct.ts';
import { outlook } from './judgement/outlook.ts';
import { hadItsTurn, isNight, turnNow } from './judgement/tempo.ts';
import { threatened } from './judgement/threat.ts';
import file from './judgement.weights.json' with { type: 'json' };
import { HAND_LIMIT } from './mana/hand.ts';
import { paysUnit } from './mana/mana.ts';
import { pointsOf } from './scoring/scoring.ts';
import { type AutomaFrame, type Choice, NONE, type State, type TurnFrame, top } from './state.ts';
import { isAutoma, sideOf } from './turn/sides.ts';

export const judgement: Judgement<State, Choice> = {
  weights: file.weights,
  measure,
  side: sideOf,
  unsettled,
  outlook,
  sensible,
  kind,
  instinct,
};

/** What a card counts for on average. */
const USUAL_CARD = 7.5;
const USUAL_HAND = HAND_LIMIT * USUAL_CARD;
/** Rounds from the last summon, or whatever else begins it, to the end; and what may come between. */
const AFTER_THE_LAST = 6;
const TENTH = 0.1;

/** Cards and units that are yet to come are as good as any, and an Automa's turn is feared before it comes. */
function unsettled(state: State): boolean {
  if (state.stack.length === 0) return false;
  switch (top(state).frame) {
    case 'turn':
    case 'gallery':
    case 'deal':
    case 'dawn':
    case 'automa':
    case 'change':
      return false;
    default:
      return true;
  }
}

/** By side, what its army is good for: filled again for each position. */
const armies: Army[] = [];

function measure(state: State, into: readonly Float64Array[]): void {
  const left = roundsLeft(state);
  // Points are the surer the fewer rounds are left to change them.
  const spread = Math.sqrt(left - 0.5);
  for (let side = 0; side < state.armies.length; side++) armies[side] = armyOf(state.armies[side]);
  for (let seat = 0; seat < into.length; seat++)
    measureSide(state, sideOf(state, seat), left, spread, into[seat]);
}

function measureSide(
  state: State,
  side: number,
  left: number,
  spread: number,
  into: Float64Array,
): void {
  const toGo = left * TENTH;
  const army = armies[side];
  into[0] = pointsOf(state, side) / spread;
  into[1] = (army.sum * toGo) / spread;
  into[2] = state.agreed.ferryman ? army.near : army.nearWithoutFerryman;
  into[3] = state.armies[side].includes(FOOL) ? 1 : 0;
  into[4] = threatened(state, side, armies) / spread;
  into[5] = (army.punch * toGo) / spread;
  into[6] = 0;
  into[7] = 0;
  into[8] = 0;
  const now = turnNow(state);
  for (let own = 0; own < state.hands.length; own++)
    if (sideOf(state, own) === side) measureHand(state, own, now, spread, into);
}

/** What a hand can still do in this round; when its turn is over, how much better than others the cards are that it keeps. */
function measureHand(
  state: State,
  seat: Seat,
  now: TurnFrame | AutomaFrame | undefined,
  spread: number,
  into: Float64Array,
): void {
  const hand = state.hands[seat];
  let mana = 0;
  for (let i = 0; i < hand.length; i++) mana += FULL[hand[i]];
  const better = mana - USUAL_CARD * hand.length;
  if (hadItsTurn(state, seat)) into[6] += better / spread;
  else if (now === undefined || isAutoma(state, seat)) into[7] += (USUAL_HAND + better) / spread;
  else {
    into[7] += mana / spread;
    if (now.frame !== 'turn' || now.seat !== seat || !now.summoned)
      into[8] += highestPaid(state, hand) / spread;
  }
}

/** The highest unit of the gallery that the hand pays for. */
function highestPaid({ gallery, agreed }: State, hand: readonly number[]): number {
  let highest = 0;
  for (let slot = 0; slot < gallery.length; slot++)
    if (gallery[slot] > highest && paysUnit(hand, gallery[slot], agreed.half))
      highest = gallery[slot];
  return highest;
}

/** Mostly it is the last summon that brings the end near. */
function roundsLeft(state: State): number {
  if (state.end > 0) return isNight(state) ? state.end - 1 : state.end;
  let units = state.deck.length + state.beneath.length + state.discard.length;
  for (let slot = 0; slot < state.gallery.length; slot++) if (state.gallery[slot] !== NONE) units++;
  return units / state.armies.length + AFTER_THE_LAST;
}
