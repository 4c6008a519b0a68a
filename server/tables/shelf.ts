/**
 * The tables that are in use, each opened by reading its moves. One that nobody listens to is let
 * go after a while: a table weighs about 100 KB, and opening it again takes a few milliseconds.
 */
import { HallRefused } from '@magehall/dealer/hall';
import type { OutOfTurn } from '@magehall/engine';
import { orders } from '@magehall/games/orders';
import type { Store } from '../store/store.ts';
import { gameOf } from './games.ts';
import { Live, type Moved } from './live.ts';

/** So long a table stays open that nobody listens to. */
const UNHEARD = 60_000;
const LOOKS_EVERY = 10_000;

/** What can be ordered for another's turn; a game that asks nobody then need not say so. */
async function decisionsOf(name: string): Promise<readonly OutOfTurn[]> {
  return (await orders[name]?.decisions())?.decisions ?? [];
}

export class Shelf {
  readonly #store: Store;
  readonly #moved: Moved;
  readonly #tables = new Map<string, Promise<Live>>();
  readonly #open = new Map<string, Live>();
  readonly #tidying: NodeJS.Timeout;

  constructor(store: Store, moved: Moved) {
    this.#store = store;
    this.#moved = moved;
    this.#tidying = setInterval(() => this.#letGo(), LOOKS_EVERY);
    this.#tidying.unref();
  }

  /**
   * The table of this name, as it is stored. Refuses with `not-found` if there is none. Other nodes may have moved
   * since it was opened; whoever knows of no move after `seen` need not have that looked up.
   */
  async take(id: string, seen?: number): Promise<Live> {
    let opening = this.#tables.get(id);
    const isNew = !opening;
    if (!opening) {
      opening = this.#read(id);
      this.#tables.set(id, opening);
      opening.catch(() => this.#tables.delete(id));
    }
    const live = await opening;
    live.used = performance.now();
    const isFresh = isNew || (seen !== undefined && live.standing.head >= seen);
    if (this.#store.notices && !isFresh) await live.catchUp();
    return live;
  }

  /** One that is open already. */
  find(id: string): Live | undefined {
    return this.#open.get(id);
  }

  /** Tables that somebody listens to. */
  heard(): string[] {
    return [...this.#open].flatMap(([id, { listeners }]) => (listeners.size > 0 ? [id] : []));
  }

  async #read(id: string): Promise<Live> {
    const record = await this.#store.table(id);
    if (!record) throw new HallRefused('not-found');
    const [game, decisions, moves] = await Promise.all([
      gameOf(record.game),
      decisionsOf(record.game),
      this.#store.since(id, -1),
    ]);
    const live = new Live(this.#store, game, decisions, record, moves, this.#moved);
    // What was read first may be older than the moves.
    if (this.#store.notices) await live.catchUp();
    this.#open.set(id, live);
    return live;
  }

  #letGo(): void {
    const now = performance.now();
    for (const [id, live] of this.#open)
      if (live.listeners.size === 0 && now - live.used > UNHEARD) this.#drop(id, live);
  }

  #drop(id: string, live: Live): void {
    live.listeners.close();
    this.#open.delete(id);
    this.#tables.delete(id);
  }

  /** Resolves when nothing is under way at any table. */
  async close(): Promise<void> {
    clearInterval(this.#tidying);
    for (const [id, live] of this.#open) {
      await live.idle();
      this.#drop(id, live);
    }
  }
}
