/**
 * Information-set Monte-Carlo tree search with open-loop chance. Each iteration imagines what is
 * hidden, rolls its own dice, walks down the tree by what each seat would like best, and adds a
 * node. A new node looks at some of its choices, by the game's judgement; the best of them for the
 * one who chooses is what the node is worth at first. Met again, it looks at some more.
 */
import {
  CHANCE,
  type Game,
  type Judgement,
  NOBODY,
  type Prospect,
  type Seat,
} from '@magehall/engine';
import type { Bot, Moment, Thought } from './bot.ts';
import { type Appraise, appraiser, type Chances } from './chances.ts';
import { keyOf } from './key.ts';
import { type Branch, FIRST_LOOK, keyed, mostPromising, type Node, type Outcome } from './tree.ts';

/** The part of the budget that is searched; the rest is for what can't be interrupted. */
const USED = 0.95;
/** Milliseconds between two reports. */
const REPORT_EVERY = 200;
const REPORTED = 5;
/** How many looks go by between two at the clock, which takes some time itself. */
const LOOKS_A_CLOCK = 8;
/** How many iterations go by until it is asked again whether the best choice can still be overtaken. */
const ASK_EVERY = 16;
/** So many choices a node looks at when it is new, and each time it is met again, until it knows all. */
const WIDENING = 4;
/** So often what is hidden is imagined anew before a win is believed. */
const DOUBTS = 8;

/** Looks at so many positions at most, as long as the moment leaves it time. */
export function search(game: Game, judgement: Judgement, looks: number): Bot {
  return {
    decide(view, seat, moment) {
      const choices = game.choices(view);
      if (choices.length === 1 && !moment.report) return choices[0];
      return new Search(game, judgement, looks, view, seat, moment).best();
    },
  };
}

class Search {
  readonly #game: Game;
  readonly #appraise: Appraise;
  readonly #outlook: Judgement['outlook'];
  readonly #sensible: Judgement['sensible'];
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #moment: Moment;
  /** What there is to choose now; empty before the first look at it. */
  #first: Branch[] = [];
  readonly #mostLooks: number;
  readonly #end: number;
  #looks = 0;
  #iterations = 0;
  #out = false;
  /** The clock is looked at again after so many looks. */
  #nextClock = 0;

  constructor(
    game: Game,
    judgement: Judgement,
    looks: number,
    view: unknown,
    seat: Seat,
    moment: Moment,
  ) {
    this.#game = game;
    this.#mostLooks = looks;
    this.#view = view;
    this.#seat = seat;
    this.#moment = moment;
    this.#end = moment.now() + moment.budgetMs * USED;
    const seats = game.outcome(game.imagine(view, seat, moment.roll)).scores.length;
    this.#appraise = appraiser(game, judgement, seats);
    this.#outlook = judgement.outlook;
    this.#sensible = judgement.sensible;
  }

  best(): unknown {
    const { now, report } = this.#moment;
    let next = now() + REPORT_EVERY;
    this.#iterate();
    const winning = this.#sureWin();
    if (winning) {
      report?.([{ choice: winning.choice, chance: 1, visits: 1 }]);
      return winning.choice;
    }
    while (!this.#stopped() && !this.#decided()) {
      this.#iterate();
      if (report && now() >= next) {
        report(this.#thoughts());
        next = now() + REPORT_EVERY;
      }
    }
    const thoughts = this.#thoughts();
    report?.(thoughts);
    return thoughts[0].choice;
  }

  /**
   * A choice that ends the game with this side in front, whatever is imagined. Other roads may win as
   * surely, but a player who sees the end takes it.
   */
  #sureWin(): Branch | undefined {
    const { roll } = this.#moment;
    for (const branch of this.#first) {
      let sure = branch.ends;
      for (let i = 0; sure && i < DOUBTS; i++) {
        const state = this.#game.imagine(this.#view, this.#seat, roll);
        this.#game.apply(state, branch.choice);
        sure = this.#game.waitingFor(state) === NOBODY && this.#appraise.won(state, this.#seat);
      }
      if (sure) return branch;
    }
    return undefined;
  }

  #stopped(): boolean {
    if (this.#out || this.#looks < this.#nextClock) return this.#out;
    const { now, cancelled } = this.#moment;
    this.#nextClock = Math.min(this.#looks + LOOKS_A_CLOCK, this.#mostLooks);
    this.#out = this.#looks >= this.#mostLooks || now() >= this.#end || cancelled?.() === true;
    return this.#out;
  }

  /** At the pace so far, the looks that are left are too few for another choice to be tried more. */
  #decided(): boolean {
    if (this.#iterations % ASK_EVERY !== 0) return false;
    let most = 0;
    let second = 0;
    for (const { visits } of this.#first) {
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    const left = (this.#mostLooks - this.#looks) * (this.#iterations / this.#looks);
    return most - second > left;
  }

  #thoughts(): Thought[] {
    return this.#first
      .map(({ choice, visits, sums }) => ({
        choice,
        chance: sums[this.#seat] / (visits + FIRST_LOOK),
        visits,
      }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance)
      .slice(0, REPORTED);
  }

  #iterate(): void {
    const { roll } = this.#moment;
    // Where a game is nearly over an iteration may judge nothing new, and must count all the same.
    this.#looks++;
    this.#iterations++;
    const state = this.#game.imagine(this.#view, this.#seat, roll);
    const path: Passed[] = [];
    let chances = this.#descend(state, path);
    for (let i = path.length - 1; i >= 0; i--) {
      const { branch, outcome } = path[i];
      if (outcome) {
        count(outcome, chances);
        chances = meanOf(branch.outcomes as Outcome[], chances.length);
      }
      count(branch, chances);
    }
  }

  /** Walks down, changing the state, to a new node or the end; returns what is there. */
  #descend(start: unknown, path: Passed[]): Chances {
    let state = start;
    const game = this.#game;
    // One's own choices are the same whatever is imagined.
    if (this.#first.length === 0) {
      const choices = game.choices(this.#view);
      this.#first = this.#open(state, this.#seat, choices, choices.length);
      return bestOf(this.#first);
    }
    let branch = mostPromising(this.#first, this.#seat);
    for (;;) {
      game.apply(state, branch.choice);
      const prospect = this.#fallen(branch, state);
      if (prospect) state = prospect.state;
      path.push({ branch, outcome: prospect?.outcome });
      this.#letChanceSpeak(state);
      const holder = prospect?.outcome ?? branch;
      const by = game.waitingFor(state);
      if (by === NOBODY) return this.#appraise(state, this.#moment.roll);
      const all = game.choices(state);
      const choices = this.#sensible?.(state, all) ?? all;
      if (holder.node === undefined) {
        const opened = this.#open(state, by, choices, WIDENING);
        holder.node = { opened, byKey: undefined };
        return bestOf(opened);
      }
      branch = mostPromising(this.#legalNow(holder.node, state, by, choices), by);
    }
  }

  /** Where it can be told what dice may bring: the outcome that was tried too seldom so far. */
  #fallen(branch: Branch, state: unknown): { outcome: Outcome; state: unknown } | undefined {
    const prospects = this.#game.waitingFor(state) === CHANCE ? this.#outlook?.(state) : undefined;
    if (!prospects) return undefined;
    branch.outcomes ??= [];
    const { outcomes } = branch;
    let visits = 1;
    for (const outcome of outcomes) {
      outcome.likely = 0;
      visits += outcome.visits;
    }
    let next = prospects[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const prospect of prospects) {
      const outcome = this.#outcomeOf(outcomes, prospect);
      outcome.likely = prospect.likely;
      const missing = prospect.likely * visits - outcome.visits;
      if (missing > most) {
        most = missing;
        next = prospect;
      }
    }
    return { outcome: this.#outcomeOf(outcomes, next), state: next.state() };
  }

  /** What is known of that outcome; one not met before is looked at. */
  #outcomeOf(outcomes: Outcome[], { what, state }: Prospect): Outcome {
    for (const outcome of outcomes) if (outcome.what === what) return outcome;
    this.#looks++;
    const sums = this.#appraise(state(), this.#moment.roll);
    const outcome: Outcome = { what, likely: 0, visits: 0, sums, node: undefined };
    outcomes.push(outcome);
    return outcome;
  }

  #letChanceSpeak(state: unknown): void {
    const game = this.#game;
    while (game.waitingFor(state) === CHANCE)
      game.apply(state, this.#moment.roll(game.odds(state)));
  }

  /** Looks at so many of the choices, picked at random. */
  #open(state: unknown, by: Seat, choices: readonly unknown[], most: number): Branch[] {
    const branches: Branch[] = [];
    const picked = choices.length > most ? this.#pick(choices, most) : choices;
    for (const choice of picked) {
      // With a thousand choices the first look at all of them may already be too long.
      if (branches.length > 0 && this.#stopped()) break;
      branches.push(this.#look(state, by, choice));
    }
    return branches;
  }

  #pick(choices: readonly unknown[], count: number): unknown[] {
    const picked = choices.slice();
    for (let i = 0; i < count; i++) {
      const at = i + this.#moment.roll(picked.length - i);
      const choice = picked[at];
      picked[at] = picked[i];
      picked[i] = choice;
    }
    picked.length = count;
    return picked;
  }

  /** The branches of the choices that are legal now, some more of those not met before among them. */
  #legalNow(node: Node, state: unknown, by: Seat, choices: readonly unknown[]): Branch[] {
    const known = keyed(node);
    const branches: Branch[] = [];
    const fresh: unknown[] = [];
    for (const choice of choices) {
      const branch = known.get(keyOf(choice));
      if (branch) branches.push(branch);
      else fresh.push(choice);
    }
    if (branches.length > 0 && this.#stopped()) return branches;
    for (const branch of this.#open(state, by, fresh, WIDENING)) {
      known.set(keyOf(branch.choice), branch);
      branches.push(branch);
    }
    return branches;
  }

  #look(state: unknown, by: Seat, choice: unknown): Branch {
    this.#looks++;
    const after = this.#game.clone(state);
    this.#game.apply(after, choice);
    const ends = this.#game.waitingFor(after) === NOBODY;
    const sums = this.#appraise(after, this.#moment.roll);
    return {
      choice,
      visits: 0,
      sums,
      promise: sums[by],
      ends,
      node: undefined,
      outcomes: undefined,
    };
  }
}

/** A branch on the way down, and which of its outcomes was met. */
interface Passed {
  branch: Branch;
  outcome: Outcome | undefined;
}

function count(met: Branch | Outcome, chances: Chances): void {
  met.visits++;
  for (let seat = 0; seat < chances.length; seat++) met.sums[seat] += chances[seat];
}

/** What the outcomes are worth together, each as far as it is likely. */
function meanOf(outcomes: readonly Outcome[], seats: number): Chances {
  const mean: Chances = new Array(seats).fill(0);
  for (const { likely, visits, sums } of outcomes)
    for (let seat = 0; seat < seats; seat++)
      mean[seat] += (likely * sums[seat]) / (visits + FIRST_LOOK);
  return mean;
}

/** What a new node is worth: what the best of its choices brings, by the first look. */
function bestOf(branches: readonly Branch[]): Chances {
  let best = branches[0];
  for (const branch of branches) if (branch.promise > best.promise) best = branch;
  return best.sums;
}
