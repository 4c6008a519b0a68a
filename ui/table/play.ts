/** A game as the table page plays it. On this device or on line: the page can't tell. */
import type { Game, GameFile, Outcome, Seat, Step, Told } from '@magehall/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { Sitter } from './board.ts';

/** Why the last choice can't be taken back. */
export type NoUndo = 'nothing' | 'not-yours' | 'committed' | 'over';

/** How things stand now, for the one who looks at this screen. */
export interface Moment<S = unknown, C = unknown, E extends Told = Told> {
  view: S;
  viewer: Seat;
  waitingFor: Seat;
  /** Empty unless the viewer is waited for. */
  choices: readonly C[];
  /** All that happened, as the viewer may know it. */
  steps: readonly Step<C, E>[];
  noUndo: NoUndo | undefined;
  outcome: Outcome;
  /** A bot searches, or the pace lets its last step be seen. */
  thinking: boolean;
  /** The next person at this screen must take the chair before anything is shown. */
  curtain: boolean;
  /** The viewer's last choice shows, but is not kept yet. */
  pending?: boolean;
  /** Nothing is heard from where the table is; what is shown may be old. */
  away?: boolean;
  /** By when who must choose, in milliseconds of this device's time. */
  clock?: { seat: Seat; until: number };
}

/** Here at once, or later: a table elsewhere has to be asked. */
export type Soon<T> = T | Promise<T>;

export interface Play<S = unknown, C = unknown, E extends Told = Told> {
  game: Game<S, C, E>;
  sitters: readonly Sitter[];
  now: ReadonlySignal<Moment<S, C, E>>;
  /** What is refused is told by `now`, in time. */
  choose(choice: C): void;
  undo(): void;
  /** The curtain is lifted by whom it waited for. */
  lift(): void;
  /** Bots move at once until it is a person's turn. */
  hurry(): void;
  /** What the viewer saw after that many steps. */
  viewAt(steps: number): Soon<S>;
  /** The promise under which the dice fall: the start of the secret's hash; empty if none is known. */
  seal: string;
  /** The game so far, to count how its dice fell and to check them. */
  file(): Soon<GameFile>;
  /** Stops whatever still runs for it. */
  leave(): void;
}
