/**
 * What a position is worth to a seat, for the bots: the points, and what may become points. All of
 * it is divided by how far the rest of the game may still throw it.
 */
import type { Judgement, Seat } from '@magehall/engine';
import { boardFor } from './data/board.ts';
import { faceOf, purseOf } from './data/dice.ts';
import { CARD_STRENGTH } from './data/scrolls.ts';
import file from './judgement.weights.json' with { type: 'json' };
import { pointsOf } from './scoring/scoring.ts';
import { boardOf, type Choice, isDone, type Player, type State, top } from './state.ts';
import { isPayable } from './turn/breaking.ts';
import { newReach, reachOf } from './turn/reach.ts';
import { sixesLeft } from './turn/round.ts';

export const judgement: Judgement<State, Choice> = {
  weights: file.weights,
  measure,
  // What a free seal or two swapped spaces are worth shows only once they are named.
  unsettled: (state) => {
    const frame = top(state);
    return frame?.do === 'free' || frame?.do === 'swap';
  },
  instinct: (state, choices, roll) => {
    if (top(state)?.do !== 'free') return choices[roll(choices.length)];
    return choices.reduce((best, choice) =>
      freeWorth(state, choice) > freeWorth(state, best) ? choice : best,
    );
  },
};

function freeWorth(state: State, choice: Choice): number {
  const space = boardOf(state).at.get((choice as { free: string }).free) as number;
  return state.tokens[space] === 0 ? CARD_STRENGTH[state.scrolls[space]] : 0;
}

function measure(state: State, into: readonly Float64Array[]): void {
  const toGo = shareToGo(state);
  for (let seat = 0; seat < state.players.length; seat++)
    measureSeat(state, seat, toGo, into[seat]);
}

function measureSeat(state: State, seat: Seat, toGo: number, into: Float64Array): void {
  const player = state.players[seat];
  const spread = Math.sqrt(1 + 9 * toGo);
  into[0] = pointsOf(player) / spread;
  into[1] = target(state, seat) / spread;
  into[2] = pips(player) / spread;
  into[3] = isDone(player) ? 0 : player.up.length / spread;
  into[4] = ((player.up.length + player.down.length) * toGo) / spread;
}

/** By seats: how many boxes of strength 6 the dungeon has. */
const ALL_SIXES = [0, 0, 2, 3, 4, 5].map((seats) => {
  if (seats === 0) return 0;
  const { boxes, spaces } = boardFor(seats);
  return boxes.filter((box) => spaces[box].strength === 6).length;
});

/** The game ends with the round in which enough strength-6 scrolls are gone. */
function shareToGo(state: State): number {
  const { fewestSixes } = boardOf(state);
  const left = sixesLeft(state) - fewestSixes + 1;
  return Math.max(0, left) / (ALL_SIXES[state.seats] - fewestSixes + 1);
}

/** What the dice show; a die not rolled yet counts as its average. */
function pips(player: Player): number {
  let sum = 0;
  for (const die of player.dice) sum += faceOf(die) || 3.5;
  return sum;
}

const reach = newReach();

/** The points of the strongest scroll that the dice can break now, if it were the seat's turn. */
function target(state: State, seat: Seat): number {
  const { dice } = state.players[seat];
  if (dice.length === 0) return 0;
  const purse = purseOf(dice);
  let strongest = 0;
  const { spaces, count } = reachOf(state, seat, reach).seals;
  for (let i = 0; i < count; i++) {
    const space = spaces[i];
    if (state.tokens[space] !== 0) continue;
    const strength = CARD_STRENGTH[state.scrolls[space]];
    if (strength > strongest && isPayable(state, purse, space)) strongest = strength;
  }
  return strongest;
}
