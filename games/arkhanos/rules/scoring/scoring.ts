/** Phase 3 (TA-SCORE, TA-BUILD) and the end (TA-END): influence, majorities, the next floor. */
import type { Outcome, Score, Seat, Tell } from '@magehall/engine';
import {
  BOOK_MEEPLE,
  CENTRAL,
  CENTRAL_PRESTIGE,
  INCOMPLETE_PRESTIGE,
  OUTER_PRESTIGE,
  type Prestige,
  TOWERS,
} from '../data.ts';
import type { Event, Gain } from '../events.ts';
import { KIND_NAMES } from '../names.ts';
import {
  addToSupply,
  bookSize,
  isClosed,
  kindOf,
  ownerOf,
  POINTS,
  prestigeOf,
  type State,
} from '../state.ts';

/** TA-SCORE-3: by seat, beside dice and on pillars alike. */
export function influenceOn(state: State, tower: number): number[] {
  const influence: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) influence.push(0);
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++) {
    const meeple = state.meeples[pillar];
    if (meeple !== 0) influence[ownerOf(meeple)] += kindOf(meeple);
  }
  return influence;
}

/** TA-SCORE-4 to -8: what each influence is worth. None at all never scores (TA-AMB-24). */
export function majority(influence: readonly number[], prestige: Prestige): number[] {
  let most = 0;
  let second = 0;
  let leaders = 0;
  let seconds = 0;
  for (const value of influence) {
    if (value > most) {
      second = most;
      seconds = leaders;
      most = value;
      leaders = 1;
    } else if (value === most) leaders++;
    else if (value > second) {
      second = value;
      seconds = 1;
    } else if (value === second) seconds++;
  }
  const forMost = leaders === 1 ? prestige.first : prestige.tie;
  const forSecond = leaders > 1 ? 0 : seconds === 1 ? prestige.second : prestige.tie;
  const worth: number[] = [];
  for (const value of influence)
    worth.push(value === 0 ? 0 : value === most ? forMost : value === second ? forSecond : 0);
  return worth;
}

function gainsOf(influence: readonly number[], points: readonly number[]): Gain[] {
  return points
    .map((worth, seat) => ({ seat, points: worth, influence: influence[seat] }))
    .filter((gain) => gain.influence > 0)
    .sort((a, b) => b.influence - a.influence);
}

/** Scores a completed floor, sends meeples home and sets the next floor on top. */
export function scoreFloor(state: State, tower: number, tell?: Tell<Event>): void {
  const influence = influenceOn(state, tower);
  const central = tower === CENTRAL;
  const points = majority(
    influence,
    central ? CENTRAL_PRESTIGE[state.centralPrestige] : OUTER_PRESTIGE,
  );
  const part = central ? POINTS.indexOf('central') : POINTS.indexOf('outer');
  for (let seat = 0; seat < state.seats; seat++) state.points[seat * 4 + part] += points[seat];
  tell?.({
    event: 'scored',
    tower: TOWERS[tower],
    floor: state.floors[tower],
    gains: gainsOf(influence, points),
  });
  coverFloor(state, tower, tell);
  buildFloor(state, tower, tell);
}

/** TA-BUILD-1, -2: meeples beside dice go home; dice, and meeples on pillars, are trapped. */
function coverFloor(state: State, tower: number, tell?: Tell<Event>): void {
  const below = state.below[tower];
  below.push(state.tiles[tower]);
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++) {
    const die = state.dice[pillar];
    const meeple = state.meeples[pillar];
    below.push(die === 0 ? -meeple : die);
    if (die !== 0 && meeple !== 0) {
      const seat = ownerOf(meeple);
      const kind = kindOf(meeple);
      addToSupply(state, seat, kind, 1);
      tell?.({
        event: 'returned',
        tower: TOWERS[tower],
        at: pillar % 3,
        seat,
        meeple: KIND_NAMES[kind],
      });
    }
    state.dice[pillar] = 0;
    state.as[pillar] = 0;
    state.meeples[pillar] = 0;
  }
}

/** TA-BUILD-3 to -5, and TA-AMB-33 when no tile is left. */
function buildFloor(state: State, tower: number, tell?: Tell<Event>): void {
  state.tiles[tower] = state.next;
  if (isClosed(state, tower)) {
    tell?.({ event: 'closed', tower: TOWERS[tower] });
    return;
  }
  state.floors[tower]++;
  state.next = 0;
  tell?.({
    event: 'newFloor',
    tower: TOWERS[tower],
    floor: state.floors[tower],
    tile: state.tiles[tower],
  });
}

/** TA-END-2 to -4: by seat, what a top floor is worth when the game ends. */
function incompletePoints(state: State, tower: number): number[] {
  return majority(influenceOn(state, tower), INCOMPLETE_PRESTIGE);
}

/** TA-END: told once; `outcome` counts it from the position, which no longer changes. */
export function tellTheEnd(state: State, tell: Tell<Event>): void {
  for (let tower = 0; tower < 4; tower++) {
    const influence = influenceOn(state, tower);
    const gains = gainsOf(influence, incompletePoints(state, tower));
    if (gains.length > 0)
      tell({ event: 'finalFloor', tower: TOWERS[tower], floor: state.floors[tower], gains });
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const points = bookSize(state, seat) * BOOK_MEEPLE;
    if (points > 0) tell({ event: 'finalBook', seat, points });
  }
  tell({ event: 'won', winners: [...outcome(state).winners] });
}

/** TA-AMB-31: heads, not influence, on the four top floors. */
function headsOnTop(state: State, seat: Seat): number {
  let heads = 0;
  for (const meeple of state.meeples) if (meeple !== 0 && ownerOf(meeple) === seat) heads++;
  return heads;
}

export function outcome(state: State): Outcome {
  const over = state.stage === 'over';
  const incomplete = over ? TOWERS.map((_, tower) => incompletePoints(state, tower)) : [];
  const scores: Score[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const book = bookSize(state, seat);
    const parts: { part: string; points: number }[] = POINTS.map((part, i) => ({
      part,
      points: state.points[seat * 4 + i],
    }));
    let total = prestigeOf(state, seat);
    if (over) {
      const unfinished = incomplete.reduce((sum, points) => sum + points[seat], 0);
      parts.push({ part: 'incomplete', points: unfinished });
      parts.push({ part: 'book', points: book * BOOK_MEEPLE });
      total += unfinished + book * BOOK_MEEPLE;
    }
    const ties = [
      { tie: 'bookMeeples', value: book },
      { tie: 'topMeeples', value: headsOnTop(state, seat) },
    ];
    scores.push({ seat, total, parts, ties });
  }
  const places = scores.map((score) => 1 + scores.filter((rival) => beats(rival, score)).length);
  const winners = scores.filter((score) => places[score.seat] === 1).map((score) => score.seat);
  return { scores, places, winners };
}

/** TA-END-6 to -9, and TA-AMB-53 for the places below. */
function beats(a: Score, b: Score): boolean {
  if (a.total !== b.total) return a.total > b.total;
  for (let i = 0; i < a.ties.length; i++)
    if (a.ties[i].value !== b.ties[i].value) return a.ties[i].value > b.ties[i].value;
  return false;
}
