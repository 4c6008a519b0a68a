/**
 * What one node tells the others once something is stored. Only a hint: it may come late, twice or never. The
 * numbers of moves show what is missing, and every node looks by itself from time to time.
 */
import type { ChatLine, Move } from './store.ts';

export type News =
  /** A move is stored; with it where there was room. */
  | { is: 'move'; table: string; seq: number; listed: boolean; move?: Move }
  /** A line of talk was said or hidden. */
  | { is: 'line'; table: string; line?: ChatLine };

export interface Notices {
  /** Begins to listen: `heard` is what other nodes tell, `missed` that some of it may have been lost. */
  start(heard: (news: News) => void, missed: () => void): void;
  /** Whether the others are heard at the moment. If not, all that they may have done must be looked for. */
  isWell(): boolean;
}
