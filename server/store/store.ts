/**
 * Where tables on line are kept. One interface, so that the house runs on SQLite in one process and
 * on PostgreSQL in many. What makes it safe is small: a move is one row, `(table, seq)` is its key,
 * and `append` resolves only when the row is on the disk. Two writers of the same number: one wins.
 *
 * Everything beside the moves (a table's card, its seats, its next chore) is told by the move that
 * changes it and written in the same transaction, so that nothing stands half done after a crash.
 */
import type { HallEntry } from '@magehall/dealer/hall';
import type { Entry, GameFile, Options, Player, Seat } from '@magehall/engine';
import type { Pace, Phase } from '@magehall/wire';
import type { Notices } from './notices.ts';

export interface Move {
  table: string;
  seq: number;
  /** The store's time. */
  at: number;
  /** Who did it; null for the house itself (clocks, bots). */
  person: string | null;
  key: string;
  entries: readonly HallEntry[];
}

/** A move that is to be added, and what it changes beside the log. */
export interface NewMove extends Move {
  card: CardChange;
}

/** What every node must find without replaying a table. */
export interface CardChange {
  phase: Phase;
  waitsFor: Seat;
  /** When the clock runs out; null where none runs. */
  deadline: number | null;
  scores: readonly number[];
  winners: readonly Seat[];
  /** All seats, where the move changed one. */
  seats?: readonly SeatRecord[];
  /** Replaces the chores of the table: what must be done for it, and when. */
  chores: readonly { kind: ChoreKind; at: number }[];
  /** A new commitment and its secret, where the dice were sealed anew. */
  dice?: { commitment: string; secret: string; sealings: number };
}

export type ChoreKind = 'bot' | 'clock' | 'order' | 'seal' | 'tidy';

/** A table as it was agreed on. What changes later is in its moves. */
export interface TableRecord {
  id: string;
  game: string;
  rulesVersion: number;
  options: Options;
  /** Where it goes on from, if it was begun on a device. */
  start?: unknown;
  /** What was played there, checked when it came: its log goes before the moves. */
  before?: {
    table: string;
    players: readonly Player[];
    log: readonly Entry[];
    dice?: GameFile['dice'];
  };
  pace: Pace;
  listed: boolean;
  watchers: boolean;
  standin: string;
  /** The person who made it. */
  owner: string;
  /** SHA-256 of the token in the invite link. */
  invite: string;
  /** The seats as they were laid: open ones, bots and the rules' own. */
  laid: readonly ('open' | 'rules' | { level: string })[];
  commitment: string;
  /** Leaves the server only when the game is over. */
  secret: string;
  sealings: number;
  madeAt: number;
}

export interface SeatRecord {
  seat: Seat;
  person: string | null;
  plays: 'open' | 'person' | 'bot' | 'rules';
  name: string;
}

/** A table in a list. */
export interface CardRecord {
  id: string;
  game: string;
  options: Options;
  pace: Pace;
  listed: boolean;
  phase: Phase;
  waitsFor: Seat;
  deadline: number | null;
  scores: readonly number[];
  winners: readonly Seat[];
  changedAt: number;
  head: number;
  seats: readonly SeatRecord[];
}

/** Won: it is stored. Lost: another move has this number; or this very command was stored before. */
export type Appended = { won: true } | { won: false; repeats?: number };

export interface Chore {
  table: string;
  kind: ChoreKind;
  at: number;
  /** The move that asked for it; once there is a newer one, that one said what is to be done. */
  seq: number;
}

export interface PersonRecord {
  id: string;
  name: string | null;
  language: string | null;
  /** When it was last said that this person is here. */
  seenAt: number;
}

export interface ChatLine {
  table: string;
  n: number;
  at: number;
  person: string;
  seat: Seat | null;
  name: string;
  room: 'players' | 'watchers';
  text: string;
  hidden: boolean;
}

/** More was never read again by anybody; and a table can be talked at for years. */
export const MOST_LINES = 1000;

/** A page of a list: what comes before this, newest first. */
export interface Paged<T> {
  items: readonly T[];
  before?: string;
}

/** The store can't be written to or read now; what is stored stays as it is. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly why:
    | 'full'
    | 'read-only'
    | 'damaged'
    | 'newer'
    | 'busy'
    | 'away'
    | 'denied'
    | 'closed'
    | 'unknown';
  constructor(why: StoreError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

export interface Store {
  /** What other nodes do, where there may be any. */
  readonly notices?: Notices;

  /** The store's clock, in milliseconds; it never goes back. */
  now(): number;

  /** Lays a table; its first move has the number 0. Of two with one id, the first wins. */
  create(table: TableRecord, first: NewMove): Promise<Appended>;
  /** Each move wins or loses as a whole; it has won when this resolves, and is on the disk. */
  append(move: NewMove): Promise<Appended>;
  table(id: string): Promise<TableRecord | undefined>;
  /** The moves after this number, in order, none missing. */
  since(table: string, seq: number): Promise<readonly Move[]>;
  /** The newest move of each of these tables, for those that exist. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** A new token for the invite link. */
  invite(table: string, hash: string): Promise<void>;

  /** Listed tables that are filling their seats, the last changed first. */
  openTables(before: string | undefined, most: number): Promise<Paged<CardRecord>>;
  /** Those where a person sits or that it made: where it is its turn first, then the last changed. */
  tablesOf(person: string, before: string | undefined, most: number): Promise<Paged<CardRecord>>;
  card(table: string): Promise<CardRecord | undefined>;
  /** Tables of this owner that are not over, and those of them where only bots sit. */
  countOpen(owner: string): Promise<{ all: number; bots: number }>;

  /** Takes chores that are due for `lease` milliseconds; nobody else gets them until then. */
  claim(
    kinds: readonly ChoreKind[],
    node: string,
    lease: number,
    most: number,
  ): Promise<readonly Chore[]>;
  /** It is done; a chore that a newer move laid stays. */
  finish(chore: Chore): Promise<void>;
  /** Gives back all that a node has taken and not finished: others need not wait for its leases. */
  release(node: string): Promise<void>;

  /** A session's person, by the hash of its token, until it ends; and a new one. */
  personBy(session: string): Promise<PersonRecord | undefined>;
  addGuest(person: PersonRecord, session: string, endsAt: number): Promise<void>;
  /** The person is here now. */
  seen(person: string): Promise<void>;
  rename(person: string, name: string, language: string | null): Promise<void>;
  endSession(session: string): Promise<void>;

  /**
   * Said twice with one key it is stored once, and answered with what is stored. Of a table's talk the
   * newest `MOST_LINES` are kept.
   */
  say(line: Omit<ChatLine, 'n' | 'hidden'>, key: string): Promise<ChatLine>;
  /** The newest `most` of the lines after this number, in order. */
  chat(
    table: string,
    room: ChatLine['room'],
    after: number,
    most: number,
  ): Promise<readonly ChatLine[]>;
  hide(table: string, n: number): Promise<ChatLine | undefined>;
  notes(table: string, person: string): Promise<string>;
  takeNotes(table: string, person: string, text: string): Promise<void>;
  orders(table: string, person: string): Promise<Readonly<Record<string, string>>>;
  giveOrders(
    table: string,
    person: string,
    orders: Readonly<Record<string, string>>,
  ): Promise<void>;

  /**
   * Forgets what nobody has come back to since then: tables that never began, but not those that are
   * `heard` now, and people who sit nowhere and made nothing that is still there.
   */
  tidy(before: number, heard: readonly string[]): Promise<void>;

  /** Tables at which a clock runs. */
  clocked(): Promise<readonly string[]>;
  /** Says that a node is alive; returns the last time that any node was before this. */
  beat(node: string): Promise<number | undefined>;
  close(): Promise<void>;
}
