/** The whole of Five Seals of Magic: the game with its laws and its written positions. */
import type { WholeGame } from '@magehall/engine';
import { game as played } from './index.ts';
import { bound, counts, kinds, met, pieces } from './pieces.ts';
import { scenario } from './scenario.ts';
import { EXAMPLES } from './scenarios.ts';
import { written } from './scenarioWrite.ts';
import type { Choice, Event, State } from './state.ts';
import { things } from './things.ts';

export const game: WholeGame<State, Choice, Event> = {
  ...played,
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
