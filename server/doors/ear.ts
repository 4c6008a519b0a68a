/** What one listener has asked to hear, on a page's line or in a bot's stream. */
import { HallRefused } from '@magehall/dealer/hall';
import type { Listen } from '@magehall/wire';
import type { House } from '../house.ts';
import type { Listener } from '../tables/listeners.ts';
import type { Live } from '../tables/live.ts';

export class Ear {
  readonly #house: House;
  readonly #listener: Listener;
  readonly #tables = new Map<string, Live>();
  #isClosed = false;

  constructor(house: House, listener: Listener) {
    this.#house = house;
    this.#listener = listener;
  }

  async listen(asked: Listen): Promise<void> {
    if (asked.type === 'hall') {
      if (asked.on) this.#house.listing.hear(this.#listener);
      else this.#house.listing.leave(this.#listener);
    } else if (asked.type === 'leave') {
      const live = this.#tables.get(asked.table);
      this.#tables.delete(asked.table);
      await live?.leave(this.#listener);
    } else await this.#hear(asked.table, asked.after);
  }

  close(): void {
    this.#isClosed = true;
    this.#house.listing.leave(this.#listener);
    for (const live of this.#tables.values()) void live.leave(this.#listener);
    this.#tables.clear();
  }

  async #hear(table: string, after: number): Promise<void> {
    const { shelf, config } = this.#house;
    try {
      if (!this.#tables.has(table) && this.#tables.size >= config.limits.tablesOnLine)
        throw new HallRefused('not-found');
      const live = await shelf.take(table);
      if (this.#isClosed) return;
      this.#tables.set(table, live);
      await live.hear(this.#listener, after);
      // It may have hung up while the table was busy.
      if (this.#isClosed) await live.leave(this.#listener);
    } catch (error) {
      if (!(error instanceof HallRefused)) throw error;
      this.#listener.tell(JSON.stringify({ type: 'gone', table, error: 'not-found' }));
    }
  }
}
