/** A game on this device: it holds the table, rolls its dice, lets bots move, and keeps the log. */
import { BUDGET_MS, LEVELS, type Level } from '@magehall/bots';
import {
  CHANCE,
  type Draw,
  type Entry,
  type Game,
  type GameFile,
  NOBODY,
  openTable,
  type Seat,
  type Table,
} from '@magehall/engine';
import {
  FAMILIARS,
  type Moment,
  motionSpeed,
  type NoUndo,
  type Play,
  type Sitter,
} from '@magehall/ui';
import { type Signal, signal } from '@preact/signals';
import { hurry, think } from '../bots/thinker.ts';
import { PERSON } from '../person.ts';
import type { Kept, Standing } from '../store/shelf.ts';
import { asFile } from './file.ts';

/** Where what was played is kept: returns the stored table if it went another way meanwhile or is gone. */
type Keep = (
  seen: number,
  entries: readonly Entry[],
  now: Pick<Kept, 'changed' | 'standing' | 'players'>,
) => Promise<Kept | 'removed' | undefined>;

export interface LocalSetup {
  game: Game;
  kept: Kept;
  /** Hands are hidden, so a curtain falls between people. */
  secret: boolean;
  keep: Keep;
  /** Something the one who plays should know. */
  notice: (what: 'elsewhere' | 'removed' | 'bot' | 'unexpected') => void;
}

/** A bot's step stays to be seen this long before the next, at normal speed. */
const PACE = 750;
/** Hurried bots think no longer than this. */
const HURRY = 100;

/** Files from elsewhere may name a bot that isn't known here. */
function levelOf(plays: string): Level {
  return LEVELS.find((level) => level === plays) ?? 'adept';
}

export class LocalPlay implements Play {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly #now: Signal<Moment>;
  readonly #setup: LocalSetup;
  #kept: Kept;
  #table: Table;
  /** Fetched when the first die is to be rolled. */
  #draw: Draw | undefined;
  /** How much of the log is stored. */
  #stored: number;
  #saving: Promise<void> = Promise.resolve();
  #viewer: Seat;
  #lifted: Seat | undefined;
  #hurried = false;
  #wake: () => void = () => {};
  #left = false;

  constructor(setup: LocalSetup) {
    const { game, kept, secret } = setup;
    this.#setup = setup;
    this.game = game;
    this.#kept = kept;
    this.sitters = kept.players.map(({ name, plays }, seat) => ({
      seat,
      name,
      familiar: FAMILIARS[seat],
      bot: plays !== PERSON,
    }));
    this.#table = openTable(game, asFile(kept));
    this.#stored = kept.log.length;
    const people = this.#people();
    this.#viewer = people[0] ?? 0;
    // Alone at the screen, nobody need look away.
    this.#lifted = secret && people.length > 1 ? undefined : this.#viewer;
    this.#now = signal(this.#moment(false));
    this.#advance();
  }

  get now(): Signal<Moment> {
    return this.#now;
  }
  get seal(): string {
    return this.#kept.dice?.commitment.slice(0, 8) ?? '';
  }
  get kept(): Kept {
    return { ...this.#kept, log: [...this.#table.log], standing: this.#standing() };
  }

  choose(choice: unknown): void {
    const { waitingFor } = this.#table;
    if (waitingFor < 0 || this.#isBot(waitingFor)) return;
    this.#table.choose(waitingFor, choice);
    this.#hurried = false;
    this.#advance();
  }

  undo(): void {
    if (this.#noUndo() !== undefined) return;
    this.#table.undo(this.#viewer);
    this.#advance();
  }

  lift(): void {
    this.#lifted = this.#table.waitingFor;
    this.#publish(false);
  }

  hurry(): void {
    this.#hurried = true;
    this.#wake();
    hurry(HURRY);
  }

  viewAt(steps: number): unknown {
    return this.game.view(this.#table.at(steps), this.#eyes());
  }

  file(): GameFile {
    return asFile(this.kept);
  }

  leave(): void {
    this.#left = true;
    this.#wake();
  }

  /** The table as another tab left it. */
  catchUp(kept: Kept): void {
    this.#kept = kept;
    this.#table = openTable(this.game, asFile(kept));
    this.#stored = kept.log.length;
    this.#advance();
  }

  get length(): number {
    return this.#table.length;
  }

  #people(): Seat[] {
    return this.sitters.filter(({ bot }) => !bot).map(({ seat }) => seat);
  }

  #isBot(seat: Seat): boolean {
    return this.sitters[seat]?.bot ?? false;
  }

  /** Rolls what is to be rolled, shows how things stand, keeps it, and lets a bot go on. */
  #advance(): void {
    const table = this.#table;
    if (table.waitingFor === CHANCE && !this.#draw) this.#fetchDice();
    while (table.waitingFor === CHANCE && this.#draw)
      table.chance(this.#draw(table.draws, this.game.odds(table.state)));
    const waiting = table.waitingFor;
    if (waiting >= 0 && !this.#isBot(waiting)) this.#viewer = waiting;
    this.#publish(this.#isBot(waiting));
    this.#save();
    if (this.#isBot(waiting)) this.#botMoves(table, table.length);
  }

  async #fetchDice(): Promise<void> {
    try {
      const { diceOf } = await import('./dice.ts');
      this.#draw = diceOf(this.#kept);
      if (!this.#left) this.#advance();
    } catch {
      this.#setup.notice('unexpected');
    }
  }

  async #botMoves(table: Table, length: number): Promise<void> {
    const seat = table.waitingFor;
    const level = levelOf(this.#kept.players[seat].plays);
    const [choice] = await Promise.all([this.#decide(table, seat, level), this.#pace()]);
    // Meanwhile the page may have been left, or another tab may have moved.
    if (this.#left || this.#table !== table || table.length !== length) return;
    table.choose(seat, choice);
    this.#advance();
  }

  async #decide(table: Table, seat: Seat, level: Level): Promise<unknown> {
    const choices = table.choices();
    if (choices.length === 1) return choices[0];
    try {
      return await think({
        game: this.game.id,
        view: table.view(seat),
        seat,
        level,
        budgetMs: this.#hurried ? Math.min(HURRY, BUDGET_MS[level]) : BUDGET_MS[level],
        seed: crypto.getRandomValues(new Int32Array(1))[0],
      });
    } catch {
      this.#setup.notice('bot');
      return choices[0];
    }
  }

  #pace(): Promise<void> {
    if (this.#hurried) return Promise.resolve();
    const speed = motionSpeed();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, speed === 0 ? PACE / 3 : PACE / speed);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #publish(thinking: boolean): void {
    this.#now.value = this.#moment(thinking);
  }

  #moment(thinking: boolean): Moment {
    const table = this.#table;
    const waitingFor = table.waitingFor;
    const mine = waitingFor === this.#viewer && !this.#isBot(waitingFor);
    return {
      view: table.view(this.#eyes()),
      viewer: this.#viewer,
      waitingFor,
      choices: mine ? table.choices() : [],
      steps: table.told(this.#eyes()),
      noUndo: this.#noUndo(),
      outcome: this.game.outcome(table.state),
      thinking,
      curtain: this.#curtain(),
    };
  }

  /** The next person at this screen has not taken the chair yet. */
  #curtain(): boolean {
    const { waitingFor } = this.#table;
    const isNext = waitingFor === this.#viewer && !this.#isBot(waitingFor);
    const people = this.#people().length;
    return this.#setup.secret && isNext && people > 1 && this.#lifted !== waitingFor;
  }

  /** Behind the curtain the page shows what anybody may see: who looks may still be the one before. */
  #eyes(): Seat {
    return this.#curtain() ? NOBODY : this.#viewer;
  }

  #noUndo(): NoUndo | undefined {
    if (this.#table.over) return 'over';
    return this.#table.whyNoUndo(this.#viewer);
  }

  #standing(): Standing {
    const { waitingFor } = this.#table;
    const { scores, winners } = this.game.outcome(this.#table.state);
    return {
      waits: waitingFor === NOBODY ? 'nobody' : this.#isBot(waitingFor) ? 'bot' : 'person',
      scores: scores.map(({ total }) => total),
      winners: waitingFor === NOBODY ? [...winners] : [],
    };
  }

  /** One after the other, so that entries are added in the order they were made. */
  #save(): void {
    this.#saving = this.#saving.then(async () => {
      const { log } = this.#table;
      const entries = log.slice(this.#stored);
      if (entries.length === 0) return;
      const seen = this.#stored;
      const { players } = this.#kept;
      const now = { changed: Date.now(), standing: this.#standing(), players };
      const other = await this.#setup.keep(seen, entries, now);
      if (other === 'removed') this.#setup.notice(other);
      else if (other) {
        this.#setup.notice('elsewhere');
        this.catchUp(other);
      } else this.#stored = seen + entries.length;
    });
  }
}
