/** What one listener has asked to hear, on a page's line or in a bot's stream. */
import { HallRefused, viewerFor } from '@magehall/dealer/hall';
import type { Listen } from '@magehall/wire';
import type { House } from '../house.ts';
import type { Listener } from '../tables/listeners.ts';
import type { Live } from '../tables/live.ts';
import { chatMessage, type Room, roomsFor } from '../tables/talk.ts';

/** So many lines of talk are told to who begins to listen. */
const MOST_LINES = 100;

export class Ear {
  readonly #house: House;
  readonly #listener: Listener;
  /** Undefined while one is being opened: it counts from the moment it is asked for. */
  readonly #tables = new Map<string, Live | undefined>();

  constructor(house: House, listener: Listener) {
    this.#house = house;
    this.#listener = listener;
  }

  /** It has asked for this table, and hears it or will. */
  hears(table: string): boolean {
    return this.#tables.has(table);
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
    this.#house.listing.leave(this.#listener);
    for (const live of this.#tables.values()) live?.leave(this.#listener).catch(this.#house.failed);
    this.#tables.clear();
  }

  /** The newest lines of the rooms that it reads, oldest first. */
  async #talk(live: Live): Promise<void> {
    const { person, tell } = this.#listener;
    const viewer = viewerFor(live.standing, person);
    if (viewer === undefined) return;
    const rooms = roomsFor(live.standing, viewer);
    const read = (room: Room) => this.#house.store.chat(live.id, room, -1, MOST_LINES);
    const lines = (await Promise.all(rooms.map(read))).flat().sort((a, b) => a.n - b.n);
    for (const line of lines.slice(-MOST_LINES)) tell(JSON.stringify(chatMessage(line, person)));
  }

  async #hear(table: string, after: number): Promise<void> {
    const { shelf, config } = this.#house;
    try {
      if (!this.#tables.has(table)) {
        if (this.#tables.size >= config.limits.tablesOnLine) throw new HallRefused('not-found');
        this.#tables.set(table, undefined);
      }
      const live = await shelf.take(table);
      // It may have left, or hung up, while the table was opened or busy.
      if (!this.#tables.has(table)) return;
      this.#tables.set(table, live);
      await live.hear(this.#listener, after);
      await this.#talk(live);
      if (!this.#tables.has(table)) await live.leave(this.#listener);
    } catch (error) {
      if (this.#tables.get(table) === undefined) this.#tables.delete(table);
      if (!(error instanceof HallRefused)) throw error;
      this.#listener.tell(JSON.stringify({ type: 'gone', table, error: 'not-found' }));
    }
  }
}
