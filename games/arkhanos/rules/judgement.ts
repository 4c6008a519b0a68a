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
import {
  bookSize,
  isFull,
  kindOf,
  MASTER,
  meepleOf,
  ownerOf,
  prestigeOf,
  type State,
  supplyOf,
} from './state.ts';

export const judgement: Judgement<State> = { weights: file.weights, measure };

function measure(state: State, into: readonly Float64Array[]): void {
  const { rounds, dice } = BY_SEATS[state.seats];
  const left = turnsLeft(state, rounds, dice);
  const toGo = left / (rounds * (dice - 1));
  const spread = Math.sqrt(left / state.seats + 1);
  for (let seat = 0; seat < state.seats; seat++) measureSeat(state, seat, toGo, spread, into[seat]);
}

function measureSeat(
  state: State,
  seat: Seat,
  toGo: number,
  spread: number,
  into: Float64Array,
): void {
  // Each spell is worth a point at the end; until then it is worth what it can do.
  const book = bookSize(state, seat);
  into[0] = (prestigeOf(state, seat) + book) / spread;
  into[1] = floors(state, seat, toGo) / spread;
  into[2] = turnsInRound(state, seat) / spread;
  into[3] = ((supplyOf(state, seat) + book + homecoming(state, seat)) * toGo) / spread;
  into[4] = masterIsFree(state, seat) ? toGo / spread : 0;
  into[5] = (book * toGo) / spread;
  into[6] = safeFloors(state, seat) / spread;
}

/** Placements still to come, all seats together. */
function turnsLeft(state: State, rounds: number, dice: number): number {
  if (state.stage === 'over') return 0;
  return (rounds - state.round) * (dice - 1) + turnsThisRound(state);
}

/** The one that is under way counts until its die is placed. */
function turnsThisRound({ stage, table, seats }: State): number {
  const dice = stage === 'draw' || stage === 'roll' ? BY_SEATS[seats].dice : table.length;
  return dice - 1;
}

/**
 * How many dice the seat will still place in this round. Who has had the turn has what it brought;
 * without this, looking further would always seem to cost something.
 */
export function turnsInRound(state: State, seat: Seat): number {
  const { turn, placedOn, seats } = state;
  const next = placedOn >= 0 ? turn + 1 : turn;
  const until = (seat - next + 2 * seats) % seats;
  const turns = turnsThisRound(state) - until;
  return turns > 0 ? Math.ceil(turns / seats) : 0;
}

/** Meeples beside dice, which come back when their floor is covered. */
function homecoming({ dice, meeples }: State, seat: Seat): number {
  let count = 0;
  for (let pillar = 0; pillar < meeples.length; pillar++) {
    const meeple = meeples[pillar];
    if (meeple !== 0 && dice[pillar] !== 0 && ownerOf(meeple) === seat) count++;
  }
  return count;
}

/** The master isn't caught in a tower, nor will be: it is at hand, in the book or beside a die. */
function masterIsFree({ masters, book, dice, meeples }: State, seat: Seat): boolean {
  if (masters[seat] > 0) return true;
  for (let spell = seat * 6; spell < seat * 6 + 6; spell++) if (book[spell] === MASTER) return true;
  const at = meeples.indexOf(meepleOf(seat, MASTER));
  return at >= 0 && dice[at] !== 0;
}

/** Floors with one empty pillar where no apprentice can take the lead, nor make it a tie. */
function safeFloors(state: State, seat: Seat): number {
  let count = 0;
  for (let tower = 0; tower < 4; tower++) {
    if (filledPillars(state, tower) !== 2) continue;
    let most = 0;
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) most = Math.max(most, influenceOf(state, tower, other));
    if (influenceOf(state, tower, seat) >= most + 2) count++;
  }
  return count;
}

function filledPillars(state: State, tower: number): number {
  let filled = 0;
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++)
    if (isFull(state, pillar)) filled++;
  return filled;
}

/** What the influence on the top floors promises: the fuller the floor, the surer. */
function floors(state: State, seat: Seat, toGo: number): number {
  let worth = 0;
  for (let tower = 0; tower < 4; tower++) {
    const filled = filledPillars(state, tower);
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
