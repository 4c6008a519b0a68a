import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sure } from '@magehall/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkout } from './checkout.ts';

// Real processes on a busy machine; the page may have to be built first.
vi.setConfig({ testTimeout: 120_000 });

/** All that a start started, from npm itself to the server, in this order. */
interface Started {
  npm: ChildProcessByStdio<null, Readable, null>;
  pids: number[];
  address: string;
}

let left: number[] = [];
let data: string;
afterEach(() => {
  for (const pid of left)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  left = [];
  rmSync(data, { recursive: true, force: true });
});

async function npmStart(): Promise<Started> {
  data = mkdtempSync(join(tmpdir(), 'magehall-start-'));
  const npm = spawn('npm', ['start', '--', '--port', '0', '--data', data], {
    cwd: checkout({ installed: true }),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const address = await addressIn(npm.stdout);
  const pids = lineOf(npm.pid ?? 0);
  left = pids;
  return { npm, pids, address };
}

async function addressIn(output: Readable): Promise<string> {
  const lines = createInterface(output);
  for await (const line of lines) {
    const found = /http:\/\/\S+\//.exec(line);
    if (found) return found[0];
  }
  throw new Error('The server ended without an address.');
}

/** A process, the one it started, and so on. */
function lineOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const line = [pid];
  for (const above of line)
    for (const [child = 0, parent] of all) if (parent === above) line.push(child);
  return line;
}

type Victim = (pids: number[]) => number;
const npmItself: Victim = (pids) => sure(pids[0]);
/** Next to last in line: the server itself is the last. */
const startScript: Victim = (pids) => sure(pids[pids.length - 2]);
/** As a terminal tells it: everybody at once. */
const everybody: Victim = (pids) => -sure(pids[0]);

// Windows has no such signals.
describe.skipIf(process.platform === 'win32')('npm start leaves no server behind', () => {
  test.each([
    ['npm is killed', npmItself, 'SIGKILL'],
    ['npm is hung up on', npmItself, 'SIGHUP'],
    ['npm is ended', npmItself, 'SIGTERM'],
    ['the start script is killed', startScript, 'SIGKILL'],
    ['the start script is hung up on', startScript, 'SIGHUP'],
    ['the start script is ended', startScript, 'SIGTERM'],
    ['the start script is interrupted', startScript, 'SIGINT'],
    // To npm alone it means nothing where its shell waits for the script to heed it.
    ['Ctrl-C is pressed', everybody, 'SIGINT'],
    ['the terminal is closed', everybody, 'SIGHUP'],
  ] as const)('when %s', async (_, victim, signal) => {
    const { npm, pids, address } = await npmStart();
    expect((await fetch(address)).status).toBe(200);
    // The pipe ends when the last of those who write to it has ended.
    const silence = once(npm.stdout.resume(), 'end');
    process.kill(victim(pids), signal);
    await silence;
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});
