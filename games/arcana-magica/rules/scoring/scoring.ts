/** Winning by an element at once, and points at the end (AM-WIN, AM-SCORE, AM-ADEPT). */
import type { Outcome, Score, Seat, Tell } from '@magehall/engine';
import { ELEMENT_OF_UNIT, ELEMENTS, FERRYMAN, FOOL } from '../data/units.ts';
import type { Event } from '../events.ts';
import { NONE, type Scoring, type State, TOKENS } from '../state.ts';
import { sideOf } from '../turn/sides.ts';

export const TOKEN_POINTS = 10;

/** How many units of that element are in the game; the Fool belongs to none (AM-AMB-58). */
export function sizeOfElement(element: number, ferryman: boolean): number {
  return ELEMENT_OF_UNIT.filter((of, unit) => of === element && (ferryman || unit !== FERRYMAN))
    .length;
}

export function holdsElement(state: State, side: number, element: number): boolean {
  let held = 0;
  for (const own of state.armies[side]) if (ELEMENT_OF_UNIT[own] === element) held++;
  return held === sizeOfElement(element, state.agreed.ferryman);
}

/** After a unit joined: does its side now hold its whole element? Then the game is over at once. */
export function checkElement(state: State, seat: Seat, unit: number, tell?: Tell<Event>): boolean {
  const element = ELEMENT_OF_UNIT[unit];
  const side = sideOf(state, seat);
  if (element < 0 || !holdsElement(state, side, element)) return false;
  state.winner = side;
  tell?.({ event: 'element-won', seat, side, element: ELEMENTS[element] });
  finishGame(state, 'element', tell);
  return true;
}

export function finishGame(
  state: State,
  cause: 'counter' | 'stalemate' | 'element',
  tell?: Tell<Event>,
): void {
  state.stack = [];
  tell?.({ event: 'over', round: state.round, cause });
}

function sum(units: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < units.length; i++) total += units[i];
  return total;
}

/** What each Adept counts besides the tokens, which always count (AM-AMB-57). */
export const COUNTS: Record<Scoring, { trophies: boolean; army(value: number): number }> = {
  sorcerer: { trophies: true, army: (value) => Math.floor(value / 2) },
  warlock: { trophies: true, army: () => 0 },
  patriarch: { trophies: false, army: (value) => value },
  archmage: { trophies: true, army: (value) => value },
};

function tokensOf(state: State, side: number): number {
  let held = 0;
  const { tokens } = state;
  for (let i = 0; i < tokens.length; i++) if (tokens[i] === side) held++;
  return held;
}

/** The sum of the parts, without naming them: bots ask for it in every position they look at. */
export function pointsOf(state: State, side: number): number {
  const counts = COUNTS[state.agreed.scoring];
  const trophies = counts.trophies ? sum(state.trophies[side]) : 0;
  return TOKEN_POINTS * tokensOf(state, side) + trophies + counts.army(sum(state.armies[side]));
}

function partsOf(state: State, side: number): { part: string; points: number }[] {
  const { scoring } = state.agreed;
  const counts = COUNTS[scoring];
  const parts = [{ part: 'tokens', points: TOKEN_POINTS * tokensOf(state, side) }];
  if (counts.trophies) parts.unshift({ part: 'trophies', points: sum(state.trophies[side]) });
  if (scoring !== 'warlock')
    parts.push({
      part: scoring === 'sorcerer' ? 'half-army' : 'army',
      points: counts.army(sum(state.armies[side])),
    });
  return parts;
}

function scoreOf(state: State, seat: Seat): Score {
  const side = sideOf(state, seat);
  return {
    seat,
    total: pointsOf(state, side),
    parts: partsOf(state, side),
    ties: [
      { tie: 'fool', value: state.armies[side].includes(FOOL) ? 1 : 0 },
      { tie: 'tokens', value: tokensOf(state, side) },
      { tie: 'trophies', value: state.trophies[side].length },
    ],
  };
}

/** Negative if a is ahead of b: points, then the tie-breaks in order (AM-SCORE-3, AM-AMB-59). */
function compareScores(a: Score, b: Score): number {
  if (a.total !== b.total) return b.total - a.total;
  const tie = a.ties.findIndex(({ value }, i) => value !== b.ties[i].value);
  return tie < 0 ? 0 : b.ties[tie].value - a.ties[tie].value;
}

/** Team mates share points and place. An element win is first, whatever the points (AM-WIN-2). */
export function outcome(state: State): Outcome {
  const scores = Array.from({ length: state.agreed.seats }, (_, seat) => scoreOf(state, seat));
  const bySide = state.armies.map((_, side) => scores[side]);
  const isAhead = (a: Score, b: Score): boolean => {
    const won = state.winner !== NONE;
    if (won && sideOf(state, a.seat) === state.winner)
      return sideOf(state, b.seat) !== state.winner;
    if (won && sideOf(state, b.seat) === state.winner) return false;
    return compareScores(a, b) < 0;
  };
  const places = scores.map((own) => 1 + bySide.filter((other) => isAhead(other, own)).length);
  const winners = scores.map(({ seat }) => seat).filter((seat) => places[seat] === 1);
  const result: Outcome = { scores, places, winners };
  if (state.winner !== NONE) result.outright = true;
  if (state.agreed.teams) result.sides = scores.map(({ seat }) => sideOf(state, seat));
  return result;
}

/** What the balance report counts: the length, what brought the end, how much was captured. */
export function figures(state: State): Record<string, number> {
  const begun = TOKENS.map((token, place) => [
    `begun by ${token}`,
    state.begunBy === place ? 1 : 0,
  ]);
  return {
    rounds: state.round,
    trophies: state.trophies.flat().length,
    ...Object.fromEntries(begun),
    'won by an element': state.winner === NONE ? 0 : 1,
  };
}
