/**
 * What a position is worth to a seat, for the bots: the points, and what may become points. All of
 * it is divided by how far the rest of the game may still throw it.
 */
import type { Judgement, Seat } from '@magehall/engine';
import { faceOf } from './dice.ts';
import file from './judgement.weights.json' with { type: 'json' };
import { sixesLeft } from './round.ts';
import { pointsOf } from './score.ts';
import { CARD_STRENGTH } from './scrolls.ts';
import { boardOf, type Choice, isDone, type Player, type State, top } from './state.ts';

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

function measure(state: State, seat: Seat, into: Float64Array): void {
  const player = state.players[seat];
  const toGo = shareToGo(state);
  const spread = Math.sqrt(1 + 9 * toGo);
  into[0] = pointsOf(player) / spread;
  into[1] = (opportunity(state, player) * toGo) / spread;
  into[2] = pips(player) / spread;
  into[3] = isDone(player) ? 0 : player.up.length / spread;
  into[4] = ((player.up.length + player.down.length) * toGo) / spread;
}

/** The game ends with the round in which enough strength-6 scrolls are gone. */
function shareToGo(state: State): number {
  const { fewestSixes, boxes, spaces } = boardOf(state);
  let all = 0;
  for (const box of boxes) if (spaces[box].strength === 6) all++;
  const left = sixesLeft(state) - fewestSixes + 1;
  return Math.max(0, left) / (all - fewestSixes + 1);
}

/** What the dice show; a die not rolled yet counts as its average. */
function pips(player: Player): number {
  let sum = 0;
  for (const die of player.dice) sum += faceOf(die) || 3.5;
  return sum;
}

/** By space: the strength of all seals on the cheapest way there. */
const cost = new Int16Array(256);
/** Spaces to go on from, by what it costs to stand there; the dearest way is far below this. */
const DEAREST = 64;
const waves: number[][] = Array.from({ length: DEAREST + 7 }, () => []);

/**
 * How near the scrolls are: each counts by its strength, and the less the more pips lie between it
 * and the mage. Figures are not looked at, since they move.
 */
function opportunity(state: State, { at }: Player): number {
  const { neighbours } = boardOf(state);
  cost.fill(-1);
  waves[0].push(at);
  let worth = 0;
  for (let price = 0; price <= DEAREST; price++) {
    const wave = waves[price];
    for (let i = 0; i < wave.length; i++) {
      const here = wave[i];
      if (cost[here] >= 0) continue;
      cost[here] = price;
      const card = state.scrolls[here];
      if (card !== 0) worth += CARD_STRENGTH[card] / (PATIENCE + price + CARD_STRENGTH[card]);
      for (const next of neighbours[here])
        if (cost[next] < 0) waves[price + (state.tokens[next] & 7)].push(next);
    }
    wave.length = 0;
  }
  for (let price = DEAREST + 1; price < waves.length; price++) waves[price].length = 0;
  return worth;
}
/** So many pips away a scroll is worth about half of what it is at hand. */
const PATIENCE = 4;
