// `npm start`: installs what serving needs, if it isn't there, and serves. Further arguments go to
// `magehall serve` (`npm start -- --help`).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, ownPath, root } from './install.js';
import { whenOrphaned } from './orphan.js';

if (!(await install({ dev: false }))) process.exit(1);

const server = spawn(node, [join(root, 'cli', 'magehall.ts'), 'serve', ...process.argv.slice(2)], {
  cwd: root,
  env: ownPath(),
  stdio: 'inherit',
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGHUP', () => server.kill('SIGHUP'));
// Whoever starts this script without npm may leave it running alone.
if (process.env.npm_lifecycle_event === 'start') whenOrphaned(() => server.kill('SIGTERM'));
// Ctrl-C reaches the server by itself; it is waited for.
process.on('SIGINT', () => {});
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
