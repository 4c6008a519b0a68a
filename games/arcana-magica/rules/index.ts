/** Arcana Magica: armies of tarot cards, mana of four elements, dice from numerals. */
import type { Game } from '@magehall/engine';
import { clone } from './clone.ts';
import type { Event } from './events.ts';
import { apply, choices, odds, rolls, trying, waitingFor } from './frames.ts';
import { hash } from './hash.ts';
import { exclusions, options } from './options.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { Choice, State } from './state.ts';
import { touches } from './touches.ts';
import { imagine, redact, view } from './view.ts';
import { whyNot } from './whynot.ts';
import { outcome } from './winning.ts';

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
  whyNot,
  touches,
  clone,
  hash,
};

export { capturesNow, striker, struck } from './attack.ts';
export { AUTOMA, type AutomaCard } from './data/automa.ts';
export { cardOf, HIDDEN, isRed, JOKERS, MANA, type ManaCard } from './data/mana.ts';
export { ELEMENTS, type Element, FOOL, UNITS } from './data/units.ts';
export { diceOf, isRanged, worth } from './dice.ts';
export type { Event, EventKind } from './events.ts';
export { fighters, isAutoma, seatInOrder, seatsOf, sideOf } from './sides.ts';
export * from './state.ts';
export { openActions } from './turn.ts';
export type { Why } from './whynot.ts';
