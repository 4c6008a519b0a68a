/**
 * A position as a person writes it. Spaces by id, dice and tokens as `red-4`, scrolls as
 * `leap-fire`; what is left out is empty or as at the start.
 *
 *   {"seats": 2, "circle": 4, "turn": 0,
 *    "seals": {"0.g": "red-2"}, "scrolls": {"0.s2": "change-air"},
 *    "guardians": {"fire": "1.s5"}, "absorbed": {"absorption-fire": "red-3"},
 *    "players": [{"at": "1.g", "familiar": "1.a", "dice": ["red-4", "blue-1"],
 *                 "scrolls": ["leap-fire"], "used": ["binding"]},
 *                {"done": true, "dice": ["red", "red", "blue"]}]}
 */

import { ScenarioError } from '@magehall/engine';
import { type Die, dieNamed, isDieName } from './dice.ts';
import { COLOURS, type ColourName, ELEMENTS } from './elements.ts';
import {
  BINDING,
  CARD_NAME,
  CARD_SPELL,
  type Card,
  type Circle,
  cardNamed,
  isCardName,
} from './scrolls.ts';
import { placeScroll, setCircle, setup } from './setup.ts';
import { insert } from './sorted.ts';
import {
  boardOf,
  boxPlace,
  MAGES,
  ON_BINDING,
  OUT_OF_GAME,
  type Player,
  type State,
} from './state.ts';
import { endsByItself } from './turn.ts';

interface WrittenPlayer {
  mage?: string;
  at?: string;
  familiar?: string;
  dice?: string[];
  scrolls?: string[];
  used?: string[];
  done?: boolean;
}

interface Written {
  seats?: number;
  circle?: number;
  edition?: string;
  first?: number;
  round?: number;
  empty?: number;
  turn?: number;
  seals?: Record<string, string>;
  scrolls?: Record<string, string>;
  guardians?: Record<string, string>;
  absorbed?: Record<string, string>;
  players?: WrittenPlayer[];
}

/** What each part of a position is, for who wrote another thing there. */
const SHAPES: Readonly<Record<keyof Written, Shape>> = {
  seats: 'a whole number',
  circle: 'a whole number',
  edition: 'a text',
  first: 'a whole number',
  round: 'a whole number',
  empty: 'a whole number',
  turn: 'a whole number',
  seals: 'an object',
  scrolls: 'an object',
  guardians: 'an object',
  absorbed: 'an object',
  players: 'a list',
};
const PLAYER_SHAPES: Readonly<Record<keyof WrittenPlayer, Shape>> = {
  mage: 'a text',
  at: 'a text',
  familiar: 'a text',
  dice: 'a list',
  scrolls: 'a list',
  used: 'a list',
  done: 'true or false',
};
const IS_OF = {
  'a whole number': (value: unknown) => Number.isInteger(value) && (value as number) >= 0,
  'a text': (value: unknown) => typeof value === 'string',
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a list': Array.isArray,
  'an object': (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
};
type Shape = keyof typeof IS_OF;

function wrong(message: string): never {
  throw new ScenarioError(message);
}

export function scenario(text: string): State {
  const written = parse(text);
  const state = emptyBoard(written);
  for (const [space, seal] of Object.entries(written.seals ?? {})) laySeal(state, space, seal);
  for (const [space, scroll] of Object.entries(written.scrolls ?? {}))
    placeScroll(state, placeOf(state, space, ['box']), takeCard(state, scroll));
  const players = written.players ?? [];
  if (players.length > state.seats)
    wrong(`There are ${players.length} players for ${state.seats} seats.`);
  players.forEach((player, seat) => {
    seatPlayer(state, seat, player);
  });
  for (const [element, space] of Object.entries(written.guardians ?? {}))
    guard(state, element, space);
  for (const [scroll, token] of Object.entries(written.absorbed ?? {}))
    absorb(state, scroll, token);
  checkFigures(state);
  const turn = seatIn(state, written.turn ?? 0, 'turn');
  const { dice, familiar } = state.players[turn];
  if (familiar === ON_BINDING) wrong(`The round is over for seat ${turn}: it can't have the turn.`);
  if (dice.length === 0) wrong(`Seat ${turn} has the turn and needs at least one die.`);
  state.stack = [{ do: 'turn', seat: turn }];
  while (endsByItself(state, undefined));
  return state;
}

function parse(text: string): Written {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    wrong(`This is not JSON: ${(error as Error).message}`);
  }
  checkShape<Written>(written, SHAPES, 'A scenario');
  for (const player of written.players ?? []) checkShape(player, PLAYER_SHAPES, 'A player');
  return written;
}

function checkShape<T>(
  written: unknown,
  shapes: Readonly<Record<string, Shape>>,
  what: string,
): asserts written is T {
  if (!IS_OF['an object'](written)) wrong(`${what} is one JSON object.`);
  for (const [key, value] of Object.entries(written as object)) {
    if (!Object.hasOwn(shapes, key))
      wrong(`${what} has no "${key}". It has: ${Object.keys(shapes).join(', ')}.`);
    if (!IS_OF[shapes[key]](value))
      wrong(`"${key}" is ${shapes[key]}, not ${JSON.stringify(value)}.`);
  }
}

function emptyBoard(written: Written): State {
  const { seats = 2, circle = 1, edition = 'english' } = written;
  if (![2, 3, 4, 5].includes(seats)) wrong(`Five Seals is for 2 to 5 seats, not ${seats}.`);
  if (![1, 2, 3, 4].includes(circle)) wrong(`The circle is 1, 2, 3 or 4, not ${circle}.`);
  if (edition !== 'english' && edition !== 'french')
    wrong(`The edition is "english" or "french", not "${edition}".`);
  const state = setup({ seats, first: 0, circle: circle as Circle, edition, mages: 'seats' });
  setCircle(state, circle as Circle);
  state.first = seatIn(state, written.first ?? 0, 'first');
  state.round = written.round ?? 1;
  state.empty = written.empty ?? 0;
  return state;
}

function seatIn(state: State, seat: number, what: string): number {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats)
    wrong(`"${what}" is a seat from 0 to ${state.seats - 1}, not ${seat}.`);
  return seat;
}

function placeOf(state: State, id: string, kinds: readonly string[]): number {
  const { at, spaces } = boardOf(state);
  const place = at.get(id);
  if (place === undefined) wrong(`The board for ${state.seats} has no space "${id}".`);
  if (!kinds.includes(spaces[place].kind))
    wrong(`"${id}" is a ${spaces[place].kind}; here a ${kinds.join(' or ')} is needed.`);
  return place;
}

function takeToken(state: State, name: string): number {
  if (!isDieName(name) || name.endsWith('-1'))
    wrong(`A seal token is a colour and a strength from 2 to 6, such as "red-4", not "${name}".`);
  const token = dieNamed(name);
  if (state.boxTokens[boxPlace(token)]-- === 0) wrong(`There are not so many tokens "${name}".`);
  return token;
}

function laySeal(state: State, id: string, name: string): void {
  state.tokens[placeOf(state, id, ['seal'])] = takeToken(state, name);
}

function takeCard(state: State, name: string): Card {
  if (!isCardName(name) || name === 'binding')
    wrong(`A scroll is a spell and an element, such as "leap-fire", not "${name}".`);
  const place = state.boxScrolls.indexOf(cardNamed(name));
  if (place < 0) wrong(`"${name}" is not in this game, or not so often.`);
  return state.boxScrolls.splice(place, 1)[0];
}

function seatPlayer(state: State, seat: number, written: WrittenPlayer): void {
  const player = state.players[seat];
  if (written.mage !== undefined) {
    player.mage = MAGES.indexOf(written.mage as never);
    if (player.mage < 0) wrong(`A mage is ${MAGES.join(', ')}, not "${written.mage}".`);
  }
  if (written.at !== undefined) player.at = placeOf(state, written.at, ['start', 'seal', 'box']);
  if (written.familiar !== undefined)
    player.familiar = placeOf(state, written.familiar, ['start', 'seal', 'box']);
  if (written.done) player.familiar = ON_BINDING;
  for (const name of written.dice ?? []) insert(player.dice, takeDie(state, name, written.done));
  holdScrolls(state, player, written);
}

/** Dice of somebody whose round is over have no value yet (FS-ENDTURN-2). */
function takeDie(state: State, name: string, blank = false): Die {
  const rightly = blank ? COLOURS.includes(name as ColourName) : isDieName(name);
  if (!rightly)
    wrong(
      `${blank ? 'A die for the next round is a colour, such as "red"' : 'A die is a colour and a face, such as "red-4"'}, not "${name}".`,
    );
  const die = dieNamed(name);
  if (state.supply[die >> 3]-- === 0) wrong(`There are not so many ${COLOURS[die >> 3]} dice.`);
  return die;
}

function holdScrolls(
  state: State,
  player: Player,
  { scrolls = [], used = [] }: WrittenPlayer,
): void {
  if (used.includes('binding')) {
    player.up = [];
    player.down = [BINDING];
  }
  const hold = (cards: Card[], names: string[]) => {
    for (const name of names) {
      if (name === 'binding') continue;
      const card = takeCard(state, name);
      insert(cards, card);
      bringGuardian(state, card);
    }
  };
  hold(player.up, scrolls);
  hold(player.down, used);
}

/** Who holds a Guardian scroll took it from the board, so its figure is there. */
function bringGuardian(state: State, card: Card): void {
  const element = ELEMENTS.findIndex((name) => CARD_NAME[card] === `guardian-${name}`);
  if (element >= 0) state.guardians[element] = -1;
}

function guard(state: State, name: string, id: string): void {
  const element = ELEMENTS.indexOf(name as never);
  if (element < 0) wrong(`A guardian is of ${ELEMENTS.join(', ')}, not of "${name}".`);
  if (state.guardians[element] === OUT_OF_GAME)
    wrong(`The guardian of ${name} is in the game only if its scroll is.`);
  const place = placeOf(state, id, ['box']);
  if (!CARD_NAME[state.scrolls[place]].endsWith(`-${name}`) || state.scrolls[place] === 0)
    wrong(`The guardian of ${name} stands only on a scroll of ${name}, and "${id}" has none.`);
  state.guardians[element] = place;
}

function absorb(state: State, scroll: string, name: string): void {
  const card = cardNamed(scroll);
  if (!isCardName(scroll) || CARD_SPELL[card] !== 'absorption')
    wrong(`Only an Absorption scroll holds a token, not "${scroll}".`);
  const element = ELEMENTS.findIndex((one) => scroll.endsWith(one));
  state.absorbed[element] = takeToken(state, name);
}

/** FS-Q-62: who can stand where. */
function checkFigures(state: State): void {
  const { spaces } = boardOf(state);
  const mages = state.players.map((player) => player.mage);
  if (new Set(mages).size < mages.length) wrong('Each mage is in the game once.');
  state.players.forEach((player, seat) => {
    if (state.tokens[player.at] !== 0 || state.scrolls[player.at] !== 0)
      wrong(
        `The mage of seat ${seat} can't stand on the unbroken seal at "${spaces[player.at].id}".`,
      );
    if (player.familiar >= 0) {
      const id = spaces[player.familiar].id;
      if (state.scrolls[player.familiar] !== 0)
        wrong(`No familiar stands on a scroll, as that of seat ${seat} does at "${id}".`);
      if (state.tokens[player.familiar] !== 0 && state.circle !== 4)
        wrong(`The familiar of seat ${seat} can't be on the token at "${id}" without Dispatch.`);
    }
    for (const other of state.players.slice(seat + 1)) {
      const spots = [player.at, player.familiar].filter((spot) => spot >= 0);
      if (spots.includes(other.at) || spots.includes(other.familiar))
        wrong(`Two players' figures share a space with those of seat ${seat}.`);
    }
  });
}
