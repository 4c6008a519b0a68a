/** A real `magehall serve` at one address, started again and again on the same folder or database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..', '..');
const WIDE = '1000000,1000000';
/** Limits are tried elsewhere; here a few people play as fast as they can. */
const LIMITS = {
  MAGEHALL_LIMIT_ADDRESS: WIDE,
  MAGEHALL_LIMIT_PERSON: WIDE,
  MAGEHALL_LIMIT_GUESTS: WIDE,
  MAGEHALL_LIMIT_TABLES: WIDE,
  MAGEHALL_LIMIT_CHAT: WIDE,
  MAGEHALL_LIMIT_LINES_OF_ADDRESS: '10000',
  MAGEHALL_LIMIT_LINES_OF_PERSON: '10000',
};

/** Where people come in. */
export interface Door {
  readonly address: string;
  /** Resolves when it is open; at once if it is. */
  up(): Promise<void>;
}

export class Host implements Door {
  readonly address: string;
  readonly #port: number;
  readonly #keeps: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #up = Promise.withResolvers<void>();
  #isUp = false;
  /** Whatever it complained of: it should have nothing to. */
  complaints = '';

  static async at(folder: string): Promise<Host> {
    return new Host(['--data', folder], await freePort(), {});
  }

  static async on(database: string, env: Readonly<Record<string, string>>): Promise<Host> {
    return new Host(['--database', database], await freePort(), env);
  }

  private constructor(
    keeps: readonly string[],
    port: number,
    env: Readonly<Record<string, string>>,
  ) {
    this.#keeps = keeps;
    this.#port = port;
    this.#env = env;
    this.address = `http://localhost:${port}`;
  }

  get port(): number {
    return this.#port;
  }

  /** It was started, and has not ended by itself since. */
  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  up(): Promise<void> {
    return this.#up.promise;
  }

  /** Starts it; resolves when it says that it is open, or when it ended before. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [join(root, 'cli', 'magehall.ts'), 'serve', '--port', `${this.#port}`, ...this.#keeps],
      // By its channel it ends with this process, however that ends.
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, ...LIMITS, ...this.#env },
      },
    );
    this.#child = child;
    child.stderr?.on('data', (text) => {
      this.complaints += text;
    });
    const opened = new Promise<void>((resolve) => {
      if (!child.stdout) return;
      createInterface(child.stdout).on('line', (line) => {
        if (line.includes(`:${this.#port}/`)) resolve();
      });
    });
    await Promise.race([opened, once(child, 'exit')]);
    if (child.exitCode !== null || child.signalCode !== null) return;
    this.#isUp = true;
    this.#up.resolve();
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to end; how it did: 0 is well. */
  close(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    // Who waits for it to open goes on waiting.
    if (this.#isUp) this.#up = Promise.withResolvers();
    this.#isUp = false;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    this.#child = undefined;
    return child.exitCode;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
