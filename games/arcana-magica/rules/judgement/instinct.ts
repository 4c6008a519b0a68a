/** What a player does without much thought, and what is worth a thought at all. */
import type { Roll } from '@magehall/engine';
import { capturesNow } from '../attack/attack.ts';
import { diceOf, worth } from '../attack/dice.ts';
import { bestPlacing } from '../automa/placing.ts';
import { HAND_LIMIT } from '../mana/hand.ts';
import { areLowest, subsetsOf } from '../mana/subsets.ts';
import { type AttackFrame, type Choice, type State, top } from '../state.ts';
import { fighters, sideOf } from '../turn/sides.ts';
import { reaching } from './reaching.ts';

const MOST_GROUPS = 5;
const MOST_PAYMENTS = 4;

/**
 * Of the sets of units those that hit hardest for their mana, of the payments the cheapest, and of
 * the discards only those of the lowest cards.
 */
export function sensible(state: State, choices: readonly Choice[]): readonly Choice[] {
  const frame = top(state);
  if (frame.frame === 'turn') {
    // The menu ends with all that may be thrown away, in the order of the subsets.
    const hand = state.hands[frame.seat];
    const subsets = subsetsOf(hand);
    const rest = choices.length - subsets.length;
    const kept = choices.slice(0, rest);
    for (let i = 0; i < subsets.length; i++)
      if (areLowest(hand, subsets[i])) kept.push(choices[rest + i]);
    return kept;
  }
  if (frame.frame === 'summon') return choices.slice(0, MOST_PAYMENTS);
  if (frame.frame !== 'attack') return choices;
  if (frame.step === 'pay') return choices.slice(0, MOST_PAYMENTS);
  if (frame.step !== 'units' || choices.length <= MOST_GROUPS) return choices;
  const leader = leaderOf(state, frame);
  const rated = choices.map((choice) => ({ choice, hope: hopeOf(state, leader, choice) }));
  rated.sort((a, b) => b.hope - a.hope);
  return rated.slice(0, MOST_GROUPS).map(({ choice }) => choice);
}

/** Which cards are paid or thrown away matters less than how many. */
export function kind(choice: Choice): number | undefined {
  if ('pay' in choice) return choice.pay.length;
  if ('end' in choice) return HAND_LIMIT + 1 + choice.end.length;
  return undefined;
}

/** What a player does in the middle of something, without much thought. */
export function instinct(state: State, choices: readonly Choice[], roll: Roll): Choice {
  const frame = top(state);
  if (frame.frame === 'attack')
    switch (frame.step) {
      case 'units':
        return likeliest(state, frame, choices);
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

/** How much likelier a capture must be for one more mana to be spent on it. */
const A_MANA = 0.01;

function leaderOf(state: State, { target }: AttackFrame): number {
  return fighters(state.armies[target])[0];
}

/** How likely these units take the Leader, less what they cost. */
function hopeOf(state: State, leader: number, choice: Choice): number {
  const { units } = choice as { units: number[] };
  let cost = 0;
  for (const unit of units) cost += unit;
  return reaching(diceOf(units, state.agreed.powerMongers), 0)[leader] - A_MANA * cost;
}

/** Those who take the Leader likeliest, not at any cost. */
function likeliest(state: State, frame: AttackFrame, choices: readonly Choice[]): Choice {
  const leader = leaderOf(state, frame);
  let best = choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const hope = hopeOf(state, leader, choice);
    if (hope > most) {
      most = hope;
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
