/**
 * What an attack may bring, told before its dice fall: a few outcomes, each with how likely it is.
 * For the bots, to whom a single throw would say little about the attack.
 */
import type { Prospect } from '@magehall/engine';
import { capture } from '../attack/attack.ts';
import { isRanged } from '../attack/dice.ts';
import { foolIsIn, sacrifice } from '../attack/fool.ts';
import { MOST_DAMAGE } from '../attack/sums.ts';
import { clone } from '../clone.ts';
import { UNITS } from '../data/units.ts';
import { type AttackFrame, type State, top } from '../state.ts';
import { fighters } from '../turn/sides.ts';
import { reaching } from './reaching.ts';

/** Where an attack's dice are about to fall; undefined anywhere else. */
export function outlook(state: State): Prospect<State>[] | undefined {
  const frame = top(state);
  if (frame.frame !== 'attack' || frame.step !== 'roll') return undefined;
  const falls = likelyFalls(fighters(state.armies[frame.target]), frame);
  return foolIsIn(state, frame.target)
    ? againstTheFool(state, falls)
    : falls.map(({ likely, taken }) => ({
        what: named(taken),
        likely,
        state: () => carriedOut(state, taken),
      }));
}

function carriedOut(state: State, taken: number[]): State {
  const after = clone(state);
  capture(after, top(after) as AttackFrame, { taken, overkill: [] });
  return after;
}

const GIVEN = -1;

function named(taken: readonly number[]): number {
  let name = 0;
  for (const unit of taken) name = name * UNITS.length + unit;
  return name;
}

/** Who falls, and how likely. */
export interface Fall {
  likely: number;
  taken: number[];
}

/** Less likely ones are not worth looking at. */
const LEAST = 0.01;

/**
 * Nobody falls, or the Leader, or another by the ranged dice, or the Leader and one more: of those
 * that may the one that brings most. Re-rolls are all hoped to be used on the first die.
 */
export function likelyFalls(
  line: readonly number[],
  { dice, faces, rerolls }: Pick<AttackFrame, 'dice' | 'faces' | 'rerolls'>,
): Fall[] {
  const [leader, second] = line;
  const near = split(dice, faces, false);
  const far = split(dice, faces, true);
  const all = { falling: [...near.falling, ...far.falling], lying: near.lying + far.lying };
  const leaderFalls = chance(all, leader, rerolls);
  let other = 0;
  let otherFalls = 0;
  for (let i = 1; i < line.length; i++) {
    const falls = chance(far, line[i], 0);
    if (line[i] * falls > other * otherFalls) {
      other = line[i];
      otherFalls = falls;
    }
  }
  const alsoOther = chance(near, leader, rerolls) * otherFalls;
  const overkill = line.length > 1 && near.any ? chance(all, leader + 2 * second + 1, rerolls) : 0;
  const byRanged = alsoOther * other > overkill * second;
  const both = byRanged ? alsoOther : overkill;
  const falls = [
    { likely: both, taken: [leader, byRanged ? other : second] },
    { likely: leaderFalls - both, taken: [leader] },
    { likely: (1 - leaderFalls) * otherFalls, taken: [other] },
  ].filter(({ likely }) => likely > LEAST);
  let nobody = 1;
  for (const { likely } of falls) nobody -= likely;
  return [...falls, { likely: nobody, taken: [] }];
}

interface Pool {
  /** Dice that are still to fall, and what those that lie are worth together. */
  falling: number[];
  lying: number;
}

function chance({ falling, lying }: Pool, health: number, rerolls: number): number {
  return reaching(falling, rerolls)[Math.min(Math.max(health - lying, 0), MOST_DAMAGE)];
}

/** The melee dice or the ranged ones. */
function split(
  dice: readonly number[],
  faces: readonly number[][],
  ranged: boolean,
): Pool & { any: boolean } {
  const pool = { falling: [] as number[], lying: 0, any: false };
  for (let die = 0; die < dice.length; die++) {
    const sides = dice[die];
    if (isRanged(sides) !== ranged) continue;
    const shown = faces[die];
    pool.any = true;
    if (shown.length === 0 || shown[shown.length - 1] === sides) pool.falling.push(sides);
    for (const face of shown) pool.lying += face;
  }
  return pool;
}

/** Whoever holds the Fool gives it up rather than lose a unit. */
function againstTheFool(state: State, falls: readonly Fall[]): Prospect<State>[] {
  const { likely } = falls[falls.length - 1];
  return [
    { what: GIVEN, likely: 1 - likely, state: () => withoutTheFool(state) },
    { what: named([]), likely, state: () => carriedOut(state, []) },
  ];
}

function withoutTheFool(state: State): State {
  const given = clone(state);
  sacrifice(given, top(given) as AttackFrame, 0);
  given.stack.pop();
  return given;
}
