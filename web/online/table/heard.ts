/**
 * A table on line as this page hears it, in every phase: who sits there, who is here, what is said;
 * and its game once that has begun. Pages draw it, nothing is asked for here but hearing.
 */
import { type Opener, same } from '@magehall/engine';
import type {
  ChatMessage,
  HereMessage,
  Message,
  MovesMessage,
  Steps,
  TableMessage,
} from '@magehall/wire';
import { WIRE } from '@magehall/wire/limits';
import { readStep } from '@magehall/wire/steps';
import { computed, effect, type Signal, signal } from '@preact/signals';
import { gameFor, isGame } from '../../games.ts';
import * as keep from '../line/keep.ts';
import { theLine } from '../line/line.ts';
import type { Command, Posting } from '../line/outbox.ts';
import { ask } from '../line/post.ts';
import { before, type Notice, OnlinePlay } from './play.ts';
import { missedSince, saw } from './seen.ts';

/** The table without its game. */
export type About = Omit<TableMessage, 'view' | 'steps'>;

/** More steps than this are worth a replay. */
const FEW = 3;

export class HeardTable {
  readonly id: string;
  readonly about: Signal<About | undefined> = signal(undefined);
  readonly here: Signal<Pick<HereMessage, 'seats' | 'watchers'> | undefined> = signal(undefined);
  readonly chat: Signal<readonly ChatMessage[]> = signal([]);
  readonly gone: Signal<'not-found' | 'not-invited' | undefined> = signal(undefined);
  readonly play: Signal<OnlinePlay | undefined> = signal(undefined);
  /** This page and the hall are of different releases. */
  readonly old: Signal<boolean> = signal(false);
  /** The first step that the viewer has not seen, after a while away. */
  readonly missed: Signal<number | undefined> = signal(undefined);
  readonly #line = theLine();
  readonly #notice: (what: Notice | 'behind', error?: string) => void;
  readonly #stop: (() => void)[];
  #latest: TableMessage | undefined;
  #opening = false;
  #left = false;

  constructor(id: string, notice: (what: Notice | 'behind', error?: string) => void) {
    this.id = id;
    this.#notice = notice;
    this.#stop = [
      this.#line.hear(id, {
        after: () => this.play.peek()?.seq ?? -1,
        heard: (message) => this.#heard(message),
      }),
      // What waits for an answer goes again as soon as there is a line.
      effect(() => {
        if (this.#line.state.value === 'live') this.play.peek()?.flush();
      }),
    ];
  }

  leave(): void {
    this.#left = true;
    for (const stop of this.#stop) stop();
    this.play.peek()?.leave();
  }

  #heard(message: Message): void {
    switch (message.type) {
      case 'table':
        this.#took(message);
        return;
      case 'moves':
        this.#moved(message);
        return;
      case 'here':
        this.here.value = message;
        return;
      case 'chat':
        this.chat.value = [...this.chat.value.filter(({ n }) => n !== message.n), message].sort(
          (a, b) => a.n - b.n,
        );
        return;
      case 'gone':
        this.gone.value = message.error;
        return;
      default:
    }
  }

  #took(message: TableMessage): void {
    const before = this.about.peek();
    this.gone.value = undefined;
    this.#latest = message;
    this.#tell(message);
    if (message.wire !== WIRE || !isGame(message.game)) {
      this.old.value = true;
      return;
    }
    const play = this.play.peek();
    if (!play) {
      if (hasBegun(message)) this.#open();
      return;
    }
    if (before && message.seq < before.seq) this.#notice('behind');
    const { steps } = play;
    play.hear(message);
    if (play.steps - steps > FEW) this.missed.value ??= steps;
  }

  #moved(message: MovesMessage): void {
    const about = this.about.peek();
    if (!about || message.seq <= about.seq) return;
    if (before(message) !== about.seq) {
      this.#line.again(this.id, this.play.peek()?.seq);
      return;
    }
    const { changed: _, steps: __, skipped: ___, from: ____, type: _____, ...news } = message;
    const next = { ...about, ...given(news), type: 'table' } as About;
    this.#tell(next);
    const play = this.play.peek();
    if (play) play.hear(message);
    // The whole is told to whoever hears it for the first time.
    else if (hasBegun(next)) this.#line.again(this.id);
  }

  #tell({ ...about }: About): void {
    if (!same(this.about.peek(), about)) this.about.value = about;
  }

  async #open(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    const first = this.#latest as TableMessage;
    const [game, left] = await Promise.all([
      gameFor(first),
      keep.all<Command>('commands', this.id),
    ]);
    if (this.#left) return;
    const table = this.#latest as TableMessage;
    if (game.rulesVersion !== table.rulesVersion) {
      this.old.value = true;
      return;
    }
    const play = this.#playing(game, table);
    if (table.viewer >= 0) {
      const from = missedSince(this.id);
      if (from !== undefined && play.steps - from > FEW) this.missed.value = from;
    }
    this.#stop.push(effect(() => saw(this.id, play.now.value.steps.length)));
    this.play.value = play;
    play.restore(left);
    this.#line.again(this.id, play.seq);
  }

  #playing(game: Opener, table: TableMessage): OnlinePlay {
    const path = `tables/${this.id}`;
    return new OnlinePlay({
      game,
      table,
      posting: posting(this.id),
      away: computed(() => this.#line.state.value !== 'live'),
      viewAt: async (steps) => (await ask<{ view: unknown }>(`${path}/at/${steps}`)).view,
      stepsBetween: async (from, to) =>
        (await ask<Steps>(`${path}/steps?from=${from}&to=${to}`)).steps.map(readStep),
      file: () => ask(`${path}/file`),
      again: (after) => this.#line.again(this.id, after),
      notice: this.#notice,
    });
  }
}

function hasBegun({ phase }: Pick<About, 'phase'>): boolean {
  return phase === 'running' || phase === 'paused' || phase === 'over';
}

/** What is null is there no more; what is missing stays as it was. */
function given<T extends object>(news: T): T {
  return Object.fromEntries(
    Object.entries(news).map(([key, value]) => [key, value === null ? undefined : value]),
  ) as T;
}

/** Commands are kept under the table's name, in the order they were made. */
function posting(table: string): Posting {
  const keyOf = ({ n, key }: Command) => `${table} ${String(n).padStart(6, '0')} ${key}`;
  return {
    put: (command) => keep.put('commands', keyOf(command), command),
    drop: (command) => keep.drop('commands', keyOf(command)),
    async send({ key, after = -1, choices }) {
      const path = `tables/${table}/${choices ? 'choices' : 'undo'}`;
      return (await ask<{ seq: number }>(path, { key, after, ...(choices && { choices }) })).seq;
    },
  };
}
