/** The whole of The Towers of Arkhanos: the game with its laws and its written positions. */
import type { WholeGame } from '@magehall/engine';
import type { Choice } from './choice.ts';
import type { Event } from './events.ts';
import { game as played } from './index.ts';
import { bound, figures, kinds, met, pieces } from './laws/laws.ts';
import { EXAMPLES } from './scenario/examples.ts';
import { scenario } from './scenario/scenario.ts';
import { written } from './scenario/write.ts';
import type { State } from './state.ts';
import { THINGS } from './things.ts';
import { whyNot } from './whyNot.ts';

export const game: WholeGame<State, Choice, Event> = {
  ...played,
  whyNot,
  pieces,
  bound,
  kinds,
  met,
  figures,
  things: () => THINGS,
  scenario,
  written,
  examples: EXAMPLES,
};
