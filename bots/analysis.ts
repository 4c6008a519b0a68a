/**
 * What each choice is worth, and not only which one is best: for hints, stories and puzzles. It knows what a bot
 * knows: a view, never the state. Where a bot tries mostly what looks best, here the looks are shared out evenly
 * among the choices, and of two halves the better goes on: so what is compared was looked at equally long.
 */
import type { Game, Judgement, Seat } from '@magehall/engine';
import { type Moment, untimed } from './bot.ts';
import { appraiser, type Chances } from './chances.ts';
import { Explorer } from './explorer.ts';
import { keyOf } from './key.ts';
import { Patience } from './patience.ts';
import { byPoints } from './points.ts';
import { type Branch, FIRST_LOOK } from './tree.ts';
import { type Reason, reasonsFor } from './why.ts';

export type { Reason } from './why.ts';

export interface Question {
  view: unknown;
  /** Whose view it is, and who is to choose. */
  seat: Seat;
  /** So many positions are looked at, unless it is cancelled. */
  looks: number;
  /** Only these of the legal choices; without it all of them. */
  choices?: readonly unknown[];
  /** Valued as carefully as the best, such as the one that was played. */
  also?: readonly unknown[];
}

/** A choice with what it is worth. */
export interface Valued {
  choice: unknown;
  /** How likely the seat is to win after it. */
  chance: number;
  /** The same of every seat. */
  chances: Chances;
  /** How many lines were followed from it: with few it is a guess. */
  visits: number;
}

export interface Analysis {
  /** Every choice that was asked for, the best first. */
  valued: Valued[];
  /** How many positions were looked at so far, and how many are to be. */
  looks: number;
  of: number;
}

/** As a bot's moment, but it hears of the whole analysis so far. */
export type AnalysisMoment = Omit<Moment, 'report'> & { report?(soFar: Analysis): void };

/** What came of it, and why the best choice is better than another. */
export interface Analysed extends Analysis {
  /** What speaks for the first of two choices when the turn is over, the strongest first; empty if nothing does. */
  why(better: unknown, other: unknown): Reason[];
}

/** So many looks a hint takes: twice an archmage's, so that the second best is known as well as the best. */
export const HINT_LOOKS = 24_000;
/** So many choices are compared to the end. */
const LAST = 3;
/** Milliseconds between two reports. */
const REPORT_EVERY = 200;

export function analyse(
  game: Game,
  known: Judgement | undefined,
  question: Question,
  moment: AnalysisMoment,
): Analysed {
  const judgement = known ?? byPoints(game);
  const { view, seat, looks, choices } = question;
  const { roll } = moment;
  const seats = game.outcome(game.imagine(view, seat, roll)).scores.length;
  const appraise = appraiser(game, judgement, seats);
  // It only counts: a choice that was asked for gets its look, however short the time is.
  const patience = new Patience(Number.POSITIVE_INFINITY, untimed(roll));
  const start = { game, judgement, appraise, patience, view, seat, roll, choices };
  const explorer = new Explorer(start);
  explorer.iterate();
  let left: readonly Branch[] = byWorth(explorer.first, seat);
  const gone: Branch[] = [];
  const soFar = (): Analysis => ({
    valued: [...byWorth(left, seat), ...gone].map((branch) => valued(branch, seat)),
    looks: patience.looks,
    of: looks,
  });
  const isOver = watch(moment, () => moment.report?.(soFar()));
  const also = new Set(question.also?.map(keyOf));
  // Round by round each choice that is left is tried as often as the others; then the worse half goes.
  for (let rounds = roundsFor(left.length); rounds > 0 && !isOver(); rounds--) {
    const until = patience.looks + (looks - patience.looks) / rounds;
    while (patience.looks < until && !isOver()) for (const branch of left) explorer.iterate(branch);
    if (rounds === 1) break;
    const most = Math.max(LAST, Math.ceil(left.length / 2));
    const sorted = byWorth(left, seat);
    left = sorted.filter(({ choice }, i) => i < most || also.has(keyOf(choice)));
    gone.unshift(...sorted.filter((branch) => !left.includes(branch)));
  }
  const found = soFar();
  moment.report?.(found);
  return { ...found, why: reasonsFor({ ...start, explorer, seats }) };
}

function roundsFor(choices: number): number {
  return Math.max(0, Math.ceil(Math.log2(choices / LAST))) + 1;
}

/** Whether it is time to end; on the way it tells how far things are. */
function watch({ now, budgetMs, cancelled }: AnalysisMoment, report: () => void): () => boolean {
  const end = now() + budgetMs;
  let next = now() + REPORT_EVERY;
  return () => {
    const time = now();
    if (time >= next) {
      next = time + REPORT_EVERY;
      report();
    }
    return time >= end || cancelled?.() === true;
  };
}

function worthOf({ sums, visits }: Branch, seat: Seat): number {
  return sums[seat] / (visits + FIRST_LOOK);
}

function byWorth(branches: readonly Branch[], seat: Seat): Branch[] {
  return branches.toSorted((a, b) => worthOf(b, seat) - worthOf(a, seat));
}

function valued({ choice, sums, visits }: Branch, seat: Seat): Valued {
  const chances = sums.map((sum) => sum / (visits + FIRST_LOOK));
  return { choice, chance: chances[seat], chances, visits };
}
