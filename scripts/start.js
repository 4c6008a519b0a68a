// `npm start`: installs what serving needs, if it isn't there, and serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, ownPath, root } from './install.js';

try {
  await install({ dev: false });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(node, [join(root, 'cli', 'magehall.ts'), 'serve', ...process.argv.slice(2)], {
  cwd: root,
  env: ownPath(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
