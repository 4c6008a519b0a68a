// Brings node_modules to what package-lock.json says, when it isn't there yet. Plain JavaScript:
// it runs before anything is installed, on whatever Node the machine's npm brought along.
//
// A stamp inside node_modules holds a hash of the lock file and is written last, so an install that
// was interrupted at any point counts as none and is done again from scratch.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * @param {{ dev: boolean }} want whether what only tests and checks need is wanted too
 */
export async function install({ dev }) {
  const lock = lockHash();
  const stamp = readStamp();
  const current = stamp?.lock === lock && existsSync(node);
  if (current && (stamp.dev || !dev)) return;

  // What is there for developing is never taken away.
  const withDev = dev || stamp?.dev === true || existsSync(join(modules, 'vitest'));
  // A current install that only lacks the dev dependencies is added to, because a server may be
  // running from it; anything else starts from nothing.
  const how = current ? ['install', '--no-save'] : ['ci'];
  const what = withDev
    ? ['--include=dev', '--include=optional']
    : ['--omit=dev', '--include=optional'];

  console.log(`Installing ${withDev ? 'everything, tests included' : 'what serving needs'} …`);
  rmSync(stampFile, { force: true });
  const start = Date.now();
  // A second try: an interrupted predecessor may still be writing while npm clears the folder.
  const done = (await npm([...how, ...what])) || (await npm(['ci', ...what]));
  if (!done) throw new Error('npm could not install the packages; its own message is above.');
  if (!existsSync(node)) {
    throw new Error(
      'The package `node` was installed without its install script, so Node 26 is missing. ' +
        'Is `ignore-scripts` set in your npm configuration? Try: npm_config_ignore_scripts=false npm start',
    );
  }
  writeFileSync(stampFile, `${JSON.stringify({ lock, dev: withDev })}\n`);
  console.log(`Installed in ${seconds(start)}.`);
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} start */
export function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** npm under the machine's own Node, since the pinned one may be what is being replaced. */
function npm(args) {
  const start = Date.now();
  const beat = setInterval(() => console.log(`  … ${seconds(start)}`), 10_000);
  return new Promise((resolve) => {
    const child = spawn('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, PATH: otherPaths().join(delimiter) },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const end = (ok) => {
      clearInterval(beat);
      resolve(ok);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
