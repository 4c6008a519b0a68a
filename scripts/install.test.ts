import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkout } from './checkout.ts';
import { node } from './install.js';

const known: { version: string; sha256: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'node.json'), 'utf8'),
);

/** What the start script says in that checkout. Nobody may write there, not even root. */
async function startReadOnly(folder: string) {
  const folders = [folder, join(folder, 'node_modules')].filter((path) => existsSync(path));
  for (const path of folders) chmodSync(path, 0o555);
  onTestFinished(() => {
    for (const path of folders) chmodSync(path, 0o755);
  });
  const url = JSON.stringify(pathToFileURL(join(folder, 'scripts', 'start.js')).href);
  const asNobody = 'if (process.getuid() === 0) process.setuid(65534);';
  const child = spawn(process.execPath, ['-e', `${asNobody} import(${url});`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code };
}

// Windows knows no such folders.
describe.skipIf(process.platform === 'win32')('a checkout that can’t be written to', () => {
  const sentence = (folder: string) =>
    `Packages are missing or out of date, and ${folder} can't be written to.\n` +
    'Start Magehall once as somebody who may write there, or from a copy of your own.\n';

  test('without packages gets a sentence', async () => {
    const folder = checkout({ installed: false });
    expect(await startReadOnly(folder)).toEqual({ said: sentence(folder), code: 1 });
  });

  test('with packages of another lock file gets a sentence', async () => {
    const folder = checkout({ installed: true });
    writeFileSync(join(folder, 'node_modules', '.magehall.json'), '{"lock":"old","dev":false}');
    expect(await startReadOnly(folder)).toEqual({ said: sentence(folder), code: 1 });
  });

  test('with a Node whose checksum is another does not run it', async () => {
    const folder = checkout({ installed: true });
    const sums = { ...known.sha256, [`${process.platform}-${process.arch}`]: '0'.repeat(64) };
    writeFileSync(join(folder, 'scripts', 'node.json'), JSON.stringify({ sha256: sums }));
    expect(await startReadOnly(folder)).toEqual({ said: sentence(folder), code: 1 });
  });
});

test('the Node that runs has its checksum, for the very version that is wanted', () => {
  const file = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  expect(known.version).toBe(JSON.parse(file).dependencies.node);
  const sum = createHash('sha256').update(readFileSync(node)).digest('hex');
  expect(known.sha256[`${process.platform}-${process.arch}`]).toBe(sum);
});
