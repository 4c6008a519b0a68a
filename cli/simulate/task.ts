/** What the threads of a simulation are given. */
import type { Level } from '@magehall/bots';
import type { Options } from '@magehall/engine';

export interface Task {
  game: string;
  options: Options;
  /** One a seat, by the names that `--bots` takes. */
  players: readonly Level[];
  seed: number;
  games: number;
  /** Shared by all threads: the next game to play, and whether to stop. */
  shared: Int32Array;
}

/** Places in `Task.shared`. */
export const NEXT = 0;
export const STOP = 1;
