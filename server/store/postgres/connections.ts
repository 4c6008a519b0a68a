/**
 * The connections of one node: one that writes moves, and some for all else. If PostgreSQL is away, whoever asks
 * is told so at once, and it is looked for again after a while that doubles: it is not stormed when it comes back.
 */
import pg, { type ClientBase, type PoolClient } from 'pg';
import { StoreError } from '../store.ts';
import { nameOf } from './address.ts';
import { trouble } from './troubles.ts';

const MOST = 6;
const SOON = 50;
const LATE = 2000;

/** Times come as numbers: they are milliseconds, and far from where numbers lose count. */
const BIGINT = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A statement that is prepared once a connection, by its name. */
export interface Statement {
  name: string;
  text: string;
}

export type Row = Record<string, unknown>;

/** How a node connects, whatever for. */
export function settingsFor(address: string) {
  return {
    connectionString: address,
    application_name: 'magehall',
    types,
    keepAlive: true,
    // Waiting for one that is free counts, too.
    connectionTimeoutMillis: 10_000,
    // A machine that went away without a word says nothing; and nothing of ours takes so long.
    query_timeout: 15_000,
    statement_timeout: 10_000,
    // A node that is frozen in the middle of a batch holds up the others no longer than this.
    idle_in_transaction_session_timeout: 2000,
  };
}

export class Connections {
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #writer: pg.Pool;
  readonly #under = new Set<Promise<unknown>>();
  #wait = 0;
  /** Until then it is not looked for. */
  #until = 0;
  #away: StoreError | undefined;
  #isClosed = false;

  constructor(address: string) {
    this.name = nameOf(address);
    const settings = settingsFor(address);
    this.#pool = new pg.Pool({ ...settings, max: MOST });
    this.#writer = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 0 });
    for (const pool of [this.#pool, this.#writer]) {
      // One that breaks while nobody uses it is replaced when the next one is wanted; one that breaks in
      // somebody's hands fails what is asked of it.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  }

  /** One statement by itself. */
  ask(statement: Statement, ...values: unknown[]): Promise<Row[]> {
    return this.use(async (db) => (await db.query<Row>({ ...statement, values })).rows);
  }

  /** Several in one transaction. */
  transact<T>(work: (db: ClientBase) => Promise<T>): Promise<T> {
    return this.use((db) => inTransaction(db, work));
  }

  use<T>(work: (db: ClientBase) => Promise<T>): Promise<T> {
    return this.#track(this.#on(this.#pool, work));
  }

  /** On the connection that writes moves. What it throws is PostgreSQL's own error. */
  write<T>(work: (db: ClientBase) => Promise<T>): Promise<T> {
    return this.#track(this.#on(this.#writer, work));
  }

  demandOpen(): void {
    if (this.#isClosed) throw new StoreError('closed', `${this.name}: the store is closed.`);
  }

  /** Nothing more is asked; what was asked is carried out. */
  shut(): void {
    this.#isClosed = true;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#under);
    await Promise.all([this.#pool.end(), this.#writer.end()]);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#under.add(work);
    const done = () => this.#under.delete(work);
    work.then(done, done);
    return work;
  }

  async #on<T>(pool: pg.Pool, work: (db: ClientBase) => Promise<T>): Promise<T> {
    const db = await this.#connect(pool);
    try {
      const done = await work(db);
      db.release();
      return done;
    } catch (error) {
      const told = trouble(error, this.name);
      // Another connection has what this one lost; and one that hangs is none.
      db.release(told.why === 'away');
      throw told;
    }
  }

  async #connect(pool: pg.Pool): Promise<PoolClient> {
    const now = performance.now();
    if (this.#away && now < this.#until) throw this.#away;
    try {
      const db = await pool.connect();
      this.#wait = 0;
      this.#away = undefined;
      return db;
    } catch (error) {
      this.#away = trouble(error, this.name);
      this.#wait = Math.min(LATE, Math.max(SOON, 2 * this.#wait));
      this.#until = performance.now() + this.#wait * (0.5 + Math.random() / 2);
      throw this.#away;
    }
  }
}

export async function inTransaction<T>(
  db: ClientBase,
  work: (db: ClientBase) => Promise<T>,
): Promise<T> {
  await db.query('BEGIN');
  try {
    const done = await work(db);
    await db.query('COMMIT');
    return done;
  } catch (error) {
    // A connection that broke has taken it back already.
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
