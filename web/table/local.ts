/**
 * A game on this device, as the page plays it. The dealer runs the table; here is what a screen
 * needs: whose eyes look at it, and the curtain between people. At what pace bots are followed is the
 * table's own matter (`ui/motion/paced.ts`).
 */
import { BUDGET_MS, levelOf } from '@magehall/bots';
import { Dealer, type Question } from '@magehall/dealer';
import { type Entry, type GameFile, NOBODY, type Opener, type Seat } from '@magehall/engine';
import { FAMILIARS, type Play, type Sitter, type Snapshot } from '@magehall/ui';
import { type Signal, signal } from '@preact/signals';
import type { Standing, TableRecord } from '../store/shelf.ts';
import { asFile } from './file.ts';

/** Where what was played is kept: returns the stored table if it went another way meanwhile or is gone. */
type Keep = (
  seen: number,
  entries: readonly Entry[],
  now: Pick<TableRecord, 'changed' | 'standing'>,
) => Promise<TableRecord | 'removed' | undefined>;

export interface LocalSetup {
  game: Opener;
  record: TableRecord;
  keep: Keep;
  /** Something the one who plays should know. */
  notice: (what: 'elsewhere' | 'removed' | 'bot' | 'unexpected') => void;
}

/** Hurried bots think no longer than this. */
const HURRY = 100;

/** Comes with the first bot that is to think. */
const thinker = () => import('../bots/thinker.ts');

export class LocalPlay implements Play {
  readonly game: Opener;
  readonly sitters: readonly Sitter[];
  readonly #now: Signal<Snapshot>;
  readonly #setup: LocalSetup;
  readonly #dealer: Dealer;
  readonly shared: boolean;
  #viewer: Seat;
  #lifted: Seat | undefined;
  #hurried = false;

  constructor(setup: LocalSetup) {
    const { game, record, notice } = setup;
    this.#setup = setup;
    this.game = game;
    this.sitters = record.players.map(({ name, plays }, seat) => ({
      seat,
      name,
      familiar: FAMILIARS[seat],
      bot: plays !== 'person',
    }));
    const people = this.sitters.filter(({ bot }) => !bot);
    this.shared = people.length > 1;
    this.#viewer = people[0]?.seat ?? 0;
    // Alone at the screen, nobody need look away.
    this.#lifted = this.#keepsSecrets() ? undefined : this.#viewer;
    this.#dealer = new Dealer(game, asFile(record), {
      append: (seen, entries) => this.#keep(seen, entries),
      dice: async (file) => (await import('./dice.ts')).diceOf(file),
      decide: async (question) => [await this.#decide(question)],
      now: Date.now,
      news: (what) => {
        if (what === 'moved') this.#publish();
      },
      failed: () => notice('unexpected'),
    });
    this.#now = signal(this.#snapshot());
    this.#dealer.start();
  }

  get now(): Signal<Snapshot> {
    return this.#now;
  }
  get seal(): string {
    return this.#setup.record.dice?.commitment.slice(0, 8) ?? '';
  }
  get record(): TableRecord {
    const { log } = this.#dealer.file;
    return { ...this.#setup.record, log: [...log], standing: this.#standing() };
  }
  get length(): number {
    return this.#dealer.table.length;
  }

  choose(choice: unknown): void {
    const { waitingFor } = this.#dealer.table;
    if (waitingFor < 0 || this.#isBot(waitingFor)) return;
    this.#hurried = false;
    this.#dealer.submit(waitingFor, this.#dealer.after, { choices: [choice] });
  }

  undo(): void {
    if (this.#dealer.table.whyNoUndo(this.#viewer) !== undefined) return;
    this.#dealer.submit(this.#viewer, this.#dealer.after, { undo: 1 });
  }

  lift(): void {
    this.#lifted = this.#dealer.table.waitingFor;
    this.#publish();
  }

  hurry(): void {
    this.#hurried = true;
    thinker().then(({ hurry }) => hurry(HURRY));
  }

  viewAt(steps: number): unknown {
    return this.game.view(this.#dealer.table.at(steps), this.#eyes());
  }

  file(): GameFile {
    return this.#dealer.file;
  }

  leave(): void {
    this.#dealer.close();
  }

  /** The table as another tab left it. */
  catchUp(record: TableRecord): void {
    this.#dealer.replace(asFile(record));
  }

  #isBot(seat: Seat): boolean {
    return this.sitters[seat]?.bot ?? false;
  }

  /** Several people look at this screen who keep things from each other. */
  #keepsSecrets(): boolean {
    return this.game.secret && this.shared;
  }

  async #keep(seen: number, entries: readonly Entry[]): Promise<GameFile | undefined> {
    const now = { changed: Date.now(), standing: this.#standing() };
    const other = await this.#setup.keep(seen, entries, now);
    if (!other) return undefined;
    this.#setup.notice(other === 'removed' ? other : 'elsewhere');
    return other === 'removed' ? undefined : asFile(other);
  }

  async #decide({ seat, level, choices, view }: Question): Promise<unknown> {
    if (choices.length === 1) return choices[0];
    const budgetMs = BUDGET_MS[levelOf(level)];
    try {
      const { think } = await thinker();
      return await think({
        game: this.game.id,
        view: view(),
        seat,
        level: levelOf(level),
        budgetMs: this.#hurried ? Math.min(HURRY, budgetMs) : budgetMs,
        seed: crypto.getRandomValues(new Int32Array(1))[0],
      });
    } catch {
      this.#setup.notice('bot');
      return choices[0];
    }
  }

  #publish(): void {
    const { waitingFor } = this.#dealer.table;
    if (waitingFor >= 0 && !this.#isBot(waitingFor)) this.#viewer = waitingFor;
    this.#now.value = this.#snapshot();
  }

  #snapshot(): Snapshot {
    const { table, thinks } = this.#dealer;
    const { waitingFor } = table;
    const mine = waitingFor === this.#viewer && !this.#isBot(waitingFor);
    const eyes = this.#eyes();
    return {
      view: table.view(eyes),
      viewer: this.#viewer,
      waitingFor,
      choices: mine ? table.choices() : [],
      steps: table.told(eyes),
      noUndo: table.whyNoUndo(this.#viewer),
      outcome: table.outcome(eyes),
      thinking: thinks,
      curtain: this.#curtain(),
    };
  }

  /** The next person at this screen has not taken the chair yet. */
  #curtain(): boolean {
    const { waitingFor } = this.#dealer.table;
    const isNext = waitingFor === this.#viewer && !this.#isBot(waitingFor);
    return this.#keepsSecrets() && isNext && this.#lifted !== waitingFor;
  }

  /** Behind the curtain the page shows what anybody may see: who looks may still be the one before. */
  #eyes(): Seat {
    return this.#curtain() ? NOBODY : this.#viewer;
  }

  #standing(): Standing {
    const { table } = this.#dealer;
    const { scores, winners } = table.outcome(NOBODY);
    return {
      waits: table.over ? 'nobody' : this.#isBot(table.waitingFor) ? 'bot' : 'person',
      scores: scores.map(({ total }) => total),
      winners: table.over ? [...winners] : [],
    };
  }
}
