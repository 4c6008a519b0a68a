/**
 * Says every few seconds that this server is alive. Whoever beats first after a silence, be it that no server ran or
 * that the store was away, gives it back to every clock that ran: nobody could have moved in it.
 */
import { HallRefused } from '@magehall/dealer/hall';
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
    this.#beating = setInterval(() => this.#beat().catch(this.#failed), BEATS_EVERY);
    await this.#beat();
  }

  async #beat(): Promise<void> {
    const last = await this.#store.beat(this.#node);
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
      try {
        if (ms > 0) await live.serve(head, { do: 'credit', ms });
      } catch (error) {
        // Somebody moved meanwhile: the clock runs from there.
        if (!(error instanceof HallRefused)) throw error;
      }
    }
  }
}
