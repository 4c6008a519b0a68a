/** What the page asks of the bots' worker, and what comes back. All of it can be posted. */
import type { Reason, Valued } from '@magehall/bots/analysis';
import type { Played, Story } from '@magehall/bots/story';
import type { Seat } from '@magehall/engine';

export interface ThinkRequest {
  /** Answers carry the number of what they answer. */
  id: number;
  game: string;
  /** What the bot may know; never the state. */
  view: unknown;
  seat: Seat;
  level: string;
  budgetMs: number;
  seed: number;
}

export type ThinkAnswer = { id: number } & ({ choice: unknown } | { failed: string });

/** What each choice is worth. It has a worker of its own, which ends with it, so it has no number. */
export interface HintRequest {
  hint: string;
  /** What the seat may know; never the state. */
  view: unknown;
  seat: Seat;
  seed: number;
}

export interface Hint {
  /** The best few, best first. */
  best: readonly Pick<Valued, 'choice' | 'chance'>[];
  /** What speaks for the first against the second, the strongest first. */
  why: readonly Reason[];
}

/** How a game that is over went. */
export interface StoryRequest {
  story: string;
  played: Played;
}

/** How far it is, 0 to 1, some times; then what came of it. */
export type Answer<T> = { far: number } | { found: T } | { failed: string };

export interface Analyses {
  hint: { request: HintRequest; found: Hint };
  story: { request: StoryRequest; found: Story };
}
