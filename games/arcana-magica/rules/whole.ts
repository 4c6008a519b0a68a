/** The whole of Arcana Magica: the game with its laws and its written positions. */
import type { WholeGame } from '@magehall/engine';
import { bound } from './bound.ts';
import type { Event } from './events.ts';
import { game as played } from './index.ts';
import { CHOICES, kinds, met } from './kinds.ts';
import { pieces } from './pieces.ts';
import { readScenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { written } from './scenarioWrite.ts';
import type { Choice, State } from './state.ts';
import { things } from './things.ts';
import { figures } from './winning.ts';

export const game: WholeGame<State, Choice, Event> = {
  ...played,
  pieces,
  bound,
  kinds,
  met,
  figures,
  things,
  scenario: (text) => readScenario(text, played),
  written,
  examples: Object.values(SCENARIOS),
};

export { CHOICES };
