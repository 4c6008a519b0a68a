/** Once a day what nobody has come back to for a month is forgotten, so that a flood of guests leaves nothing. */
import type { Store } from '../store/store.ts';
import type { Shelf } from '../tables/shelf.ts';

const DAY = 86_400_000;
const KEPT = 30 * DAY;

export class Tidy {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #tidying: NodeJS.Timeout;

  constructor(store: Store, shelf: Shelf, failed: (error: unknown) => void) {
    this.#store = store;
    this.#shelf = shelf;
    this.#tidying = setInterval(() => this.tidy().catch(failed), DAY).unref();
  }

  tidy(): Promise<void> {
    return this.#store.tidy(this.#store.now() - KEPT, this.#shelf.heard());
  }

  close(): void {
    clearInterval(this.#tidying);
  }
}
