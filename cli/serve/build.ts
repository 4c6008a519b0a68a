/** Builds the web app when it isn't built yet, when a source is newer, or when a part is missing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { WrongError } from '../command.ts';

const root = join(import.meta.dirname, '..', '..');
export const dist = join(root, 'web', 'dist');
/** Links to the packages of the house, by name. */
const packages = join(root, 'node_modules', '@magehall');

interface Built {
  folder: string;
  /** Lists every file of the folder with its size. Written last: what was cut off has none. */
  stamp: string;
}
const PAGE: Built = { folder: dist, stamp: join(root, 'node_modules', '.magehall-page.txt') };

const NOT_SOURCES = new Set(['node_modules', 'dist']);

/**
 * `building` is told before; what went wrong, if it did, is said by `failed`. Once `ending` is
 * aborted, nothing more is built.
 */
export async function buildIfStale(
  building: () => void,
  failed: (why: string) => string,
  ending: AbortSignal,
): Promise<void> {
  if (isFresh(PAGE, sources())) return;
  building();
  try {
    rmSync(PAGE.stamp, { force: true });
    const why = await build(ending);
    if (ending.aborted) return;
    if (why !== undefined) throw new WrongError(failed(why));
    stamp(PAGE);
  } catch (error) {
    // A folder that can't be written to is no fault of the program.
    const { code, path } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new WrongError(failed(`${path}: ${code}`));
  }
}

/** What went wrong, if it did. */
async function build(signal: AbortSignal): Promise<string | undefined> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', join(root, 'web'), '--logLevel', 'error'], {
    ...{ cwd: root, signal, stdio: ['ignore', 'ignore', 'pipe'] as const },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.on('error', () => {});
  const [why, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return status === 0 ? undefined : why.trim();
}

/**
 * The packages that the page is made of, found by their dependencies, and the versions of all others.
 * A list by hand was once short of one, and a change there served the old page.
 */
export function sources(): string[] {
  const found = new Set(['web']);
  for (const name of found) {
    const { dependencies } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    for (const needed of Object.keys(dependencies))
      if (needed.startsWith('@magehall/')) found.add(needed.slice('@magehall/'.length));
  }
  return [...[...found].map((name) => join(packages, name)), join(root, 'package-lock.json')];
}

export function stamp({ folder, stamp: file }: Built): void {
  writeFileSync(file, contents(folder));
}

export function isFresh({ folder, stamp: file }: Built, sources: readonly string[]): boolean {
  const stamped = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (stamped <= Math.max(...sources.map(newest))) return false;
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isThere && readFileSync(file, 'utf8') === contents(folder);
}

function contents(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${relative(folder, path)} ${statSync(path).size}\n`)
    .sort()
    .join('');
}

/** When the newest of these files changed; 0 if there is none. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name) && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
