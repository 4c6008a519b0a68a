/**
 * Runs one table: takes commands of seats, lets chance answer, asks bots, has every move kept, and
 * says when there is news. A command is checked and made at once; the promise it returns resolves
 * when the move is kept. A page may show its own move before that; who tells others waits for it.
 */
import {
  CHANCE,
  type Draw,
  type Entry,
  type GameFile,
  type Opener,
  Refused,
  restoreTable,
  type Seat,
  type Table,
} from '@magehall/engine';
import { answer, type Command, obey } from './command.ts';

/** What they bring for whom the dealer works: a store, dice, bots, a clock, ears. */
export interface Host {
  /** Keeps what came after the first `seen` entries; or returns the game as it stands instead. */
  append(seen: number, entries: readonly Entry[]): Promise<GameFile | undefined>;
  /** Asked for when the first die is to be rolled. */
  dice(file: GameFile): Draw | Promise<Draw>;
  /** What a bot chooses: one choice, or several that belong together. */
  decide(question: Question): Promise<readonly unknown[]>;
  now(): number;
  /** Others listen, so every command must be whole (`command.ts`). */
  whole?: boolean;
  /** The table stands elsewhere than before: by a move made here, or by one made elsewhere. */
  news(what: 'moved' | 'elsewhere'): void;
  /** Something failed for which nobody waits. */
  failed(error: unknown): void;
}

/** What a bot is asked. It gets what its seat sees, never the state. */
export interface Question {
  seat: Seat;
  level: string;
  choices: readonly unknown[];
  view(): unknown;
}

export class Dealer {
  readonly game: Opener;
  readonly #host: Host;
  #file: GameFile;
  #table: Table;
  /** Moves made: what somebody chose, with all that chance answered, is one. */
  #after: number;
  #draw: Draw | undefined;
  /** How much of the log is kept, or on its way to be. */
  #sent: number;
  #kept: Promise<void> = Promise.resolve();
  /** The last thing that is under way. */
  #work: Promise<void> = Promise.resolve();
  #thinks = false;
  #closed = false;

  constructor(game: Opener, file: GameFile, host: Host) {
    this.game = game;
    this.#host = host;
    this.#file = file;
    this.#table = restoreTable(game, file);
    this.#after = movesIn(file.log);
    this.#sent = file.log.length;
  }

  get table(): Table {
    return this.#table;
  }
  /** How many moves were made. */
  get after(): number {
    return this.#after;
  }
  /** The game so far. */
  get file(): GameFile {
    return { ...this.#file, log: this.#table.log };
  }
  /** A bot was asked and has not answered. */
  get thinks(): boolean {
    return this.#thinks;
  }

  /** Rolls what is to be rolled, and lets a bot move if it is one's turn. */
  start(): void {
    this.#do(this.#goOn());
  }

  /**
   * A command of a seat that has heard the first `after` moves. Throws if it is refused, and then
   * nothing happened; resolves when the move is kept, and rejects if it was not.
   */
  submit(seat: Seat, after: number, command: Command): Promise<void> {
    if (this.#closed || after !== this.#after) throw new Refused('stale', 'stale');
    obey(this.#table, seat, command, { at: this.#host.now(), whole: this.#host.whole });
    return this.#do(this.#goOn());
  }

  /** The game as it stands elsewhere takes the place of this one. */
  replace(file: GameFile): void {
    this.#file = file;
    this.#table = restoreTable(this.game, file);
    this.#draw = undefined;
    this.#after = movesIn(file.log);
    this.#sent = file.log.length;
    this.#host.news('elsewhere');
    this.start();
  }

  /** Resolves when no bot and no die is waited for any more, and all is kept. */
  async idle(): Promise<void> {
    let work: Promise<void> | undefined;
    while (work !== this.#work) {
      work = this.#work;
      await work;
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Whoever waits for it hears if it fails; if nobody does, the host shall. */
  #do(work: Promise<void>): Promise<void> {
    this.#work = work;
    // That the table went on elsewhere was said when it was replaced.
    work.catch((error) => error instanceof Refused || this.#host.failed(error));
    return work;
  }

  async #goOn(): Promise<void> {
    const table = this.#table;
    if (table.waitingFor === CHANCE) {
      let draw = this.#draw;
      if (!draw) {
        // What was chosen shows while the dice are fetched.
        this.#host.news('moved');
        draw = await this.#fetchDice();
        if (this.#table !== table) throw new Refused('stale', 'stale');
        this.#draw = draw;
      }
      // Whoever left meanwhile finds the choice made, and chance waited for.
      if (!this.#closed) answer(table, draw);
    }
    const kept = this.#keep();
    const asked = this.#askBot();
    this.#host.news('moved');
    await kept;
    if (asked) this.#work = asked;
  }

  async #fetchDice(): Promise<Draw> {
    try {
      return await this.#host.dice(this.#file);
    } catch (error) {
      // What was chosen is kept even if nothing can be rolled.
      this.#keep().catch(() => undefined);
      throw error;
    }
  }

  /** One move after the other, in the order they were made. */
  #keep(): Promise<void> {
    const table = this.#table;
    const seen = this.#sent;
    const entries = table.log.slice(seen);
    // Whether an earlier one was kept is told to whoever made it.
    if (entries.length === 0) return this.#kept.catch(() => undefined);
    this.#sent = table.length;
    this.#after++;
    const kept = async () => {
      // What was made after a move that was not kept went with it.
      if (this.#table !== table) throw new Refused('stale', 'stale');
      const other = await this.#host.append(seen, entries);
      if (!other) return;
      if (!this.#closed && this.#table === table) this.replace(other);
      throw new Refused('stale', 'stale');
    };
    // One that failed does not keep the next from being tried.
    this.#kept = this.#kept.then(kept, kept);
    return this.#kept;
  }

  #askBot(): Promise<void> | undefined {
    const seat = this.#table.waitingFor;
    const player = this.#file.players[seat];
    this.#thinks = player?.plays === 'bot';
    if (player?.plays !== 'bot') return undefined;
    const asked = this.#botMoves(this.#table, seat, player.level);
    // What fails in it was reported where it failed; whoever waits for it is told all the same.
    asked.catch(() => undefined);
    return asked;
  }

  async #botMoves(table: Table, seat: Seat, level: string): Promise<void> {
    const { length } = table;
    const view = () => table.view(seat);
    let kept: Promise<void>;
    try {
      const choices = await this.#host.decide({ seat, level, choices: table.choices(), view });
      // Meanwhile the table may have been left, or moved elsewhere.
      if (this.#closed || this.#table !== table || table.length !== length) return;
      kept = this.submit(seat, this.#after, { choices });
    } catch (error) {
      this.#thinks = false;
      this.#host.failed(error);
      throw error;
    }
    await kept;
  }
}

/** In a log that doesn't say: what chance answers belongs to what it answers. */
function movesIn(log: readonly Entry[]): number {
  let moves = 0;
  for (const { by } of log) if (by !== CHANCE || moves === 0) moves++;
  return moves;
}
