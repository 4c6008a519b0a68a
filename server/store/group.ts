/**
 * Group commit that clocks itself: one batch is under way, and whatever comes meanwhile gathers for
 * the next. A flush takes as long as it takes; when little happens a batch is one job and starts at
 * once, when much happens it fills by itself. There is no timer to tune.
 */
export type Outcome<Answer> = { answer: Answer } | { failed: Error };

interface Waiting<Job, Answer> {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** So that one batch never keeps the first of the next waiting for seconds. */
const MOST = 1000;

export class Group<Job, Answer> {
  readonly #flush: (jobs: readonly Job[]) => Promise<readonly Outcome<Answer>[]>;
  #gathering: Waiting<Job, Answer>[] = [];
  /** Settles when nothing is under way and nothing waits. */
  #running: Promise<void> | undefined;

  /** `flush` resolves when the whole batch is on the disk, with an outcome for each job. */
  constructor(flush: (jobs: readonly Job[]) => Promise<readonly Outcome<Answer>[]>) {
    this.#flush = flush;
  }

  add(job: Job): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#gathering.push({ job, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // What is asked for in one go joins the first batch.
    await Promise.resolve();
    while (this.#gathering.length > 0) {
      const batch = this.#gathering.splice(0, MOST);
      let outcomes: readonly Outcome<Answer>[];
      try {
        outcomes = await this.#flush(batch.map(({ job }) => job));
      } catch (error) {
        const failed = error instanceof Error ? error : new Error(String(error));
        outcomes = batch.map(() => ({ failed }));
      }
      batch.forEach(({ resolve, reject }, i) => {
        const outcome = outcomes[i];
        if ('failed' in outcome) reject(outcome.failed);
        else resolve(outcome.answer);
      });
    }
    this.#running = undefined;
  }
}
