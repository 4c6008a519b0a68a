/** What a hint at the table is given. It lies beside the board, so that what it speaks of can be seen there. */
import type { NameOf } from '@magehall/engine';
import type { Play } from '../table/play.ts';

export interface HintProps {
  play: Play;
  name: NameOf;
  /** A choice in words. */
  said: (choice: unknown) => string;
  /** Lights the pieces of a choice. */
  pick: (choice: unknown) => void;
  choose: (choice: unknown) => void;
  /** What the golden button does now. */
  ready: unknown;
  /** Opens the replay at that moment. */
  show: (at: number) => void;
  close: () => void;
}
