/** The whole of Arcana Magica: the game with its laws and its written positions. */
import type { WholeGame } from '@magehall/engine';
import type { Event } from './events.ts';
import { game as played } from './index.ts';
import { bound } from './laws/bound.ts';
import { CHOICES, kinds, met } from './laws/kinds.ts';
import { pieces } from './laws/pieces.ts';
import { EXAMPLES } from './scenario/examples.ts';
import { readScenario } from './scenario/scenario.ts';
import { written } from './scenario/write.ts';
import { figures } from './scoring/scoring.ts';
import type { Choice, State } from './state.ts';
import { things } from './things.ts';
import { whyNot } from './whyNot.ts';

export const game: WholeGame<State, Choice, Event> = {
  ...played,
  whyNot,
  pieces,
  bound,
  kinds,
  met,
  figures,
  things,
  scenario: (text) => readScenario(text, played),
  written,
  examples: Object.values(EXAMPLES),
};

export { CHOICES };
