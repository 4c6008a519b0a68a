/**
 * A table that somebody uses now. It does one thing at a time, hearing included: so nobody hears
 * what is not stored, and nobody hears anything twice or not at all. Stored, then answered, then
 * told. Two nodes may hold the same table: the number of the move decides, and who lost reads again.
 */
import { randomBytes } from 'node:crypto';
import {
  advance,
  type Chore,
  canBeOrdered,
  chore,
  command,
  type HallEntry,
  HallRefused,
  laid,
  playersOf,
  type Request,
  type Standing,
  seatOf,
  type World,
} from '@magehall/dealer/hall';
import {
  commitmentTo,
  type Draw,
  drawsOf,
  freshBytes,
  type Opener,
  type OutOfTurn,
} from '@magehall/engine';
import type { TableMessage } from '@magehall/wire';
import type { CardChange, Move, NewMove, Store, TableRecord } from '../store/store.ts';
import { cardOf } from './card.ts';
import { type Listener, Listeners } from './listeners.ts';
import { tokenHash } from './making.ts';

/** A command of a person; without `after` it holds however far the table went on meanwhile. */
export interface Asked {
  person: string;
  key: string;
  after?: number;
  request: Request;
}

/** What holds however far the table went on is tried again, if another node was quicker. */
const TRIES = 5;

/** Whoever must know that a table moved: chores, the hall's list. */
export type Moved = (live: Live, card: CardChange) => void;

/** A move that is stored, and how it is told. */
interface Done {
  seq: number;
  tell?(): void;
}

export class Live {
  readonly listeners = new Listeners(() => this.look((standing) => this.listeners.here(standing)));
  readonly #store: Store;
  readonly #game: Opener;
  readonly #decisions: readonly OutOfTurn[];
  readonly #moved: Moved;
  #record: TableRecord;
  #standing: Standing;
  /** By the keys of commands, the moves that they made. */
  readonly #keys = new Map<string, number>();
  #work: Promise<unknown> = Promise.resolve();
  #draw: { of: Standing['dice']; draw: Draw } | undefined;
  /** The standing may be ahead of the store: it is read again before anything else. */
  #isDoubtful = false;
  /** Drawn for a move that is not stored yet. */
  #secret: string | undefined;
  /** When it was used last, by the process' own clock. */
  used = performance.now();

  constructor(
    store: Store,
    game: Opener,
    decisions: readonly OutOfTurn[],
    record: TableRecord,
    moves: readonly Move[],
    moved: Moved,
  ) {
    this.#store = store;
    this.#game = game;
    this.#decisions = decisions;
    this.#record = record;
    this.#moved = moved;
    this.#standing = this.#fold(moves);
  }

  get id(): string {
    return this.#record.id;
  }
  get record(): TableRecord {
    return this.#record;
  }
  /** As it stands now; whoever waits in between may find it elsewhere. */
  get standing(): Standing {
    return this.#standing;
  }

  /** Carries out what a person asks for; resolves with the number of the move once it is stored. */
  async ask(asked: Asked): Promise<number> {
    for (let tries = TRIES; ; tries--) {
      try {
        return await this.#ask(asked);
      } catch (error) {
        const isStale = error instanceof HallRefused && error.code === 'stale';
        if (asked.after !== undefined || !isStale || tries === 0) throw error;
      }
    }
  }

  #ask({ person, key, after, request }: Asked): Promise<number> {
    const own = `${person} ${key}`;
    return this.#moves(async () => {
      const known = this.#keys.get(own);
      if (known !== undefined) return { seq: known };
      const { head } = this.#standing;
      if (after !== undefined && after !== head) throw stale(head);
      const entries = command(this.#standing, person, request, this.#world());
      return this.#make(person, own, entries);
    });
  }

  /**
   * Another node may have moved: reads on from where this one stands, if what is told isn't just the next move.
   * Moves of other nodes are told as our own are.
   */
  catchUp(told?: Move): Promise<void> {
    return this.#do(async () => {
      const { head } = this.#standing;
      if (told && told.seq <= head) return;
      const moves = told?.seq === head + 1 ? [told] : await this.#store.since(this.id, head);
      for (const move of moves) {
        this.#isDoubtful = true;
        advance(this.#standing, move);
        this.#isDoubtful = false;
        this.#keys.set(move.key, move.seq);
        this.#tell(move);
      }
      if (this.#standing.commitment !== this.#record.commitment)
        this.#record = (await this.#store.table(this.id)) ?? this.#record;
    });
  }

  /** Whether this token leads in now; another node may have made a new one. */
  async admits(invite: string): Promise<boolean> {
    return (await this.#store.table(this.id))?.invite === tokenHash(invite);
  }

  /** The house's own command, for a table that stands where it was looked at. */
  serve(after: number, request: Chore): Promise<number> {
    return this.#moves(async () => {
      const { head } = this.#standing;
      if (after !== head) throw stale(head);
      const entries = chore(this.#standing, request, this.#world());
      if (entries.length === 0) return { seq: head };
      return this.#make(null, ` ${after}`, entries);
    });
  }

  async hear(listener: Listener, after: number): Promise<void> {
    await this.#recall(listener.person);
    return this.look((standing) => this.listeners.hear(standing, listener, after));
  }

  /** The table as a person sees it now; undefined if it may not look. */
  async seen(person: string | undefined, after: number): Promise<TableMessage | undefined> {
    await this.#recall(person);
    return this.look((standing) => this.listeners.look(standing, person, after));
  }

  /** What a person who sits here wants to have answered out of turn, from the next question on. */
  async order(person: string, orders: Readonly<Record<string, string>>): Promise<void> {
    if (seatOf(this.#standing, person) === undefined) throw new HallRefused('not-seated');
    if (!canBeOrdered(this.#decisions, orders)) throw new HallRefused('bad-field');
    await this.#store.giveOrders(this.id, person, orders);
    await this.look((standing) => this.listeners.ordered(standing, person, orders));
  }

  leave(listener: Listener): Promise<void> {
    return this.look((standing) => this.listeners.leave(standing, listener));
  }

  /** Another token for the link; the old one is void. */
  async reinvite(): Promise<string> {
    const invite = randomBytes(16).toString('base64url');
    await this.#store.invite(this.id, tokenHash(invite));
    this.#record = { ...this.#record, invite: tokenHash(invite) };
    return invite;
  }

  /** Waits until nothing is under way, and looks at the table as it is stored. */
  look<T>(look: (standing: Standing) => T): Promise<T> {
    return this.#do(async () => look(this.#standing));
  }

  /** Resolves when all that was asked for is done. */
  async idle(): Promise<void> {
    await this.#work;
  }

  /** One thing after the other; `tell` comes when it was answered, and before the next. */
  #do<T>(work: () => Promise<T>, tell?: (done: T) => void): Promise<T> {
    const done = this.#work.then(async () => {
      if (this.#isDoubtful) await this.#reread();
      return work();
    });
    this.#work = done.then(
      async (result) => {
        if (!tell) return;
        await new Promise((resolve) => setImmediate(resolve));
        tell(result);
      },
      () => undefined,
    );
    this.used = performance.now();
    return done;
  }

  async #moves(make: () => Promise<Done>): Promise<number> {
    const { seq } = await this.#do(make, ({ tell }) => tell?.());
    return seq;
  }

  async #make(person: string | null, key: string, entries: readonly HallEntry[]): Promise<Done> {
    const standing = this.#standing;
    const { id } = this.#record;
    const from = standing.head;
    const at = Math.max(this.#store.now(), standing.at);
    const move: Move = { table: id, seq: from + 1, at, person, key, entries };
    this.#isDoubtful = true;
    advance(standing, move);
    const card = { ...cardOf(standing, move), ...this.#dice() };
    const before = await this.#append({ ...move, card });
    if (before !== undefined) return { seq: before };
    this.#isDoubtful = false;
    this.#keys.set(key, move.seq);
    if (card.dice) this.#record = { ...this.#record, ...card.dice };
    const tell = () => {
      this.#tell(move);
      this.#moved(this, card);
    };
    return { seq: move.seq, tell };
  }

  /** The one who asked for it knows its own key again. */
  #tell({ seq, person, key }: Move): void {
    this.listeners.moved(this.#standing, seq - 1, person, key.slice(key.indexOf(' ') + 1));
  }

  /**
   * Stores it. If another was stored in its place the table is read again, and with it all who listen; if that was
   * this very command, sent to another node as well, returns its number.
   */
  async #append(move: NewMove): Promise<number | undefined> {
    try {
      const appended = await this.#store.append(move);
      if (appended.won) return undefined;
      await this.#reread();
      if (appended.repeats !== undefined) return appended.repeats;
    } catch (error) {
      await this.#reread();
      throw error;
    }
    throw stale(this.#standing.head);
  }

  /** A person's own orders are told to it with the table. */
  async #recall(person: string | undefined): Promise<void> {
    if (person === undefined || this.#decisions.length === 0) return;
    this.listeners.recall(person, await this.#store.orders(this.id, person));
  }

  async #reread(): Promise<void> {
    const { id } = this.#record;
    this.#secret = undefined;
    const moves = await this.#store.since(id, -1);
    // Afterwards, so that its dice are never older than the moves.
    this.#record = (await this.#store.table(id)) ?? this.#record;
    this.#standing = this.#fold(moves);
    this.#isDoubtful = false;
    this.listeners.anew(this.#standing);
  }

  #fold(moves: readonly Move[]): Standing {
    const standing = laid(this.#game, this.#record, this.#decisions);
    for (const move of moves) {
      advance(standing, move);
      this.#keys.set(move.key, move.seq);
    }
    return standing;
  }

  #world(): World {
    this.#secret = undefined;
    return {
      at: Math.max(this.#store.now(), this.#standing.at),
      draw: (begun) => this.#draws(begun),
      anew: () => {
        this.#secret = freshBytes();
        return commitmentTo(this.#secret);
      },
    };
  }

  #draws(begun: Standing): Draw {
    const { dice } = begun;
    if (this.#draw && this.#draw.of === this.#standing.dice) return this.#draw.draw;
    const { id, game, rulesVersion, options, start, secret } = this.#record;
    const draw =
      dice &&
      drawsOf({
        ...{ table: id, game, rulesVersion, options, start, players: playersOf(begun) },
        dice: { ...dice, secret },
      });
    if (!draw) throw new Error(`table ${id} has no dice`);
    if (dice === this.#standing.dice) this.#draw = { of: dice, draw };
    return draw;
  }

  /** A secret that this move brings, with the commitment that the standing tells by now. */
  #dice(): Pick<CardChange, 'dice'> {
    if (this.#secret === undefined) return {};
    const { commitment, sealings } = this.#standing;
    return { dice: { commitment, secret: this.#secret, sealings } };
  }
}

function stale(head: number): HallRefused {
  const refused = new HallRefused('stale');
  refused.head = head;
  return refused;
}
