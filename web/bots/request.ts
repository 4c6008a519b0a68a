/** What the page asks of the bots' worker, and what comes back. All of it can be posted. */
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
