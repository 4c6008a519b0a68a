/**
 * What a position is worth to a seat, for the bots. It is judged only between actions: an attack is
 * first played out, by instinct and dice, and so is an Automa's turn.
 */
import type { Judgement, Roll, Seat } from '@magehall/engine';
import { capturesNow } from './attack.ts';
import { FULL } from './data/mana.ts';
import { ELEMENT_OF_UNIT, ELEMENTS, FOOL } from './data/units.ts';
import { diceOf, worth } from './dice.ts';
import file from './judgement.weights.json' with { type: 'json' };
import { bestPlacing } from './placing.ts';
import { fighters, sideOf } from './sides.ts';
import { type AttackFrame, type Choice, type State, top } from './state.ts';
import { exposure, punch } from './threat.ts';
import { pointsOf, sizeOfElement } from './winning.ts';

export const judgement: Judgement<State, Choice> = {
  weights: file.weights,
  measure,
  side: sideOf,
  unsettled: (state) => state.stack.length > 0 && top(state).frame !== 'turn',
  instinct,
};

/** What a card counts for on average: hands are filled up again, so only what is above it is worth keeping. */
const USUAL_CARD = 7.5;
/** Rounds that a game still takes, about, when the end has not been called. */
const USUAL_ROUNDS = 10;
const LEAST_LEFT = 5;

function measure(state: State, seat: Seat, into: Float64Array): void {
  const side = sideOf(state, seat);
  const left = state.end > 0 ? state.end : Math.max(LEAST_LEFT, USUAL_ROUNDS - state.round);
  const toGo = left / USUAL_ROUNDS;
  const spread = Math.sqrt(left);
  const line = state.armies[side];
  into[0] = pointsOf(state, side) / spread;
  into[1] = (sum(line) * toGo) / spread;
  into[2] = (manaOf(state, side) * toGo) / spread;
  into[3] = elementNear(line, state.agreed.ferryman);
  into[4] = line.includes(FOOL) ? toGo : 0;
  into[5] = exposure(state, side) / spread;
  into[6] = (punch(line) * toGo) / spread;
}

function sum(units: readonly number[]): number {
  let total = 0;
  for (const unit of units) total += unit;
  return total;
}

function manaOf(state: State, side: number): number {
  let mana = 0;
  for (let seat = 0; seat < state.hands.length; seat++)
    if (sideOf(state, seat) === side)
      for (const card of state.hands[seat]) mana += FULL[card] - USUAL_CARD;
  return mana;
}

const SIZES = [true, false].map((ferryman) =>
  ELEMENTS.map((_, element) => sizeOfElement(element, ferryman)),
);

/** How near the line is to holding a whole element: nothing with two missing, half with one. */
function elementNear(line: readonly number[], ferryman: boolean): number {
  const sizes = SIZES[ferryman ? 0 : 1];
  const held = [0, 0, 0, 0];
  for (const unit of line) if (unit !== FOOL) held[ELEMENT_OF_UNIT[unit]]++;
  let near = 0;
  for (let element = 0; element < held.length; element++)
    near = Math.max(near, (held[element] / sizes[element]) ** 3);
  return near;
}

/** What a player does in the middle of something, without much thought. */
function instinct(state: State, choices: readonly Choice[], roll: Roll): Choice {
  const frame = top(state);
  if (frame.frame === 'attack')
    switch (frame.step) {
      case 'units':
        return strongest(state, choices);
      case 'reroll':
        return worstDie(frame);
      case 'place':
        return { hit: nextHit(state, frame) };
      case 'fool':
        return capturesNow(state, frame).taken.length > 0 ? choices[1] : choices[0];
      default:
        return choices[0];
    }
  // The first payment is the cheapest.
  return frame.frame === 'summon' ? choices[0] : choices[roll(choices.length)];
}

function strongest(state: State, choices: readonly Choice[]): Choice {
  let best = choices[0];
  let most = -1;
  for (const choice of choices) {
    const force = sum(diceOf((choice as { units: number[] }).units, state.agreed.powerMongers));
    if (force > most) {
      most = force;
      best = choice;
    }
  }
  return best;
}

/** The die whose last face is furthest below its average is thrown again. */
function worstDie({ dice, faces }: AttackFrame): Choice {
  let worst = -1;
  let most = 0;
  for (let die = 0; die < dice.length; die++) {
    const loss = (dice[die] + 1) / 2 - (faces[die].at(-1) as number);
    if (loss > most) {
      most = loss;
      worst = die;
    }
  }
  return worst < 0 ? { keep: true } : { reroll: worst };
}

/** The next die goes where an Automa would put it. */
function nextHit(state: State, frame: AttackFrame): number {
  const line = fighters(state.armies[frame.back ? sideOf(state, frame.seat) : frame.target]);
  const values = frame.faces.map(worth);
  return bestPlacing(line, frame.dice, values, state.agreed.overkillChain)[frame.hits.length];
}
