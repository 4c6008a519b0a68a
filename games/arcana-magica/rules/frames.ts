/** Every kind of frame with what it does, and the loop that goes on until somebody must act. */
import { CHANCE, NOBODY, type Seat, type Tell } from '@magehall/engine';
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

interface Kind<F> {
  /** Who acts, where it is neither simply the frame's seat nor simply chance. */
  who?(state: State, frame: F): Seat;
  /** Does what needs nobody's answer; true if the loop must look again. */
  enter?(state: State, frame: F, tell?: Tell<Event>): boolean;
  choices?(state: State, frame: F): Choice[];
  choose?(state: State, frame: F, choice: Choice, tell?: Tell<Event>): void;
  odds?(state: State, frame: F): number;
  draw?(state: State, frame: F, k: number, tell?: Tell<Event>): void;
}

const KINDS: { [K in Frame['frame']]: Kind<Extract<Frame, { frame: K }>> } = {
  first: whole(first),
  gallery: whole(gallery),
  deal: whole(deal),
  round: whole(round),
  dawn: whole(dawn),
  turn: whole(turn),
  change: whole(change),
  summon: whole(summon),
  attack: whole(attack),
  sand: whole(sand),
  automa: whole(automa),
};

/** All with the same fields in the same order, so that looking one up is quick. */
function whole<F>({ who, enter, choices, choose, odds, draw }: Kind<F>): Kind<F> {
  return { who, enter, choices, choose, odds, draw };
}

function kindOf(frame: Frame): Kind<Frame> {
  return KINDS[frame.frame] as Kind<Frame>;
}

export function waitingFor(state: State): Seat {
  if (state.stack.length === 0) return NOBODY;
  const frame = top(state);
  const kind = kindOf(frame);
  if (kind.who) return kind.who(state, frame);
  return kind.draw ? CHANCE : (frame as { seat: Seat }).seat;
}

export function choices(state: State): Choice[] {
  const frame = top(state);
  return kindOf(frame).choices?.(state, frame) ?? [];
}

export function odds(state: State): number {
  const frame = top(state);
  return kindOf(frame).odds?.(state, frame) ?? 0;
}

/** What chance decides here, for the tally of how things fell. */
export function rolls(state: State): string {
  const frame = top(state);
  switch (frame.frame) {
    case 'first':
      return 'first';
    case 'gallery':
      return 'unit';
    case 'automa':
      return frame.step === 'flip' ? 'automa' : frame.step === 'slot' ? 'slot' : 'mana';
    case 'attack':
      return frame.step === 'roll' ? `d${odds(state)}` : 'joker';
    default:
      return frame.frame === 'change' ? 'joker' : 'mana';
  }
}

export function apply(state: State, choice: Choice | number, tell?: Tell<Event>): void {
  const frame = top(state);
  const kind = kindOf(frame);
  if (typeof choice === 'number') kind.draw?.(state, frame, choice, tell);
  else kind.choose?.(state, frame, choice, tell);
  goOn(state, tell);
}

/** Lets the top frames do what needs nobody, until one waits or the game is over. */
export function goOn(state: State, tell?: Tell<Event>): void {
  while (state.stack.length > 0) {
    const frame = top(state);
    if (!kindOf(frame).enter?.(state, frame, tell)) return;
  }
}

/** Between the first step of a summon or attack and its payment the seat is only trying. */
export function trying(state: State): boolean {
  if (state.stack.length === 0) return false;
  const frame = top(state);
  return (
    frame.frame === 'summon' ||
    (frame.frame === 'attack' && (frame.step === 'units' || frame.step === 'pay'))
  );
}
