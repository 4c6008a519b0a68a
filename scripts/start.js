// `npm start`: installs what serving needs, if it isn't there, and serves. Further arguments go to
// `magehall serve` (`npm start -- --help`).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { heap } from './heap.js';
import { install, node, ownPath, root } from './install.js';
import { whenOrphaned } from './orphan.js';

// Whoever starts this script without npm may leave it running alone. While it installs, nothing is
// served that could be left behind.
/** @type {() => void} */
let end = () => process.exit(1);
if (process.env.npm_lifecycle_event === 'start') whenOrphaned(() => end());

if (!(await install({ dev: false }))) process.exit(1);

// The server ends when its channel to this script does: also when the script is killed outright.
const args = [...heap, join(root, 'cli', 'magehall.ts'), 'serve', ...process.argv.slice(2)];
const server = spawn(node, args, {
  cwd: root,
  env: ownPath(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
end = () => {
  if (server.connected) server.disconnect();
};
// Ctrl-C reaches the server by itself, too.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => end());
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
