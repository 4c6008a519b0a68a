/** For tests: runs the command line as a person's shell would, in a process of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Finished {
  code: number | null;
  out: string;
  err: string;
}

export function start(...args: string[]): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, 'magehall.ts'), ...args], {
    env: { ...env, LANG: 'C', LC_ALL: '' },
  });
}

export async function finish(child: ChildProcessWithoutNullStreams): Promise<Finished> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  const [code] = await once(child, 'close');
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}

/** Runs to the end, with this input. */
export function run(input: string | Uint8Array, ...args: string[]): Promise<Finished> {
  const child = start(...args);
  child.stdin.end(input);
  return finish(child);
}
