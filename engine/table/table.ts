/**
 * The kernel: it runs any game. A table is a game, its options and a log; the state is what the
 * log leads to. Here is the one check of legality (a choice must be one of `choices`), here steps
 * are recorded, taken back, and told to each seat as far as it may know.
 */
import {
  CHANCE,
  type Game,
  NOBODY,
  type Options,
  type Outcome,
  type Seat,
  type Step,
  type Told,
} from '../contract.ts';
import { same } from '../data/same.ts';
import { sure } from '../data/sure.ts';
import type { Trouble } from '../troubles/trouble.ts';

/**
 * One line of the log, as it is stored: a step, the undoing of the last steps that still stand, or
 * an end before the rules' own. `at` is when, in milliseconds, where somebody had a clock.
 */
export type Entry<C = unknown> = Choice<C> | TakeBack | Ending;

/** `standin`: a bot chose for the person in that seat. The game is the same; who looks on shall know. */
export interface Choice<C = unknown> {
  by: Seat;
  choice: C | number;
  at?: number;
  standin?: true;
}

/** Alone as far as the last commit point; behind it only if all whom it concerns `agreed`. */
export interface TakeBack {
  by: Seat;
  undo: number;
  agreed?: readonly Seat[];
  at?: number;
}

/** `by` gives up, or asked for the end to which the others `agreed`. Places are by seat, from 1. */
export interface Ending {
  by: Seat;
  end: 'resign' | 'vote';
  places: readonly number[];
  agreed?: readonly Seat[];
  at?: number;
}

/** Something was refused, and the table is as it was: a word for programs, and what to say. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason:
    | 'not-your-turn'
    | 'not-a-choice'
    | 'over'
    | 'no-undo'
    | 'not-agreed'
    | 'bad-entry'
    | 'stale'
    | 'unfinished'
    | 'bad-seal';
  readonly trouble: Trouble;
  constructor(reason: Refused['reason'], ...trouble: Trouble) {
    super(trouble.join(' '));
    this.reason = reason;
    this.trouble = trouble;
  }
}

/** A step that was taken and not taken back: what it told, and whether it can be taken back. */
interface RecordedStep<C, E extends Told> extends Step<C, E> {
  choice: C | number;
  /** Chance spoke, something was revealed or another answered: no seat takes this back alone. */
  commits: NoUndo | undefined;
  /** After it the seat was only trying something out. */
  trying: boolean;
}

/** After so many steps a copy of the state is kept, so that going back never means starting over. */
const STRIDE = 32;

/**
 * Why a choice stays: none was made yet, chance has decided something since, it brought something
 * hidden to light, somebody has moved since, the game is over.
 */
export type NoUndo = 'nothing' | 'rolled' | 'revealed' | 'answered' | 'over';

export class Table<S = unknown, C = unknown, E extends Told = Told> {
  readonly game: Game<S, C, E>;
  readonly options: Options;
  #state: S;
  readonly #log: Entry<C>[] = [];
  readonly #taken: RecordedStep<C, E>[] = [];
  /** The state after every `STRIDE` steps that stand; the first is where it began. */
  readonly #copies: S[];
  #draws = 0;
  #effort = 0;
  #choices: C[] | undefined;
  #ending: Ending | undefined;

  /** `start` is where it begins, if not where the options say: a scenario. */
  constructor(game: Game<S, C, E>, options: Options, start: S = game.setup(options)) {
    this.game = game;
    this.options = options;
    this.#state = game.clone(start);
    this.#copies = [game.clone(start)];
  }

  /**
   * The table that a log of our own leads to. Nothing is checked: each entry was when it was made,
   * and to list the choices of every step takes several times as long as to take it. What comes
   * from elsewhere goes through `add`.
   */
  static restore<S, C, E extends Told>(
    game: Game<S, C, E>,
    options: Options,
    log: readonly Entry<C>[],
    start?: S,
  ): Table<S, C, E> {
    const table = new Table(game, options, start);
    for (const entry of log) table.#put(entry);
    return table;
  }

  /** The state itself: for whoever holds the table. Players and bots get `view`. */
  get state(): S {
    return this.#state;
  }
  get log(): readonly Entry<C>[] {
    return this.#log;
  }
  get length(): number {
    return this.#log.length;
  }
  /** How many steps stand. */
  get steps(): number {
    return this.#taken.length;
  }
  get waitingFor(): Seat {
    return this.#ending ? NOBODY : this.game.waitingFor(this.#state);
  }
  get over(): boolean {
    return this.waitingFor === NOBODY;
  }
  /** How it ended, if not by the rules. */
  get ending(): Ending | undefined {
    return this.#ending;
  }
  /** Draws ever made here, taken back or not: the number of the next draw of the fair dice. */
  get draws(): number {
    return this.#draws;
  }
  /** Work done so far, in choices listed and steps taken anew: what a hostile log runs up. */
  get effort(): number {
    return this.#effort;
  }
  /** From the state, since a scenario has its own number of seats. */
  get seats(): number {
    return this.game.outcome(this.#state).scores.length;
  }
  /** The seat that chose last is only trying something out. */
  get trying(): boolean {
    return !this.over && this.game.trying(this.#state);
  }

  /** After so many steps, something was only tried out. */
  triedAfter(steps: number): boolean {
    return this.#taken[steps - 1]?.trying ?? false;
  }

  choices(): readonly C[] {
    if (!this.#choices) {
      this.#choices = this.waitingFor >= 0 ? this.game.choices(this.#state) : [];
      this.#effort += this.#choices.length;
    }
    return this.#choices;
  }

  hash(): number {
    return this.game.hash(this.#state);
  }

  /**
   * What a seat sees, or saw after so many steps: itself what it tries out, the others how things
   * stood before; everything once the game is over.
   */
  view(viewer: Seat, steps = this.steps): S {
    if (!this.over) return this.#seen(steps, viewer);
    return steps === this.steps ? this.game.clone(this.#state) : this.at(steps);
  }

  /** How the game stands for one who may know only so much; for all once it is over. */
  outcome(viewer: Seat): Outcome {
    const { scores, places, winners, ...rest } = this.game.outcome(this.view(viewer));
    if (!this.#ending) return { scores, places, winners, ...rest };
    const ended = this.#ending.places;
    const won = scores.flatMap(({ seat }) => (ended[seat] === 1 ? [seat] : []));
    return { scores, places: ended, winners: won, ...(rest.sides && { sides: rest.sides }) };
  }

  /** A seat makes one of its choices; returns what happened. */
  choose(seat: Seat, choice: C, at?: number, standin?: true): readonly E[] {
    const made: Choice<C> = { by: seat, choice: this.#legal(seat, choice) };
    if (at !== undefined) made.at = at;
    if (standin) made.standin = standin;
    return this.#put(made);
  }

  /** Chance has spoken. */
  chance(outcome: number): readonly E[] {
    if (this.waitingFor !== CHANCE) throw new Refused('not-your-turn', 'chanceNotDue');
    const odds = this.game.odds(this.#state);
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= odds)
      throw new Refused('not-a-choice', 'outcome', odds - 1);
    return this.#put({ by: CHANCE, choice: outcome });
  }

  /** Draws outcomes as long as chance is waited for; `roll` also hears the number of the draw. */
  settle(roll: (odds: number, draw: number) => number): readonly E[] {
    const events: E[] = [];
    while (this.waitingFor === CHANCE)
      events.push(...this.chance(roll(this.game.odds(this.#state), this.#draws)));
    return events;
  }

  /** Why this seat can't take back its last choice by itself; undefined if it can. */
  whyNoUndo(seat: Seat): NoUndo | undefined {
    if (this.over) return 'over';
    const last = this.#taken.findLastIndex(({ by }) => by === seat);
    const own = this.#taken[last];
    if (!own) return 'nothing';
    const since = this.#taken.slice(last + 1);
    return since.some(({ by }) => by !== CHANCE) ? 'answered' : own.commits;
  }

  /** Takes back the seat's last choice, as far as the last commit point; it stays in the log. */
  undo(seat: Seat): void {
    const why = this.whyNoUndo(seat);
    if (why !== undefined) throw new Refused('no-undo', why);
    this.#put({ by: seat, undo: 1 });
  }

  /** Those besides `seat` who must agree if it takes back so many steps; nobody if they are its own. */
  concerned(seat: Seat, undo: number): Seat[] {
    const left = this.steps - undo;
    const own = this.#taken.slice(left).every(({ by, commits }) => by === seat && !commits);
    if (own) return [];
    return this.#others(seat).filter(
      (other) => !same(this.#seen(this.steps, other), this.#seen(left, other)),
    );
  }

  /** A line of a log from elsewhere: checked as if it were made now. */
  add(entry: Entry<C>): readonly E[] {
    if ('undo' in entry) this.#checkUndo(entry);
    else if ('end' in entry) this.#checkEnd(entry);
    else if (entry.by === CHANCE) return this.chance(entry.choice as number);
    else return this.choose(entry.by, entry.choice as C, entry.at, entry.standin);
    return this.#put(entry);
  }

  /** An entry of our own, checked when it was made: `restore`, one at a time. */
  take(entry: Entry<C>): readonly E[] {
    return this.#put(entry);
  }

  /** The steps that stand, as one seat may know them: all of them once the game is over. */
  told(viewer: Seat, from = 0): Step<C, E>[] {
    return this.#taken.slice(from, this.heard(viewer)).map(({ by, choice, events, standin }) => {
      const step = { by, choice, events };
      const told = this.over ? step : this.game.redact(step, viewer);
      return standin ? { ...told, standin } : told;
    });
  }

  /** How many of the steps that stand this seat knows of: not those by which another only tries. */
  heard(viewer: Seat): number {
    return this.trying && viewer !== this.waitingFor ? this.#settled(this.steps) : this.steps;
  }

  /** The state after the first `steps` steps that stand. */
  at(steps: number): S {
    if (!Number.isInteger(steps) || steps < 0 || steps > this.steps)
      throw new Refused('bad-entry', 'steps', this.steps);
    return this.#at(steps);
  }

  #legal(seat: Seat, choice: C): C {
    const waiting = this.waitingFor;
    if (waiting === NOBODY) throw new Refused('over', 'ended');
    if (waiting !== seat || waiting === CHANCE) throw new Refused('not-your-turn', 'turn', seat);
    // Most callers hand back an object from the list, so try identity before looking inside.
    const choices = this.choices();
    const legal = choices.includes(choice)
      ? choice
      : choices.find((candidate) => same(candidate, choice));
    if (legal === undefined) throw new Refused('not-a-choice', 'choice', seat);
    return legal;
  }

  #checkUndo({ by, undo, agreed = [] }: TakeBack): void {
    if (this.over) throw new Refused('no-undo', 'over');
    if (!Number.isInteger(undo) || undo < 1 || undo > this.steps)
      throw new Refused('bad-entry', 'undo', undo);
    this.#checkConsent(by, agreed, () => this.concerned(by, undo));
  }

  #checkEnd({ by, end, places, agreed = [] }: Ending): void {
    if (this.over) throw new Refused('over', 'ended');
    this.#checkConsent(by, agreed, () => (end === 'resign' ? [] : this.#others(by)));
    const last = this.seats;
    const sound = places.every((place) => Number.isInteger(place) && place >= 1 && place <= last);
    if (places.length !== last || !sound || !places.includes(1))
      throw new Refused('bad-entry', 'places');
    // With more than two, others play on.
    if (end === 'resign' && (last !== 2 || places[by] !== 2))
      throw new Refused('bad-entry', 'resigns');
  }

  #checkConsent(by: Seat, agreed: readonly Seat[], whom: () => readonly Seat[]): void {
    const seats = this.#others(NOBODY);
    for (const seat of [by, ...agreed])
      if (!seats.includes(seat)) throw new Refused('bad-entry', 'seat', seat);
    const silent = whom().filter((seat) => !agreed.includes(seat));
    if (silent.length > 0) throw new Refused('not-agreed', 'silent', silent);
  }

  #others(than: Seat): Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => seat !== than);
  }

  #put(entry: Entry<C>): readonly E[] {
    this.#choices = undefined;
    let events: readonly E[] = [];
    if ('choice' in entry) events = this.#step(entry);
    else if ('undo' in entry) this.#takeBack(entry.undo);
    else this.#ending = entry;
    this.#log.push(entry);
    return events;
  }

  #step({ by, choice, standin }: Choice<C>): readonly E[] {
    const last = this.#taken.at(-1);
    // Who has seen another answer may not go back behind that, even if the answer is taken back.
    if (last && last.by !== by) last.commits ??= by === CHANCE ? 'rolled' : 'answered';
    const events: E[] = [];
    let commits: NoUndo | undefined = by === CHANCE ? 'rolled' : undefined;
    this.game.apply(this.#state, choice, (event) => {
      events.push(event);
      if (event.reveals) commits ??= 'revealed';
    });
    if (by === CHANCE) this.#draws++;
    const trying = this.game.trying(this.#state);
    this.#taken.push({ by, choice, events, commits, trying, ...(standin && { standin }) });
    if (this.steps % STRIDE === 0) this.#copies.push(this.game.clone(this.#state));
    return events;
  }

  #takeBack(undo: number): void {
    const steps = this.steps - undo;
    this.#state = this.#at(steps);
    this.#taken.length = steps;
    this.#copies.length = Math.floor(steps / STRIDE) + 1;
  }

  #at(steps: number): S {
    const copy = Math.floor(steps / STRIDE);
    const state = this.game.clone(sure(this.#copies[copy]) as S);
    for (const { choice } of this.#taken.slice(copy * STRIDE, steps))
      this.game.apply(state, choice);
    this.#effort += STRIDE;
    return state;
  }

  /** What a seat saw after so many steps, while the game went on. */
  #seen(steps: number, viewer: Seat): S {
    let state = steps === this.steps ? this.#state : this.#at(steps);
    if (this.game.trying(state) && viewer !== this.game.waitingFor(state))
      state = this.#at(this.#settled(steps));
    return this.game.view(state, viewer);
  }

  /** Of the first `steps` steps, how many led to the last state that is not a mere trial. */
  #settled(steps: number): number {
    let settled = steps;
    while (this.triedAfter(settled)) settled--;
    return settled;
  }
}
