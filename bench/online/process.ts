/** A server in a process of its own, which says what it has used so far when it is asked. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Used {
  /** Microseconds of a core. */
  cpu: number;
  /** Megabytes. */
  memory: number;
}

export class Serving {
  readonly #child: ChildProcess;
  readonly address: string;

  static async start(file: URL, ...args: string[]): Promise<Serving> {
    const child = fork(file, args, { execArgv: ['--expose-gc'] });
    const [address] = (await once(child, 'message')) as [string];
    return new Serving(child, address);
  }

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  async used(): Promise<Used> {
    const answer = once(this.#child, 'message');
    this.#child.send('used');
    const [used] = (await answer) as [Used];
    return used;
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** In the server's process: says where it is, and answers. */
export function report(address: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    // After the reckoning, since nobody pays for it but the bench.
    globalThis.gc?.();
    const used: Used = { cpu: user + system, memory: process.memoryUsage.rss() / 2 ** 20 };
    process.send?.(used);
  });
  process.on('disconnect', () => process.exit());
  process.send?.(address);
}
