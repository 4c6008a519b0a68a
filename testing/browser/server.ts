/** A server of the house in a process of its own, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..');

/** All browsers of all tests come from one address, which for people would be a flood. */
const MANY = {
  MAGEHALL_LIMIT_ADDRESS: '5000,1000',
  MAGEHALL_LIMIT_GUESTS: '5000,100',
  MAGEHALL_LIMIT_LINES_OF_ADDRESS: '1000',
};

export interface Served {
  address: string;
  /** By its channel it ends with the tests, however they end. */
  process: ChildProcess;
}

/** Serves the page with its tables in that folder, at any free port unless one is named. */
export async function serve(data: string, port = 0): Promise<Served> {
  const server = spawn(
    process.execPath,
    [join(ROOT, 'cli', 'magehall.ts'), 'serve', '--port', String(port), '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...process.env, ...MANY } },
  );
  if (!server.stdout) throw new Error('The server says nothing.');
  for await (const line of createInterface(server.stdout)) {
    const found = /http:\/\/\S+\//.exec(line);
    if (found) return { address: found[0], process: server };
  }
  throw new Error('The server ended without an address.');
}
