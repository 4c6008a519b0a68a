/**
 * What people were told, kept outside the server: commands that were sent, acknowledged and refused,
 * every state that a pair of eyes saw, and talk. After each kill it is held against the store.
 */
import { setTimeout as after } from 'node:timers/promises';
import type { Move, Store } from '@magehall/server/store';
import type { TableMessage } from '@magehall/wire';
import type { Toll } from '../toll.ts';

interface Told {
  /** By key: the number under which it was acknowledged. */
  stored: Map<string, number>;
  refused: Set<string>;
  /** Sent, and not answered yet. */
  open: Set<string>;
  /** Found in the store without an answer having come. */
  found: Set<string>;
  /** By eyes and number: the hash of what was seen. */
  hashes: Map<string, number>;
  newest: number;
  /** By number, lines of talk. */
  talk: Map<number, string>;
}

export class Witness {
  readonly #tables = new Map<string, Told>();
  readonly #toll: Toll;
  /** When somebody was last answered, and the longest that nobody was. */
  #last = 0;
  #longest = 0;
  /** What was wrong, in words: for whoever mends it. */
  readonly wrongs: string[] = [];

  constructor(toll: Toll) {
    this.#toll = toll;
  }

  wrong(what: 'lost' | 'doubled' | 'torn', why: string): void {
    this.#toll[what]++;
    this.wrongs.push(`${what}: ${why}`);
  }

  /** Resolves when so many more commands were acknowledged, or after so many milliseconds. */
  async acknowledged(more: number, most: number): Promise<void> {
    const enough = this.#toll.acknowledged + more;
    const end = performance.now() + most;
    while (this.#toll.acknowledged < enough && performance.now() < end) await after(10);
  }

  /** Begins to measure: what it returns tells the longest that nobody was answered since. */
  silence(): () => number {
    this.#longest = 0;
    this.#last = performance.now();
    return () => Math.max(this.#longest, performance.now() - this.#last);
  }

  sent(table: string, key: string): void {
    this.#of(table).open.add(key);
  }

  stored(table: string, key: string, seq: number): void {
    const told = this.#of(table);
    told.open.delete(key);
    this.#longest = Math.max(this.#longest, performance.now() - this.#last);
    this.#last = performance.now();
    const before = told.stored.get(key);
    if (before === undefined) this.#toll.acknowledged++;
    else if (before !== seq) this.wrong('doubled', `${table}: ${key} is ${before} and ${seq}`);
    told.stored.set(key, seq);
  }

  refused(table: string, key: string): void {
    const told = this.#of(table);
    told.open.delete(key);
    told.refused.add(key);
  }

  said(table: string, n: number, text: string): void {
    const { talk } = this.#of(table);
    if ((talk.get(n) ?? text) !== text) this.wrong('doubled', `${table}: two lines ${n}`);
    talk.set(n, text);
  }

  /** Whatever was seen under a number is what everybody with these eyes sees there, for ever. */
  heard({ table, viewer, seq, hash }: TableMessage): void {
    const told = this.#of(table);
    const at = `${viewer} ${seq}`;
    const before = told.hashes.get(at);
    if (before !== undefined && before !== hash)
      this.wrong('torn', `${table}: two views of seat ${viewer} at ${seq}`);
    told.hashes.set(at, hash);
    told.newest = Math.max(told.newest, seq);
  }

  /** Returns how many moves the house made by itself. */
  async judge(store: Store): Promise<number> {
    let house = 0;
    for (const [table, told] of this.#tables) {
      const moves = await store.since(table, -1);
      house += moves.filter(({ person }) => person === null).length;
      this.#judgeMoves(table, told, moves);
      const card = await store.card(table);
      const isWhole = moves.every(({ seq }, i) => seq === i) && card?.head === moves.length - 1;
      if (!isWhole) this.wrong('torn', `${table}: ${moves.length} moves, head ${card?.head}`);
      const lines = [
        ...(await store.chat(table, 'players', -1, 1e6)),
        ...(await store.chat(table, 'watchers', -1, 1e6)),
      ];
      for (const [n, text] of told.talk)
        if (lines.find((line) => line.n === n)?.text !== text)
          this.wrong('lost', `${table}: line ${n} of the talk`);
      if (new Set(lines.map(({ text }) => text)).size !== lines.length)
        this.wrong('doubled', `${table}: a line of talk`);
    }
    return house;
  }

  #judgeMoves(table: string, told: Told, moves: readonly Move[]): void {
    const seqs = new Map<string, number>();
    for (const { key, seq } of moves) {
      const own = key.slice(key.indexOf(' ') + 1);
      if (seqs.has(own)) this.wrong('doubled', `${table}: ${key}`);
      seqs.set(own, seq);
    }
    for (const [key, seq] of told.stored)
      if (seqs.get(key) !== seq) this.wrong('lost', `${table}: ${key} was ${seq}`);
    for (const key of told.refused)
      if (seqs.has(key) && !told.stored.has(key))
        this.wrong('doubled', `${table}: ${key} was refused and is stored`);
    for (const key of told.open)
      if (seqs.has(key) && !told.found.has(key)) {
        told.found.add(key);
        this.#toll.unanswered++;
      }
    // From now on it must stay, like any other; its sender sends it again and is told so.
    for (const key of told.found)
      if (!seqs.has(key)) this.wrong('lost', `${table}: ${key}, which was there`);
    if (told.newest >= moves.length)
      this.wrong('lost', `${table}: somebody heard of ${told.newest}, before it was stored`);
  }

  #of(table: string): Told {
    let told = this.#tables.get(table);
    if (!told) {
      told = {
        stored: new Map(),
        refused: new Set(),
        open: new Set(),
        found: new Set(),
        hashes: new Map(),
        newest: -1,
        talk: new Map(),
      };
      this.#tables.set(table, told);
    }
    return told;
  }
}
