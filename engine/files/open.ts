/** Opens a game from elsewhere: everything in it is checked, and the work of that is bounded. */
import { type Game, type Options, ScenarioError, type Told } from '../contract.ts';
import { same } from '../data/same.ts';
import { checkOptions, OptionsError } from '../options.ts';
import { rulesSeats } from '../table/players.ts';
import { type Entry, Refused, Table } from '../table/table.ts';
import { FileError } from '../troubles/fileError.ts';
import type { Trouble } from '../troubles/trouble.ts';
import { type GameFile, type Opener, startOf } from './file.ts';
import { MOST_EFFORT } from './limits.ts';

/** The table of a file before its first entry. */
export function emptyTable<S, C, E extends Told>(
  game: Opener<S, C, E>,
  file: GameFile,
): Table<S, C, E> {
  if (file.game !== game.id) throw new FileError('otherGame', file.game, game.id);
  if (file.rulesVersion !== game.rulesVersion)
    throw new FileError('version', file.rulesVersion, game.rulesVersion);
  const table = new Table(game, optionsOf(game, file), checkedStart(game, file));
  if (file.players.length !== table.seats || table.options.seats !== table.seats)
    throw new FileError('players', file.players.length, table.seats);
  const idle = file.players.findIndex(
    ({ plays }, seat) => plays === 'rules' && !rulesSeats(game, table.options).includes(seat),
  );
  if (idle >= 0) throw new FileError('noRules', idle);
  return table;
}

/** The table a file leads to. Every entry is checked, and every hash that the file carries. */
export function openTable<S, C, E extends Told>(
  game: Opener<S, C, E>,
  file: GameFile,
): Table<S, C, E> {
  const table = emptyTable(game, file);
  file.log.forEach((entry, i) => {
    const wrong = addTo(table, entry as Entry<C>, i);
    if (wrong) throw new FileError(...wrong);
    const hash = file.hashes?.[i];
    if (hash !== undefined && hash !== table.hash()) throw new FileError('otherPosition', i);
  });
  return table;
}

/** Adds entry `i` of a log from elsewhere, or says what is wrong with it. */
export function addTo<S, C, E extends Told>(
  table: Table<S, C, E>,
  entry: Entry<C>,
  i: number,
): Trouble | undefined {
  try {
    table.add(entry);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return ['unplayable', i, error.trouble];
  }
  return table.effort > MOST_EFFORT ? ['tooMuch', i] : undefined;
}

/**
 * The options must be complete, since the dice are bound to them as they stand. A written position says
 * itself what was agreed on: there they are those that nobody set.
 */
function optionsOf(game: Game, file: GameFile): Options {
  try {
    const { options, start } = file;
    const wanted = checkOptions(game, start === undefined ? options : { seats: options.seats });
    if (!same(wanted, options)) throw new FileError('incomplete');
    return wanted;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new FileError('options', error.message);
  }
}

function checkedStart<S, C, E extends Told>(game: Opener<S, C, E>, file: GameFile): S | undefined {
  try {
    return startOf(game, file);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new FileError('start', error.message);
  }
}
