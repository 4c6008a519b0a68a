/** A game as a file: all that is needed to go on with it, to replay it or to check its dice. */
import type { Game, Options, Told, WholeGame } from '../contract.ts';
import type { FairDice, OldDice } from '../dice/fair.ts';
import type { Player } from '../table/players.ts';
import { type Entry, Table } from '../table/table.ts';

export interface GameFile {
  /** The version of this format; version 1 is read too, and turned into this one. */
  magehall: 2;
  game: string;
  rulesVersion: number;
  /** The table's name: letters, digits, `-` and `_`. It goes into the fair dice. */
  table: string;
  options: Options;
  /** Where it began, written as the game's scenarios are, if not where the options say. */
  start?: unknown;
  players: readonly Player[];
  /** Missing if the dice came from elsewhere: a script, a seed, a real table. */
  dice?: FairDice | OldDice;
  /** What was played elsewhere before the table moved, under dice of its own. */
  before?: Before;
  log: readonly Entry[];
  /** The state's hash after every entry, in recorded games that guard the rules. */
  hashes?: readonly number[];
}

/** The first entries of a log that belong to another table: its name, its players, its dice. */
export interface Before {
  entries: number;
  table: string;
  players: readonly Player[];
  dice?: FairDice | OldDice;
}

/** A file that begins at a written position is opened by the whole game: only that can read one. */
export type Opener<S = unknown, C = unknown, E extends Told = Told> = Game<S, C, E> &
  Partial<Pick<WholeGame<S, C, E>, 'scenario'>>;

/** The table that a game of our own leads to: one that was checked when it came, or made here. */
export function restoreTable<S, C, E extends Told>(
  game: Opener<S, C, E>,
  file: Pick<GameFile, 'options' | 'log' | 'start'>,
): Table<S, C, E> {
  return Table.restore(game, file.options, file.log as Entry<C>[], startOf(game, file));
}

/** Where a file begins, if it says so itself. */
export function startOf<S, C, E extends Told>(
  game: Opener<S, C, E>,
  { start }: Pick<GameFile, 'start'>,
): S | undefined {
  if (start === undefined) return undefined;
  return (game as WholeGame<S, C, E>).scenario(JSON.stringify(start));
}
