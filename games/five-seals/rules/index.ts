/** Five Seals of Magic: the game as the contract wants it. Nothing in it is hidden from anyone. */
import { CHANCE, type Game, NOBODY, type Seat } from '@magehall/engine';
import { clone, hash } from './clone.ts';
import { choicesOf, resolve } from './decisions.ts';
import { outcomeOf } from './scoring/scoring.ts';
import { SEATS } from './seats.ts';
import {
  drawCircle,
  drawFirst,
  drawScroll,
  drawToken,
  options,
  scrollsToDraw,
  setup,
  tokensToDraw,
} from './setup/setup.ts';
import type { Choice, Event, Frame, State, Telling } from './state.ts';
import { top } from './state.ts';
import { touchedBy } from './touches.ts';
import { rollDie, startRound } from './turn/round.ts';
import { endsByItself } from './turn/turn.ts';
import { whyNot } from './whyNot.ts';

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

/** Frames that chance resolves: how many outcomes, under which name, and what an outcome does. */
interface Draw<F extends Frame> {
  rolls: string;
  odds(state: State, frame: F): number;
  resolve(state: State, frame: F, k: number, tell: Telling): void;
}
type Draws = {
  [F in 'first' | 'circle' | 'seal' | 'box' | 'roll']: Draw<Extract<Frame, { do: F }>>;
};

const DRAWS: Draws = {
  first: {
    rolls: 'first',
    odds: (state) => state.seats,
    resolve: (state, _frame, k, tell) => drawFirst(state, k, tell),
  },
  circle: {
    rolls: 'circle',
    odds: () => 4,
    resolve: (state, _frame, k, tell) => drawCircle(state, k, tell),
  },
  seal: {
    rolls: 'seal',
    odds: (state, { place }) => tokensToDraw(state, place),
    resolve: drawToken,
  },
  box: {
    rolls: 'scroll',
    odds: (state, { place }) => scrollsToDraw(state, place).length,
    resolve: drawScroll,
  },
  roll: {
    rolls: 'd6',
    odds: () => 6,
    resolve: (state, frame, k, tell) => rollDie(state, frame, k + 1, tell),
  },
};

/** The draw that a frame waits for, if it waits for chance. */
function drawOf(frame: Frame): Draw<Frame> {
  return DRAWS[frame.do as keyof Draws] as Draw<Frame>;
}

function waitingFor(state: State): Seat {
  const frame = top(state);
  if (frame === undefined) return NOBODY;
  switch (frame.do) {
    case 'turn':
    case 'draft':
    case 'mage':
    case 'swap':
    case 'give':
    case 'free':
      return frame.seat;
    default:
      return CHANCE;
  }
}

function apply(state: State, choice: Choice | number, tell?: Telling): void {
  if (typeof choice === 'number') {
    const frame = top(state) as Frame;
    drawOf(frame).resolve(state, frame, choice, tell);
  } else {
    resolve(state, choice, tell);
  }
  for (;;) {
    if (top(state)?.do === 'round') startRound(state, tell);
    else if (!endsByItself(state, tell)) return;
  }
}

export const game: Game<State, Choice, Event> = {
  id: 'five-seals',
  rulesVersion: 1,
  seats: SEATS,
  secret: false,
  options,
  exclusions: [],
  setup,
  waitingFor,
  choices: choicesOf,
  odds(state) {
    const frame = top(state) as Frame;
    return drawOf(frame).odds(state, frame);
  },
  rolls: (state) => drawOf(top(state) as Frame).rolls,
  apply,
  /** The first step of Swap, Exchange and Rearrangement changes nothing on the board yet. */
  trying: (state) => top(state)?.do === 'swap',
  view: (state) => clone(state),
  redact: (step) => step,
  imagine: (view) => clone(view),
  outcome: outcomeOf,
  whyNot,
  touches: touchedBy,
  clone,
  hash,
};
