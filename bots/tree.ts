/**
 * The tree of a search. A node stands for what has been decided so far, not for a position: dice and
 * hidden cards fall anew each time, so a branch is there in some iterations and missing in others.
 */
import type { Seat } from '@magehall/engine';
import type { Chances } from './chances.ts';

export interface Branch {
  /** The choice as last met; what it leads to depends on how the dice fall. */
  choice: unknown;
  visits: number;
  /** By seat: the sum of what came of it, the first look included. */
  sums: Chances;
  /** What the first look promised to the one who chooses. */
  promise: number;
  /** The game was over right after it when it was first looked at. */
  ends: boolean;
  node: Node | undefined;
  /** What dice may make of it, where that can be told. */
  outcomes: Outcome[] | undefined;
}

/** One of the things that dice may bring: a part of its branch with what comes after it. */
export interface Outcome {
  what: number;
  likely: number;
  visits: number;
  sums: Chances;
  node: Node | undefined;
}

/** Most nodes are only ever opened, so their branches get keys when they are met again. */
export interface Node {
  opened: Branch[];
  byKey: Map<number, Branch> | undefined;
}

/** By a choice, the number that its branch goes by. */
export type Key = (choice: unknown) => number;

/** All branches that were met so far, by the key of their choice. */
export function keyed(node: Node, key: Key): Map<number, Branch> {
  if (node.byKey === undefined) {
    node.byKey = new Map();
    for (const branch of node.opened) node.byKey.set(key(branch.choice), branch);
  }
  return node.byKey;
}

/** Of choices that go by the same number, the first. */
export function distinct(choices: readonly unknown[], key: Key): unknown[] {
  const met = new Set<number>();
  const first: unknown[] = [];
  for (const choice of choices) {
    const number = key(choice);
    if (met.has(number)) continue;
    met.add(number);
    first.push(choice);
  }
  return first;
}

/** How far a promise stands out from the others: at this difference it is tried e times as often. */
const KEENNESS = 0.05;
/**
 * Where all chances are below this, or all above the rest of it, they hardly differ. They are then
 * told apart by their own measure: a game all but lost or won is still played with a plan.
 */
const SETTLED = 0.02;
/** In such a position the best stands out from the worst by e to this power. */
const OWN_MEASURE = 4;
/** How much is tried that looks worse so far. */
const CURIOSITY = 1.2;
/** So many visits the first look counts for. */
export const FIRST_LOOK = 1;

/** Filled again and again: by branch, how promising it is beside the most promising one. */
let priors = new Float64Array(256);

/**
 * The branch to try next, of those that are legal now: good so far, or promising and little tried.
 * Each seat looks at its own chances alone.
 */
export function mostPromising(branches: readonly Branch[], seat: Seat): Branch {
  let visits = 1;
  let most = 0;
  let least = 1;
  for (const branch of branches) {
    visits += branch.visits;
    if (branch.promise > most) most = branch.promise;
    if (branch.promise < least) least = branch.promise;
  }
  const settled = (most < SETTLED || least > 1 - SETTLED) && most > least;
  const keenness = settled ? (most - least) / OWN_MEASURE : KEENNESS;
  if (priors.length < branches.length) priors = new Float64Array(2 * branches.length);
  let total = 0;
  for (let i = 0; i < branches.length; i++) {
    priors[i] = Math.exp((branches[i].promise - most) / keenness);
    total += priors[i];
  }
  const scale = (CURIOSITY * Math.sqrt(visits)) / total;
  let best = branches[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i];
    const tried = branch.visits + FIRST_LOOK;
    const worth = branch.sums[seat] / tried + (scale * priors[i]) / tried;
    if (worth > highest) {
      highest = worth;
      best = branch;
    }
  }
  return best;
}

export function count(met: Branch | Outcome, chances: Chances): void {
  met.visits++;
  for (let seat = 0; seat < chances.length; seat++) met.sums[seat] += chances[seat];
}

/** What the outcomes are worth together, each as far as it is likely. */
export function meanOf(outcomes: readonly Outcome[], seats: number): Chances {
  const mean: Chances = new Array(seats).fill(0);
  for (const { likely, visits, sums } of outcomes)
    for (let seat = 0; seat < seats; seat++)
      mean[seat] += (likely * sums[seat]) / (visits + FIRST_LOOK);
  return mean;
}

/** What a new node is worth: what the best of its choices brings, by the first look. */
export function bestOf(branches: readonly Branch[]): Chances {
  let best = branches[0];
  for (const branch of branches) if (branch.promise > best.promise) best = branch;
  return best.sums;
}
