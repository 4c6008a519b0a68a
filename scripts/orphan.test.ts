import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

// Real processes on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'magehall-orphan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const orphan = pathToFileURL(join(import.meta.dirname, 'orphan.js')).href;

/** A shell, as npm has one, that runs a script which goes on until it is left alone. */
function shellWith(ended: string) {
  const script = join(folder, 'script.mjs');
  const source = `
    import { writeFileSync } from 'node:fs';
    import { whenOrphaned } from '${orphan}';
    setInterval(() => {}, 1000);
    whenOrphaned(() => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit(); });
    console.log('ready');`;
  writeFileSync(script, source);
  // The second command keeps the shell from giving way to the first.
  return spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`]);
}

test('whoever was started by npm ends when npm’s shell is gone, and not before', async () => {
  const ended = join(folder, 'ended');
  const shell = shellWith(ended);
  let said = '';
  shell.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toContain('ready');
  expect(existsSync(ended)).toBe(false);
  shell.kill('SIGKILL');
  await expect.poll(() => existsSync(ended), { timeout: 30_000 }).toBe(true);
});
