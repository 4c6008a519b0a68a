/** What a table is given when somebody is guided there: a voice beside the board. */
import type { FunctionComponent } from 'preact';
import type { Offer } from '../choosing/offer.ts';
import type { Snapshot } from '../table/play.ts';

/** What is picked, and what stands on the buttons: a voice points at what comes next. */
export interface VoiceProps extends Pick<Offer<unknown>, 'chosen' | 'ready' | 'others'> {
  /** The game as the table shows it: more may have happened already. */
  now: Snapshot;
}

export interface Guide {
  /** What is said now, for ears; they hear it with what is asked. */
  said(now: Snapshot): string;
  readonly Voice: FunctionComponent<VoiceProps>;
  /** Whether this piece is not meant now, so that it is not picked: the voice then says why. */
  refuses?(piece: string, picked: readonly string[]): boolean;
}
