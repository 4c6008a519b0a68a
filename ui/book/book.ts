/**
 * What the book of a game shows besides its rules, in one language: a quick start, little boards,
 * tables to look things up in, and a page for each thing. The rules themselves are in the game's
 * words (`Words.book`): nothing here repeats them.
 */
import type { Told } from '@magehall/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Board } from '../table/board.ts';

/** A position, written as the game's scenarios are. */
export type Written = Readonly<Record<string, unknown>>;

/** A little board: a position drawn with the pieces of the game's own table. */
export interface Picture<S = unknown, E extends Told = Told> {
  /** One name for each picture of the book. */
  id: string;
  start: Written;
  Draw: FunctionComponent<{ board: Board<S, E> }>;
  /** What is to be seen, for whoever doesn't see it too. */
  caption: string;
  /** Pieces that are pointed at. */
  points?: readonly string[];
  /** It can be played: what to try, and what chance answers, in this order; then as it likes. */
  tries?: { ask: string; chance?: readonly number[] };
}

/** A step of the quick start: what it says in a few words, and a picture of it. */
export interface QuickStep<S = unknown, E extends Told = Told> {
  title: string;
  text: string;
  picture?: Picture<S, E>;
}

/** What the inspector says of a thing: its name, which leads to its page, or what it does. */
interface Of {
  of: string;
  say: 'title' | 'what';
}

export type Cell = ComponentChildren | Of;

/** A table to look something up in, made from the data of the rules. */
export interface Lookup {
  id: string;
  title: string;
  head: readonly string[];
  /** The first cell of a row says what the row is about. */
  rows: readonly (readonly Cell[])[];
  note?: string;
}

/** Something with a page of its own: a spell, a card, a tile. */
export interface Thing {
  /** As the inspector's words take it: what is said of it is said there. */
  name: string;
  /** What its page is called, as a piece; else as the inspector calls it. */
  called?: string;
  /** Further things that its page tells of, such as the same spell of another element. */
  more?: readonly string[];
  /** Instead of the inspector's words, where it has none for it. */
  told?: { title: string; what: string };
  Portrait: FunctionComponent;
  /** The rules that speak of it; `FS-LEAP-` are all that begin so. */
  rules: readonly string[];
  /** What is ours in it, and not the printed game's. */
  ours?: string;
}

export interface Shelf {
  id: string;
  title: string;
  things: readonly Thing[];
}

/** What stands in a chapter besides its rules. */
interface Illustrated<S = unknown, E extends Told = Told> {
  pictures?: readonly Picture<S, E>[];
  lookups?: readonly Lookup[];
  /** What is ours in it, and not the printed game's. */
  ours?: string;
}

export interface BookFace<S = unknown, E extends Told = Told> {
  quick: readonly QuickStep<S, E>[];
  /** By the chapters of the rules. */
  chapters: Readonly<Record<string, Illustrated<S, E>>>;
  shelves: readonly Shelf[];
  /** A position in which things are explained. */
  plain: Written;
}
