/** Every kind of decision, from where the book has its paragraph. */
import { frames } from '@magehall/engine';
import { box, circle, first, mage, seal } from './setup/setup.ts';
import { give } from './spells/conflict.ts';
import { free } from './spells/movement.ts';
import { swap } from './spells/spaces.ts';
import { type Choice, type Event, type Frame, type State, top } from './state.ts';
import { draft, roll, round } from './turn/round.ts';
import { turn } from './turn/turn.ts';

export const { waitingFor, choices, odds, rolls, apply, trying, goOn } = frames<
  State,
  Frame,
  'do',
  Choice,
  Event
>(top, (frame) => frame.do, {
  first,
  circle,
  seal,
  box,
  mage,
  draft,
  roll,
  round,
  turn,
  swap,
  give,
  free,
});
