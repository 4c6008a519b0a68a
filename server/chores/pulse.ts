/**
 * Says every few seconds that this server is alive. Whoever starts after a silence gives it back to
 * every clock that ran: nobody could have moved in it.
 */
import type { Store } from '../store/store.ts';
import type { Shelf } from '../tables/shelf.ts';

const BEATS_EVERY = 10_000;
/** A restart that is shorter takes nobody's time. */
const OUTAGE = 30_000;

export class Pulse {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #node: string;
  readonly #failed: (error: unknown) => void;
  #beating: NodeJS.Timeout | undefined;

  constructor(store: Store, shelf: Shelf, node: string, failed: (error: unknown) => void) {
    this.#store = store;
    this.#shelf = shelf;
    this.#node = node;
    this.#failed = failed;
  }

  async start(): Promise<void> {
    const last = await this.#store.beat(this.#node);
    this.#beating = setInterval(() => {
      this.#store.beat(this.#node).catch(this.#failed);
    }, BEATS_EVERY);
    if (last !== undefined && this.#store.now() - last > OUTAGE) await this.#giveBack(last);
  }

  close(): void {
    clearInterval(this.#beating);
  }

  async #giveBack(since: number): Promise<void> {
    for (const table of await this.#store.clocked()) {
      const live = await this.#shelf.take(table);
      const { head, at } = live.standing;
      const ms = this.#store.now() - Math.max(since, at);
      if (ms > 0) await live.serve(head, { do: 'credit', ms });
    }
  }
}
