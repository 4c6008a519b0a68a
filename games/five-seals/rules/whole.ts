/** The whole of Five Seals of Magic: the game with its laws and its written positions. */
import type { WholeGame } from '@magehall/engine';
import { game as played } from './index.ts';
import { bound, counts, kinds, met, pieces } from './laws/pieces.ts';
import { EXAMPLES } from './scenario/examples.ts';
import { scenario } from './scenario/scenario.ts';
import { written } from './scenario/write.ts';
import type { Choice, Event, State } from './state.ts';
import { things } from './things.ts';
import { whyNot } from './whyNot.ts';

export const game: WholeGame<State, Choice, Event> = {
  ...played,
  whyNot,
  pieces,
  bound,
  kinds,
  met,
  figures: (state) => ({ rounds: state.round }),
  counts,
  things,
  scenario,
  written,
  examples: EXAMPLES,
};
