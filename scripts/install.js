// Brings node_modules to what package-lock.json says, when it isn't there yet. Plain JavaScript:
// it runs before anything is installed, on whatever Node the machine's npm brought along.
//
// A stamp inside node_modules holds a hash of the lock file and is written last, so an install that
// was interrupted at any point counts as none and is done again from scratch.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.magehall.json');
const bin = join(modules, '.bin');

/** The pinned Node, whatever the machine's own is. */
export const node = join(
  modules,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment in which the project's own tools, and its Node, come first. */
export function ownPath() {
  return { ...process.env, PATH: [bin, ...otherPaths()].join(delimiter) };
}

function otherPaths() {
  return (process.env.PATH ?? '').split(delimiter).filter((path) => path !== bin);
}

/** Installs if need be, with a sentence if it can't; `dev` asks for what tests need, too. */
export async function install(/** @type {{ dev: boolean }} */ { dev }) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = stampOf(lock);
  const stamp = readStamp();
  const current = stamp?.lock === wanted && isOurNode();
  if (current && (stamp.dev || !dev)) return true;
  if (!isWritable()) {
    console.error(`Packages are missing or out of date, and ${root} can't be written to.`);
    console.error(
      'Start Magehall once as somebody who may write there, or from a copy of your own.',
    );
    return false;
  }

  // What is there for developing is never taken away.
  const withDev = dev || stamp?.dev || existsSync(join(modules, 'vitest'));
  // A current install that only lacks the dev dependencies is added to, because a server may be
  // running from it; anything else starts from nothing.
  const how = current ? ['install', '--no-save'] : ['ci'];
  const what = ['--include=optional', withDev ? '--include=dev' : '--omit=dev'];

  console.log(`Installing ${withDev ? 'everything, tests included' : 'what serving needs'} …`);
  const start = Date.now();
  rmSync(stampFile, { force: true });
  const progress = showProgress(packagesIn(lock, withDev), start);
  const done = (await npm([...how, ...what])) || (await fromNothing(what));
  progress.end();
  if (!done) {
    console.error('npm could not install the packages; its own message is above.');
    console.error('If a dependency has just changed, `npm run lock` writes the lock file anew.');
    return false;
  }
  if (!existsSync(node)) {
    console.error('Node 26 is missing: the package `node` came without its install script.');
    console.error('Is `ignore-scripts` set in your npm configuration?');
    return false;
  }
  if (!isOurNode()) {
    console.error(`${node} is not the Node that Magehall knows: its checksum is another.`);
    console.error('It was not run. The checksums are in scripts/node.json.');
    return false;
  }
  writeFileSync(stampFile, `${JSON.stringify({ lock: wanted, dev: withDev })}\n`);
  console.log(`Installed in ${seconds(start)}.`);
  return true;
}

/** Whether the Node that will run is the one whose checksum is written down. */
function isOurNode() {
  if (!existsSync(node)) return false;
  const known = JSON.parse(readFileSync(join(root, 'scripts', 'node.json'), 'utf8'));
  const sum = createHash('sha256').update(readFileSync(node)).digest('hex');
  return known.sha256[`${process.platform}-${process.arch}`] === sum;
}

/** Whether an install could put its packages there; npm would say so in forty lines. */
function isWritable() {
  try {
    for (const folder of [root, modules])
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The second try: an interrupted predecessor may have been writing while npm cleared the folder. */
function fromNothing(/** @type {string[]} */ what) {
  rmSync(modules, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  return npm(['ci', ...what]);
}

/** What an install by this lock file is known by, on this machine. */
export function stampOf(/** @type {string} */ lock) {
  const hash = createHash('sha256').update(`${lock} ${process.platform} ${process.arch}`);
  return hash.digest('hex');
}

/** @returns {{ lock: string, dev: boolean } | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

export function seconds(/** @type {number} */ start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** The folders that this install will fill on this platform. */
function packagesIn(/** @type {string} */ lock, /** @type {boolean} */ dev) {
  /** @type {Record<string, { dev?: boolean, link?: boolean, os?: string[], cpu?: string[] }>} */
  const packages = JSON.parse(lock).packages;
  return Object.entries(packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link)
    .filter(([, entry]) => dev || !entry.dev)
    .filter(([, { os, cpu }]) => fits(os, process.platform) && fits(cpu, process.arch))
    .map(([path]) => path);
}

function fits(/** @type {string[] | undefined} */ list, /** @type {string} */ here) {
  return !list || list.includes(here);
}

/** Says how many packages are there: in place on a terminal, else a line now and then. */
function showProgress(/** @type {string[]} */ paths, /** @type {number} */ start) {
  const terminal = process.stdout.isTTY;
  const say = () => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    const line = `  ${there} of ${paths.length} packages, ${seconds(start)}`;
    process.stdout.write(terminal ? `\r${line}\x1b[K` : `${line}\n`);
  };
  const timer = setInterval(say, terminal ? 500 : 10_000);
  return {
    end() {
      clearInterval(timer);
      if (terminal) process.stdout.write('\r\x1b[K');
    },
  };
}

/**
 * npm, under the machine's own Node, since the pinned one may be what is being replaced.
 * @returns {Promise<boolean>} whether it did what it was asked
 */
function npm(/** @type {string[]} */ args) {
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, '--loglevel=error', '--no-progress'], {
      cwd: root,
      env: { ...process.env, PATH: otherPaths().join(delimiter) },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
