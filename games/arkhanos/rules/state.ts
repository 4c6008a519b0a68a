/**
 * A position. Dice, meeples, pillars and tiles are small numbers, since a search copies and walks
 * millions of positions; `names.ts` turns them into words and `look.ts` into things to draw.
 *
 * - a die: colour * 6 + face, 1 to 24 in the order of the colours; 0 is no die
 * - a meeple: seat * 2 + 1 is an apprentice, seat * 2 + 2 a master; 0 is none
 * - a tower: 0, 1, 2 are outer, 3 is central
 * - a pillar: tower * 3 + its place; on outer towers the places are gain2, floor, build
 * - a tile: its id, 1 to 18; 0 is none
 */
import type { Seat } from '@magehall/engine';
import type { CentralPrestige } from './data.ts';

export type Stage =
  // Chance decides.
  | 'starters'
  | 'reveal'
  | 'firstPlayer'
  | 'draw'
  | 'roll'
  // The seat whose turn it is decides.
  | 'place'
  | 'bonus'
  | 'score'
  | 'end'
  | 'over';

export interface State {
  seats: number;
  centralPrestige: CentralPrestige;
  stage: Stage;
  /** 0 while the game is set up. */
  round: number;
  /** Who holds the bag; -1 before that is known. */
  first: Seat;
  turn: Seat;

  /** Starter tiles still to be laid out. */
  starters: number[];
  /** The tiles under the top one, whose order nobody knows, ascending. */
  stack: number[];
  /** The tile on top of the stack, its outer side up for all to see. */
  next: number;
  /** How many dice of each colour are in the bag. */
  bag: number[];
  /** Colours of the dice drawn, but not rolled yet. */
  drawn: number[];
  /** The rolled dice, in the order they fell. */
  table: number[];
  /** The last die of each finished round. */
  pool: number[];

  /** By tower: the top floor's tile. An outer tower with tile 0 is closed. */
  tiles: number[];
  /** By tower: the number of its top floor, from 1. */
  floors: number[];
  /** By pillar of the top floors: the die on it. */
  dice: number[];
  /** By pillar: the number an outer tower's die counts as. Central dice are read only once. */
  as: number[];
  /** By pillar: the meeple beside its die or, without a die, on the pillar itself. */
  meeples: number[];
  /** By tower: the covered floors from the ground up, each as tile and three pillars, a die being
   * positive and a trapped meeple negative. Flat, so that copying it is one step. */
  below: number[][];

  /** By seat: apprentices in the supply. */
  apprentices: number[];
  /** By seat: 1 if the master is in the supply. */
  masters: number[];
  /** By seat * 6 + spell: 0 empty, 1 an apprentice, 2 the master. */
  book: number[];
  /** By seat * 4 + part (`POINTS`): prestige so far. */
  points: number[];

  // What a turn remembers.
  /** Shifts waiting for the placement. */
  shift: number;
  /** A Morph waits for the placement. */
  morph: boolean;
  /** The pillar this turn's die went on; -1 before. */
  placedOn: number;
  /** The number that die counts as; 0 before. */
  placedAs: number;
  /** Towers whose floor was completed and is still to be scored, in that order. */
  completed: number[];
}

/** Where prestige comes from before the end. */
export const POINTS = ['gain2', 'floor', 'outer', 'central'] as const;

export const MASTER = 2;
export const APPRENTICE = 1;

export function meepleOf(seat: Seat, kind: number): number {
  return seat * 2 + kind;
}
export function ownerOf(meeple: number): Seat {
  return (meeple - 1) >> 1;
}
/** `APPRENTICE` or `MASTER`, which is also its influence (TA-COMP-1). */
export function kindOf(meeple: number): number {
  return 2 - (meeple & 1);
}
export function faceOf(die: number): number {
  return ((die - 1) % 6) + 1;
}
export function colourOf(die: number): number {
  return ((die - 1) / 6) | 0;
}
export function towerOf(pillar: number): number {
  return (pillar / 3) | 0;
}

export function isFull(state: State, pillar: number): boolean {
  return state.dice[pillar] !== 0 || state.meeples[pillar] !== 0;
}
/** The lowest empty pillar of a tower, or -1. Central pillars are alike, so it stands for all. */
export function emptyPillar(state: State, tower: number): number {
  for (let pillar = tower * 3; pillar < tower * 3 + 3; pillar++)
    if (!isFull(state, pillar)) return pillar;
  return -1;
}
/** TA-AMB-33: an outer tower for which no tile was left. */
export function isClosed(state: State, tower: number): boolean {
  return tower !== 3 && state.tiles[tower] === 0;
}

export function supplyOf(state: State, seat: Seat): number {
  return state.apprentices[seat] + state.masters[seat];
}
export function hasInSupply(state: State, seat: Seat, kind: number): boolean {
  return (kind === MASTER ? state.masters[seat] : state.apprentices[seat]) > 0;
}
export function addToSupply(state: State, seat: Seat, kind: number, by: 1 | -1): void {
  if (kind === MASTER) state.masters[seat] += by;
  else state.apprentices[seat] += by;
}
export function bookSize(state: State, seat: Seat): number {
  let size = 0;
  for (let spell = seat * 6; spell < seat * 6 + 6; spell++) if (state.book[spell] !== 0) size++;
  return size;
}
export function prestigeOf(state: State, seat: Seat): number {
  const at = seat * 4;
  return state.points[at] + state.points[at + 1] + state.points[at + 2] + state.points[at + 3];
}
