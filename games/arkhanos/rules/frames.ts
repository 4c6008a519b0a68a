/** Every stage of the game; each lies where the book has its paragraph. A state is its own frame. */
import { type FrameKinds, frames, NOBODY } from '@magehall/engine';
import type { Choice } from './choice.ts';
import type { Event } from './events.ts';
import { firstPlayer, reveal, starters } from './setup/setup.ts';
import { withCasts } from './spells/casts.ts';
import type { Stage, State } from './state.ts';
import { bonus } from './turn/bonus.ts';
import { place } from './turn/place.ts';
import { draw, roll } from './turn/round.ts';
import { end, score } from './turn/turn.ts';

type Frame = { [S in Stage]: { stage: S } }[Stage];

const KINDS: FrameKinds<State, Frame, 'stage', Choice, Event> = {
  starters,
  reveal,
  firstPlayer,
  draw,
  roll,
  place: withCasts(place),
  bonus: withCasts(bonus),
  score: withCasts(score),
  end: withCasts(end),
  over: { who: () => NOBODY },
};

export const { waitingFor, choices, odds, rolls, apply, goOn } = frames(
  (state: State): Frame => state,
  ({ stage }) => stage,
  KINDS,
);
