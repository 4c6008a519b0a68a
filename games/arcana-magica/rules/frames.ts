/** Every kind of frame; each lies where the book has its paragraph. */
import { type FrameKinds, frames } from '@magehall/engine';
import { sand } from './armageddon/armageddon.ts';
import { attack } from './attack/attack.ts';
import { automa } from './automa/automa.ts';
import type { Event } from './events.ts';
import { change, deal } from './mana/hand.ts';
import { gallery } from './setup/gallery.ts';
import { first } from './setup/setup.ts';
import { type Choice, type Frame, type State, top } from './state.ts';
import { dawn, round } from './turn/round.ts';
import { summon } from './turn/summon.ts';
import { turn } from './turn/turn.ts';

const KINDS: FrameKinds<State, Frame, 'frame', Choice, Event> = {
  first,
  gallery,
  deal,
  round,
  dawn,
  turn,
  change,
  summon,
  attack,
  sand,
  automa,
};

export const { waitingFor, choices, odds, rolls, apply, trying, goOn } = frames(
  (state: State) => (state.stack.length > 0 ? top(state) : undefined),
  ({ frame }) => frame,
  KINDS,
);
