/**
 * Before the tests in a browser, once for all their files: the browser is unpacked, and the page is
 * built and served. Files that run at the same time would do that in each other's way.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundled from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { serve } from './server.ts';

export default async function open({ provide }: TestProject): Promise<() => void> {
  provide('chromium', await bundled.executablePath());
  // Tables of the tests, not those of whoever runs them.
  const data = mkdtempSync(join(tmpdir(), 'magehall-tests-'));
  const { address, process: server } = await serve(data);
  provide('address', address);
  return () => {
    server.once('exit', () => rmSync(data, { recursive: true, force: true }));
    server.disconnect();
  };
}
