/** Killing again and again, in one folder after the other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noToll, type Toll } from './toll.ts';

/** A new folder after so many lives, since each opening reads it whole. */
const LIVES = 50;

export type Progress = (toll: Toll) => void;

/** Lives so often in a folder, each time until it is killed, and adds to the toll what came of it. */
export type InFolder = (
  folder: string,
  lives: number,
  toll: Toll,
  progress: Progress,
) => Promise<void>;

export async function inFolders(
  kills: number,
  live: InFolder,
  progress: Progress = () => {},
): Promise<Toll> {
  const toll = noToll();
  while (toll.kills < kills) {
    const folder = mkdtempSync(join(tmpdir(), 'magehall-torture-'));
    try {
      await live(folder, Math.min(LIVES, kills - toll.kills), toll, progress);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return toll;
}
