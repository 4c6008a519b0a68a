/**
 * The one line to the hall: a socket that only listens. Connecting and reconnecting are one path:
 * on every new socket the page says what it saw last of each table, and is told the rest. So a
 * broken line, a sleeping device, another network and a restarted server need no code of their own.
 */
import type { Listen, Message } from '@magehall/wire';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** `away` once it was there and is not now; `ended` when the hall no longer knows who we are. */
export type LineState = 'connecting' | 'live' | 'away' | 'ended';

/** Of a browser's WebSocket what is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listener {
  /** The newest move it knows; -1 if none. */
  after(): number;
  heard(message: Message): void;
}

/** Beats come every 15 s. */
const SILENCE = 40_000;
/** On waking: longer silent than one beat, and the line is not trusted. */
const DOUBT = 17_000;
const TICK = 5_000;
const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
/** The session is over. */
const UNKNOWN = 4401;

export class Line {
  readonly #open: () => Socket;
  readonly #state: Signal<LineState> = signal('connecting');
  readonly #tables = new Map<string, Set<Listener>>();
  readonly #halls = new Set<Listener>();
  #socket: Socket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #tickedAt = 0;

  constructor(open: () => Socket) {
    this.#open = open;
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  /** Hears a table until the returned function is called. */
  hear(table: string, listener: Listener): () => void {
    const listeners = this.#tables.get(table) ?? new Set();
    this.#tables.set(table, listeners.add(listener));
    this.#start();
    this.#say({ type: 'hear', table, after: listener.after() });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#tables.delete(table);
      this.#say({ type: 'leave', table });
      this.#stopIfUnheard();
    };
  }

  /** Asks for a table anew, by somebody who found that what it holds is not how things stand. */
  again(table: string, after = -1): void {
    this.#say({ type: 'hear', table, after });
  }

  /** Hears what changes in the hall's list. */
  hearHall(heard: (message: Message) => void): () => void {
    const listener = { after: () => -1, heard };
    this.#halls.add(listener);
    this.#start();
    this.#say({ type: 'hall', on: true });
    return () => {
      this.#halls.delete(listener);
      if (this.#halls.size === 0) this.#say({ type: 'hall', on: false });
      this.#stopIfUnheard();
    };
  }

  /** The device woke up, or found a network: whoever may have slept asks anew. */
  wake(): void {
    if (this.#watch === undefined) return;
    if (this.#state.peek() !== 'live') this.#connect();
    else if (Date.now() - this.#heardAt > DOUBT) this.#lose();
  }

  /** The hall knows us by another name from now on: a line is bound to who opened it. */
  renew(): void {
    if (this.#watch !== undefined) this.#connect();
  }

  /** The network is gone: no need to wait for silence. */
  sleep(): void {
    if (this.#watch !== undefined) this.#lose();
  }

  #start(): void {
    if (this.#watch !== undefined) return;
    this.#tickedAt = Date.now();
    this.#watch = setInterval(() => this.#tick(), TICK);
    this.#connect();
  }

  #stopIfUnheard(): void {
    if (this.#tables.size > 0 || this.#halls.size > 0) return;
    clearInterval(this.#watch);
    clearTimeout(this.#retry);
    this.#watch = undefined;
    this.#drop();
    this.#state.value = 'connecting';
  }

  #tick(): void {
    const now = Date.now();
    // Timers that come much too late: the device slept, and so may the other end of the line.
    const slept = now - this.#tickedAt > 3 * TICK;
    this.#tickedAt = now;
    if (slept) this.wake();
    else if (this.#socket && now - this.#heardAt > SILENCE) this.#lose();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.#state.peek() === 'ended') this.#state.value = 'away';
    const socket = this.#open();
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      for (const [table, listeners] of this.#tables)
        this.#say({ type: 'hear', table, after: Math.min(...[...listeners].map(afterOf)) });
      if (this.#halls.size > 0) this.#say({ type: 'hall', on: true });
      // A hall in which nothing happens says nothing, and what is listed there is asked for anyway.
      if (this.#tables.size === 0) this.#state.value = 'live';
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data) as Message);
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === UNKNOWN) {
        this.#drop();
        this.#state.value = 'ended';
      } else this.#lose();
    };
  }

  #heard(message: Message): void {
    this.#heardAt = Date.now();
    // Only now: an open socket that says nothing is no line.
    this.#tries = 0;
    if (this.#state.peek() !== 'live') this.#state.value = 'live';
    if (message.type === 'bye') this.#lose(message.backIn);
    else if (message.type === 'hall') for (const { heard } of this.#halls) heard(message);
    else if (message.type !== 'beat')
      for (const { heard } of this.#tables.get(message.table) ?? []) heard(message);
  }

  /** Tries again after a while that doubles, and is cut at random so that not all come at once. */
  #lose(backIn?: number): void {
    this.#drop();
    if (this.#state.peek() === 'live') this.#state.value = 'away';
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const wait = (backIn ?? 0) + Math.random() * longest;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  /** What can't be said now is said when the line is open. */
  #say(what: Listen): void {
    if (this.#state.peek() !== 'live' && !this.#socket) return;
    try {
      this.#socket?.send(JSON.stringify(what));
    } catch {
      // Not open yet.
    }
  }
}

const afterOf = (listener: Listener) => listener.after();

let own: Line | undefined;

/** The line of this page, opened when something is first heard. */
export function theLine(): Line {
  if (own) return own;
  const line = new Line(() => {
    const address = new URL('/api/line', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return new WebSocket(address) as unknown as Socket;
  });
  addEventListener('online', () => line.wake());
  addEventListener('offline', () => line.sleep());
  addEventListener('pageshow', () => line.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') line.wake();
  });
  own = line;
  return line;
}
