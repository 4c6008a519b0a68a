/**
 * What a balancer asks: `/healthz`, whether this process is alive, and `/readyz`, whether it should be sent anybody.
 * Both are asked by address rather than by name, often, and by whoever likes: they tell nothing else.
 */
import { setTimeout as after } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { Api } from './http.ts';

const PATHS = ['/healthz', '/readyz'];
/** However often it is asked, the store is asked no oftener than so. */
const KEPT = 500;
const PATIENCE = 2000;

type Why = 'draining' | 'store' | 'notices';

export function isHealth(url: string): boolean {
  return PATHS.includes(url);
}

export class Health {
  readonly #store: Store;
  readonly #mustHear: boolean;
  #looked: { at: number; whys: Promise<readonly Why[]> } | undefined;
  #isDraining = false;

  /** `mustHear`: others are heard by notices, and there should be some. */
  constructor(store: Store, mustHear: boolean) {
    this.#store = store;
    this.#mustHear = mustHear;
  }

  /** It still serves, but nobody new should be sent. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Why it is not ready; none if it is. */
  async whys(): Promise<readonly Why[]> {
    const now = performance.now();
    if (!this.#looked || now - this.#looked.at > KEPT)
      this.#looked = { at: now, whys: this.#look() };
    const whys = await this.#looked.whys;
    return this.#isDraining ? ['draining', ...whys] : whys;
  }

  async #look(): Promise<readonly Why[]> {
    const asked = this.#store.heads(['']).then(
      () => true,
      () => false,
    );
    const isThere = await Promise.race([asked, after(PATIENCE, false, { ref: false })]);
    const isHeard = !this.#mustHear || (this.#store.notices?.isWell() ?? true);
    return [...(isThere ? [] : ['store' as const]), ...(isHeard ? [] : ['notices' as const])];
  }
}

export function health(app: Api, own: Health): void {
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_, reply) => {
    const why = await own.whys();
    reply.header('cache-control', 'no-store');
    return why.length === 0 ? { ready: true } : reply.code(503).send({ ready: false, why });
  });
}
