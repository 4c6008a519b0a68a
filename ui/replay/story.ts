/** What the story of a game that is over is given. */
import type { Play } from '../table/play.ts';

export interface StoryProps {
  play: Pick<Play, 'game' | 'sitters' | 'file'>;
  /** Opens the replay at that moment. */
  show: (at: number) => void;
  close: () => void;
}
