/**
 * Where a server keeps its tables if nobody names a folder: where the platform wants a program's
 * data. Never in the checkout, so that a new copy of the code doesn't start with an empty hall.
 */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

interface Machine {
  platform: string;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
}

const here = (): Machine => ({ platform: process.platform, env: process.env, home: homedir() });

/** `named` is what `--data` says; after it `MAGEHALL_DATA` counts. */
export function dataFolder(named?: string, machine: Machine = here()): string {
  const { platform, env, home } = machine;
  const chosen = named || env.MAGEHALL_DATA;
  if (chosen) return resolve(chosen);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Magehall');
  if (platform === 'win32')
    return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'Magehall');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'magehall');
}
