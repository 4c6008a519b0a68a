/**
 * The contract every game keeps. Whatever plays, shows, checks or stores a game goes through it,
 * and no other place knows what is legal.
 *
 * Methods, not function properties: so that a `Game<TowersState, …>` is also a `Game`, and the
 * kernel, the bots and the laws can be written once for all games.
 */

/** A chair at the table, 0 and up, clockwise. Chance and nobody are seats too. */
export type Seat = number;
/** Dice and decks: the state waits for an outcome, not for a person. */
export const CHANCE: Seat = -1;
/** Nobody is waited for: the game is over. As a viewer: somebody who only looks on. */
export const NOBODY: Seat = -2;

/** A number 0 ≤ k < n; every k equally likely. */
export type Roll = (n: number) => number;

export type OptionValue = string | number | boolean;

/** What may be set at a table before it starts. Its text is in the game's words. */
export interface OptionSpec {
  /** The values to pick from; some depend on the number of seats. */
  values(seats: number): readonly OptionValue[];
  /** A list of values (each at most once, in the order of `values`) instead of one. */
  many?: true;
  /** A list of seats: those that the rules play themselves, as an Automa. */
  plays?: 'rules';
  default: OptionValue | readonly OptionValue[];
}

/** A combination of options that makes no game; `words.exclusions[id]` says why not. */
export interface Exclusion {
  id: string;
  when(options: Options): boolean;
}

/** All options of a table, complete and checked. Every game knows `seats` and `first`. */
export interface Options {
  seats: number;
  first: 'random' | Seat;
  [option: string]: OptionValue | readonly OptionValue[];
}

/** Something that happened. `event` is its kind, and the key of its sentence in the words. */
export interface Told {
  event: string;
  /** Whose doing it is, or whose it is; missing if nobody's. */
  seat?: Seat;
  /**
   * Something hidden came to light, for all or for these seats, so no undo goes back behind this.
   * Whoever is not named must see the same event whatever the hidden thing was.
   */
  reveals?: 'all' | readonly Seat[];
}
export type Tell<E extends Told = Told> = (event: E) => void;

/** Why a piece can't be used now: the key of a sentence, the rules it rests on, who is to blame. */
export interface Reason {
  why: string;
  rules: readonly string[];
  /** Pieces to point at, named as in `touches`. */
  blame: readonly string[];
  /** What the sentence needs besides, such as how much is missing. */
  with?: Readonly<Record<string, string | number>>;
}

/** The end of a game, or how it stands: points with their parts, places from 1, who won. */
export interface Outcome {
  scores: readonly Score[];
  /** By seat; equal numbers share a place. */
  places: readonly number[];
  winners: readonly Seat[];
  /** By seat, where some play together: the number of their side. */
  sides?: readonly number[];
  /** It was won at once, whatever the points are. */
  outright?: boolean;
}
export interface Score {
  seat: Seat;
  total: number;
  /** Named parts in the order they are counted; the names are keys of the words. */
  parts: readonly { part: string; points: number }[];
  /** What decides between equal totals, first to last. */
  ties: readonly { tie: string; value: number }[];
}

/** One step of a game as it was taken: who, what (a chance outcome is a number), what followed. */
export interface Step<C = unknown, E extends Told = Told> {
  by: Seat;
  /** Missing only in a redacted step, where the viewer may not know it. */
  choice?: C | number;
  events: readonly E[];
  /** A bot chose for the person in this seat, who was away or had given up. */
  standin?: true;
}

export interface Reasons<S = unknown> {
  /**
   * Why `thing` (named as in `touches`) can't be used by `seat` now; empty if it can. Several joined
   * by `+` ask why the last does not go with the others, where the game can tell.
   */
  whyNot(state: S, seat: Seat, thing: string): Reason[];
}

export interface Game<S = unknown, C = unknown, E extends Told = Told> {
  /** The folder's name: `arkhanos`. */
  readonly id: string;
  /** Raised when behaviour changes; old tables go on under their old rules. */
  readonly rulesVersion: number;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  /** Seats keep things from each other: no two of them see the same. */
  readonly secret: boolean;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly exclusions: readonly Exclusion[];

  /** The first state: plain JSON data that survives `JSON.parse(JSON.stringify(s))`. */
  setup(options: Options): S;
  /** The seat that must choose, `CHANCE`, or `NOBODY` when the game is over. */
  waitingFor(state: S): Seat;
  /** Every legal choice of the seat waited for: canonical order, finite, never empty, no twins. */
  choices(state: S): C[];
  /** How many equally likely outcomes the awaited chance has. */
  odds(state: S): number;
  /** What the awaited chance decides: `d6`, `tile`, `first`, … for the tally of how the dice fell. */
  rolls(state: S): string;
  /**
   * Changes the state in place, by one of `choices(state)` or by an outcome 0 ≤ k < `odds(state)`,
   * and tells what happened. It does not check: the kernel does, and a search picked from the list.
   */
  apply(state: S, choice: C | number, tell?: Tell<E>): void;

  /**
   * The seat that acts is only trying something out, and others are told nothing yet: true between
   * the first step of a split choice and the one that pays or commits.
   */
  trying(state: S): boolean;
  /** What a seat (or an onlooker) may know, built by allow-list. It has the state's own shape. */
  view(state: S, viewer: Seat): S;
  /** The same for one step of the log. */
  redact(step: Step<C, E>, viewer: Seat): Step<C, E>;
  /** A state that this view could be the view of, what is hidden filled in at random. */
  imagine(view: S, viewer: Seat, roll: Roll): S;

  /** How the game stands; final once nobody is waited for. Parts not countable yet are left out. */
  outcome(state: S): Outcome;
  /** Why things can't be used; apart, since a table opens without it. */
  reasons(): Promise<Reasons<S>>;
  /**
   * The pieces a choice speaks of, each by one name: what a click on the piece must find. Of equal
   * pieces, such as two red fours, the name stands there as often as they are used.
   */
  touches(state: S, choice: C): string[];

  /** A deep copy that shares nothing. Written by hand: it is what a search does most. */
  clone(state: S): S;
  /** 32 bits over everything that matters, in a stated order. Cheap, not cryptographic. */
  hash(state: S): number;
}

/**
 * The whole of a game: also what only those need who try it, measure it or write positions down. A
 * table opens without it.
 */
export interface WholeGame<S = unknown, C = unknown, E extends Told = Told>
  extends Game<S, C, E>,
    Reasons<S> {
  /** What must be conserved: how many there are of each kind of piece, wherever they lie. */
  pieces(state: S): Record<string, number>;
  /** The most steps a game with these options can take, chance included. */
  bound(options: Options): number;
  /** Every spell, card, bonus and mode that play must meet, ... */
  readonly kinds: readonly string[];
  /** ... and which of them a step was; `state` is the one the step was taken in. */
  met(state: S, step: Step<C, E>): readonly string[];

  /** Numbers of a finished game that its balance is judged by, such as how many rounds it took. */
  figures?(state: S): Readonly<Record<string, number>>;
  /** Such numbers that show only in single steps; they are summed up over a game. */
  counts?(step: Step<C, E>): Readonly<Record<string, number>>;

  /** Every name that `whyNot` takes at such a table, each once. It depends on nothing hidden. */
  things(state: S): readonly string[];

  /**
   * A position written down by a person as a few lines of JSON, or a `ScenarioError` in a short
   * sentence. What it accepts can be played to its end, and keeps every law.
   */
  scenario(text: string): S;
  /** What `scenario` reads as just this state; undefined where it has no words for it. */
  written(state: S): Readonly<Record<string, unknown>> | undefined;
  /** Positions that show its chapters and modes at work, as `scenario` reads them. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

/** What is wrong with a written position, in a sentence. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}
