/** A Magehall of its own for whoever looks at the page: the bench, the pictures. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface OpenHall {
  address: string;
  close(): void;
}

export async function openHall(): Promise<OpenHall> {
  const data = mkdtempSync(join(tmpdir(), 'magehall-'));
  const server = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '..', 'cli', 'magehall.ts'),
      ...['serve', '--port', '0', '--data', data],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  server.once('exit', () => rmSync(data, { recursive: true, force: true }));
  for await (const line of createInterface(server.stdout)) {
    const found = /http:\/\/\S+\//.exec(line);
    if (found) return { address: found[0], close: () => server.kill() };
  }
  throw new Error('The server ended without an address.');
}
