/** A server in a process of its own, which says what it has used so far when it is asked. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { heap } from '../../scripts/heap.js';

export class Serving {
  readonly #child: ChildProcess;
  readonly address: string;

  static async start(file: URL, ...args: string[]): Promise<Serving> {
    const child = fork(file, args, { execArgv: ['--expose-gc', ...heap, ...process.execArgv] });
    const [address] = (await once(child, 'message')) as [string];
    return new Serving(child, address);
  }

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /** Microseconds of a core so far. */
  cpu(): Promise<number> {
    return this.#ask('cpu');
  }

  /** Megabytes, when what is no longer used is thrown away. */
  memory(): Promise<number> {
    return this.#ask('memory');
  }

  async #ask(what: Figure): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send(what);
    const [figure] = (await answer) as [number];
    return figure;
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** In the server's process: says where it is, and answers. */
export function report(address: string): void {
  process.on('message', (what: Figure) => process.send?.(figures[what]()));
  process.on('disconnect', () => process.exit());
  process.send?.(address);
}

const figures = {
  cpu(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory(): number {
    globalThis.gc?.();
    return process.memoryUsage.rss() / 2 ** 20;
  },
};
type Figure = keyof typeof figures;
