/** Where a game turned: by a throw, by a choice that cost something, by one that was hard to find, by a new favourite. */
import type { Seat } from '@magehall/engine';
import type { Reason, Valued } from '../analysis.ts';
import type { Throw } from './luck.ts';
import type { Point } from './story.ts';

/** What was decided after so many steps, and what it was worth. */
export interface Decided {
  at: number;
  by: Seat;
  /** What the seat could see then. */
  view: unknown;
  best: Valued;
  second: Valued | undefined;
  played: Valued;
  /** How many choices there were. */
  choices: number;
}

/** `at` is the moment of the replay that shows it: before a choice, after a throw. */
export type Turn =
  /** Something else would have been better: by how much, what, and why. */
  | {
      kind: 'missed';
      at: number;
      seat: Seat;
      before: number;
      after: number;
      better: unknown;
      why: readonly Reason[];
    }
  /** The one good choice among several, and it was found. */
  | { kind: 'found'; at: number; seat: Seat; chance: number; other: number }
  /** What the dice brought the seat to whom they brought most, or took most. */
  | { kind: 'throw'; at: number; seat: Seat; worth: number }
  /** From here on this seat was the favourite. */
  | { kind: 'lead'; at: number; seat: Seat };

/** What costs less is not worth a word. */
const MISSED = 0.05;
/** All others are at least that much worse. */
const FOUND = 0.08;
const FOUND_AMONG = 4;
const THROWN = 0.06;
const SAME = 1e-9;
const MOST = { missed: 5, found: 2, throw: 4 } as const;
/** So many decisions of each kind are looked at more closely. */
const CLOSER = { missed: 8, found: 4 } as const;

interface Seen {
  points: readonly Point[];
  decided: readonly Decided[];
  throws: readonly Throw[];
  /** By seat: those with the same number win together. */
  sides: readonly number[];
  /** Looks longer at a decision. */
  closer(decision: Decided): Generator<number, Decided & { why: readonly Reason[] }>;
}

export function* turnsOf({
  points,
  decided,
  throws,
  sides,
  closer,
}: Seen): Generator<number, Turn[]> {
  const missed: Turn[] = [];
  for (const decision of largest(decided, lossOf, MISSED, CLOSER.missed)) {
    const { at, by, best, played, why } = yield* closer(decision);
    if (best.chance - played.chance < MISSED || missed.length === MOST.missed) continue;
    const chances = { before: best.chance, after: played.chance };
    missed.push({ kind: 'missed', at, seat: by, ...chances, better: best.choice, why });
  }
  const found: Turn[] = [];
  for (const decision of largest(decided, leadOf, FOUND, CLOSER.found)) {
    const closely = yield* closer(decision);
    if (leadOf(closely) < FOUND || found.length === MOST.found) continue;
    const other = closely.second?.chance ?? 0;
    found.push({
      kind: 'found',
      at: closely.at,
      seat: closely.by,
      chance: closely.best.chance,
      other,
    });
  }
  return [...thrownTurns(throws), ...missed, ...found, ...lastLead(points, sides)].sort(
    (a, b) => a.at - b.at,
  );
}

/** What the choice cost. */
export function lossOf({ best, played }: Decided): number {
  return best.chance - played.chance;
}

/** How far the best choice was ahead, if it was played and there was something to choose from. */
function leadOf({ best, second, played, choices }: Decided): number {
  if (played !== best || !second || choices < FOUND_AMONG) return 0;
  return best.chance - second.chance;
}

function largest<T>(list: readonly T[], size: (one: T) => number, least: number, most: number) {
  return list
    .filter((one) => size(one) >= least)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, most);
}

function thrownTurns(throws: readonly Throw[]): Turn[] {
  const size = ({ worth }: Throw) => Math.max(...worth.map(Math.abs));
  return largest(throws, size, THROWN, MOST.throw).map((one) => {
    const [most, least] = [Math.max(...one.worth), Math.min(...one.worth)];
    // Of two who gained and lost as much, the happier one is named.
    const worth = most >= -least - SAME ? most : least;
    return { kind: 'throw', at: one.at, seat: one.worth.indexOf(worth), worth };
  });
}

/** Where the one who won in the end came to the front for good, if it was not so from the beginning. */
function lastLead(points: readonly Point[], sides: readonly number[]): Turn[] {
  const leads = points.map(({ chances }) => favourite(chances, sides));
  const winner = leads.at(-1);
  if (winner === undefined) return [];
  const before = leads.findLastIndex((lead) => lead !== winner);
  const first = points[before + 1];
  if (before < 0 || !first || first === points.at(-1)) return [];
  return [{ kind: 'lead', at: first.at, seat: winner }];
}

/** The first seat of the side with the best chances, if one has better ones than all others. */
export function favourite(chances: readonly number[], sides: readonly number[]): Seat | undefined {
  const most = Math.max(...chances);
  const first = chances.indexOf(most);
  const alone = chances.every((chance, seat) => chance < most || sides[seat] === sides[first]);
  return alone ? first : undefined;
}
