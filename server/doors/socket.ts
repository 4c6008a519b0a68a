/**
 * The line: a page hears on it, and says nothing but what it wants to hear. Whatever else comes
 * closes it. Commands go by HTTP, so a line that somebody got hold of can't do anything.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { HallRefused } from '@magehall/dealer/hall';
import { Listen, type Message } from '@magehall/wire';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import type { Listener } from '../tables/listeners.ts';
import { Ear } from './ear.ts';
import { turnAway } from './refusals.ts';

const PATH = '/api/line';
/** What a page says is short. */
const MOST_FRAME = 1024;
/** Who reads so slowly that so much lies waiting is cut off, and comes back. */
const MOST_WAITING = 1_000_000;
const BEATS_EVERY = 15_000;
const CHECKED_EVERY = 60_000;
/** How long a page waits before it comes back after a restart. */
const BACK_IN = 2000;

/** Who does not answer a goodbye is asleep, and need not be waited for. */
const GOODBYE = 2000;

const NOT_SO = 1008;
const RESTARTS = 1012;
const SESSION_ENDED = 4401;

export class Lines {
  readonly #house: House;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME,
    perMessageDeflate: false,
  });
  readonly #timers: NodeJS.Timeout[];
  readonly #awake = new WeakSet<WebSocket>();
  readonly #checks = new Map<WebSocket, () => Promise<void>>();

  constructor(house: House, http: Server) {
    this.#house = house;
    http.on('upgrade', (request, socket, head) => void this.#open(request, socket, head));
    this.#timers = [
      setInterval(() => this.#beat(), BEATS_EVERY),
      setInterval(() => this.#check(), CHECKED_EVERY),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Says goodbye; pages come back by themselves. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const line of this.#server.clients) {
      line.send(text({ type: 'bye', backIn: BACK_IN }));
      line.close(RESTARTS);
    }
    const cut = setTimeout(() => {
      for (const line of this.#server.clients) line.terminate();
    }, GOODBYE);
    cut.unref();
    this.#server.close();
  }

  async #open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { guests, gate, places } = this.#house;
    const leaves: (() => void)[] = [];
    try {
      if (request.url?.split('?', 1)[0] !== PATH) throw new HallRefused('not-found');
      places.checkHost(request);
      const { origin, authorization } = request.headers;
      if (origin === undefined && authorization === undefined)
        throw new HallRefused('wrong-origin');
      places.checkOrigin(request);
      const address = places.addressOf(request);
      gate.pass('address', address);
      leaves.push(gate.enter('linesOfAddress', address));
      const token = guests.tokenIn(request.headers);
      const person = await guests.find(token);
      if (person) leaves.push(gate.enter('linesOfPerson', person.id));
      if (socket.destroyed) throw new HallRefused('not-now');
      this.#server.handleUpgrade(request, socket, head, (line) => {
        line.on('close', () => {
          for (const leave of leaves) leave();
        });
        this.#listen(line, address, token, person?.id);
      });
    } catch (error) {
      for (const leave of leaves) leave();
      turnAway(socket, error);
    }
  }

  #listen(
    line: WebSocket,
    address: string,
    token: string | undefined,
    person: string | undefined,
  ): void {
    const { gate, guests } = this.#house;
    const listener: Listener = { person, tell: (said) => tell(line, said) };
    const ear = new Ear(this.#house, listener);
    this.#awake.add(line);
    if (person !== undefined)
      this.#checks.set(line, async () => {
        if (!(await guests.find(token))) line.close(SESSION_ENDED);
      });
    line.on('pong', () => this.#awake.add(line));
    line.on('error', () => line.terminate());
    line.on('close', () => {
      this.#checks.delete(line);
      ear.close();
    });
    line.on('message', (data, isBinary) => {
      const asked = isBinary ? undefined : listenIn(String(data));
      if (!asked) return line.close(NOT_SO);
      try {
        gate.pass('address', address);
      } catch {
        return line.close(NOT_SO, 'slow-down');
      }
      ear.listen(asked).catch((error) => {
        this.#house.failed(error);
        line.close(1011);
      });
    });
  }

  #beat(): void {
    const beat = text({ type: 'beat', at: this.#house.store.now() });
    for (const line of this.#server.clients) {
      if (!this.#awake.delete(line)) {
        line.terminate();
        continue;
      }
      line.ping();
      tell(line, beat);
    }
  }

  #check(): void {
    for (const check of this.#checks.values()) check().catch((error) => this.#house.failed(error));
  }
}

function tell(line: WebSocket, said: string): void {
  if (line.readyState !== line.OPEN) return;
  if (line.bufferedAmount > MOST_WAITING) line.terminate();
  else line.send(said);
}

function listenIn(said: string): Listen | undefined {
  try {
    const parsed = v.safeParse(Listen, JSON.parse(said));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function text(message: Message): string {
  return JSON.stringify(message);
}
