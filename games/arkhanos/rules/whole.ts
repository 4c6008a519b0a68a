/** The whole of The Towers of Arkhanos: the game with its laws and its written positions. */
import type { WholeGame } from '@magehall/engine';
import type { Choice, Event } from './choice.ts';
import { game as played } from './index.ts';
import { bound, figures, kinds, met, pieces } from './laws.ts';
import { scenario } from './scenario.ts';
import type { State } from './state.ts';

export const game: WholeGame<State, Choice, Event> = {
  ...played,
  pieces,
  bound,
  kinds,
  met,
  figures,
  scenario,
};
