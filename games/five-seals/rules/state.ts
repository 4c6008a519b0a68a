/** Everything that is known about a game: plain data, small numbers. Nothing in it is hidden. */

import { type FrameKind, insert, type Seat, type Tell, type Told, take } from '@magehall/engine';
import { type Board, boardFor } from './data/board.ts';
import type { Dice, Die, Token } from './data/dice.ts';
import type { ColourName, Element, ElementName } from './data/elements.ts';
import type { Card } from './data/scrolls.ts';

export type Edition = 'english' | 'french';

/**
 * FS-COMP-7: the five mages, each with its familiar; a mage is its place here. In the order of the
 * seats' emblems (owl, cat, snake, raven, toad), so that mages given by seat match them.
 */
export const MAGES = ['seer', 'witch', 'sorcerer', 'shaman', 'warlock'] as const;
export type MageName = (typeof MAGES)[number];

/** Where a familiar can be, other than on a space. */
export const IN_FRONT = -1;
/** FS-CONFLICT-3: the sign that the round is over for its owner. */
export const ON_BINDING = -2;
/** Where a guardian can be, other than on a space. */
export const BESIDE = -1;
export const OUT_OF_GAME = -2;

export interface Player {
  /** Which of `MAGES`; -1 until it is chosen. */
  mage: number;
  /** The space the mage stands on. */
  at: number;
  /** The space the familiar stands on, `IN_FRONT` or `ON_BINDING`. */
  familiar: number;
  dice: Die[];
  /** Scrolls face up and face down, each list sorted. */
  up: Card[];
  down: Card[];
}

/** What is to be decided or rolled; the top one is next. */
export type Frame =
  | { do: 'first' }
  | { do: 'circle' }
  /** A token for the circle at this place of the board's seals, a scroll for that box. */
  | { do: 'seal'; place: number }
  | { do: 'box'; place: number }
  | { do: 'mage'; seat: Seat }
  | { do: 'draft'; seat: Seat }
  /** Dice without a value are rolled one by one; `fallen` are those that have theirs. */
  | { do: 'roll'; seat: Seat; fallen: Die[] }
  /** Not a decision: the next round starts. */
  | { do: 'round' }
  | { do: 'turn'; seat: Seat }
  /** Swap, Exchange, Rearrangement: which two change places. */
  | { do: 'swap'; seat: Seat; card: Card }
  /** Theft: the robbed one picks a die of this element. */
  | { do: 'give'; seat: Seat; thief: Seat; element: Element }
  /** Speed: the free seal. */
  | { do: 'free'; seat: Seat; element: Element };

export interface State {
  seats: number;
  edition: Edition;
  /** The additional circle; 0 until it is drawn. */
  circle: number;
  first: Seat;
  round: number;
  /** Whether a seal was broken in this round (0, 1), and how many rounds before it had none. */
  broken: number;
  empty: number;
  players: Player[];
  /** Dice without an owner, by colour. */
  supply: number[];
  /** By space: the seal token that lies there, or 0; the scroll that lies there, or 0. */
  tokens: Token[];
  scrolls: Card[];
  /** By element: where the guardian is. */
  guardians: number[];
  /** By element: the token on the Absorption scroll of that element, or 0. */
  absorbed: Token[];
  /** What is in the game box: tokens by colour and strength, scrolls not placed. */
  boxTokens: number[];
  boxScrolls: Card[];
  stack: Frame[];
}

export interface Break {
  break: string;
  dice: Dice;
  /** FS-ABSORB-1: the Absorption scroll that takes the token. */
  absorb?: string;
}

/** A choice that uses a scroll; the rest depends on the spell. */
export type Use =
  | { use: string }
  | { use: 'binding'; familiar: 'here' }
  | ({ use: string } & Break)
  | { use: string; dice: Dice; into: ColourName }
  | { use: string; dice: Dice }
  | { use: string; take: ColourName }
  | { use: string; die: string }
  | { use: string; remove: string }
  | { use: string; from: Seat; take: string; give: string }
  | { use: string; raise: Dice }
  | { use: string; from: Seat; lower: Dice }
  | { use: string; raise: Dice; from: Seat; lower: Dice }
  | { use: string; from: Seat }
  | { use: string; from: Seat; as: Use }
  | { use: string; onto: string }
  | ({ use: string; over: string } & Break)
  | ({ use: string; past: string } & Break);

export type Choice =
  | { mage: MageName }
  | { take: readonly ColourName[] }
  | Break
  | Use
  | { swap: readonly [string, string] }
  | { free: string }
  /** `up` to give up, else the die a robbed player hands over. */
  | { give: string };

/** How a seal came to be broken. */
export type BrokenBy = 'mage' | 'familiar' | 'free';
/** A space, or `front`, `binding` for a familiar, `aside` for a guardian. */
export type Spot = string;

export type Event = Told &
  (
    | { event: 'first'; seat: Seat }
    | { event: 'circle'; circle: number }
    | { event: 'sealed'; space: string; seal: string }
    | { event: 'laid'; space: string; scroll: string }
    | { event: 'mage'; seat: Seat; mage: MageName }
    | { event: 'drafted'; seat: Seat; dice: readonly string[] }
    | { event: 'round'; round: number; first: Seat }
    | { event: 'die'; seat: Seat; die: string }
    | { event: 'rolled'; seat: Seat; dice: readonly string[] }
    | { event: 'used'; seat: Seat; scroll: string; owner: Seat }
    | { event: 'broke'; seat: Seat; space: string; seal: string; dice: Dice; by: BrokenBy }
    | { event: 'won'; seat: Seat; space: string; scroll: string; dice: Dice; by: BrokenBy }
    | { event: 'moved'; seat: Seat; from: string; to: string; over?: string; past?: string }
    | { event: 'familiar'; seat: Seat; from: Spot; to: Spot }
    | { event: 'absorbed'; seat: Seat; scroll: string; seal: string; space: string; lost?: string }
    | { event: 'released'; seat: Seat; scroll: string; seal: string }
    | { event: 'dice'; seat: Seat; from: readonly string[]; to: readonly string[] }
    | { event: 'changed'; seat: Seat; from: readonly string[]; to: readonly string[] }
    | { event: 'reroll'; seat: Seat; dice: Dice }
    | { event: 'grew'; seat: Seat; die: ColourName }
    | { event: 'swapped'; seat: Seat; spaces: readonly [string, string]; what: 'seals' | 'scrolls' }
    | { event: 'removed'; seat: Seat; space: string; seal: string }
    | { event: 'deceived'; seat: Seat; from: Seat; took: string; gave: string }
    | { event: 'transferred'; seat: Seat; from: Seat; took: string; gave: string }
    | { event: 'stolen'; seat: Seat; from: Seat; die: string }
    | { event: 'guardian'; seat: Seat; element: ElementName; from: Spot; to: Spot }
    /** A round that ends without a break; `shutIn` if not a single seal was in reach. */
    | { event: 'stuck'; seat: Seat; dice: readonly string[]; gaveUp: boolean; shutIn: boolean }
    | { event: 'done'; seat: Seat }
    | { event: 'counted'; sixes: number; fewest: number }
    | { event: 'empty'; rounds: number }
    | { event: 'over'; why: 'sixes' | 'empty' | 'rounds' }
  );
export type Telling = Tell<Event> | undefined;

export function boardOf(state: State): Board {
  return boardFor(state.seats);
}

export function isDone(player: Player): boolean {
  return player.familiar === ON_BINDING;
}

/** The name of a space, or of where else a figure is. */
export function spotName(state: State, spot: number, elsewhere: readonly [string, string]): Spot {
  return spot >= 0 ? boardOf(state).spaces[spot].id : elsewhere[-1 - spot];
}

function familiarSpot(state: State, spot: number): Spot {
  return spotName(state, spot, ['front', 'binding']);
}

/** What a kind of frame does: who decides, between what, and what comes of it. */
export type Kind<Do extends Frame['do']> = FrameKind<
  State,
  Extract<Frame, { do: Do }>,
  Choice,
  Event
>;

export function top(state: State): Frame | undefined {
  return state.stack[state.stack.length - 1];
}

/** FS-SCROLL-1, FS-Q-64: a used scroll is turned face down at once. */
export function turnDown(player: Player, card: Card): void {
  take(player.up, card);
  insert(player.down, card);
}

/** Puts a token back into the game box (FS-BREAK-7). */
export function toBox(state: State, token: Token): void {
  state.boxTokens[boxPlace(token)]++;
}

/** Where tokens of this kind are counted in the box: five strengths a colour. */
export function boxPlace(token: Token): number {
  return (token >> 3) * 5 + (token & 7) - 2;
}

/** Moves the familiar, wherever it is (FS-Q-20). */
export function moveFamiliar(state: State, seat: Seat, to: number, tell: Telling): void {
  const player = state.players[seat];
  if (player.familiar === to) return;
  tell?.({
    event: 'familiar',
    seat,
    from: familiarSpot(state, player.familiar),
    to: familiarSpot(state, to),
  });
  player.familiar = to;
}
