/**
 * What must be done without anybody asking: bots' moves, standing orders, clocks, broken seals. Each was stored with
 * the move that made it due, so a restart forgets none; whoever does it makes a command with the
 * number it saw, so if two do the same thing one of them loses and nothing happens twice.
 */
import { askedOutOfTurn, botToMove, HallRefused, type Standing } from '@magehall/dealer/hall';
import { STAND_IN } from '@magehall/engine';
import type { CardChange, Chore, ChoreKind, Store } from '../store/store.ts';
import type { Live } from '../tables/live.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Asked, Bots, Haste } from './bots.ts';

const KINDS: readonly ChoreKind[] = ['bot', 'order', 'clock', 'seal'];
const LEASE = 10_000;
const AT_ONCE = 64;
/** What another node laid, or what was left by one that died, is found after so long. */
const LOOKS_EVERY = 2000;

export class Chores {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #bots: Bots;
  readonly #node: string;
  readonly #failed: (error: unknown) => void;
  #looking: NodeJS.Timeout | undefined;
  readonly #under = new Set<Promise<void>>();
  /** Where bots have so much to think that a lease ends meanwhile, it is not thought twice. */
  readonly #doing = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #due = Number.POSITIVE_INFINITY;
  #isClosed = false;

  constructor(
    store: Store,
    shelf: Shelf,
    bots: Bots,
    node: string,
    failed: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#shelf = shelf;
    this.#bots = bots;
    this.#node = node;
    this.#failed = failed;
  }

  start(): void {
    this.#looking = setInterval(() => this.#look(), LOOKS_EVERY);
    this.#look();
  }

  /** A move laid these: they are looked for when the first is due. */
  laid(chores: CardChange['chores']): void {
    for (const { at } of chores) {
      if (at >= this.#due || this.#isClosed) continue;
      this.#due = at;
      clearTimeout(this.#timer);
      const wait = at - this.#store.now();
      if (wait < LOOKS_EVERY) this.#timer = setTimeout(() => this.#look(), Math.max(0, wait));
    }
  }

  /** Begins nothing more, and gives back what was not begun. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    clearTimeout(this.#timer);
    await this.#bots.close();
    await Promise.all(this.#under);
    await this.#store.release(this.#node);
  }

  #look(): void {
    if (this.#isClosed) return;
    this.#due = Number.POSITIVE_INFINITY;
    const work = this.#claim().catch((error) => this.#failed(error));
    this.#under.add(work);
    void work.then(() => this.#under.delete(work));
  }

  async #claim(): Promise<void> {
    const chores = await this.#store.claim(KINDS, this.#node, LEASE, AT_ONCE);
    await Promise.all(chores.map((chore) => this.#do(chore)));
  }

  async #do(chore: Chore): Promise<void> {
    const name = `${chore.table} ${chore.kind} ${chore.seq}`;
    if (this.#doing.has(name)) return;
    this.#doing.add(name);
    try {
      const live = await this.#shelf.take(chore.table, chore.seq);
      const done = live.standing.head === chore.seq && (await this.#serve(live, chore));
      // A move that was made laid its own chores in the place of this one.
      if (!done && !this.#isClosed) await this.#store.finish(chore);
    } catch (error) {
      if (!(error instanceof HallRefused) && !this.#isClosed) this.#failed(error);
    } finally {
      this.#doing.delete(name);
    }
  }

  /** Whether it made a move. */
  async #serve(live: Live, { kind, seq }: Chore): Promise<boolean> {
    if (kind === 'clock') return (await live.serve(seq, { do: 'time' })) > seq;
    if (kind === 'seal') return (await live.serve(seq, { do: 'break-off' })) > seq;
    if (kind === 'order') return this.#order(live, seq);
    const asked = await live.look((standing) =>
      standing.head === seq ? questionFor(standing) : undefined,
    );
    if (!asked) return false;
    const choices = await this.#bots.decide(asked, hasteOf(live));
    return (await live.serve(seq, { do: 'play', seat: asked.seat, choices })) > seq;
  }

  /** Answers for a person who is asked in another's turn, if it has ordered what. */
  async #order(live: Live, seq: number): Promise<boolean> {
    const asked = await live.look((standing) =>
      standing.head === seq ? askedOutOfTurn(standing) : undefined,
    );
    if (!asked) return false;
    const { seat, person, decision, view } = asked;
    const order = (await this.#store.orders(live.id, person))[decision.decision];
    const pick = order === undefined ? undefined : decision.orders[order];
    if (!pick && order !== STAND_IN) return false;
    const { game, standin: level } = live.record;
    const choices = pick
      ? [pick(view, live.standing.table.game.choices(view))]
      : await this.#bots.decide({ game, level, seat, view }, hasteOf(live));
    return (await live.serve(seq, { do: 'play', seat, choices, ordered: true })) > seq;
  }
}

/** What the bot that is to move is told: what its seat sees, and nothing else of the table. */
export function questionFor(standing: Standing): Asked | undefined {
  const bot = botToMove(standing);
  return bot && { game: standing.terms.game, ...bot, view: standing.table.view(bot.seat) };
}

function hasteOf({ record, standing }: Live): Haste {
  const isWatchedOnly = standing.chairs.every(({ plays }) => plays !== 'person');
  return isWatchedOnly ? 'nobody' : record.pace.kind === 'live' ? 'live' : 'days';
}
