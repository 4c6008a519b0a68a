/**
 * A game as the table page plays it. On this device or on line: the page can't tell.
 *
 * The page draws `now` and calls back; nothing it calls answers. Whatever comes of `choose` or `undo`, be
 * it a refusal, is told by the next `now`. A play that has to ask elsewhere may show a choice before it
 * is stored: from then until it is, or until it is refused and gone, `now` is `pending`. While `away`, nothing
 * is heard from where the table is: `now` is the last that was known, and may be old. `clock` is for tables
 * with a time to choose in: it says who has to, and until when by this device's own clock, so that the page
 * counts down without asking. All three are missing where a game is played on this device.
 */
import type { Game, GameFile, NoUndo, Outcome, Seat, Step, Told } from '@magehall/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { Sitter } from './board.ts';

/** The game at one instant, as the one who looks at this screen may know it. */
export interface Snapshot<S = unknown, C = unknown, E extends Told = Told> {
  view: S;
  viewer: Seat;
  waitingFor: Seat;
  /** Empty unless the viewer is waited for. */
  choices: readonly C[];
  /** All that happened, as the viewer may know it. */
  steps: readonly Step<C, E>[];
  noUndo: NoUndo | undefined;
  outcome: Outcome;
  /** A bot searches. */
  thinking: boolean;
  /** The next person at this screen must take the chair before anything is shown. */
  curtain: boolean;
  /** Whose eyes these are plays nothing here, but looks on. */
  watches?: boolean;
  /** The viewer's last choice shows, but is not stored yet: it may still be refused. */
  pending?: boolean;
  /** Nothing is heard from where the table is; what is shown may be old, and choices may be refused. */
  away?: boolean;
  /** Who must choose, and until when, in milliseconds of this device's clock (`Date.now`). */
  clock?: { seat: Seat; until: number };
}

/** Here at once, or later: a table elsewhere has to be asked. */
export type Soon<T> = T | Promise<T>;

export interface Play<S = unknown, C = unknown, E extends Told = Told> {
  game: Game<S, C, E>;
  sitters: readonly Sitter[];
  /** Several people sit at this screen, so whoever is asked is called by name. */
  shared: boolean;
  now: ReadonlySignal<Snapshot<S, C, E>>;
  /** One of `now.choices`. What is refused is told by the next `now`. */
  choose(choice: C): void;
  /** Takes the viewer's last choice back, unless `now.noUndo` says why not. */
  undo(): void;
  /** The curtain is lifted by whom it waited for. */
  lift(): void;
  /** Bots think no longer than they must until it is a person's turn. */
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
