/**
 * A game on line, as the page plays it. It holds what its viewer sees and nothing more. Own choices
 * are made on that view at once, since they lead to the same view there as on the server; what is
 * only tried out stays here until it is whole, and then goes as one command. `ops.ts` folds both
 * into what is shown; here messages come in, and commands go out.
 */
import {
  type GameFile,
  hashJson,
  NOBODY,
  type Opener,
  type Outcome,
  restoreTable,
  type Seat,
  type Step,
  same,
  type Table,
} from '@magehall/engine';
import { FAMILIARS, type Play, type Sitter, type Snapshot } from '@magehall/ui';
import type { MovesMessage, TableMessage } from '@magehall/wire';
import { changed } from '@magehall/wire/changes';
import { readStep } from '@magehall/wire/steps';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Answers, Outbox, type Posting } from '../line/outbox.ts';
import { freshKey, type No } from '../line/post.ts';
import { type Base, changedBy, type Folded, fold, LEFT_OUT, type Op } from './ops.ts';

export type Notice =
  /** The table went on, so a choice was not made. */
  | 'wentOn'
  /** A choice was refused. */
  | 'refused'
  /** What this page reckons and what the hall says differ. */
  | 'differs';

export interface OnlineSetup {
  game: Opener;
  table: TableMessage;
  posting: Posting;
  /** Nothing is heard from the hall. */
  away: ReadonlySignal<boolean>;
  viewAt(steps: number): Promise<unknown>;
  stepsBetween(from: number, to: number): Promise<readonly Step[]>;
  file(): Promise<GameFile>;
  /** Asks for the table again, with what came after that move; -1 for all of it. */
  again(after: number): void;
  /** `error` is the word of the refusal, if there was one. */
  notice(what: Notice, error?: string): void;
}

/** As many views are kept as are looked at again soon. */
const MOST_VIEWS = 64;

export class OnlinePlay implements Play {
  readonly game: Opener;
  readonly sitters: readonly Sitter[];
  readonly shared = false;
  readonly seal: string;
  readonly now: ReadonlySignal<Snapshot>;
  readonly #setup: OnlineSetup;
  readonly #outbox: Outbox;
  readonly #snapshot: Signal<Snapshot>;
  readonly #views = new Map<number, unknown>();
  #base: Base;
  #ops: Op[] = [];
  #held: unknown[] = [];
  /** The server's clock is behind this device's by so many milliseconds. */
  #behind = Number.POSITIVE_INFINITY;
  /** The end of the time to choose, by this device's clock. */
  #until: number | undefined;
  #whole: Promise<GameFile> | undefined;
  #replayed: Table | undefined;
  #waits: { head: number; heard: () => void }[] = [];

  constructor(setup: OnlineSetup) {
    const { game, table } = setup;
    this.#setup = setup;
    this.game = game;
    this.seal = table.dice?.commitment.slice(0, 8) ?? '';
    this.sitters = table.seats.map(({ name, plays }, seat) => ({
      seat,
      name,
      familiar: FAMILIARS[seat],
      bot: plays !== 'person',
    }));
    const answers: Answers = {
      stored: ({ key }, seq) => {
        this.#ops = this.#ops.map((op) => (op.key === key ? { ...op, seq } : op));
        this.#publish();
      },
      refused: (command, no) => this.#refused(command.key, command.after, no),
    };
    this.#outbox = new Outbox(setup.posting, answers);
    this.#base = this.#taken(table);
    this.#snapshot = signal(this.#told());
    this.now = computed(() => ({ ...this.#snapshot.value, away: setup.away.value }));
  }

  /** The newest move that was heard. */
  get seq(): number {
    return this.#base.seq;
  }
  /** How many steps of the game were heard. */
  get steps(): number {
    return this.#base.steps.length;
  }

  /** What an earlier page left without an answer shows again, and is sent again. */
  restore(commands: Parameters<Outbox['restore']>[0]): void {
    this.#outbox.restore(commands);
    this.#ops = commands.map(({ key, choices, after }) => ({
      key,
      choices,
      on: after === this.#base.seq || after === undefined ? this.#base.changed : -2,
      seq: undefined,
    }));
    this.#publish();
    this.flush();
  }

  /** The line is there again. */
  flush(): void {
    this.#outbox.flush();
    const { steps } = this.#base;
    const from = steps.indexOf(LEFT_OUT);
    if (from >= 0) this.#fill(from, steps.lastIndexOf(LEFT_OUT) + 1 - from);
  }

  hear(message: TableMessage | MovesMessage): void {
    if (message.type === 'moves') {
      if (message.seq <= this.#base.seq) return;
      if (before(message) !== this.#base.seq) {
        this.#setup.again(this.#base.seq);
        return;
      }
    }
    const old = this.#base;
    this.#base = message.type === 'table' ? this.#taken(message) : this.#moved(message);
    this.#settle(old, 'key' in message ? message.key : undefined);
    if (hashJson(this.#base.view) !== message.hash) {
      if (message.type === 'moves') {
        this.#setup.again(-1);
        return;
      }
      this.#setup.notice('differs');
    }
    this.#waits = this.#waits.filter(({ head, heard }) => {
      if (head > this.seq) return true;
      heard();
      return false;
    });
    this.#publish();
  }

  choose(choice: unknown): void {
    const { choices } = this.#snapshot.peek();
    if (!choices.some((one) => one === choice || same(one, choice))) return;
    this.#held.push(choice);
    const { view } = this.#fold();
    const tries = this.game.waitingFor(view) === this.#base.viewer && this.game.trying(view);
    if (!tries) {
      this.#send(this.#held);
      this.#held = [];
    }
    this.#publish();
  }

  undo(): void {
    if (this.#snapshot.peek().noUndo !== undefined) return;
    if (this.#held.length > 0) this.#held.pop();
    else this.#send(undefined);
    this.#publish();
  }

  lift(): void {}
  hurry(): void {}

  viewAt(steps: number): unknown {
    if (this.#base.over) return this.#viewAfterTheEnd(steps);
    const folded = this.#fold();
    const own = folded.views[steps - this.steps];
    if (own !== undefined) return own;
    const kept = this.#views.get(steps);
    if (kept !== undefined) return kept;
    const asked = this.#setup.viewAt(steps);
    this.#keepView(steps, asked);
    asked.catch(() => this.#views.delete(steps));
    return asked;
  }

  /** Once it is over; until then nobody gets all of it. */
  file(): Promise<GameFile> {
    if (!this.#base.over) return Promise.reject(new Error('not over'));
    this.#whole ??= this.#setup.file();
    this.#whole.catch(() => {
      this.#whole = undefined;
    });
    return this.#whole;
  }

  leave(): void {
    this.#outbox.close();
  }

  async #viewAfterTheEnd(steps: number): Promise<unknown> {
    this.#replayed ??= restoreTable(this.game, await this.file());
    return this.game.clone(this.#replayed.at(steps));
  }

  #send(choices: readonly unknown[] | undefined): void {
    const last = this.#ops.at(-1);
    const after = last ? last.seq : this.#base.seq;
    const key = freshKey();
    this.#ops.push({ key, choices, on: this.#base.changed, seq: undefined });
    this.#outbox.add({ key, after, ...(choices && { choices }) });
  }

  /** `after` to send it again with, if nothing of the game came between. */
  async #refused(key: string, after: number | undefined, no: No): Promise<number | undefined> {
    const { error, head } = no.refusal ?? {};
    if (error === 'stale' && head !== undefined && after !== undefined) {
      await this.#heardUntil(head);
      if (this.#base.changed <= after && head > after) return this.seq;
    }
    // It may have been stored in another way than it was answered: then it is not gone.
    const gone = this.#ops.some((op) => op.key === key);
    this.#ops = [];
    this.#held = [];
    if (gone) this.#setup.notice(error === 'stale' ? 'wentOn' : 'refused', error);
    // Whatever was believed here, the hall knows.
    this.#setup.again(-1);
    this.#publish();
    return undefined;
  }

  #heardUntil(head: number): Promise<void> {
    if (this.seq >= head) return Promise.resolve();
    this.#setup.again(this.seq);
    return new Promise((heard) => this.#waits.push({ head, heard }));
  }

  /** What the newest message answers is no longer under way; what it overtook is not shown. */
  #settle(before: Base, key: string | undefined): void {
    const isAnswered = (op: Op) => op.key === key || (op.seq !== undefined && op.seq <= this.seq);
    const answered = this.#ops.filter(isAnswered).length;
    if (this.#base.changed === before.changed && answered === 0) return;
    this.#ops = this.#ops.filter((op) => !isAnswered(op));
    if (answered > 0) this.#ops = this.#ops.map((op) => ({ ...op, on: this.#base.changed }));
    else if (this.#held.length > 0 && this.#base.changed !== before.changed) {
      this.#held = [];
      this.#setup.notice('wentOn');
    }
  }

  #taken(message: TableMessage): Base {
    const { keep, skipped = 0 } = message;
    const news = message.steps.map(readStep);
    const old = this.#base;
    const known: readonly Step[] = old?.steps.slice(0, keep) ?? [];
    const steps = [...known, ...Array(skipped).fill(LEFT_OUT), ...news];
    // All may be told again though nothing happened.
    const isOld =
      old?.steps.length === steps.length &&
      news.every((step, i) => same(step, old.steps[keep + skipped + i]));
    const changedAt = isOld ? old.changed : message.seq;
    const { waitingFor, noUndo, ending } = message;
    const where = { waitingFor, noUndo, places: ending?.places ?? message.places };
    const base = {
      ...this.#common(message.seq, keep, where),
      view: message.view,
      steps,
      changed: changedAt,
    };
    const { viewer, seats, phase } = message;
    this.#behind = Number.POSITIVE_INFINITY;
    this.#reckon(message);
    if (skipped > 0) this.#fill(known.length, skipped);
    return { ...base, viewer, asleep: isAsleep(viewer, seats), paused: phase === 'paused' };
  }

  #moved(message: MovesMessage): Base {
    const old = this.#base;
    const { keep = old.steps.length, skipped = 0, seats, phase, seq } = message;
    const { isNew, steps } = changedBy(old.steps, message);
    this.#keepView(old.steps.length, old.view);
    const { waitingFor, noUndo = old.noUndo, ending, places = old.places } = message;
    const base = this.#common(seq, keep, {
      waitingFor: waitingFor ?? old.waitingFor,
      noUndo: noUndo ?? undefined,
      places: ending?.places ?? places,
    });
    this.#reckon(message);
    if (skipped > 0) this.#fill(keep, skipped);
    return {
      ...old,
      ...base,
      view: changed(old.view, message.changed),
      steps,
      changed: isNew || base.over !== old.over ? seq : old.changed,
      asleep: seats ? isAsleep(old.viewer, seats) : old.asleep,
      paused: phase ? phase === 'paused' : old.paused,
    };
  }

  #common(seq: number, keep: number, where: Pick<Base, 'waitingFor' | 'noUndo' | 'places'>) {
    for (const steps of this.#views.keys()) if (steps > keep) this.#views.delete(steps);
    const over = where.waitingFor === NOBODY;
    if (over) this.#views.clear();
    return { seq, over, ...where };
  }

  #reckon({ clocks, at }: TableMessage | MovesMessage): void {
    // The quickest message knows best.
    this.#behind = Math.min(this.#behind, Date.now() - at);
    if (clocks) this.#until = clocks.until && clocks.until + this.#behind;
  }

  /** Asks for steps that were left out, and puts them where they belong if that is still the same place. */
  async #fill(from: number, count: number): Promise<void> {
    const asked = this.#setup.stepsBetween(from, from + count).catch(() => undefined);
    // The news that named them are taken over first.
    await Promise.resolve();
    const gap = this.#base.steps.slice(from, from + count);
    const steps = await asked;
    if (!steps || gap.some((step, i) => step !== this.#base.steps[from + i])) return;
    this.#base = { ...this.#base, steps: this.#base.steps.toSpliced(from, steps.length, ...steps) };
    this.#publish();
  }

  #keepView(steps: number, view: unknown): void {
    this.#views.set(steps, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MOST_VIEWS) this.#views.delete(oldest);
  }

  #fold(): Folded {
    return fold(this.game, this.#base, this.#ops, this.#held);
  }

  #publish(): void {
    this.#snapshot.value = this.#told();
  }

  #told(): Snapshot {
    const { view, steps, waitingFor, noUndo } = this.#fold();
    const { viewer, asleep, paused, over } = this.#base;
    const until = this.#until;
    const mine = waitingFor === viewer && viewer >= 0 && !asleep && !paused;
    return {
      view,
      // Who only looks on sits on nobody's side; the first seat is drawn in front.
      viewer: Math.max(viewer, 0),
      watches: viewer < 0,
      waitingFor,
      choices: mine ? this.game.choices(view) : [],
      steps,
      noUndo: over ? 'over' : viewer < 0 ? 'nothing' : noUndo,
      outcome: this.#outcome(view),
      thinking: false,
      curtain: false,
      pending: this.#ops.some(({ seq }) => seq === undefined),
      ...(until !== undefined &&
        waitingFor === this.#base.waitingFor && { clock: { seat: waitingFor, until } }),
    };
  }

  #outcome(view: unknown): Outcome {
    const { outright: _, ...outcome } = this.game.outcome(view);
    const { places } = this.#base;
    if (!places) return this.game.outcome(view);
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return { ...outcome, places, winners };
  }
}

/** The move after which these were made. */
export function before({ from, seq }: MovesMessage): number {
  return from ?? seq - 1;
}

function isAsleep(viewer: Seat, seats: TableMessage['seats']): boolean {
  return seats[viewer]?.standin ?? false;
}
