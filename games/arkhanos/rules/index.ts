/** The Towers of Arkhanos, for 2 to 4 players. Nothing in it is hidden but what chance will do. */
import type { Game } from '@magehall/engine';
import type { Choice } from './choice.ts';
import { clone } from './clone.ts';
import { CENTRAL_PRESTIGE, STARTERS } from './data.ts';
import type { Event } from './events.ts';
import { apply, choices, odds, rolls, waitingFor } from './frames.ts';
import { hash } from './hash.ts';
import { outcome } from './scoring/scoring.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup/setup.ts';
import type { State } from './state.ts';
import { touches } from './touches.ts';

export type { Activate, Build, Cast, Choice, Go, Place } from './choice.ts';
export * from './data.ts';
export type { Event, Gain, Spot } from './events.ts';
export * from './look.ts';
export {
  bonusOf,
  DIE_NAMES,
  type DieName,
  dieNamed,
  type Face,
  KIND_NAMES,
  pillarThing,
} from './names.ts';
export { influenceOn, scoreFloor } from './scoring/scoring.ts';
export { isCastForNothing } from './spells/casts.ts';
export {
  bookSize,
  colourOf,
  faceOf,
  prestigeOf,
  type Stage,
  type State,
  supplyOf,
} from './state.ts';
export { fits } from './turn/place.ts';
export type { Why } from './whyNot.ts';

export const game: Game<State, Choice, Event> = {
  id: 'arkhanos',
  rulesVersion: 1,
  seats: SEATS,
  secret: false,
  options: {
    first: {
      values: (seats) => ['random', ...Array.from({ length: seats }, (_, seat) => seat)],
      default: 'random',
    },
    starters: { values: () => Object.keys(STARTERS), default: 'different' },
    centralPrestige: { values: () => Object.keys(CENTRAL_PRESTIGE), default: '4/3/2' },
  },
  exclusions: [],
  setup,
  waitingFor,
  choices,
  odds,
  rolls,
  apply,
  // Every choice is whole, and all may see it at once.
  trying: () => false,
  // TA-AMB-36: bag and stack are multisets that all can count, so every seat may know everything.
  view: (state) => clone(state),
  redact: (step) => step,
  imagine: (view) => clone(view),
  outcome,
  reasons: () => import('./whyNot.ts'),
  touches,
  clone,
  hash,
};
