/** Builds the web app when it isn't built yet, or when a source is newer than the build. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WrongError } from '../command.ts';

const root = join(import.meta.dirname, '..', '..');
export const dist = join(root, 'web', 'dist');

const SOURCES = ['engine', 'games', 'bots', 'ui', 'web', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist']);

export function buildIfStale(building: () => void): void {
  const built = changed(join(dist, 'index.html'));
  if (built > Math.max(...SOURCES.map((source) => newest(join(root, source))))) return;
  building();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', join(root, 'web'), '--logLevel', 'error'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new WrongError(stderr.trim());
}

/** When a file last changed; 0 if it isn't there. */
function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name) && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
