// `npm run bench`: installs the peers that Magehall is measured against, if they aren't there, and
// measures. The peers are no part of the house: nothing but the bench needs them.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { install, node, ownPath, root } from './install.js';

// The page is measured in the browser that it is tested in.
if (!(await install({ dev: true }))) process.exit(1);

const bench = join(root, 'bench');
// npm tells its scripts where its own project is; the peers are installed in another one.
const { npm_config_local_prefix: _, ...env } = process.env;
// npm writes this file last, so an install that was cut off counts as none.
const installed = changed(join(bench, 'node_modules', '.package-lock.json'));
const isQuestion = process.argv.includes('--help');
if (!isQuestion && installed < changed(join(bench, 'package-lock.json'))) {
  console.error('Installing the peers …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: bench,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

// `npm run bench --json` gives the flag to npm itself, which passes it on like this.
const json = process.env.npm_config_json === 'true' ? ['--json'] : [];
const { status } = spawnSync(
  node,
  [join(bench, 'main.ts'), ...json, ...process.argv.slice(2)],
  // Libraries leave their debugging out in production.
  { cwd: root, env: { ...ownPath(), NODE_ENV: 'production' }, stdio: 'inherit' },
);
process.exit(status ?? 1);

/** When a file last changed; 0 if it isn't there. */
function changed(/** @type {string} */ path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
