/** From the hall to a table: what the hall itself doesn't need before somebody plays. */
import { checkOptions, FileError, type Game, readGameFile } from '@magehall/engine';
import { inWords } from '@magehall/ui';
import { gameFor, isGame, rulesOf } from '../games.ts';
import { notice } from '../notices.tsx';
import { go } from '../routes.ts';
import * as shelf from '../store/shelf.ts';
import { newTable } from '../table/start.ts';
import { imported } from '../table/travel.ts';
import { firstGame, optionsOf } from './players.ts';

/** A good first game, at once; with a coach for who has just learned it. */
export async function playNow(id: string, coached: boolean): Promise<void> {
  const game = await rulesOf(id);
  const players = firstGame(game);
  const table = newTable(game, checkOptions(game, optionsOf(game, players)), players);
  await sit(coached ? { ...table, coached } : table);
}

/** The same people at a new table, with a coach if they had one. */
export async function playAgain(game: Game, record: shelf.TableRecord): Promise<void> {
  const { options, players, coached } = record;
  const table = newTable(game, options, players);
  await sit(coached ? { ...table, coached } : table);
}

/** The text of a game file becomes a table of this device, or a sentence says why not. */
export async function openFile(text: string): Promise<void> {
  try {
    const file = readGameFile(text);
    if (!isGame(file.game)) throw new FileError('unknownGame', file.game);
    const game = await gameFor(file);
    const taken = (await shelf.get(file.table)) !== undefined;
    await sit(imported(game, file, taken));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    notice('file', await inWords(error.trouble));
  }
}

async function sit(record: shelf.TableRecord): Promise<void> {
  await shelf.add(record);
  go({ page: 'table', id: record.id, at: undefined });
}
