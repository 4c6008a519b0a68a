/** A game as a file: all that is needed to go on with it, to replay it or to check its dice. */
import type { Game, Options, Told } from './contract.ts';
import type { FairDice } from './fair.ts';
import { checkOptions, OptionsError } from './options.ts';
import { type Entry, Refused, Table } from './table.ts';
import type { Trouble } from './troubles/trouble.ts';

/** Who sits there: a person, or a bot by its level. */
export interface Player {
  name: string;
  plays: string;
}

export interface GameFile {
  /** The version of this format. */
  magehall: 1;
  game: string;
  rulesVersion: number;
  /** The table's name: letters, digits, `-` and `_`. It goes into the fair dice. */
  table: string;
  options: Options;
  players: readonly Player[];
  /** Missing if the dice came from elsewhere: a script, a seed, a real table. */
  dice?: FairDice;
  log: readonly Entry[];
  /** The state's hash after every entry, in recorded games that guard the rules. */
  hashes?: readonly number[];
}

/** A file that can't be opened. It has no sentence of its own: `trouble` is said in any language. */
export class FileError extends Error {
  override name = 'FileError';
  readonly trouble: Trouble;

  constructor(...trouble: Trouble) {
    super(trouble.join(' '));
    this.trouble = trouble;
  }
}

/** The table of a file before its first entry. */
export function emptyTable<S, C, E extends Told>(
  game: Game<S, C, E>,
  file: GameFile,
): Table<S, C, E> {
  if (file.game !== game.id) throw new FileError('otherGame', file.game, game.id);
  if (file.rulesVersion !== game.rulesVersion)
    throw new FileError('version', file.rulesVersion, game.rulesVersion);
  return new Table(game, optionsOf(game, file));
}

/** The table a file leads to. Every entry is checked, and every hash that the file carries. */
export function openTable<S, C, E extends Told>(
  game: Game<S, C, E>,
  file: GameFile,
): Table<S, C, E> {
  const table = emptyTable(game, file);
  file.log.forEach((entry, i) => {
    try {
      table.add(entry as Entry<C>);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new FileError('unplayable', i, error.message);
    }
    const hash = file.hashes?.[i];
    if (hash !== undefined && hash !== table.hash()) throw new FileError('otherPosition', i);
  });
  return table;
}

function optionsOf(game: Game, file: GameFile): Options {
  try {
    return checkOptions(game, file.options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new FileError('options', error.message);
  }
}
