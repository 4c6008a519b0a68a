/**
 * What other nodes do at the tables that are open here. They say so when it is stored; and since a word may be lost,
 * every two seconds the numbers of all tables that somebody listens to are compared with the store's.
 */
import type { News } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Listing } from './listing.ts';
import type { Live } from './live.ts';
import type { Shelf } from './shelf.ts';
import { tellLine } from './talk.ts';

const LOOKS_EVERY = 2000;
/** So much of the hall and of the talk is looked through while nobody tells. */
const MOST = 30;

/** Bots that hear all their tables, wherever somebody sits down with them. */
interface Ears {
  readonly isEmpty: boolean;
  /** Whether one of these people is heard for. */
  want(people: readonly (string | null)[]): boolean;
  moved(live: Live): void;
}

export class Elsewhere {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #listing: Listing;
  readonly #ears: Ears;
  readonly #failed: (error: unknown) => void;
  #looking: NodeJS.Timeout | undefined;
  #under: Promise<void> | undefined;
  #isClosed = false;
  /** Notices were missed: talk and the hall are looked through as well. */
  #isBehind = false;
  /** By table, the newest line that was found by looking. */
  #lines = new Map<string, number>();
  /** The hall as it was found by looking: tables and their numbers. */
  #hall = new Map<string, number>();

  constructor(
    store: Store,
    shelf: Shelf,
    listing: Listing,
    ears: Ears,
    failed: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#shelf = shelf;
    this.#listing = listing;
    this.#ears = ears;
    this.#failed = failed;
  }

  /** Nothing to do where there are no other nodes. */
  start(): void {
    const { notices } = this.#store;
    if (!notices) return;
    notices.start(
      (news) => {
        if (!this.#isClosed) this.#hear(news).catch(this.#failed);
      },
      () => {
        this.#isBehind = true;
        this.#look();
      },
    );
    this.#looking = setInterval(() => this.#look(), LOOKS_EVERY);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    await this.#under;
  }

  async #hear(news: News): Promise<void> {
    const { table } = news;
    const live = this.#shelf.find(table);
    if (news.is === 'line') {
      if (live && news.line) tellLine(live, news.line);
      else if (live) await this.#talk(live);
      return;
    }
    if (news.listed) this.#listing.changed(table);
    if (live) {
      await live.catchUp(news.move);
      this.#ears.moved(live);
    } else if (!this.#ears.isEmpty) await this.#seat(table);
  }

  /** A bot sits down elsewhere: what it hears here, it hears of that table too. */
  async #seat(table: string): Promise<void> {
    const seats = (await this.#store.card(table))?.seats ?? [];
    if (this.#ears.want(seats.map(({ person }) => person)))
      this.#ears.moved(await this.#shelf.take(table));
  }

  #look(): void {
    // One look at a time, however slow the database is.
    if (this.#isClosed || this.#under) return;
    this.#under = this.#sweep()
      .catch((error) => {
        this.#isBehind = true;
        this.#failed(error);
      })
      .finally(() => {
        this.#under = undefined;
      });
  }

  async #sweep(): Promise<void> {
    const isBehind = this.#isBehind || !this.#store.notices?.isWell();
    this.#isBehind = false;
    const tables = this.#shelf.heard();
    const heads = tables.length > 0 ? await this.#store.heads(tables) : new Map<string, number>();
    for (const [table, head] of heads) {
      const live = this.#shelf.find(table);
      if (!live) continue;
      if (live.standing.head < head) await live.catchUp();
      if (isBehind) await this.#talk(live);
    }
    for (const table of this.#lines.keys()) if (!heads.has(table)) this.#lines.delete(table);
    if (isBehind) await this.#walk();
  }

  /** The newest lines of a table, those that were told before perhaps among them: a page knows them by number. */
  async #talk(live: Live): Promise<void> {
    const after = this.#lines.get(live.id) ?? -1;
    const rooms = await Promise.all(
      (['players', 'watchers'] as const).map((room) =>
        this.#store.chat(live.id, room, after, MOST),
      ),
    );
    const lines = rooms.flat().sort((a, b) => a.n - b.n);
    for (const line of lines) tellLine(live, line);
    this.#lines.set(live.id, lines.at(-1)?.n ?? after);
  }

  /** What changed on the first page of the hall. */
  async #walk(): Promise<void> {
    if (!this.#listing.isHeard) return;
    const { items } = await this.#store.openTables(undefined, MOST);
    const before = this.#hall;
    this.#hall = new Map(items.map(({ id, head }) => [id, head]));
    for (const [id, head] of this.#hall) if (before.get(id) !== head) this.#listing.changed(id);
    for (const id of before.keys()) if (!this.#hall.has(id)) this.#listing.changed(id);
  }
}
