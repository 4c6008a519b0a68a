/** Arcana Magica: armies of tarot cards, mana of four elements, dice from numerals. */
import type { Game } from '@magehall/engine';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { apply, choices, odds, rolls, trying, waitingFor } from './frames.ts';
import { hash } from './hash.ts';
import { exclusions, options } from './options.ts';
import { outcome } from './scoring/scoring.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup/setup.ts';
import type { Choice, State } from './state.ts';
import { touches } from './touches.ts';
import { imagine, redact, view } from './view.ts';

export const game: Game<State, Choice, Event> = {
  id: 'arcana-magica',
  rulesVersion: 1,
  seats: SEATS,
  secret: true,
  options,
  exclusions,
  setup,
  waitingFor,
  choices,
  odds,
  rolls,
  apply,
  trying,
  view,
  redact,
  imagine,
  outcome,
  reasons: () => import('./whyNot.ts'),
  touches,
  clone,
  hash,
};

export { capturesNow } from './attack/attack.ts';
export { type Battle, battleTold } from './attack/battle.ts';
export { diceOf, isRanged, worth } from './attack/dice.ts';
export { AUTOMA, type AutomaCard } from './data/automa.ts';
export { cardOf, HIDDEN, isRed, JOKERS, MANA, type ManaCard } from './data/mana.ts';
export { ELEMENTS, type Element, FOOL, UNITS } from './data/units.ts';
export type { Event, EventKind } from './events.ts';
export * from './state.ts';
export { fighters, isAutoma, seatInOrder, seatsOf, sideOf } from './turn/sides.ts';
export { openActions } from './turn/turn.ts';
export type { Why } from './whyNot.ts';
