/**
 * Notices by LISTEN and NOTIFY, on a connection of their own. They are sent after the commit: a transaction that
 * notifies holds a lock of the whole server until it is flushed, and nobody's flushes could be shared. One message
 * is on its way, and what comes meanwhile gathers for the next.
 */
import { randomBytes } from 'node:crypto';
import { Client, type QueryConfig, type QueryResult } from 'pg';
import type { News, Notices } from '../notices.ts';
import { settingsFor } from './connections.ts';

/** So a host can tell it from the others in `pg_stat_activity`. */
const LISTENER = 'magehall notices';
/** PostgreSQL takes 7,999 bytes. */
const LONGEST = 7500;
/** Others find by themselves what is left out. */
const MOST_WAITING = 5000;
/** A connection that broke without a word is found out after so long, and so much. */
const ASKS_EVERY = 10_000;
const PATIENCE = 5000;
const SOON = 100;
const LATE = 2000;

export class PostgresNotices implements Notices {
  readonly #address: string;
  readonly #node = randomBytes(6).toString('base64url');
  readonly #failed: (error: unknown) => void;
  #heard: (news: News) => void = () => undefined;
  #missed: () => void = () => undefined;
  #client: Client | undefined;
  #channel = '';
  #waiting: News[] = [];
  #isTelling = false;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #end: () => void = () => undefined;
  #keeping: Promise<void> | undefined;

  constructor(address: string, failed: (error: unknown) => void = () => undefined) {
    this.#address = address;
    this.#failed = failed;
  }

  start(heard: (news: News) => void, missed: () => void): void {
    this.#heard = heard;
    this.#missed = missed;
    this.#keeping = this.#keep();
  }

  isWell(): boolean {
    return this.#client !== undefined;
  }

  /** Tells the others when it can; while nobody can be told, they find it by themselves. */
  tell(news: readonly News[]): void {
    if (!this.#client || news.length === 0) return;
    this.#waiting.push(...news);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [];
    if (!this.#isTelling) void this.#send();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end();
    await this.#keeping;
  }

  async #send(): Promise<void> {
    this.#isTelling = true;
    // What is stored in one go is told in one go.
    await Promise.resolve();
    while (this.#client && this.#waiting.length > 0) {
      const payloads = payloadsOf(this.#node, this.#waiting);
      this.#waiting = [];
      try {
        await this.#query(this.#client, { ...NOTIFY, values: [this.#channel, payloads] });
      } catch {
        this.#end();
        break;
      }
    }
    this.#waiting = [];
    this.#isTelling = false;
  }

  /** Listens, and listens anew whenever the connection is lost. */
  async #keep(): Promise<void> {
    let wait = 0;
    while (!this.#isClosed) {
      try {
        await this.#listen(() => {
          wait = 0;
        });
      } catch (error) {
        this.#failed(error);
      }
      this.#client = undefined;
      if (this.#isClosed) return;
      wait = Math.min(LATE, Math.max(SOON, 2 * wait));
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#end = resolve;
      const timer = setTimeout(resolve, wait * (0.5 + Math.random() / 2));
      await promise;
      clearTimeout(timer);
    }
  }

  /** Resolves when the connection has ended. */
  async #listen(begun: () => void): Promise<void> {
    const client = new Client({
      ...settingsFor(this.#address),
      application_name: LISTENER,
      query_timeout: PATIENCE,
    });
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    this.#end = resolve;
    client.on('error', () => resolve());
    client.on('end', resolve);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    let beating: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      const { rows } = await client.query('SELECT current_schema() AS schema');
      // A database may hold more than one hall.
      this.#channel = `magehall_${rows[0].schema}`.slice(0, 60);
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
      if (this.#isClosed) return;
      this.#client = client;
      begun();
      // Whatever was said before this was not heard.
      this.#missed();
      beating = setInterval(() => this.#ask(client).catch(resolve), ASKS_EVERY);
      await ended;
    } finally {
      clearInterval(beating);
      this.#client = undefined;
      // It may hang: nobody waits for its goodbye.
      client.end().catch(() => undefined);
    }
  }

  async #ask(client: Client): Promise<void> {
    const { rows } = await this.#query(client, { ...LISTENING, values: [this.#channel] });
    if (rows.length === 0) throw new Error('nobody listens any more');
  }

  /** One question at a time. */
  #query(client: Client, question: QueryConfig): Promise<QueryResult> {
    const answer = this.#last.then(() => client.query(question));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  #hear(payload: string): void {
    try {
      const [node, news] = JSON.parse(payload) as [string, News[]];
      if (node === this.#node) return;
      for (const each of news) this.#heard(each);
    } catch (error) {
      this.#failed(error);
    }
  }
}

/** As few messages as there are, each as long as it may be; what is too long by itself is only named. */
export function payloadsOf(node: string, news: readonly News[]): string[] {
  const frame = JSON.stringify([node, []]).length;
  const payloads: string[][] = [];
  let room = 0;
  for (const each of news) {
    let text = JSON.stringify(each);
    if (bytes(text) + frame > LONGEST)
      text = JSON.stringify({ ...each, move: undefined, line: undefined });
    const size = bytes(text) + 1;
    if (size > room) {
      payloads.push([]);
      room = LONGEST - frame;
    }
    payloads.at(-1)?.push(text);
    room -= size;
  }
  return payloads.map((texts) => `[${JSON.stringify(node)},[${texts.join(',')}]]`);
}

const bytes = (text: string) => Buffer.byteLength(text);

const NOTIFY = {
  name: 'notify',
  text: 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload',
};
const LISTENING = {
  name: 'listening',
  text: 'SELECT 1 AS here FROM pg_listening_channels() AS channel WHERE channel = $1',
};
