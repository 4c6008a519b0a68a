/** The few words that stand on the table itself; sentences are in the game's words. */
import type { AutomaCard, Element, Token } from '../rules/index.ts';

/** What an Automa's card says. */
export interface CardWords {
  /** Before its first card. */
  idle: string;
  name: string;
  activate: Record<AutomaCard['activate'], string>;
  move: string;
  summon: Record<AutomaCard['summon'], string>;
  draw: (n: number) => string;
  discard: (n: number) => string;
}

export interface TableWords {
  elements: Record<Element, string>;
  round: (n: number) => string;
  peace: (n: number) => string;
  end: (n: number) => string;
  /** The same, after which round it is. */
  left: (n: number) => string;
  gallery: string;
  leaves: string;
  empty: string;
  nobodyLeft: string;
  armageddon: string;
  tokens: Record<Token, string>;
  takenBy: (name: string) => string;
  toCome: (n: number) => string;
  piles: (deck: number, spent: number) => string;
  yourMate: string;
  mateOf: (name: string) => string;
  leader: string;
  attack: string;
  yourArmy: string;
  worth: (n: number) => string;
  joinHere: string;
  trophies: string;
  noTrophies: string;
  hand: string;
  inHand: (n: number) => string;
  other: string;
  quiet: string;
  over: string;
  /** On a small button; nothing may be discarded. */
  endTurn: (discarded: number) => string;
  /** What stands in the corner of a mana card. */
  rank: (rank: string) => string;
  /** Of payments and battles. */
  payment: string;
  proposal: string;
  /** On a card that is part of it. */
  proposed: string;
  of: (paid: number, need: number) => string;
  missing: (n: number) => string;
  rerolls: (n: number) => string;
  force: string;
  chooseUnits: string;
  noDie: string;
  toTake: string;
  strikes: string;
  captured: (names: string) => string;
  /** Unless the Fool is sacrificed. */
  toFall: (names: string) => string;
  nobodyFalls: string;
  fizzled: string;
  turnedBack: string;
  fool: string;
  foolAsks: string;
  redJoker: string;
  blackJoker: string;
  sand: string;
  automa: CardWords;
}
