/**
 * A position as a person writes it; docs/scenarios.md is the reference. Spaces by id, dice and
 * tokens as `red-4`, scrolls as `leap-fire`; what is left out is empty or as at the start.
 */
import {
  insert,
  parsePosition,
  readFields,
  readList,
  readObject,
  readOneOf,
  readWhole,
  shown,
  takeAt,
  type Written,
  wrongPosition,
} from '@magehall/engine';
import { type Die, dieNamed, isDieName } from '../data/dice.ts';
import { COLOURS, ELEMENTS } from '../data/elements.ts';
import {
  BINDING,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  type Card,
  type Circle,
  cardNamed,
  isCardName,
} from '../data/scrolls.ts';
import { goOn } from '../frames.ts';
import { SEATS } from '../seats.ts';
import { placeScroll, setCircle, setup } from '../setup/setup.ts';
import {
  BESIDE,
  boardOf,
  boxPlace,
  type Edition,
  MAGES,
  ON_BINDING,
  OUT_OF_GAME,
  type Player,
  type State,
} from '../state.ts';
import { EMPTY_ROUNDS, MOST_ROUNDS } from '../turn/round.ts';
import { checkPosition } from './check.ts';

const FIELDS = [
  'seats',
  'circle',
  'edition',
  'first',
  'round',
  'empty',
  'broken',
  'turn',
  'seals',
  'scrolls',
  'guardians',
  'absorbed',
  'players',
] as const;
const PLAYER_FIELDS = ['mage', 'at', 'familiar', 'dice', 'scrolls', 'used', 'done'] as const;
const EDITIONS: readonly Edition[] = ['english', 'french'];
const MOST_DICE = 24;
const MOST_SCROLLS = 50;

type Fields = { readonly [K in (typeof FIELDS)[number]]?: unknown };

export function scenario(text: string): State {
  const written = parsePosition(text, FIELDS);
  const state = emptyBoard(written);
  for (const [space, seal] of namesIn(written.seals, '"seals"'))
    state.tokens[placeOf(state, space, ['seal'])] = takeToken(state, seal);
  for (const [space, scroll] of namesIn(written.scrolls, '"scrolls"'))
    placeScroll(state, placeOf(state, space, ['box']), takeCard(state, scroll));
  readList(written.players ?? [], '"players"', state.seats).forEach((player, seat) => {
    seatPlayer(state, seat, player);
  });
  for (const [element, space] of namesIn(written.guardians, '"guardians"'))
    guard(state, element, space);
  for (const [scroll, token] of namesIn(written.absorbed, '"absorbed"'))
    absorb(state, scroll, token);
  const turn = seatIn(state, written.turn ?? 0, '"turn"');
  checkPosition(state, turn);
  state.stack = [{ do: 'turn', seat: turn }];
  goOn(state);
  return state;
}

/** Names for names: what lies where. */
function namesIn(value: unknown, what: string): [string, string][] {
  const named: Written = readObject(value ?? {}, what);
  return Object.entries(named).map(([key, name]) => [key, nameIn(name, what)]);
}

function nameIn(value: unknown, what: string): string {
  if (typeof value !== 'string') wrongPosition(`${what} holds names, not ${shown(value)}.`);
  return value;
}

function emptyBoard(written: Fields): State {
  const seats = readWhole(written.seats ?? SEATS[0], '"seats"', ...SEATS);
  const circle = readWhole(written.circle ?? 1, '"circle"', 1, 4) as Circle;
  const edition = readOneOf(written.edition ?? 'english', '"edition"', EDITIONS);
  const state = setup({ seats, first: 0, circle, edition, mages: 'seats' });
  setCircle(state, circle);
  state.first = seatIn(state, written.first ?? 0, '"first"');
  state.round = readWhole(written.round ?? 1, '"round"', 1, MOST_ROUNDS);
  // FS-HOUSE-1: one more, and the game is over.
  const mostEmpty = Math.min(EMPTY_ROUNDS, state.round) - 1;
  state.empty = readWhole(written.empty ?? 0, '"empty"', 0, mostEmpty);
  state.broken = readOneOf(written.broken ?? false, '"broken"', [true, false]) ? 1 : 0;
  return state;
}

function seatIn(state: State, seat: unknown, what: string): number {
  return readWhole(seat, what, 0, state.seats - 1);
}

function placeOf(state: State, id: string, kinds: readonly string[]): number {
  const { at, spaces } = boardOf(state);
  const place = at.get(id);
  if (place === undefined) wrongPosition(`The board for ${state.seats} has no space ${shown(id)}.`);
  if (!kinds.includes(spaces[place].kind))
    wrongPosition(`"${id}" is a ${spaces[place].kind}; here a ${kinds.join(' or ')} is needed.`);
  return place;
}

function takeToken(state: State, name: string): number {
  if (!isDieName(name) || name.endsWith('-1'))
    wrongPosition(
      `A seal token is a colour and a strength from 2 to 6, such as "red-4", not ${shown(name)}.`,
    );
  const token = dieNamed(name);
  if (state.boxTokens[boxPlace(token)]-- === 0)
    wrongPosition(`There are not so many tokens "${name}".`);
  return token;
}

function takeCard(state: State, name: string): Card {
  if (!isCardName(name) || cardNamed(name) === BINDING)
    wrongPosition(`A scroll is a spell and an element, such as "leap-fire", not ${shown(name)}.`);
  const card = cardNamed(name);
  const place = state.boxScrolls.indexOf(card);
  if (place < 0) wrongPosition(`"${name}" is not in this game, or not so often.`);
  takeAt(state.boxScrolls, place);
  return card;
}

const STANDING = ['start', 'seal', 'box'];

function seatPlayer(state: State, seat: number, value: unknown): void {
  const player = state.players[seat];
  const written = readFields(value, 'A player', PLAYER_FIELDS);
  const { mage, at, familiar } = written;
  const done = readOneOf(written.done ?? false, '"done"', [true, false]);
  if (mage !== undefined) player.mage = MAGES.indexOf(readOneOf(mage, '"mage"', MAGES));
  if (at !== undefined) player.at = placeOf(state, nameIn(at, '"at"'), STANDING);
  if (familiar !== undefined)
    player.familiar = placeOf(state, nameIn(familiar, '"familiar"'), STANDING);
  if (done && familiar !== undefined)
    wrongPosition(`The round is over for seat ${seat}: its familiar is on its Binding scroll.`);
  if (done) player.familiar = ON_BINDING;
  for (const die of readList(written.dice ?? [], '"dice"', MOST_DICE))
    insert(player.dice, takeDie(state, nameIn(die, '"dice"'), done));
  const scrolls = scrollNames(written.scrolls, '"scrolls"');
  const used = scrollNames(written.used, '"used"');
  if (used.includes('binding')) {
    if (scrolls.includes('binding')) wrongPosition('Binding is used or not, and not both.');
    player.up = [];
    player.down = [BINDING];
  }
  hold(state, player.up, scrolls);
  hold(state, player.down, used);
}

function scrollNames(value: unknown, what: string): string[] {
  return readList(value ?? [], what, MOST_SCROLLS).map((name) => nameIn(name, what));
}

/** Dice of somebody whose round is over have no value yet (FS-ENDTURN-2). */
function takeDie(state: State, name: string, blank: boolean): Die {
  const rightly = blank ? COLOURS.some((colour) => colour === name) : isDieName(name);
  if (!rightly)
    wrongPosition(
      `${blank ? 'A die for the next round is a colour, such as "red"' : 'A die is a colour and a face, such as "red-4"'}, not ${shown(name)}.`,
    );
  const die = dieNamed(name);
  if (state.supply[die >> 3]-- === 0)
    wrongPosition(`There are not so many ${COLOURS[die >> 3]} dice.`);
  return die;
}

/** Everyone has Binding, said or not. */
function hold(state: State, cards: Player['up'], names: readonly string[]): void {
  for (const name of names) {
    if (name === 'binding') continue;
    const card = takeCard(state, name);
    insert(cards, card);
    // Who holds a Guardian scroll took it from the board, so its figure is there.
    if (CARD_SPELL[card] === 'guardian') state.guardians[CARD_ELEMENT[card]] = BESIDE;
  }
}

function guard(state: State, name: string, id: string): void {
  const element = ELEMENTS.indexOf(readOneOf(name, 'The element of a guardian', ELEMENTS));
  if (state.guardians[element] === OUT_OF_GAME)
    wrongPosition(`The guardian of ${name} is in the game only if its scroll is.`);
  const place = placeOf(state, id, ['box']);
  if (state.scrolls[place] === 0 || CARD_ELEMENT[state.scrolls[place]] !== element)
    wrongPosition(
      `The guardian of ${name} stands only on a scroll of ${name}, and "${id}" has none.`,
    );
  state.guardians[element] = place;
}

function absorb(state: State, scroll: string, name: string): void {
  if (!isCardName(scroll) || CARD_SPELL[cardNamed(scroll)] !== 'absorption')
    wrongPosition(`Only an Absorption scroll holds a token, not ${shown(scroll)}.`);
  const card = cardNamed(scroll);
  if (!state.players.some(({ up }) => up.includes(card)))
    wrongPosition(`A token lies on "${CARD_NAME[card]}" only while a player has it face up.`);
  state.absorbed[CARD_ELEMENT[card]] = takeToken(state, name);
}
