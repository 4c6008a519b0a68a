/**
 * Four people a table, each with a line of its own, who play at random: one move under way at each
 * table, or so many a second at all of them. As little as a client can do, since it shares the machine.
 */
import { setTimeout as after } from 'node:timers/promises';
import {
  checkOptions,
  commitmentTo,
  freshBytes,
  type Game,
  type Roll,
  seeded,
  sure,
} from '@magehall/engine';
import { choose } from '@magehall/server/testing/evening';
import { changed, type Made, type Message, type TableMessage } from '@magehall/wire';
import { WebSocket } from 'ws';
import { Poster } from './post.ts';

export interface Played {
  moves: number;
  seconds: number;
  /** Milliseconds until each was answered. */
  waits: number[];
  /** What clients were told of moves, and the most that one was told of one. */
  messages: number;
  bytes: number;
  mostBytes: number;
}

const SEATS = 4;
let keys = 0;

/** A person with a session and a line. */
class Person {
  readonly #address: string;
  readonly #poster: Poster;
  #cookie = '';
  #line: WebSocket | undefined;
  readonly nonce = freshBytes();
  whole: TableMessage | undefined;
  #wake: (() => void) | undefined;
  heard = 0;
  bytes = 0;
  most = 0;

  constructor(address: string, poster: Poster) {
    this.#address = address;
    this.#poster = poster;
  }

  async come(name: string): Promise<void> {
    await this.send('PUT', '/api/me', { name });
    const line = new WebSocket(`${this.#address.replace('http', 'ws')}/api/line`, {
      headers: { origin: this.#address, cookie: this.#cookie },
    });
    this.#line = line;
    line.on('message', (data: Buffer) => this.#hear(data));
    await new Promise((resolve, reject) => line.on('open', resolve).on('error', reject));
  }

  hear(table: string): void {
    if (this.whole) this.#line?.send(JSON.stringify({ type: 'leave', table: this.whole.table }));
    this.whole = undefined;
    this.#line?.send(JSON.stringify({ type: 'hear', table, after: -1 }));
  }

  /** Waits until its view is of this move. */
  async reach(seq: number): Promise<TableMessage> {
    while (!this.whole || this.whole.seq < seq)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.whole;
  }

  async send<T>(method: string, path: string, body: object): Promise<T> {
    const text = JSON.stringify(body);
    const answer = await this.#poster.send(method, path, this.#cookie, text);
    this.#cookie = answer.cookie ?? this.#cookie;
    if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
    return JSON.parse(answer.body) as T;
  }

  post<T = { seq: number }>(path: string, body: object): Promise<T> {
    const key = `command-of-a-guest-${keys++}`;
    return this.send<T>('POST', path, { key, ...body });
  }

  leave(): void {
    this.#line?.terminate();
  }

  #hear(data: Buffer): void {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'table') this.whole = message;
    else if (message.type === 'moves' && this.whole?.table === message.table) {
      this.heard++;
      this.bytes += data.length;
      this.most = Math.max(this.most, data.length);
      const { changed: changes, type: _, ...rest } = message;
      const view = changed(this.whole.view, changes);
      this.whole = { ...this.whole, ...rest, view } as TableMessage;
    }
    this.#wake?.();
  }
}

export class Crowd {
  readonly #people: Person[][];
  readonly #poster: Poster;
  readonly #roll: Roll = seeded(1);

  /** So many tables' worth of people, all with their lines open. */
  static async come(address: string, tables: number): Promise<Crowd> {
    const poster = new Poster(address);
    const people = Array.from({ length: tables }, () =>
      Array.from({ length: SEATS }, () => new Person(address, poster)),
    );
    await inLots(people.flat(), (person, i) => person.come(`Guest ${i}`));
    return new Crowd(people, poster);
  }

  private constructor(people: Person[][], poster: Poster) {
    this.#people = people;
    this.#poster = poster;
  }

  /** Everybody sits down to a new table of this game. */
  async sit(game: Game): Promise<void> {
    await inLots(this.#people, (people) => seat(game, people));
  }

  /**
   * As fast as it goes, one move under way at each table, until the time is up or the first game is over: to
   * sit down anew is not what is measured.
   */
  async play(game: Game, seconds: number): Promise<Played> {
    const end = performance.now() + seconds * 1000;
    let over = false;
    return this.#measure(async (waits) => {
      await Promise.all(
        this.#people.map(async (people) => {
          while (performance.now() < end && !over) {
            const wait = await this.#move(game, people);
            if (wait === undefined) over = true;
            else waits.push(wait);
          }
        }),
      );
    });
  }

  /** So many moves a second, whatever the answers take; a wait counts from when the move was due. */
  async stroll(game: Game, perSecond: number, seconds: number): Promise<Played> {
    const free = [...this.#people];
    return this.#measure(async (waits) => {
      const begun = performance.now();
      const under: Promise<void>[] = [];
      for (let i = 0; i < perSecond * seconds; i++) {
        const due = begun + (i * 1000) / perSecond;
        const early = due - performance.now();
        if (early > 1) await after(early);
        // Who must wait for a table waits for its answer, too.
        while (free.length === 0) await after(1);
        const people = sure(free.shift());
        under.push(
          this.#move(game, people).then((wait) => {
            // A table where the game is over is left out.
            if (wait === undefined) return;
            waits.push(performance.now() - due);
            free.push(people);
          }),
        );
      }
      await Promise.all(under);
    });
  }

  leave(): void {
    for (const person of this.#people.flat()) person.leave();
    this.#poster.close();
  }

  async #measure(play: (waits: number[]) => Promise<void>): Promise<Played> {
    const all = this.#people.flat();
    for (const person of all) Object.assign(person, { heard: 0, bytes: 0, most: 0 });
    const waits: number[] = [];
    const begun = performance.now();
    await play(waits);
    const seconds = (performance.now() - begun) / 1000;
    const sum = (of: 'heard' | 'bytes') => all.reduce((total, person) => total + person[of], 0);
    return {
      moves: waits.length,
      seconds,
      waits,
      ...{ messages: sum('heard'), bytes: sum('bytes') },
      mostBytes: Math.max(...all.map(({ most }) => most)),
    };
  }

  /** Whoever is asked chooses; milliseconds until the answer, or undefined if the game is over. */
  async #move(game: Game, people: readonly Person[]): Promise<number | undefined> {
    const seen = await sure(people[0]).reach(0);
    if (seen.phase === 'over') return undefined;
    const mover = sure(people[seen.waitingFor]);
    const own = await mover.reach(seen.seq);
    const body = { after: own.seq, choices: choose(game, own, this.#roll) };
    const begun = performance.now();
    const { seq } = await mover.post(`/api/tables/${own.table}/choices`, body);
    const wait = performance.now() - begun;
    await sure(people[0]).reach(seq);
    return wait;
  }
}

async function seat(game: Game, people: readonly Person[]): Promise<void> {
  const [first, ...others] = people;
  const host = sure(first);
  const { table, invite } = await host.post<Made>('/api/tables', {
    ...{ game: game.id, options: checkOptions(game, { seats: people.length }) },
    ...{ seats: people.map(() => 'open'), pace: { kind: 'live', each: 3600, bank: 0 } },
    ...{ listed: false, watchers: true, standin: 'random' },
    sit: { seat: 0, name: 'Guest 0', sealed: commitmentTo(host.nonce) },
  });
  for (const [i, person] of others.entries()) {
    const sealed = commitmentTo(person.nonce);
    await person.post(`/api/tables/${table}/seats`, { invite, name: `Guest ${i + 1}`, sealed });
  }
  for (const person of people) person.hear(table);
  let newest = 0;
  for (const person of people)
    newest = (await person.post(`/api/tables/${table}/unseal`, { nonce: person.nonce })).seq;
  for (const person of people) await person.reach(newest);
}

/** Some at a time: a thousand at once would only wait for each other. */
async function inLots<T>(all: readonly T[], work: (one: T, i: number) => Promise<void>) {
  const queue = [...all.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 64 }, lane));
}
