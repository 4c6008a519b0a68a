/**
 * What one move adds to a table on line: lines of the game's log, and what happened around the
 * game. A table is the fold of its moves (`standing.ts`), so whoever has read them all knows all.
 */
import type { Entry, Seat } from '@magehall/engine';

export type HallEntry =
  | Entry
  | { sit: Seat; person: string; name: string; sealed: string }
  /** Nobody but this person may sit here without the invite: a rematch. */
  | { keep: Seat; person: string; name: string }
  | { leave: Seat }
  | { seal: Seat; sealed: string }
  | { unseal: Seat; nonce: string }
  /** The seals were broken off: a new commitment, and everybody seals anew. */
  | { anew: string }
  /** The dice are sealed by everyone: the game begins, and is bound to these salts. */
  | { begin: readonly { salt: string; nonce?: string }[] }
  | Ballot
  | { pause: boolean }
  /** Its time was up: once it is warned and given some more. */
  | { warn: Seat }
  /** A bot plays for this seat from now on, or no longer. */
  | { standin: Seat; on: boolean }
  | { resigned: Seat }
  /** The choice that follows is this seat's standing order. Told to nobody. */
  | { ordered: Seat }
  /** So many milliseconds are given back to every clock: nobody could have moved in them. */
  | { credit: number }
  | { next: string };

/** One asks for something, or answers such a question. */
export interface Ballot {
  vote: VoteAbout;
  by: Seat;
  yes: boolean;
  /** A take-back: of so many steps. */
  undo?: number;
}

export type VoteAbout = 'take-back' | 'end' | 'pause' | 'resume';

/** What a table hears of a move: when it was made, and what it adds. */
export interface Made {
  seq: number;
  /** The store's time. */
  at: number;
  entries: readonly HallEntry[];
}

/** A line of the game's own log. A vote for a take-back says how far, too, so it is asked first. */
export function isGameEntry(entry: HallEntry): entry is Entry {
  return !('vote' in entry) && ('choice' in entry || 'undo' in entry || 'end' in entry);
}
