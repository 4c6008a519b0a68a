/** Game files on the disk. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { FileError, type GameFile, MOST_TEXT, readGameFile, writeGameFile } from '@magehall/engine';
import { WrongError } from './command.ts';
import type { Say } from './words/say.ts';

export function loadFile(path: string, say: Say): GameFile {
  return readGameFile(readText(path, say));
}

export function readText(path: string, say: Say): string {
  try {
    // A letter has four bytes at most, so what is larger is no game, and is not read.
    if (statSync(path).size > 4 * MOST_TEXT) throw new FileError('tooLong');
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new WrongError(say.errors.noFile(path));
  }
}

export function loadFileIfThere(path: string, say: Say): GameFile | undefined {
  return existsSync(path) ? loadFile(path, say) : undefined;
}

/** Beside it first and then in its place: whenever the power fails, one whole game is there. */
export function saveFile(path: string, file: GameFile, say: Say): void {
  try {
    writeFileSync(`${path}.new`, writeGameFile(file));
    renameSync(`${path}.new`, path);
  } catch {
    throw new WrongError(say.errors.cantWrite(path));
  }
}
