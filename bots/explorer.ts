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
  type Roll,
  type Seat,
} from '@magehall/engine';
import type { Appraise, Chances } from './chances.ts';
import { keyOf } from './key.ts';
import type { Patience } from './patience.ts';
import {
  type Branch,
  bestOf,
  count,
  distinct,
  type Key,
  keyed,
  meanOf,
  mostPromising,
  type Node,
  type Outcome,
} from './tree.ts';

/** So many choices a node looks at when it is new, and each time it is met again, until it knows all. */
const WIDENING = 4;

/** How finely chance is divided where outcomes are not equally likely. */
const STEPS = 1 << 16;

/** What a search starts from. */
export interface Start {
  game: Game;
  judgement: Judgement;
  appraise: Appraise;
  patience: Patience;
  view: unknown;
  seat: Seat;
  roll: Roll;
  /** Of the choices that there are now, those to look at; without it all. */
  choices?: readonly unknown[] | undefined;
}

export class Explorer {
  /** What there is to choose now; empty before the first iteration. */
  first: Branch[] = [];
  iterations = 0;
  readonly #game: Game;
  readonly #appraise: Appraise;
  readonly #outlook: Judgement['outlook'];
  readonly #sensible: Judgement['sensible'];
  readonly #kind: Key;
  readonly #patience: Patience;
  readonly #view: unknown;
  readonly #seat: Seat;
  readonly #roll: Roll;
  readonly #choices: readonly unknown[] | undefined;
  /** The way down of this iteration: the branches, and which outcome of each was met. */
  readonly #way: Branch[] = [];
  readonly #met: (Outcome | undefined)[] = [];
  #depth = 0;

  constructor({ game, judgement, appraise, patience, view, seat, roll, choices }: Start) {
    this.#game = game;
    this.#appraise = appraise;
    this.#outlook = judgement.outlook;
    this.#sensible = judgement.sensible;
    const { kind } = judgement;
    this.#kind = kind ? (choice) => kind(choice) ?? keyOf(choice) : keyOf;
    this.#patience = patience;
    this.#view = view;
    this.#seat = seat;
    this.#roll = roll;
    this.#choices = choices;
  }

  /** By that one of the first branches, or by the one that promises most. */
  iterate(by?: Branch): void {
    // Where a game is nearly over an iteration may judge nothing new, and must count all the same.
    this.#patience.looks++;
    this.iterations++;
    this.#depth = 0;
    let chances = this.#descend(this.#game.imagine(this.#view, this.#seat, this.#roll), by);
    for (let i = this.#depth - 1; i >= 0; i--) {
      const branch = this.#way[i];
      const outcome = this.#met[i];
      if (outcome) {
        count(outcome, chances);
        chances = meanOf(branch.outcomes as Outcome[], chances.length);
      }
      count(branch, chances);
    }
  }

  /** Walks down, changing the state, to a new node or the end; returns what is there. */
  #descend(start: unknown, by: Branch | undefined): Chances {
    let state = start;
    const game = this.#game;
    // One's own choices are the same whatever is imagined.
    if (this.first.length === 0) {
      const choices = this.#choices ?? game.choices(this.#view);
      this.first = this.#open(state, this.#seat, choices, choices.length);
      return bestOf(this.first);
    }
    let branch = by ?? mostPromising(this.first, this.#seat);
    let chanceSpoke = false;
    for (;;) {
      game.apply(state, branch.choice);
      let holder: Branch | Outcome = branch;
      const prospects = game.waitingFor(state) === CHANCE ? this.#outlook?.(state) : undefined;
      if (prospects) {
        const outcome = this.#tooSeldom(branch, prospects);
        holder = this.#outcomeOf(branch, outcome);
        state = outcome.state();
      }
      this.#pass(branch, holder === branch ? undefined : (holder as Outcome));
      if (this.#letChanceSpeak(state)) chanceSpoke = true;
      const next = game.waitingFor(state);
      if (next === NOBODY) return this.#appraise(state, this.#roll);
      // Until chance speaks one's own cards are known; any others are imagined.
      const key = this.#keyFor(next, chanceSpoke);
      const choices = this.#worthAThought(state, key);
      if (holder.node === undefined) {
        const opened = this.#open(state, next, choices, WIDENING);
        holder.node = { opened, byKey: undefined };
        return bestOf(opened);
      }
      branch = mostPromising(this.#legalNow(holder.node, state, next, choices, key), next);
    }
  }

  /**
   * The position when the seat's turn is over, if it goes on from that branch as it mostly did here: one of those
   * that may come.
   */
  foresee(first: Branch): unknown {
    const game = this.#game;
    let state = game.imagine(this.#view, this.#seat, this.#roll);
    let branch: Branch | undefined = first;
    let chanceSpoke = false;
    while (branch) {
      game.apply(state, branch.choice);
      let { node } = branch;
      const prospects = game.waitingFor(state) === CHANCE ? this.#outlook?.(state) : undefined;
      if (prospects) {
        const { what, state: after } = likely(prospects, this.#roll);
        node = branch.outcomes?.find((outcome) => outcome.what === what)?.node;
        state = after();
      }
      if (this.#letChanceSpeak(state)) chanceSpoke = true;
      branch = undefined;
      if (game.waitingFor(state) === this.#seat && node) {
        const key = this.#keyFor(this.#seat, chanceSpoke);
        branch = this.#mostTried(node, state, key);
      }
    }
    return state;
  }

  #mostTried(node: Node, state: unknown, key: Key): Branch | undefined {
    const known = keyed(node, key);
    let most: Branch | undefined;
    for (const choice of this.#worthAThought(state, key)) {
      const branch = known.get(key(choice));
      if (!branch || (most && branch.visits <= most.visits)) continue;
      branch.choice = choice;
      most = branch;
    }
    return most;
  }

  #keyFor(by: Seat, chanceSpoke: boolean): Key {
    return by === this.#seat && !chanceSpoke ? keyOf : this.#kind;
  }

  #worthAThought(state: unknown, key: Key): readonly unknown[] {
    const all = this.#game.choices(state);
    const choices = this.#sensible?.(state, all) ?? all;
    return key === keyOf ? choices : distinct(choices, key);
  }

  #pass(branch: Branch, outcome: Outcome | undefined): void {
    this.#way[this.#depth] = branch;
    this.#met[this.#depth] = outcome;
    this.#depth++;
  }

  /** Of what dice may bring, that which was tried too seldom so far. */
  #tooSeldom(branch: Branch, prospects: readonly Prospect[]): Prospect {
    branch.outcomes ??= [];
    let visits = 1;
    for (const outcome of branch.outcomes) {
      outcome.likely = 0;
      visits += outcome.visits;
    }
    let next = prospects[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const prospect of prospects) {
      const outcome = this.#outcomeOf(branch, prospect);
      outcome.likely = prospect.likely;
      const missing = prospect.likely * visits - outcome.visits;
      if (missing > most) {
        most = missing;
        next = prospect;
      }
    }
    return next;
  }

  /** What is known of that outcome; one not met before is looked at. */
  #outcomeOf(branch: Branch, { what, state }: Prospect): Outcome {
    const outcomes = branch.outcomes as Outcome[];
    for (const outcome of outcomes) if (outcome.what === what) return outcome;
    this.#patience.looks++;
    const sums = this.#appraise(state(), this.#roll);
    const outcome: Outcome = { what, likely: 0, visits: 0, sums, node: undefined };
    outcomes.push(outcome);
    return outcome;
  }

  /** Whether it had anything to say. */
  #letChanceSpeak(state: unknown): boolean {
    const game = this.#game;
    if (game.waitingFor(state) !== CHANCE) return false;
    while (game.waitingFor(state) === CHANCE) game.apply(state, this.#roll(game.odds(state)));
    return true;
  }

  /** Looks at so many of the choices, picked at random. The last look uses the state itself up. */
  #open(state: unknown, by: Seat, choices: readonly unknown[], most: number): Branch[] {
    const branches: Branch[] = [];
    const picked = choices.length > most ? this.#pick(choices, most) : choices;
    for (let i = 0; i < picked.length; i++) {
      // With a thousand choices the first look at all of them may already be too long.
      if (i > 0 && this.#patience.isOver()) break;
      const after = i < picked.length - 1 ? this.#game.clone(state) : state;
      branches.push(this.#look(after, by, picked[i]));
    }
    return branches;
  }

  #pick(choices: readonly unknown[], count: number): unknown[] {
    const picked = choices.slice();
    for (let i = 0; i < count; i++) {
      const at = i + this.#roll(picked.length - i);
      const choice = picked[at];
      picked[at] = picked[i];
      picked[i] = choice;
    }
    picked.length = count;
    return picked;
  }

  /** The branches of the choices that are legal now, some more of those not met before among them. */
  #legalNow(node: Node, state: unknown, by: Seat, choices: readonly unknown[], key: Key): Branch[] {
    const known = keyed(node, key);
    const branches: Branch[] = [];
    const fresh: unknown[] = [];
    for (const choice of choices) {
      const branch = known.get(key(choice));
      if (branch) {
        branch.choice = choice;
        branches.push(branch);
      } else fresh.push(choice);
    }
    if (branches.length > 0 && this.#patience.isOver()) return branches;
    if (fresh.length === 0) return branches;
    for (const branch of this.#open(this.#game.clone(state), by, fresh, WIDENING)) {
      known.set(key(branch.choice), branch);
      branches.push(branch);
    }
    return branches;
  }

  #look(after: unknown, by: Seat, choice: unknown): Branch {
    this.#patience.looks++;
    this.#game.apply(after, choice);
    const ends = this.#game.waitingFor(after) === NOBODY;
    const sums = this.#appraise(after, this.#roll);
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

/** One of them, by how likely they are. */
function likely(prospects: readonly Prospect[], roll: Roll): Prospect {
  let left = roll(STEPS) / STEPS;
  for (const prospect of prospects) {
    left -= prospect.likely;
    if (left < 0) return prospect;
  }
  return prospects[prospects.length - 1];
}
