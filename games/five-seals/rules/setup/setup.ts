/** FS-SETUP-1..13: options, and how the dungeon is filled, one draw after another. */
import { type Game, type Options, take } from '@magehall/engine';
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
  SPELLS,
} from '../data/scrolls.ts';
import {
  BESIDE,
  boardOf,
  boxPlace,
  type Edition,
  IN_FRONT,
  type Kind,
  MAGES,
  type MageName,
  OUT_OF_GAME,
  type State,
} from '../state.ts';
import { startDraft } from '../turn/round.ts';

export const options: Game['options'] = {
  first: { values: (seats) => ['random', ...Array(seats).keys()], default: 'random' },
  circle: { values: () => [1, 2, 3, 4, 'random'], default: 1 },
  edition: { values: () => ['english', 'french'], default: 'english' },
  /** Mages differ in looks only: by seat, or each player picks one. */
  mages: { values: () => ['seats', 'choose'], default: 'seats' },
};

export const STRENGTHS = [2, 3, 4, 5, 6];

/** FS-COMP-3: how many seal tokens of a strength each colour has. */
export function tokensOf(strength: number): number {
  return strength === 2 ? 10 : 5;
}

/** FS-SETUP-2: how many dice of each colour there are. */
export function diceFor(seats: number): number {
  return seats + 1;
}

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
    supply: [0, 1, 2, 3].map(() => diceFor(seats)),
    tokens: board.spaces.map(() => 0),
    scrolls: board.spaces.map(() => 0),
    guardians: [0, 1, 2, 3, 4].map(() => OUT_OF_GAME),
    absorbed: [0, 0, 0, 0, 0],
    // FS-COMP-3: of each colour ten tokens of strength 2, five of each higher one.
    boxTokens: [0, 1, 2, 3].flatMap(() => STRENGTHS.map(tokensOf)),
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

/** FS-SETUP-12: who begins, where nobody was named. */
export const first: Kind<'first'> = {
  odds: (state) => state.seats,
  rolls: () => 'first',
  draw(state, _frame, seat, tell) {
    state.stack.pop();
    state.first = seat;
    tell?.({ event: 'first', seat });
  },
};

export const circle: Kind<'circle'> = {
  odds: () => SPELLS.length,
  rolls: () => 'circle',
  draw(state, _frame, k, tell) {
    state.stack.pop();
    setCircle(state, (k + 1) as Circle);
    tell?.({ event: 'circle', circle: state.circle });
  },
};

/** FS-SETUP-3: a token of the strength of its circle, the k-th counted by colour. */
export const seal: Kind<'seal'> = {
  odds(state, { place }) {
    const { seals, spaces } = boardOf(state);
    const { strength } = spaces[seals[place]];
    let tokens = 0;
    for (let colour = 0; colour < 4; colour++)
      tokens += state.boxTokens[boxPlace(dieOf(colour, strength))];
    return tokens;
  },
  rolls: () => 'seal',
  draw(state, frame, k, tell) {
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
  },
};

/** FS-SETUP-7, FS-SETUP-9: a scroll of the strength of its box; a Guardian scroll brings its figure. */
export const box: Kind<'box'> = {
  odds: (state, { place }) => scrollsToDraw(state, place).length,
  rolls: () => 'scroll',
  draw(state, frame, k, tell) {
    const { boxes, spaces } = boardOf(state);
    const space = boxes[frame.place];
    const card = scrollsToDraw(state, frame.place)[k];
    take(state.boxScrolls, card);
    placeScroll(state, space, card);
    tell?.({ event: 'laid', space: spaces[space].id, scroll: CARD_NAME[card] });
    frame.place++;
    if (frame.place < boxes.length) return;
    state.stack.pop();
    startDraft(state);
    if (state.players[0].mage < 0)
      for (let k = state.seats - 1; k >= 0; k--)
        state.stack.push({ do: 'mage', seat: (state.first + k) % state.seats });
  },
};

/** The scrolls of the strength of this box that are left to draw. */
function scrollsToDraw(state: State, place: number): Card[] {
  const { boxes, spaces } = boardOf(state);
  const { strength } = spaces[boxes[place]];
  return state.boxScrolls.filter((card) => CARD_STRENGTH[card] === strength);
}

export function placeScroll(state: State, space: number, card: Card): void {
  state.scrolls[space] = card;
  if (CARD_SPELL[card] === 'guardian') state.guardians[CARD_ELEMENT[card]] = BESIDE;
}

/** FS-SETUP-10: any mage that nobody has yet. */
export const mage: Kind<'mage'> = {
  choices: (state) =>
    MAGES.filter((_, mage) => state.players.every((player) => player.mage !== mage)).map(
      (mage) => ({ mage }),
    ),
  choose(state, { seat }, { mage }: { mage: MageName }, tell) {
    state.players[seat].mage = MAGES.indexOf(mage);
    tell?.({ event: 'mage', seat, mage });
    state.stack.pop();
  },
};
