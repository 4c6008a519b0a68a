/** For tests: a hall of its own on a free port, and people who play there by HTTP and line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, freshBytes, freshSalt } from '@magehall/engine';
import type { Made, Message, NewTable } from '@magehall/wire';
import { WebSocket } from 'ws';
import { type Config, LIMITS, openHall, type Site } from '../hall.ts';

export interface Tried {
  address: string;
  folder: string;
  failures: unknown[];
  warnings: string[];
  /** Closes it, and leaves the folder. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Limits that no honest test meets. */
const WIDE = { burst: 1e9, perSecond: 1e9 };
const ROOMY = {
  ...LIMITS,
  ...{ address: WIDE, person: WIDE, guests: WIDE, tables: WIDE, chat: WIDE },
  ...{ linesOfAddress: 1000, tablesOfPerson: 1000, botTablesOfPerson: 1000 },
};

export async function tryHall(
  given: Partial<Config> = {},
  site: Site | undefined = undefined,
): Promise<Tried> {
  const folder = given.folder ?? mkdtempSync(join(tmpdir(), 'magehall-hall-'));
  const failures: unknown[] = [];
  const warnings: string[] = [];
  const config: Config = {
    ...{ host: 'localhost', port: 0, folder, url: undefined, proxies: [], limits: ROOMY },
    ...given,
  };
  const hall = await openHall(config, site, {
    failed: (error) => failures.push(error),
    warned: (proxy) => warnings.push(proxy),
  });
  const stop = () => hall.close();
  return {
    ...{ address: hall.addresses[0].slice(0, -1), folder, failures, warnings, stop },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
  /** Every byte of the body. */
  text: string;
}

export const newKey = () => freshSalt();

/** A person with a session of its own, once the hall gave it one. */
export class Client {
  readonly address: string;
  cookie = '';
  readonly nonce = freshBytes();

  constructor(address: string) {
    this.address = address;
  }

  get sealed(): string {
    return commitmentTo(this.nonce);
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';', 1)[0];
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, body: parsed as T, text };
  }

  get<T = Record<string, unknown>>(path: string): Promise<Answer<T>> {
    return this.send<T>('GET', path);
  }

  /** A command, with a fresh key unless it has one. */
  post<T = Record<string, unknown>>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.send<T>('POST', path, { key: newKey(), ...body });
  }

  at<T = Record<string, unknown>>(table: string, what: string, body: object = {}) {
    return this.post<T>(`/api/tables/${table}/${what}`, body);
  }

  make(wanted: Partial<NewTable>): Promise<Answer<Made>> {
    return this.post<Made>('/api/tables', {
      ...{ game: 'arkhanos', options: { seats: 2 }, seats: ['open', 'open'] },
      ...{ pace: { kind: 'none' }, listed: false, watchers: true, standin: 'random' },
      ...wanted,
    });
  }

  sit(table: string, name: string, more: object = {}): Promise<Answer<{ seq: number }>> {
    return this.at(table, 'seats', { name, sealed: this.sealed, ...more });
  }

  line(headers: Record<string, string> = {}): Promise<Line> {
    return Line.open(this.address, {
      origin: this.address,
      ...(this.cookie !== '' && { cookie: this.cookie }),
      ...headers,
    });
  }
}

/** A line, and all that came on it. */
export class Line {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  closed: number | undefined;
  #waiting: (() => void)[] = [];

  static open(address: string, headers: Record<string, string>): Promise<Line> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/line`, { headers });
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(line));
      socket.on('error', reject);
    });
  }

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.texts.push(String(data));
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
  }

  get messages(): Message[] {
    return this.texts.map((text) => JSON.parse(text) as Message);
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  hear(table: string, after = -1): void {
    this.say({ type: 'hear', table, after });
  }

  /** Waits until this holds of what came; rejects if the line closes before. */
  async until<T>(holds: (line: Line) => T | undefined | false): Promise<T> {
    for (;;) {
      const found = holds(this);
      if (found) return found;
      if (this.closed !== undefined) throw new Error(`The line closed with ${this.closed}.`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async end(): Promise<number> {
    while (this.closed === undefined)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  close(): void {
    this.socket.terminate();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
