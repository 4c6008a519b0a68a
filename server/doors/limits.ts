/** How fast, and how many: a bucket of tokens for each address and each person. */
import type { Limits, Rate } from '../config.ts';
import { LimitMet } from './refusals.ts';

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets that are full again are forgotten now and then. */
const FORGETS_EVERY = 60_000;

type Rated = { [Name in keyof Limits]: Limits[Name] extends Rate ? Name : never }[keyof Limits];

export class Gate {
  readonly #limits: Limits;
  readonly #buckets = new Map<string, Bucket>();
  readonly #counts = new Map<string, number>();
  readonly #now: () => number;
  #swept: number;

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#swept = now();
  }

  /** Takes a token of this one's, or refuses. */
  pass(limit: Rated, whose: string): void {
    const rate = this.#limits[limit];
    const now = this.#now();
    if (now - this.#swept > FORGETS_EVERY) this.#sweep(now);
    const key = `${limit} ${whose}`;
    const bucket = this.#buckets.get(key) ?? { tokens: rate.burst, at: now };
    bucket.tokens = filled(bucket, rate, now);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.tokens < 1)
      throw new LimitMet(limit, Math.ceil((1 - bucket.tokens) / (rate.perSecond || 1 / 3600)));
    bucket.tokens--;
  }

  /** One more of something that is open for a while; returns what gives it back. */
  enter(limit: 'linesOfAddress' | 'linesOfPerson', whose: string): () => void {
    const key = `${limit} ${whose}`;
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#limits[limit]) throw new LimitMet(limit);
    this.#counts.set(key, count + 1);
    let inside = true;
    return () => {
      const left = (this.#counts.get(key) ?? 1) - (inside ? 1 : 0);
      inside = false;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }

  #sweep(now: number): void {
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) {
      const rate = this.#limits[key.slice(0, key.indexOf(' ')) as Rated];
      if (filled(bucket, rate, now) >= rate.burst) this.#buckets.delete(key);
    }
  }
}

function filled({ tokens, at }: Bucket, { burst, perSecond }: Rate, now: number): number {
  return Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
}
