/** What a game's table is given to draw with, and what it gives back. */
import type { Language, Seat, Told } from '@magehall/engine';
import type { FunctionComponent } from 'preact';
import type { Familiar } from '../art/stones.ts';
import type { Touched } from '../choosing/narrow.ts';
import type { Motions } from '../motion/motion.ts';

/** How a piece is lit: light says what can be done. What `may` be touched too does not glow. */
type Light = 'rest' | 'may' | 'can' | 'chosen';

/** Who sits there, as the table shows it. */
export interface Sitter {
  seat: Seat;
  name: string;
  familiar: Familiar;
  bot: boolean;
}

export interface Board<S = unknown, E extends Told = Told> {
  view: S;
  /** Whose eyes the view is for. */
  viewer: Seat;
  /** Who is waited for; `NOBODY` at the end, `CHANCE` while dice roll. */
  waitingFor: Seat;
  /** It is the viewer's turn, in a game that goes on. */
  active: boolean;
  sitters: readonly Sitter[];
  language: Language;
  light(piece: string): Light;
  /** How often the piece is chosen: three red dice of the supply are one piece three times. */
  times(piece: string): number;
  /** What a screen reader says of the piece: its name, and what it holds. */
  label(piece: string): string;
  /** Its name alone. */
  called(piece: string): string;
  /** Chooses the piece, lets go of it, or says why it can't be used. */
  click(piece: string): void;
  /** The viewer is asked, and the piece can be used whatever is picked already. */
  can(piece: string): boolean;
  /** Pieces that the last step touched. */
  last: ReadonlySet<string>;
  /** Pieces to blame for what can't be done, for a moment. */
  blamed: ReadonlySet<string>;
  /** All that happened up to the moment shown, as the viewer may know it. */
  told: readonly E[];
}

type Part<S, E extends Told, P = object> = FunctionComponent<P & { board: Board<S, E> }>;

/**
 * The face of a game. It draws pieces and names them; all else is the same for every game. The
 * smallest is a scene: what is left out is not drawn, offers nothing and does not move.
 */
export interface Face<S = unknown, C = unknown, E extends Told = Told> {
  /** Gradients and symbols its drawings use. */
  Definitions?: FunctionComponent;
  /** What stands behind everything. */
  Backdrop?: FunctionComponent;
  /** The middle of the page. */
  Scene: Part<S, E>;
  /** What lies before a seat, inside its panel. */
  Seat?: Part<S, E, { seat: Seat }>;
  /** Panels after those of the rivals, if there is more than the right column holds. */
  Aside?: Part<S, E>;
  /** The viewer's own, below the name in the tray. */
  Own?: Part<S, E, { seat: Seat }>;
  /** What the viewer plays with, in the tray. */
  Tray?: Part<S, E, { seat: Seat }>;
  /** Panels on the right: what is common to all. */
  Common?: Part<S, E>;
  /** The emblem of a seat, where players pick it; else it goes by seat. */
  familiar?(view: S, seat: Seat): Familiar;
  /** Who goes first in this round, if that is known; the others follow clockwise. */
  first?(view: S): Seat | undefined;
  /** What the first player holds: strokes of an icon, and what it is. */
  held?(language: Language): { path: string; label: string };
  /** One line below the title: the round, what is left. */
  status(view: S, language: Language): string;
  /** Among what is left, the choice one mostly wants; undefined if there is no such. */
  usual?(choices: readonly C[]): C | undefined;
  /**
   * It ends a turn, gives something up or throws something away. Such a choice is never what Enter
   * does, unless nothing else is left or the player asked for it in words.
   */
  forgoes?(choice: C, view: S): boolean;
  /** Of pieces that can be touched next, what one wants first: that glows. All of them, if left out. */
  glows?(view: S, piece: string, chosen: readonly string[], lit: ReadonlySet<string>): boolean;
  /** Pieces that a choice does not name but that lead to it: a card, to what it can pay for. */
  leads?(view: S, choice: C): readonly string[];
  /** Put together piece by piece, so that a second touch of a piece only lets go of it. */
  assembled?(choice: C): boolean;
  /** Before anything is touched: what is proposed, such as the cheapest payment. */
  proposed?(choices: readonly C[]): C | undefined;
  /** Of the choices that are left, those to be offered in words too, if few; else all are. */
  inWords?(left: readonly Touched<C>[], chosen: readonly string[]): readonly Touched<C>[];
  /** Of choices that stand side by side, what tells this one from the others, if few words do. */
  inShort?(
    choice: C,
    others: readonly C[],
    label: (piece: string) => string,
    language: Language,
  ): string | undefined;
  /** What the inspector draws beside its words; nothing for most things. */
  Portrait?: Part<S, E, { thing: string }>;
  /** How an event looks; it comes before the first thing moves. */
  motions?(): Promise<Motions<E>>;
}

/** The picture of a game in the hall: a window into a real position. */
export interface Window {
  Picture: FunctionComponent;
  /** On the keystone of its arch. */
  Keystone: FunctionComponent;
}
