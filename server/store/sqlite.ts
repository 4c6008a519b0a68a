/**
 * The store in one SQLite file. Writing is done by a thread of its own, in batches that are flushed
 * before anybody is answered; reading here, on a connection that can't write and waits for nobody.
 */
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { steadyClock } from './clock.ts';
import { Group, type Outcome } from './group.ts';
import type { Failed } from './sqlite/batch.ts';
import { databaseIn } from './sqlite/open.ts';
import { type Reads, readsOn } from './sqlite/reads.ts';
import { moveRow, tableRow } from './sqlite/rows.ts';
import { trouble } from './sqlite/troubles.ts';
import type { Answer, Job, Writes } from './sqlite/writes.ts';
import type { FromWorker, ToWorker } from './sqlite.worker.ts';
import { type Store, StoreError } from './store.ts';

/** Opens the tables of a folder, which is made if it isn't there. Throws a `StoreError`. */
export async function openSqlite(folder: string): Promise<Store> {
  const writer = await Writer.start(folder);
  try {
    const db = new DatabaseSync(databaseIn(folder), { readOnly: true, timeout: 5000 });
    return storeOf(folder, writer, db, readsOn(db));
  } catch (error) {
    await writer.close();
    throw trouble(error, folder);
  }
}

function storeOf(folder: string, writer: Writer, db: DatabaseSync, reads: Reads): Store {
  const now = steadyClock(reads.clock());
  const group = new Group<Job, unknown>((jobs) => writer.flush(now(), jobs));
  let isClosed = false;

  function demandOpen(): void {
    if (isClosed) throw new StoreError('closed', `${folder}: the store is closed.`);
  }
  async function write<Deed extends keyof Writes>(
    deed: Deed,
    ...told: Parameters<Writes[Deed]>
  ): Promise<Answer<Deed>> {
    demandOpen();
    return (await group.add({ deed, told } as Job)) as Answer<Deed>;
  }
  async function read<T>(ask: () => T): Promise<T> {
    demandOpen();
    try {
      return ask();
    } catch (error) {
      throw trouble(error, folder);
    }
  }

  return {
    now,
    create: (table, first) => write('create', tableRow(table), moveRow(first)),
    append: (move) => write('append', moveRow(move)),
    table: (id) => read(() => reads.table(id)),
    since: (table, seq) => read(() => reads.since(table, seq)),
    heads: (tables) => read(() => reads.heads(tables)),
    invite: (table, hash) => write('invite', table, hash),
    openTables: (before, most) => read(() => reads.openTables(before, most)),
    tablesOf: (person, before, most) => read(() => reads.tablesOf(person, before, most)),
    card: (table) => read(() => reads.card(table)),
    countOpen: (owner) => read(() => reads.countOpen(owner)),
    async claim(kinds, node, lease, most) {
      const at = now();
      // Halls ask again and again, mostly for nothing; that shall not wake the disk.
      if (!(await read(() => reads.isDue(kinds, at)))) return [];
      return write('claim', kinds, node, at, at + lease, most);
    },
    finish: (chore) => write('finish', chore),
    release: (node) => write('release', node),
    clocked: () => read(() => reads.clocked()),
    personBy: (session) => read(() => reads.personBy(session, now())),
    addGuest: (person, session, endsAt) => write('addGuest', person, session, now(), endsAt),
    seen: (person) => write('seen', person, now()),
    tidy: (before, heard) => write('tidy', before, JSON.stringify(heard)),
    rename: (person, name, language) => write('rename', person, name, language),
    endSession: (session) => write('endSession', session),
    say: (line, key) => write('say', line, key),
    chat: (table, room, after, most) => read(() => reads.chat(table, room, after, most)),
    hide: (table, n) => write('hide', table, n),
    notes: (table, person) => read(() => reads.notes(table, person)),
    takeNotes: (table, person, text) => write('takeNotes', table, person, text),
    orders: (table, person) => read(() => reads.orders(table, person)),
    giveOrders: (table, person, orders) =>
      write('giveOrders', table, person, JSON.stringify(orders)),
    beat: (node) => write('beat', node, now()),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await group.idle();
      db.close();
      await writer.close();
    },
  };
}

/** The writing thread, seen from here: a question and its answer, one at a time. */
class Writer {
  readonly #thread: Worker;
  readonly #folder: string;
  #asked: { resolve(message: FromWorker): void; reject(error: Error): void } | undefined;
  #fallen: StoreError | undefined;

  static async start(folder: string): Promise<Writer> {
    const writer = new Writer(folder);
    const first = await writer.#next();
    if (isFailed(first)) throw errorOf(first);
    return writer;
  }

  private constructor(folder: string) {
    this.#folder = folder;
    this.#thread = new Worker(new URL('./sqlite.worker.ts', import.meta.url), {
      workerData: { folder },
      // Flags of the whole process (`--eval`) are none of the thread's.
      execArgv: [],
    });
    this.#thread.on('message', (message: FromWorker) => this.#asked?.resolve(message));
    this.#thread.on('error', (error) => this.#fall(String(error)));
    this.#thread.on('exit', () => this.#fall('it ended'));
  }

  async flush(now: number, jobs: readonly Job[]): Promise<readonly Outcome<unknown>[]> {
    const done = await this.#ask({ now, jobs });
    if (!Array.isArray(done)) throw new StoreError('unknown', 'The writing thread talks nonsense.');
    return done.map((each) => ('answer' in each ? each : { failed: errorOf(each) }));
  }

  async close(): Promise<void> {
    if (!this.#fallen) await this.#ask('close');
    await this.#thread.terminate();
  }

  #ask(message: ToWorker): Promise<FromWorker> {
    if (this.#fallen) return Promise.reject(this.#fallen);
    const answer = this.#next();
    this.#thread.postMessage(message);
    return answer;
  }

  #next(): Promise<FromWorker> {
    const { promise, resolve, reject } = Promise.withResolvers<FromWorker>();
    this.#asked = { resolve, reject };
    return promise;
  }

  #fall(why: string): void {
    this.#fallen ??= new StoreError(
      'unknown',
      `${this.#folder}: the writing thread is gone (${why}). Start the server again.`,
    );
    this.#asked?.reject(this.#fallen);
  }
}

function isFailed(message: FromWorker): message is Failed {
  return typeof message === 'object' && 'why' in message;
}

function errorOf({ why, says }: Failed): StoreError {
  return new StoreError(why, says);
}
