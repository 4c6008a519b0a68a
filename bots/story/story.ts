/**
 * The story of a game that is over: how likely each seat was to win as it went on, where it turned and what would have
 * been better there, what the dice were worth, and who did something to be remembered. Nothing in it knows more than
 * whoever was to choose could know then: every judgement is made of a view. It comes in parts, so that whoever no longer
 * wants it need not go on.
 */
import {
  CHANCE,
  type Game,
  type Judgement,
  type Outcome,
  type Seat,
  type Step,
  same,
  seeded,
} from '@magehall/engine';
import { analyse, HINT_LOOKS, type Reason } from '../analysis.ts';
import { untimed } from '../bot.ts';
import type { Chances } from '../chances.ts';
import { judgeOf } from '../judge.ts';
import { type Award, awardsOf } from './awards.ts';
import { luckOf, type Throw } from './luck.ts';
import { type Decided, type Turn, turnsOf } from './turns.ts';

export type { Award } from './awards.ts';
export type { Throw } from './luck.ts';
export type { Turn } from './turns.ts';

/** How likely each seat was to win, after so many steps. */
export interface Point {
  at: number;
  chances: Chances;
}

export interface Story {
  /** Who judged; a story of another judge may be told anew. */
  judge: string;
  /** So many positions were looked at for each decision. */
  looks: number;
  /** The curve: one point for each decision, and one for the end. */
  points: readonly Point[];
  /** Where it turned, in the order of the game. */
  turns: readonly Turn[];
  /** By seat: what all throws were worth beyond the average, in chances to win. */
  luck: readonly number[];
  awards: readonly Award[];
}

/** So many looks each decision gets; those where something turned get as many as a hint. */
const STORY_LOOKS = 2000;
/** The closer looks at the end count for so many decisions. */
const CLOSER = 12;

/** A game that is over. */
export interface Played {
  /** Where it began. */
  start: unknown;
  /** All steps that stand. */
  steps: readonly Pick<Step, 'by' | 'choice'>[];
  outcome: Outcome;
}

type Made = Played['steps'][number];

/** Says from time to time how far it is, 0 to 1; in the end it has the story. */
export function* tellStory(
  game: Game,
  judgement: Judgement | undefined,
  { start, steps, outcome }: Played,
): Generator<number, Story> {
  const state = game.clone(start);
  const points: Point[] = [];
  const decided: Decided[] = [];
  const throws: Throw[] = [];
  const all = steps.length + CLOSER;
  let at = 0;
  while (at < steps.length) {
    const { by } = steps[at];
    if (by === CHANCE) {
      const end = endOfThrow(steps, at);
      // What lies on the table before anybody chooses is nobody's luck.
      if (decided.length > 0)
        throws.push(luckOf({ game, judgement, state, outcomes: outcomesOf(steps, at, end), end }));
      for (; at < end; at++) game.apply(state, steps[at].choice);
    } else {
      const decision = look(game, judgement, state, steps[at], at);
      if (decision) {
        decided.push(decision);
        points.push({ at, chances: decision.best.chances });
      }
      game.apply(state, steps[at].choice);
      at++;
    }
    yield at / all;
  }
  const sides = outcome.scores.map(({ seat }) => outcome.sides?.[seat] ?? seat);
  points.push({ at: steps.length, chances: finalChances(outcome.winners, sides) });
  const closer = function* (decision: Decided): Generator<number, Decided & { why: Reason[] }> {
    yield steps.length / all;
    return lookCloser(game, judgement, decision);
  };
  const turns = yield* turnsOf({ points, decided, throws, sides, closer });
  const luck = outcome.scores.map((_, seat) => sum(throws.map(({ worth }) => worth[seat])));
  return {
    judge: judgeOf(judgement),
    looks: STORY_LOOKS,
    points: points.map((point) => ({ ...point, chances: point.chances.map(rounded) })),
    turns,
    luck: luck.map(rounded),
    awards: awardsOf({ points, decided, turns, luck, sides, winners: outcome.winners }),
  };
}

/** What a decision was worth; nothing where there was nothing to decide. */
function look(
  game: Game,
  judgement: Judgement | undefined,
  state: unknown,
  { by, choice }: Made,
  at: number,
): Decided | undefined {
  const view = game.view(state, by);
  if (game.choices(view).length < 2) return undefined;
  return decide(game, judgement, { at, by, view }, choice, STORY_LOOKS);
}

function lookCloser(
  game: Game,
  judgement: Judgement | undefined,
  { played, ...decision }: Decided,
): Decided & { why: Reason[] } {
  return decide(game, judgement, decision, played.choice, HINT_LOOKS);
}

function decide(
  game: Game,
  judgement: Judgement | undefined,
  { at, by, view }: Pick<Decided, 'at' | 'by' | 'view'>,
  choice: unknown,
  looks: number,
): Decided & { why: Reason[] } {
  const question = { view, seat: by, looks, also: [choice] };
  const { valued, why } = analyse(game, judgement, question, untimed(seeded(at)));
  const [best, second] = valued;
  const played = valued.find((one) => same(one.choice, choice)) ?? best;
  const reasons = looks > STORY_LOOKS ? why(best.choice, played.choice) : [];
  return { at, by, view, best, second, played, choices: valued.length, why: reasons };
}

function endOfThrow(steps: readonly Made[], from: number): number {
  let end = from;
  while (steps[end]?.by === CHANCE) end++;
  return end;
}

function outcomesOf(steps: readonly Made[], from: number, end: number): number[] {
  return steps.slice(from, end).map(({ choice }) => choice as number);
}

/** A shared victory is shared. */
function finalChances(winners: readonly Seat[], sides: readonly number[]): Chances {
  const won = new Set(winners.map((seat) => sides[seat]));
  return sides.map((side) => (won.has(side) ? 1 / won.size : 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** To a thousandth: it is kept on the device. */
function rounded(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}
