/** Five Seals of Magic: the game as the contract wants it. Nothing in it is hidden from anyone. */
import type { Game } from '@magehall/engine';
import { clone } from './clone.ts';
import { apply, choices, odds, rolls, trying, waitingFor } from './frames.ts';
import { hash } from './hash.ts';
import { outcome } from './scoring/scoring.ts';
import { SEATS } from './seats.ts';
import { options, setup } from './setup/setup.ts';
import type { Choice, Event, State } from './state.ts';
import { touches } from './touches.ts';

export { type Board, boardFor, type Space, type SpaceKind } from './data/board.ts';
export { DIE_NAME } from './data/dice.ts';
export { COLOURS, type ColourName, ELEMENTS, type ElementName } from './data/elements.ts';
export {
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  SPELLS,
  type SpellName,
} from './data/scrolls.ts';
export {
  boardOf,
  type Choice,
  type Event,
  type Frame,
  isDone,
  MAGES,
  type MageName,
  type Player,
  type State,
} from './state.ts';
export { sixesLeft } from './turn/round.ts';
export type { Why } from './whyNot.ts';

export const game: Game<State, Choice, Event> = {
  id: 'five-seals',
  rulesVersion: 1,
  seats: SEATS,
  secret: false,
  options,
  exclusions: [],
  setup,
  waitingFor,
  choices,
  odds,
  rolls,
  apply,
  trying,
  view: (state) => clone(state),
  redact: (step) => step,
  imagine: (view) => clone(view),
  outcome,
  reasons: () => import('./whyNot.ts'),
  touches,
  clone,
  hash,
};
