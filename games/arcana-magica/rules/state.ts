/**
 * Everything on the table, as plain data. Units go by their number, mana cards by their place in
 * `MANA`; a face-down card in a view is `HIDDEN`. A *side* owns an army: a seat, or a team.
 */
import type { Seat } from '@magehall/engine';
import type { Level } from './data/automa.ts';
import type { Element } from './data/units.ts';

export const SCORINGS = ['sorcerer', 'warlock', 'patriarch', 'archmage'] as const;
export type Scoring = (typeof SCORINGS)[number];
export const SANDS = [4, 6, 8, 10, 12, 20] as const;

/** What the table agreed on. */
export interface Agreed {
  seats: number;
  scoring: Scoring;
  teams: boolean;
  powerMongers: boolean;
  sand: number | 'ask';
  knights: boolean;
  ferryman: boolean;
  half: 'up' | 'down';
  overkillChain: boolean;
  automas: Seat[];
  automaLevel: Level;
}

/** No unit in a gallery slot, no side with a token, no seat with the Fool, no winner yet. */
export const NONE = -1;

/** The Armageddon events in the order of their tokens: A, B, C, D. */
export const TOKENS = ['giant', 'gallery', 'army', 'fool'] as const;
export type Token = (typeof TOKENS)[number];

export interface State {
  agreed: Agreed;
  round: number;
  /** The first player of this round. */
  first: Seat;
  /** How many turns of this round have begun. */
  turn: number;
  /** Rounds of peace left, 4 to 0. */
  peace: number;
  /** The end counter; 0 until Armageddon begins. */
  end: number;
  /** By side: the line from left to right, and what was captured. */
  armies: number[][];
  trophies: number[][];
  /** By token: the side that took it. */
  tokens: number[];
  /** The token whose event came first and began the end. */
  begunBy: number;
  /** The seat that put the Fool into its army. */
  foolHolder: Seat;
  /** The Fool died for good (AM-FOOL-7). */
  foolGone: boolean;
  /** Slots from the left; holes stay open until the round ends (AM-AMB-6). */
  gallery: number[];
  /** Units that the next reveal is drawn from; those beneath join once five are left. */
  deck: number[];
  beneath: number[];
  discard: number[];
  mana: number[];
  spent: number[];
  /** By seat, in data order. */
  hands: number[][];
  /** Automa cards played since all were last shuffled. */
  played: number[];
  /** The side that holds all units of an element. */
  winner: number;
  /** What is going on; the last frame says who acts. Empty: the game is over. */
  stack: Frame[];
}

export type Frame =
  | FirstFrame
  | GalleryFrame
  | DealFrame
  | RoundFrame
  | DawnFrame
  | TurnFrame
  | ChangeFrame
  | SummonFrame
  | AttackFrame
  | SandFrame
  | AutomaFrame;

/** Chance says who begins. */
export interface FirstFrame {
  frame: 'first';
}
/** Units are revealed until the gallery is full or none are left. */
export interface GalleryFrame {
  frame: 'gallery';
}
/** Hands are filled to four: that seat's, or everybody's in turn order (`NONE`). */
export interface DealFrame {
  frame: 'deal';
  to: Seat;
}
/** Always at the bottom: starts the next turn, or ends the round. */
export interface RoundFrame {
  frame: 'round';
}
/** A new round begins once the gallery is refilled. */
export interface DawnFrame {
  frame: 'dawn';
}
/** The menu of a seat's turn. */
export interface TurnFrame {
  frame: 'turn';
  seat: Seat;
  changed: boolean;
  moved: boolean;
  summoned: boolean;
  attacked: boolean;
}
/** A joker decides about a new hand. */
export interface ChangeFrame {
  frame: 'change';
  seat: Seat;
}
/** Paying for a unit from the gallery or from the trophies. */
export interface SummonFrame {
  frame: 'summon';
  seat: Seat;
  unit: number;
  raised: boolean;
}
/** Choosing the end counter (Counting Sand). */
export interface SandFrame {
  frame: 'sand';
  seat: Seat;
}

export type AttackStep =
  | 'units'
  | 'pay'
  | 'roll'
  | 'reroll'
  | 'place'
  | 'fool'
  | 'whim'
  | 'chance'
  | 'capture';

/** One attack, from the choice of units to the captures. */
export interface AttackFrame {
  frame: 'attack';
  step: AttackStep;
  /** Who attacks whom. */
  seat: Seat;
  target: number;
  units: number[];
  /** The dice, melee before ranged: how many sides, and the faces each has shown. */
  dice: number[];
  faces: number[][];
  rerolls: number;
  /** The unit each die lies on, as far as they are placed. */
  hits: number[];
  /** The seat that sacrificed the Fool, and the element it named. */
  holder: Seat;
  named: number;
  /** The Fool's chance sends the damage back. */
  back: boolean;
}

export type AutomaStep = 'flip' | 'summon' | 'slot' | 'attack' | 'draw' | 'discard';

/** An Automa's turn. */
export interface AutomaFrame {
  frame: 'automa';
  step: AutomaStep;
  seat: Seat;
  /** Place in `AUTOMA`. */
  card: number;
  /** Mana cards still to draw or to discard, and those drawn for the attack. */
  left: number;
  drawn: number[];
  units: number[];
  target: number;
}

/** What a player may choose. Cards go by id, units by number. */
export type Choice =
  | { change: true }
  | { fool: true }
  | { move: true }
  | { summon: number }
  | { resurrect: number }
  | { attack: number }
  | { end: string[] }
  | { units: number[] }
  | { pay: string[] }
  | { reroll: number }
  | { keep: true }
  | { hit: number }
  | { endure: true }
  | { sacrifice: Element }
  | { sand: number };

export function top(state: State): Frame {
  return state.stack[state.stack.length - 1];
}
