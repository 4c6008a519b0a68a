/** Game files on the disk. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type GameFile, readGameFile, writeGameFile } from '@magehall/engine';
import { WrongError } from './command.ts';
import type { Say } from './words/say.ts';

export function loadFile(path: string, say: Say): GameFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new WrongError(say.errors.noFile(path));
  }
  return readGameFile(text);
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
