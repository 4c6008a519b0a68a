/** Checks a game from elsewhere, line by line, where it holds nobody up: see `files.ts`. */
import { parentPort } from 'node:worker_threads';
import { FileError, openTable, readGameFile, type Trouble } from '@magehall/engine';
import { gameOf } from './games.ts';

export type Checked = { file: ReturnType<typeof readGameFile> } | { wrong: Trouble | null };

parentPort?.on('message', async ({ game, text }: { game: string; text: string }) => {
  parentPort?.postMessage(await check(game, text));
});

async function check(name: string, text: string): Promise<Checked> {
  try {
    const file = readGameFile(text);
    const table = openTable(await gameOf(name), file);
    const isOpen = !table.over && !table.trying && !file.before;
    return isOpen ? { file } : { wrong: null };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { wrong: error.trouble };
  }
}
