/** The hall's list, "my tables", and who hears of changes in the hall: at most once a second. */
import type { HallMessage, TableCard, TableList } from '@magehall/wire';
import type { CardRecord, Paged, Store } from '../store/store.ts';
import type { Listener } from './listeners.ts';

const PAGE = 30;
const PATIENCE = 1000;

export class Listing {
  readonly #store: Store;
  readonly #listeners = new Set<Listener>();
  readonly #changed = new Set<string>();
  readonly #failed: (error: unknown) => void;
  #telling: NodeJS.Timeout | undefined;

  constructor(store: Store, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  async hall(person: string | undefined, before?: string): Promise<TableList> {
    return listOf(await this.#store.openTables(before, PAGE), person);
  }

  async of(person: string, before?: string): Promise<TableList> {
    return listOf(await this.#store.tablesOf(person, before, PAGE), person);
  }

  hear(listener: Listener): void {
    this.#listeners.add(listener);
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  /** A listed table changed. */
  changed(table: string): void {
    if (this.#listeners.size === 0) return;
    this.#changed.add(table);
    this.#telling ??= setTimeout(() => this.#tell().catch(this.#failed), PATIENCE).unref();
  }

  close(): void {
    clearTimeout(this.#telling);
  }

  async #tell(): Promise<void> {
    this.#telling = undefined;
    const tables = [...this.#changed];
    this.#changed.clear();
    const cards = await Promise.all(tables.map((table) => this.#store.card(table)));
    const open = (card: CardRecord) => card.phase === 'open' && card.listed;
    const found = cards.flatMap((card) => (card && open(card) ? [card] : []));
    const gone = tables.filter((table) => !found.some(({ id }) => id === table));
    for (const listener of this.#listeners) {
      const changed = found.map((card) => cardFor(card, listener.person));
      const message: HallMessage = { type: 'hall', changed, gone };
      listener.tell(JSON.stringify(message));
    }
  }
}

function listOf({ items, before }: Paged<CardRecord>, person: string | undefined): TableList {
  const tables = items.map((card) => cardFor(card, person));
  return { tables, ...(before !== undefined && { before }) };
}

function cardFor(card: CardRecord, person: string | undefined): TableCard {
  const { id, game, options, phase, pace, listed, waitsFor, deadline, scores, winners } = card;
  const mine = card.seats.find((seat) => person !== undefined && seat.person === person)?.seat;
  const over = phase === 'over';
  return {
    ...{ table: id, game, options, phase, pace, listed, waitingFor: waitsFor },
    seats: card.seats.map(({ plays, name }) => ({ plays, name })),
    ...(mine !== undefined && { mine }),
    yourTurn: mine !== undefined && mine === waitsFor,
    ...(deadline !== null && { until: deadline }),
    changedAt: card.changedAt,
    ...(over && { scores: [...scores], winners: [...winners] }),
  };
}
