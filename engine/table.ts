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
  type Roll,
  type Seat,
  type Step,
  type Told,
} from './contract.ts';
import { same } from './same.ts';

/** One line of the log, as it is stored: a step, or the undoing of the last steps that still stand. */
export type Entry<C = unknown> = { by: Seat; choice: C | number } | { by: Seat; undo: number };

/** Why something was refused, in a sentence; the table is as it was. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: 'not-your-turn' | 'not-a-choice' | 'over' | 'no-undo' | 'bad-entry';
  constructor(reason: Refused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** What became of an entry: what it told, and whether it can be taken back. */
interface Kept<C, E extends Told> {
  entry: Entry<C>;
  events: E[];
  /** Chance spoke, something was revealed or another answered: no seat takes this back alone. */
  commits: boolean;
  /** After it the seat was only trying something out. */
  trying: boolean;
}

export class Table<S = unknown, C = unknown, E extends Told = Told> {
  readonly game: Game<S, C, E>;
  readonly options: Options;
  /** Where it began; never changed. */
  readonly #start: S;
  #state: S;
  #log: Kept<C, E>[] = [];
  /** Places in the log of the steps that stand, in order. */
  #standing: number[] = [];
  #draws = 0;
  #choices: C[] | undefined;
  /**
   * The state when the seat that chose last began its run of choices, after `steps` steps. One
   * copy a run instead of one a step; an undo replays the run less its last step.
   */
  #base: { state: S; steps: number };

  /** `start` is where it begins, if not where the options say: a scenario. */
  constructor(game: Game<S, C, E>, options: Options, start: S = game.setup(options)) {
    this.game = game;
    this.options = options;
    this.#start = game.clone(start);
    this.#state = game.clone(start);
    this.#base = { state: this.#start, steps: 0 };
  }

  /** A table that stands where this log leads. Every entry is checked as if it were made now. */
  static replay<S, C, E extends Told>(
    game: Game<S, C, E>,
    options: Options,
    log: readonly Entry<C>[],
  ): Table<S, C, E> {
    const table = new Table(game, options);
    for (const entry of log) table.add(entry);
    return table;
  }

  /** The state itself: for who holds the table. Players and bots get `view`. */
  get state(): S {
    return this.#state;
  }
  get log(): readonly Entry<C>[] {
    return this.#log.map((kept) => kept.entry);
  }
  get length(): number {
    return this.#log.length;
  }
  get waitingFor(): Seat {
    return this.game.waitingFor(this.#state);
  }
  get over(): boolean {
    return this.waitingFor === NOBODY;
  }
  /** Draws ever made here, taken back or not: the number of the next draw of the fair dice. */
  get draws(): number {
    return this.#draws;
  }

  choices(): readonly C[] {
    this.#choices ??= this.waitingFor >= 0 ? this.game.choices(this.#state) : [];
    return this.#choices;
  }

  hash(): number {
    return this.game.hash(this.#state);
  }

  /** What a seat sees: itself what it tries out, the others how things stood before. */
  view(viewer: Seat): S {
    if (this.over) return this.game.clone(this.#state);
    const state =
      this.game.trying(this.#state) && viewer !== this.waitingFor
        ? this.#at(this.#settled())
        : this.#state;
    return this.game.view(state, viewer);
  }

  /** A seat makes one of its choices; returns what happened. */
  choose(seat: Seat, choice: C): readonly E[] {
    const waiting = this.waitingFor;
    if (waiting === NOBODY) throw new Refused('over', 'The game is over.');
    if (waiting !== seat || waiting === CHANCE)
      throw new Refused('not-your-turn', `It is not the turn of seat ${seat}.`);
    // Most callers hand back an object from the list, so try identity before looking inside.
    const choices = this.choices();
    const legal = choices.includes(choice)
      ? choice
      : choices.find((candidate) => same(candidate, choice));
    if (legal === undefined)
      throw new Refused('not-a-choice', `This is not one of the choices of seat ${seat} now.`);
    const last = this.#last();
    // Who has seen another answer may not go back behind that, even if the answer is taken back.
    if (last && last.entry.by !== seat) last.commits = true;
    if (last === undefined || last.commits)
      this.#base = { state: this.game.clone(this.#state), steps: this.#standing.length };
    return this.#step(seat, legal);
  }

  /** Chance has spoken. */
  chance(outcome: number): readonly E[] {
    if (this.waitingFor !== CHANCE)
      throw new Refused('not-your-turn', 'The table does not wait for chance.');
    const odds = this.game.odds(this.#state);
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= odds)
      throw new Refused('not-a-choice', `The outcome must be a number from 0 to ${odds - 1}.`);
    return this.#step(CHANCE, outcome);
  }

  /** Draws outcomes as long as chance is waited for. */
  settle(roll: Roll): readonly E[] {
    const events: E[] = [];
    while (this.waitingFor === CHANCE)
      events.push(...this.chance(roll(this.game.odds(this.#state))));
    return events;
  }

  /** Why this seat can't take back its last choice; undefined if it can. */
  whyNoUndo(seat: Seat): 'nothing' | 'not-yours' | 'committed' | undefined {
    const last = this.#last();
    if (last === undefined) return 'nothing';
    if (last.commits) return 'committed';
    if (last.entry.by !== seat) return 'not-yours';
    return undefined;
  }

  /** Takes back the seat's last choice, as far as the last commit point; it stays in the log. */
  undo(seat: Seat): void {
    const why = this.whyNoUndo(seat);
    if (why !== undefined) throw new Refused('no-undo', NO_UNDO[why]);
    this.#takeBack(seat, 1);
  }

  /** A line of a stored log. Take-backs by vote may reach behind a commit point. */
  add(entry: Entry<C>): readonly E[] {
    if ('undo' in entry) {
      const { undo } = entry;
      if (!Number.isInteger(undo) || undo < 1 || undo > this.#standing.length)
        throw new Refused('bad-entry', `${undo} steps can't be taken back here.`);
      this.#takeBack(entry.by, undo);
      return [];
    }
    return entry.by === CHANCE
      ? this.chance(entry.choice as number)
      : this.choose(entry.by, entry.choice as C);
  }

  /** The steps that stand, as one seat may know them: all of them once the game is over. */
  told(viewer: Seat): Step<C, E>[] {
    const until =
      this.over || !this.game.trying(this.#state) || viewer === this.waitingFor
        ? this.#standing.length
        : this.#settled();
    const steps: Step<C, E>[] = [];
    for (let i = 0; i < until; i++) {
      const kept = this.#log[this.#standing[i]];
      const step = { ...(kept.entry as { by: Seat; choice: C | number }), events: kept.events };
      steps.push(this.over ? step : this.game.redact(step, viewer));
    }
    return steps;
  }

  /** The state after the first `steps` steps that stand. */
  at(steps: number): S {
    if (!Number.isInteger(steps) || steps < 0 || steps > this.#standing.length)
      throw new Refused('bad-entry', `This game has steps 0 to ${this.#standing.length}.`);
    return this.#at(steps);
  }

  #last(): Kept<C, E> | undefined {
    return this.#log[this.#standing[this.#standing.length - 1]];
  }

  #step(by: Seat, choice: C | number): readonly E[] {
    const events: E[] = [];
    let commits = by === CHANCE;
    this.game.apply(this.#state, choice, (event) => {
      events.push(event);
      if (event.reveals) commits = true;
    });
    this.#choices = undefined;
    if (by === CHANCE) this.#draws++;
    this.#standing.push(this.#log.length);
    this.#log.push({
      entry: { by, choice },
      events,
      commits,
      trying: this.game.trying(this.#state),
    });
    return events;
  }

  #takeBack(by: Seat, undo: number): void {
    const steps = this.#standing.length - undo;
    this.#state = this.#at(steps);
    this.#choices = undefined;
    if (steps < this.#base.steps) this.#base = { state: this.game.clone(this.#state), steps };
    this.#standing.length = steps;
    this.#log.push({ entry: { by, undo }, events: [], commits: false, trying: false });
  }

  #at(steps: number): S {
    const fromBase = steps >= this.#base.steps;
    const state = this.game.clone(fromBase ? this.#base.state : this.#start);
    for (let i = fromBase ? this.#base.steps : 0; i < steps; i++)
      this.game.apply(state, (this.#log[this.#standing[i]].entry as { choice: C | number }).choice);
    return state;
  }

  /** How many steps led to the last state that is not a mere trial. */
  #settled(): number {
    let steps = this.#standing.length;
    while (steps > 0 && this.#log[this.#standing[steps - 1]].trying) steps--;
    return steps;
  }
}

const NO_UNDO = {
  nothing: 'There is nothing to take back.',
  'not-yours': "The last step was another's.",
  committed: 'What was rolled, revealed or answered stays as it is.',
};
