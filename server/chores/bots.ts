/** Threads in which bots think, one question at a time each; the most urgent first. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question, Thought } from './bots.worker.ts';

/** What a bot is told: `view` is all it knows of the table. */
export type Asked = Omit<Question, 'id' | 'seed'>;

/** Who waits for the answer: people at a live table, people who have days, nobody but bots. */
export type Haste = 'live' | 'days' | 'nobody';
const HASTES: readonly Haste[] = ['live', 'days', 'nobody'];

interface Waiting {
  asked: Asked;
  haste: number;
  resolve(choices: readonly unknown[]): void;
  reject(error: Error): void;
}

export class Bots {
  readonly #most = Math.max(1, Math.min(4, availableParallelism() - 1));
  readonly #waiting: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  #number = 0;
  #isClosed = false;

  /** What the bot chooses: one choice, or the parts of one. */
  decide(asked: Asked, wanted: Haste): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const haste = HASTES.indexOf(wanted);
      const waiting = { asked, haste, resolve, reject };
      const first = this.#waiting.findIndex((other) => other.haste > haste);
      this.#waiting.splice(first < 0 ? this.#waiting.length : first, 0, waiting);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('closed'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#start() : undefined);
    if (worker) this.#ask(worker);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url));
    worker.unref();
    this.#all.add(worker);
    worker.once('exit', () => {
      this.#all.delete(worker);
      this.#next();
    });
    return worker;
  }

  #ask(worker: Worker): void {
    const waiting = this.#waiting.shift();
    if (!waiting) {
      this.#idle.push(worker);
      return;
    }
    const { asked, resolve, reject } = waiting;
    const id = ++this.#number;
    const done = () => {
      worker.off('message', hear);
      worker.off('error', fail);
      worker.off('exit', fail);
    };
    const hear = (thought: Thought) => {
      done();
      if ('failed' in thought) reject(new Error(thought.failed));
      else resolve(thought.choices);
      this.#ask(worker);
    };
    const fail = (error: unknown) => {
      done();
      reject(error instanceof Error ? error : new Error('the thread of the bots ended'));
    };
    worker.on('message', hear);
    worker.on('error', fail);
    worker.on('exit', fail);
    const question: Question = { ...asked, id, seed: randomBytes(4).readUInt32LE() };
    worker.postMessage(question);
  }
}
