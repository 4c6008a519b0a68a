/**
 * A guided first game, as data. It begins at a written position and is played on the real rules: at
 * each step somebody who learns the game makes a choice, chance and the others answer as written, and
 * a voice says what to do and why. Nothing here knows what is legal: a step picks from `choices`.
 */
import type { Seat, Told } from '../contract.ts';

/** Who learns sits here; all others follow the script. */
export const LEARNER: Seat = 0;

export interface LessonStep<C = unknown> {
  /** The name of its words. */
  readonly step: string;
  /** What is asked for; of several choices, any. */
  readonly asks: readonly C[];
  /** Pieces to be pointed at first; then those of the choice that are still to be picked. */
  readonly point?: readonly string[];
  /** What chance decides until the learner is asked again, ... */
  readonly chance?: readonly number[];
  /** ... and what the others choose meanwhile; each in the order in which it is asked for. */
  readonly rivals?: readonly C[];
}

export interface Lesson<C = unknown> {
  /** Where it begins, written as the game's scenarios are. */
  readonly start: Readonly<Record<string, unknown>>;
  /** They lead to the end of the game, so that it is counted. */
  readonly steps: readonly LessonStep<C>[];
}

/** What the coach of a first game knows when it wonders whether to speak. */
export interface Coached<S = unknown, C = unknown, E extends Told = Told> {
  view: S;
  viewer: Seat;
  /** What the one who learns may choose now. */
  choices: readonly C[];
  /** What happened since they chose last. */
  news: readonly E[];
}

/** Something that a coach explains when it is first met. */
export interface Tip<S = unknown, C = unknown, E extends Told = Told> {
  /** The name of its words, and what the device remembers. */
  readonly tip: string;
  when(coached: Coached<S, C, E>): boolean;
}

/** What is said at a step; each part two short sentences at most. */
export interface StepWords {
  /** What there is to know. */
  says: string;
  /** What to do now: one sentence. */
  does: string;
  /** To who picks something else that could be used: why not now, and what instead. */
  instead: string;
  /** The same, by the name of a piece or the kind it begins with: `die:red-4`, `die:`. */
  because?: Readonly<Record<string, string>>;
}

export interface LessonWords {
  /** Who sits in the other seats, from the first of them. */
  rivals: readonly string[];
  /** Before the first step: what one wants in this game, and what lies there. */
  hello: string;
  steps: Readonly<Record<string, StepWords>>;
  /** When the game is over and counted. */
  end: string;
  /** What the coach says, by tip. */
  tips: Readonly<Record<string, string>>;
}

/** What is said to who picks these pieces instead: the reason of the first that has one. */
export function answerTo({ because = {}, instead }: StepWords, pieces: readonly string[]): string {
  const reasons = pieces.map((piece) => because[piece] ?? because[piece.replace(/:.*/, ':')]);
  return reasons.find((reason) => reason !== undefined) ?? instead;
}
