/**
 * What a position is worth to a seat, for the bots. Everything is measured in prestige and divided
 * by how far the rest of the game may still throw it: three points ahead mean little in the first
 * round and a win after the last die.
 */
import type { Judgement, Seat } from '@magehall/engine';
import {
  BY_SEATS,
  CENTRAL,
  CENTRAL_PRESTIGE,
  INCOMPLETE_PRESTIGE,
  OUTER_PRESTIGE,
  type Prestige,
} from './data.ts';
import file from './judgement.weights.json' with { type: 'json' };
import { bookSize, isFull, kindOf, ownerOf, prestigeOf, type State } from './state.ts';

export const judgement: Judgement<State> = { weights: file.weights, measure };

function measure(state: State, seat: Seat, into: Float64Array): void {
  const { rounds, dice } = BY_SEATS[state.seats];
  const turns = rounds * (dice - 1);
  const left = turnsLeft(state, rounds, dice);
  const toGo = left / turns;
  const spread = Math.sqrt(left + 1);
  // Each spell is worth a point at the end; until then it is worth what it can do.
  const book = bookSize(state, seat);
  into[0] = (prestigeOf(state, seat) + book) / spread;
  into[1] = floors(state, seat, toGo) / spread;
  into[2] = (roots(state.apprentices[seat] + state.masters[seat]) * toGo) / spread;
  into[3] = (state.masters[seat] * toGo) / spread;
  into[4] = (book * toGo) / spread;
}

/** Placements still to come, all seats together. */
function turnsLeft(state: State, rounds: number, dice: number): number {
  if (state.stage === 'over') return 0;
  const here = state.stage === 'draw' || state.stage === 'roll' ? dice - 1 : state.table.length - 1;
  return (rounds - state.round) * (dice - 1) + here;
}

/** The first few meeples at hand matter more than the last few. */
function roots(meeples: number): number {
  return Math.sqrt(meeples);
}

/** What the influence on the top floors promises: the fuller the floor, the surer. */
function floors(state: State, seat: Seat, toGo: number): number {
  let worth = 0;
  for (let tower = 0; tower < 4; tower++) {
    let filled = 0;
    for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++)
      if (isFull(state, pillar)) filled++;
    if (filled === 0) continue;
    const rank = rankOn(state, tower, seat);
    if (rank === undefined) continue;
    const likely = filled === 3 ? 1 : SURE[filled] * Math.min(1, toGo * 8);
    worth += prestigeFor(state, tower)[rank] * likely + INCOMPLETE_PRESTIGE[rank] * (1 - likely);
  }
  return worth;
}

/**
 * As what a seat's influence on a floor would score, if it does. The same as `majority` finds for all
 * seats at once, but without making a list: it is asked for every position that a bot looks at.
 */
export function rankOn(state: State, tower: number, seat: Seat): keyof Prestige | undefined {
  const own = influenceOf(state, tower, seat);
  if (own === 0) return undefined;
  let above = 0;
  let equal = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const influence = influenceOf(state, tower, other);
    if (influence > own) above++;
    else if (influence === own) equal++;
  }
  if (above > 1) return undefined;
  return equal > 0 ? 'tie' : above === 0 ? 'first' : 'second';
}

function influenceOf(state: State, tower: number, seat: Seat): number {
  let influence = 0;
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++) {
    const meeple = state.meeples[pillar];
    if (meeple !== 0 && ownerOf(meeple) === seat) influence += kindOf(meeple);
  }
  return influence;
}

/** By full pillars: how likely a floor is to be completed in time, about. */
const SURE = [0, 0.5, 0.75, 1];

function prestigeFor(state: State, tower: number): Prestige {
  return tower === CENTRAL ? CENTRAL_PRESTIGE[state.centralPrestige] : OUTER_PRESTIGE;
}
