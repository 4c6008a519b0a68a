/** FS-SETUP-1..13: options, and how the dungeon is filled, one draw after another. */
import type { Game, Options, Seat } from '@magehall/engine';
import { boardFor } from '../data/board.ts';
import { DIE_NAME, dieOf } from '../data/dice.ts';
import {
  BINDING,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  type Card,
  type Circle,
  cardsOf,
} from '../data/scrolls.ts';
import {
  BESIDE,
  boardOf,
  boxPlace,
  type Edition,
  IN_FRONT,
  MAGES,
  type MageName,
  OUT_OF_GAME,
  type State,
  type Telling,
} from '../state.ts';
import { startDraft } from '../turn/round.ts';

export const options: Game['options'] = {
  first: { values: (seats) => ['random', ...Array(seats).keys()], default: 'random' },
  circle: { values: () => [1, 2, 3, 4, 'random'], default: 1 },
  edition: { values: () => ['english', 'french'], default: 'english' },
  /** Mages differ in looks only: by seat, or each player picks one. */
  mages: { values: () => ['seats', 'choose'], default: 'seats' },
};

const STRENGTHS = [2, 3, 4, 5, 6];

export function setup({ seats, first, circle, edition, mages }: Options): State {
  const board = boardFor(seats);
  const state: State = {
    seats,
    edition: edition as Edition,
    circle: 0,
    first: 0,
    round: 0,
    broken: 0,
    empty: 0,
    players: Array.from({ length: seats }, (_, seat) => ({
      mage: mages === 'choose' ? -1 : seat,
      at: board.starts[seat],
      familiar: IN_FRONT,
      dice: [],
      up: [BINDING],
      down: [],
    })),
    supply: [0, 1, 2, 3].map(() => seats + 1),
    tokens: board.spaces.map(() => 0),
    scrolls: board.spaces.map(() => 0),
    guardians: [0, 1, 2, 3, 4].map(() => OUT_OF_GAME),
    absorbed: [0, 0, 0, 0, 0],
    // FS-COMP-3: of each colour ten tokens of strength 2, five of each higher one.
    boxTokens: [0, 1, 2, 3].flatMap(() => STRENGTHS.map((strength) => (strength === 2 ? 10 : 5))),
    boxScrolls: [],
    stack: [
      { do: 'box', place: 0 },
      { do: 'seal', place: 0 },
    ],
  };
  if (circle === 'random') state.stack.push({ do: 'circle' });
  else setCircle(state, circle as Circle);
  if (first === 'random') state.stack.push({ do: 'first' });
  else state.first = first;
  return state;
}

/** FS-SETUP-6: the basic circle and one more; Might has two of each if that is the other. */
export function setCircle(state: State, circle: Circle): void {
  state.circle = circle;
  state.boxScrolls = [...cardsOf(1), ...cardsOf(circle)].sort((a, b) => a - b);
}

export function drawFirst(state: State, seat: Seat, tell: Telling): void {
  state.stack.pop();
  state.first = seat;
  tell?.({ event: 'first', seat });
}

export function drawCircle(state: State, k: number, tell: Telling): void {
  state.stack.pop();
  setCircle(state, (k + 1) as Circle);
  tell?.({ event: 'circle', circle: state.circle });
}

/** How many tokens of the strength of this circle are left to draw. */
export function tokensToDraw(state: State, place: number): number {
  const { seals, spaces } = boardOf(state);
  const { strength } = spaces[seals[place]];
  let tokens = 0;
  for (let colour = 0; colour < 4; colour++)
    tokens += state.boxTokens[boxPlace(dieOf(colour, strength))];
  return tokens;
}

/** FS-SETUP-3: the k-th token of that strength, counted by colour. */
export function drawToken(state: State, frame: { place: number }, k: number, tell: Telling): void {
  const { seals, spaces } = boardOf(state);
  const space = seals[frame.place];
  const { strength, id } = spaces[space];
  let colour = 0;
  let rest = k;
  for (; rest >= state.boxTokens[boxPlace(dieOf(colour, strength))]; colour++)
    rest -= state.boxTokens[boxPlace(dieOf(colour, strength))];
  const token = dieOf(colour, strength);
  state.boxTokens[boxPlace(token)]--;
  state.tokens[space] = token;
  tell?.({ event: 'sealed', space: id, seal: DIE_NAME[token] });
  frame.place++;
  if (frame.place === seals.length) state.stack.pop();
}

/** The scrolls of the strength of this box that are left to draw. */
export function scrollsToDraw(state: State, place: number): Card[] {
  const { boxes, spaces } = boardOf(state);
  const { strength } = spaces[boxes[place]];
  return state.boxScrolls.filter((card) => CARD_STRENGTH[card] === strength);
}

/** FS-SETUP-7, FS-SETUP-9: the k-th of them; a Guardian scroll brings its figure. */
export function drawScroll(state: State, frame: { place: number }, k: number, tell: Telling): void {
  const { boxes, spaces } = boardOf(state);
  const space = boxes[frame.place];
  const card = scrollsToDraw(state, frame.place)[k];
  state.boxScrolls.splice(state.boxScrolls.indexOf(card), 1);
  placeScroll(state, space, card);
  tell?.({ event: 'laid', space: spaces[space].id, scroll: CARD_NAME[card] });
  frame.place++;
  if (frame.place < boxes.length) return;
  state.stack.pop();
  startDraft(state);
  if (state.players[0].mage < 0)
    for (let k = state.seats - 1; k >= 0; k--)
      state.stack.push({ do: 'mage', seat: (state.first + k) % state.seats });
}

export function placeScroll(state: State, space: number, card: Card): void {
  state.scrolls[space] = card;
  if (CARD_SPELL[card] === 'guardian') state.guardians[CARD_ELEMENT[card]] = BESIDE;
}

/** FS-SETUP-10: any mage that nobody has yet. */
export function mageChoices(state: State): { mage: MageName }[] {
  return MAGES.filter((_, mage) => state.players.every((player) => player.mage !== mage)).map(
    (mage) => ({ mage }),
  );
}

export function pickMage(state: State, seat: Seat, mage: MageName, tell: Telling): void {
  state.players[seat].mage = MAGES.indexOf(mage);
  tell?.({ event: 'mage', seat, mage });
  state.stack.pop();
}
