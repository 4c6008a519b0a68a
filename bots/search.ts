/**
 * Information-set Monte-Carlo tree search with open-loop chance. Each iteration imagines what is
 * hidden, rolls its own dice, walks down the tree by what each seat would like best, and adds a
 * node. A new node looks at every choice once, by the game's judgement; the best of them for the
 * one who chooses is what the node is worth at first.
 */
import { CHANCE, type Game, type Judgement, NOBODY, type Seat } from '@magehall/engine';
import type { Bot, Moment, Thought } from './bot.ts';
import { type Appraise, appraiser, type Chances } from './chances.ts';
import { keyOf } from './key.ts';
import { type Branch, FIRST_LOOK, mostPromising, type Node, newNode } from './tree.ts';

/** The part of the budget that is searched; the rest is for what can't be interrupted. */
const USED = 0.95;
/** Milliseconds between two reports. */
const REPORT_EVERY = 200;
const REPORTED = 5;
/** So often what is hidden is imagined anew before a win is believed. */
const DOUBTS = 8;

export function search(game: Game, judgement: Judgement): Bot {
  return {
    decide(view, seat, moment) {
      const choices = game.choices(view);
      if (choices.length === 1 && !moment.report) return choices[0];
      return new Search(game, judgement, view, seat, moment).best();
    },
  };
}

class Search {
  readonly #game: Game;
  readonly #appraise: Appraise;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #moment: Moment;
  readonly #root: Node = newNode();
  readonly #end: number;
  #out = false;

  constructor(game: Game, judgement: Judgement, view: unknown, seat: Seat, moment: Moment) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#moment = moment;
    this.#end = moment.now() + moment.budgetMs * USED;
    const seats = game.outcome(game.imagine(view, seat, moment.roll)).scores.length;
    this.#appraise = appraiser(game, judgement, seats);
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
    while (!this.#stopped()) {
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
    for (const branch of this.#root.branches.values()) {
      let sure = branch.ends;
      for (let i = 0; sure && i < DOUBTS; i++) {
        const state = this.#game.imagine(this.#view, this.#seat, roll);
        this.#game.apply(state, branch.choice);
        sure =
          this.#game.waitingFor(state) === NOBODY && this.#appraise(state, roll)[this.#seat] === 1;
      }
      if (sure) return branch;
    }
    return undefined;
  }

  #stopped(): boolean {
    const { now, cancelled } = this.#moment;
    this.#out ||= now() >= this.#end || cancelled?.() === true;
    return this.#out;
  }

  #thoughts(): Thought[] {
    return [...this.#root.branches.values()]
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
    const state = this.#game.imagine(this.#view, this.#seat, roll);
    const path: Branch[] = [];
    const chances = this.#descend(state, path);
    for (const branch of path) {
      branch.visits++;
      for (let seat = 0; seat < chances.length; seat++) branch.sums[seat] += chances[seat];
    }
  }

  /** Walks down, changing the state, to a new node or the end; returns what is there. */
  #descend(state: unknown, path: Branch[]): Chances {
    const game = this.#game;
    let node = this.#root;
    for (;;) {
      this.#letChanceSpeak(state);
      const by = game.waitingFor(state);
      if (by === NOBODY) return this.#appraise(state, this.#moment.roll);
      const choices = game.choices(state);
      if (node.visits++ === 0) return this.#open(node, state, by, choices);
      const branches = this.#branches(node, state, by, choices);
      const branch = mostPromising(branches, by);
      path.push(branch);
      game.apply(state, branch.choice);
      branch.node ??= newNode();
      node = branch.node;
    }
  }

  #letChanceSpeak(state: unknown): void {
    const game = this.#game;
    while (game.waitingFor(state) === CHANCE)
      game.apply(state, this.#moment.roll(game.odds(state)));
  }

  /** A new node: every choice is looked at once; what the best of them brings is its worth. */
  #open(node: Node, state: unknown, by: Seat, choices: readonly unknown[]): Chances {
    let best: Branch | undefined;
    for (const branch of this.#branches(node, state, by, choices))
      if (best === undefined || branch.promise > best.promise) best = branch;
    return (best as Branch).sums.slice();
  }

  /** The branches of the choices that are legal now; those not met before are looked at. */
  #branches(node: Node, state: unknown, by: Seat, choices: readonly unknown[]): Branch[] {
    const branches: Branch[] = [];
    for (const choice of choices) {
      const key = keyOf(choice);
      let branch = node.branches.get(key);
      if (branch === undefined) {
        // With a thousand choices the first look at all of them may already be too long.
        if (branches.length > 0 && this.#stopped()) break;
        branch = this.#look(state, by, choice);
        node.branches.set(key, branch);
      }
      branches.push(branch);
    }
    return branches;
  }

  #look(state: unknown, by: Seat, choice: unknown): Branch {
    const after = this.#game.clone(state);
    this.#game.apply(after, choice);
    const ends = this.#game.waitingFor(after) === NOBODY;
    const sums = this.#appraise(after, this.#moment.roll);
    return { choice, visits: 0, sums, promise: sums[by], ends, node: undefined };
  }
}
