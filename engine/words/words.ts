/** What a game says: one value of this type per language, loaded when that language is shown. */

import type { Reason, Seat, Told } from '../contract.ts';
import type { Book } from './book.ts';

export type Language = 'en' | 'fr';

/** What people call the one in that seat. */
export type NameOf = (seat: Seat) => string;

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
}

export interface Words<S = unknown, C = unknown, E extends Told = Told> extends Sign {
  /** By option; apart, since only who sets up a table reads them. */
  options(): Promise<Record<string, OptionWords>>;
  /** By `Exclusion.id`: why these options don't go together. */
  exclusions: Record<string, string>;

  /** What is asked, of whom: "Ada places a die, or casts a spell." */
  ask(state: S, name: NameOf): string;
  /** What will happen: an imperative, complete in itself. */
  choice(state: S, choice: C, name: NameOf): string;
  /** What happened; empty if the event is not worth a line. The event may be redacted. */
  event(event: E, name: NameOf): string;
  why(reason: Reason, name: NameOf): string;
  /** A piece by its name as in `touches`. */
  piece(thing: string, name: NameOf): string;
  /** Parts of a score and tie-breaks, by key. */
  parts: Record<string, string>;

  /** The rules as prose by chapter, with their ids; apart, since a table opens without them. */
  book(): Promise<Book>;
  /** The position drawn as text, for the terminal; from a view. Apart: a page draws its own. */
  text(view: S, viewer: Seat, name: NameOf): Promise<string>;
}
