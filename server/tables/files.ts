/**
 * Games that come from a device, every line of them checked: in a thread, one at a time, and for so long
 * at most. Whoever sends one that never comes to an end holds up nobody but others who send files.
 */
import { Worker } from 'node:worker_threads';
import { HallRefused } from '@magehall/dealer/hall';
import type { GameFile } from '@magehall/engine';
import type { Checked } from './files.worker.ts';

/** Honest games take some milliseconds; on a machine that has much to do, some more. */
const LONGEST = 5000;

export class Files {
  readonly #longest: number;
  #thread: Worker | undefined;
  #work: Promise<unknown> = Promise.resolve();

  constructor(longest = LONGEST) {
    this.#longest = longest;
  }

  /** The file, if the game in it is legal and goes on; refuses with `bad-file`. */
  check(game: string, given: Readonly<Record<string, unknown>>): Promise<GameFile> {
    const checked = this.#work.then(() => this.#check(game, JSON.stringify(given)));
    this.#work = checked.catch(() => undefined);
    return checked;
  }

  async close(): Promise<void> {
    await this.#work;
    await this.#thread?.terminate();
  }

  async #check(game: string, text: string): Promise<GameFile> {
    const answer = await this.#ask({ game, text });
    if (!answer) throw new HallRefused('bad-file');
    if ('wrong' in answer) throw new HallRefused('bad-file', answer.wrong ?? undefined);
    return answer.file;
  }

  /** Undefined if it took too long: the thread is ended, and the next file gets another. */
  #ask(question: { game: string; text: string }): Promise<Checked | undefined> {
    this.#thread ??= new Worker(new URL('./files.worker.ts', import.meta.url), { execArgv: [] });
    const thread = this.#thread;
    thread.unref();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#thread = undefined;
        done();
        thread.terminate().then(() => resolve(undefined), reject);
      }, this.#longest);
      const fall = (error: unknown) => {
        this.#thread = undefined;
        done();
        reject(error instanceof Error ? error : new Error('the thread of the files ended'));
      };
      const hear = (answer: Checked) => {
        done();
        resolve(answer);
      };
      const done = () => {
        clearTimeout(late);
        thread.off('message', hear).off('error', fall).off('exit', fall);
      };
      thread.on('message', hear).on('error', fall).on('exit', fall);
      thread.postMessage(question);
    });
  }
}
