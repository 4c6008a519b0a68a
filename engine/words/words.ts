/** What a game says: one value of this type per language, loaded when that language is shown. */

import type { Reason, Seat, Told } from '../contract.ts';
import type { Book } from './book.ts';
import type { Telling } from './telling.ts';

export type Language = 'en' | 'fr';

/** What people call the one in that seat. */
export interface NameOf {
  (seat: Seat): string;
  /** Who reads it: to them sentences say "you". Missing where several read, or somebody who looks on. */
  you?: Seat;
  /** Whose name need not be said again: "takes", under a line about Bo. */
  unsaid?: Seat;
}

export interface OptionWords {
  label: string;
  /** One sentence: what it changes. */
  help: string;
  /** The name of a value. */
  value(value: string | number | boolean): string;
}

/** What stands over the door of a game: all that the hall shows before any of it is loaded. */
export interface Sign {
  title: string;
  /** One sentence that makes one want to play. */
  blurb: string;
  /** Fewest and most people. Seats that the rules play themselves are none. */
  people: readonly [number, number];
  /** About how long a game takes, in minutes, by number of seats. */
  minutes(seats: number): number;
  /** There is a guided first game of it. */
  lesson?: boolean;
}

/** What somebody has picked so far, and the choices that go with it. */
export interface Picked<C = unknown> {
  pieces: readonly string[];
  left: readonly C[];
}

/** A position, as one seat sees it. */
export interface Seen<S = unknown> {
  view: S;
  viewer: Seat;
}

/** What is told of a thing that somebody asks about. */
export interface Explained {
  /** What it is called. */
  title: string;
  /** What it does, whatever the position. */
  what: string;
  /** What it means as things stand. */
  now?: string;
  /** The rules this rests on. */
  rules?: readonly string[];
}

/** What comes of a choice. */
export interface Outlook<S = unknown, C = unknown> {
  /** What it costs, what follows for sure, what the chance is; empty if nothing is to be said. */
  follows(state: S, choice: C, name: NameOf): string;
}

/** The words of the inspector. */
export interface About<S = unknown> {
  /**
   * Explains whatever lies on the table to `viewer`: a piece by its name as in `touches`, or what is
   * no piece by a name of the table's own, such as `symbol:fire`, `counter:sixes`, `round`.
   * Undefined if there is no such thing.
   */
  of(view: S, thing: string, viewer: Seat, name: NameOf): Explained | undefined;
  /** Why it can't be used now. */
  why(reason: Reason, name: NameOf): string;
  /** What ends the game, and how near that is. */
  ends(state: S): string;
}

/** A part of the table in words: a tower with its pillars, an army with its units. */
export interface Part {
  title: string;
  lines: readonly string[];
}

/** For whoever listens instead of looking. */
export interface Aloud<S = unknown> {
  /** A piece by its name as in `touches`, with what it holds. */
  piece(thing: string, seen: Seen<S>, name: NameOf): string;
  /** The whole position, part by part: all that can be seen on the table. */
  parts(seen: Seen<S>, name: NameOf): readonly Part[];
  /** What people also type for a word of the choices: `red` for `fire`. In small letters, no accents. */
  typed: Readonly<Record<string, string>>;
}

export interface Words<S = unknown, C = unknown, E extends Told = Told> extends Sign {
  /** By option; apart, since only who sets up a table reads them. */
  options(): Promise<Record<string, OptionWords>>;
  /** By `Exclusion.id`: why these options don't go together. */
  exclusions: Record<string, string>;

  /** One line: what one plays for. */
  goal: string;

  /**
   * A question or an instruction to the seat that is waited for, "Which die do you place?"; once
   * some pieces are picked, what is still open: "Which pillar does your yellow 3 go to?". While
   * nobody is asked: what is waited for.
   */
  ask(state: S, name: NameOf, picked?: Picked<C>): string;
  /** What will happen: an imperative, complete in itself. */
  choice(state: S, choice: C, name: NameOf): string;
  /** The same on a button: the act, and what comes of it: "Take the scroll · +2 points". */
  act(state: S, choice: C, name: NameOf): string;
  /** A piece by its name as in `touches`. */
  piece(thing: string, name: NameOf): string;
  /** Parts of a score and tie-breaks, by key. */
  parts: Record<string, string>;

  /** The same with all it holds, and the whole table; it comes after a table is open, or by the first key. */
  aloud?(): Promise<Aloud<S>>;
  /** What choices lead to; apart, since it is read when one is about to be made. */
  outlook(): Promise<Outlook<S, C>>;
  /** What happened; apart, since a table opens before anything has. */
  telling(): Promise<Telling<E>>;
  /** What things are, and why not; apart, since it is read when somebody first asks. */
  about(): Promise<About<S>>;
  /** The rules as prose by chapter, with their ids; apart, since a table opens without them. */
  book(): Promise<Book>;
  /** The position drawn as text, for the terminal; from a view. Apart: a page draws its own. */
  text(view: S, viewer: Seat, name: NameOf): Promise<string>;
}
