/**
 * Before the tests in a browser, once for all their files: the browser is unpacked, and the page is
 * built and served. Files that run at the same time would do that in each other's way.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import bundled from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

export default async function open({ provide }: TestProject): Promise<() => void> {
  provide('chromium', await bundled.executablePath());
  const root = join(import.meta.dirname, '..', '..');
  // Tables of the tests, not those of whoever runs them.
  const data = mkdtempSync(join(tmpdir(), 'magehall-tests-'));
  const server = spawn(
    process.execPath,
    [join(root, 'cli', 'magehall.ts'), 'serve', '--port', '0', '--data', data],
    // By its channel it ends with the tests, however they end.
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  if (!server.stdout) throw new Error('The server says nothing.');
  for await (const line of createInterface(server.stdout)) {
    const found = /http:\/\/\S+\//.exec(line);
    if (!found) continue;
    provide('address', found[0]);
    return () => {
      server.once('exit', () => rmSync(data, { recursive: true, force: true }));
      server.disconnect();
    };
  }
  throw new Error('The server ended without an address.');
}
