/**
 * What was decided at this table and is not answered yet. One command is under way at a time, in
 * the order they were made; each is kept on the device until the hall has answered, and is sent
 * again with the same key, so that nothing is lost by a reload and nothing is done twice.
 */
import { isPassing, No } from './post.ts';

export interface Command {
  key: string;
  /** Its place among those of this table. */
  n: number;
  /** The newest move that was known; a command made before its predecessor's answer waits for that. */
  after: number | undefined;
  /** Choices that belong together; none: the last one is taken back. */
  choices?: readonly unknown[];
}

/** Where commands are kept, and how they are sent: `keep.ts` and `post.ts` in a page. */
export interface Posting {
  put(command: Command): Promise<void>;
  drop(command: Command): Promise<void>;
  /** The number of the move it became; rejects with `No`. */
  send(command: Command): Promise<number>;
}

export interface Answers {
  stored(command: Command, seq: number): void;
  /** It was refused, and is dropped with all that follows; or shall be sent anew after that move. */
  refused(command: Command, no: No): Promise<number | undefined>;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;

export class Outbox {
  readonly #posting: Posting;
  readonly #answers: Answers;
  readonly #queue: Command[] = [];
  #made = 0;
  #busy = false;
  #closed = false;
  #wake: () => void = () => {};

  constructor(posting: Posting, answers: Answers) {
    this.#posting = posting;
    this.#answers = answers;
  }

  get waiting(): readonly Command[] {
    return this.#queue;
  }

  /** A new command; it is kept before it is sent. */
  async add(command: Omit<Command, 'n'>): Promise<void> {
    const kept = { ...command, n: this.#made++ };
    this.#queue.push(kept);
    await this.#posting.put(kept);
    await this.flush();
  }

  /** Those that an earlier page left behind. */
  restore(commands: readonly Command[]): void {
    this.#queue.push(...commands);
    this.#made = Math.max(0, ...commands.map(({ n }) => n + 1));
  }

  /** Sends what waits; now, if it was waiting to try again. */
  async flush(): Promise<void> {
    this.#wake();
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#queue.length > 0 && !this.#closed) await this.#sendFirst();
    } finally {
      this.#busy = false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#wake();
  }

  async #sendFirst(): Promise<void> {
    const [first] = this.#queue;
    for (let tries = 0; !this.#closed; tries++) {
      try {
        const seq = await this.#posting.send(first);
        this.#answers.stored(first, seq);
        await this.#done(first);
        const [next] = this.#queue;
        if (next && next.after === undefined) {
          next.after = seq;
          await this.#posting.put(next);
        }
        return;
      } catch (error) {
        if (!(error instanceof No)) throw error;
        if (isPassing(error)) {
          await this.#wait(tries, error.refusal?.retryIn);
          continue;
        }
        const after = await this.#answers.refused(first, error);
        if (after === undefined) {
          // What was decided on top of it falls with it.
          for (const command of [...this.#queue]) await this.#done(command);
          return;
        }
        first.after = after;
        await this.#posting.put(first);
      }
    }
  }

  async #done(command: Command): Promise<void> {
    const at = this.#queue.indexOf(command);
    if (at >= 0) this.#queue.splice(at, 1);
    await this.#posting.drop(command);
  }

  #wait(tries: number, seconds = 0): Promise<void> {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000 + Math.random() * longest);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
