/**
 * The database's clock, known here without asking it each time. Each look at it gives bounds: it was read after
 * we asked and before we heard the answer. What lies within the bounds is kept, so that the clock doesn't
 * creep with every look; what lies outside is moved to the nearer bound. It never goes back: by a second at most
 * it stands still, and keeps its distance if the database's was set back farther.
 */
const STANDS_STILL = 1000;

export class DatabaseClock {
  readonly #ticks: () => number;
  #offset = Number.NEGATIVE_INFINITY;
  #latest: number;

  /** `last` is the latest time that was stored; `ticks` only goes forward, from wherever. */
  constructor(last: number, ticks: () => number = () => performance.now()) {
    this.#latest = last;
    this.#ticks = ticks;
  }

  /** Reads the database's clock by `ask`. */
  async set(ask: () => Promise<number>): Promise<void> {
    const before = this.#ticks();
    const now = await ask();
    const after = this.#ticks();
    this.#offset = Math.min(Math.max(this.#offset, now - after), now - before);
  }

  now(): number {
    const now = Math.floor(this.#ticks() + this.#offset);
    if (this.#latest - now > STANDS_STILL) this.#offset += this.#latest - now;
    this.#latest = Math.max(this.#latest, now);
    return this.#latest;
  }
}
