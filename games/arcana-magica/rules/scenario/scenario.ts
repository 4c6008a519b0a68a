/**
 * A position written by a person: what stands where at the start of somebody's turn, or after some of
 * it. Whatever is not mentioned lies in its deck; docs/scenarios.md is the reference.
 */
import {
  checkOptions,
  type Game,
  insert,
  isOptionLike,
  OptionsError,
  parsePosition,
  readFields,
  readList,
  readOneOf,
  readWhole,
  shown,
  takeAt,
  wrongPosition,
} from '@magehall/engine';
import { hasBegun } from '../armageddon/armageddon.ts';
import { newTurn, PLAYED_BEFORE_SHUFFLE } from '../automa/automa.ts';
import { AUTOMA } from '../data/automa.ts';
import { cardOf, MANA } from '../data/mana.ts';
import { ELEMENTS, FOOL, HIGH, UNITS } from '../data/units.ts';
import { goOn } from '../frames.ts';
import { HAND_LIMIT } from '../mana/hand.ts';
import { agreedFrom } from '../options.ts';
import { holdsElement } from '../scoring/scoring.ts';
import { LOW_AMONG_HIGH } from '../setup/gallery.ts';
import { emptyTable, unitsInGame } from '../setup/setup.ts';
import { NONE, SANDS, type State, TOKENS, type TurnFrame } from '../state.ts';
import { PEACE_ROUNDS } from '../turn/peace.ts';
import { LAST_ROUND } from '../turn/round.ts';
import { isAutoma, seatInOrder, sideOf } from '../turn/sides.ts';

const FIELDS = [
  'options',
  'round',
  'first',
  'turn',
  'end',
  'gallery',
  'armies',
  'trophies',
  'tokens',
  'fool',
  'discard',
  'beneath',
  'hands',
  'spent',
  'played',
  'done',
] as const;
type Written = { readonly [K in (typeof FIELDS)[number]]?: unknown };
export const DONE = ['changed', 'moved', 'summoned', 'attacked'] as const;

export function readScenario(text: string, game: Game): State {
  const written = parsePosition(text, FIELDS);
  const state = emptyTable(agreedFrom(optionsOf(written, game)));
  placeUnits(state, written);
  placeMana(state, written);
  placeTokens(state, written);
  setClock(state, written);
  startTurn(state, written);
  goOn(state);
  return state;
}

function optionsOf({ options = {} }: Written, game: Game) {
  const asked = readFields(options, '"options"', ['seats', ...Object.keys(game.options)]);
  for (const [name, value] of Object.entries(asked))
    if (!isOptionLike(value)) wrongPosition(`Option "${name}" can't be ${shown(value)}.`);
  try {
    return checkOptions(game, asked);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return wrongPosition(error.message);
  }
}

function placeUnits(state: State, written: Written): void {
  const take = (value: unknown, where: string): number => {
    const unit = readWhole(value, `A unit in "${where}"`, 0, UNITS.length - 1);
    const at = state.deck.indexOf(unit);
    if (at < 0) wrongPosition(`Unit ${unit} is not in this game, or there twice.`);
    takeAt(state.deck, at);
    return unit;
  };
  listOf(written.gallery, 'gallery', state.gallery.length).forEach((value, slot) => {
    if (value !== null) state.gallery[slot] = take(value, 'gallery');
  });
  for (const [what, lists] of [
    ['armies', state.armies],
    ['trophies', state.trophies],
  ] as const)
    listOf(written[what], what, lists.length).forEach((line, side) => {
      for (const value of readList(line, `An entry of "${what}"`))
        lists[side].push(take(value, what));
    });
  if (state.trophies.some((taken) => taken.includes(FOOL)))
    wrongPosition('The Fool is never a trophy.');
  for (const value of listOf(written.discard, 'discard'))
    state.discard.push(take(value, 'discard'));
  for (const value of listOf(written.beneath, 'beneath'))
    insert(state.beneath, take(value, 'beneath'));
  checkBeneath(state);
  placeFool(state, written.fool);
  state.armies.forEach((_, side) => {
    if (ELEMENTS.some((_, element) => holdsElement(state, side, element)))
      wrongPosition(`With all units of an element side ${side} has won already.`);
  });
}

function listOf(value: unknown, field: keyof Written, most?: number): readonly unknown[] {
  return readList(value ?? [], `"${field}"`, most);
}

/** Units beneath are all the high ones, while more than five low ones lie above them. */
function checkBeneath(state: State): void {
  if (state.beneath.length === 0) return;
  const high = unitsInGame(state.agreed).filter((unit) => unit >= HIGH);
  if (state.beneath.join() !== high.join())
    wrongPosition(`Beneath lie all units from ${HIGH} up and no others, or none.`);
  if (state.deck.length <= LOW_AMONG_HIGH)
    wrongPosition(`Nothing lies beneath once ${LOW_AMONG_HIGH} low units are left.`);
}

/** "fool": the seat that summoned it, or "gone"; by default the first seat of its side. */
function placeFool(state: State, value: unknown): void {
  const side = state.armies.findIndex((line) => line.includes(FOOL));
  if (value === 'gone') {
    const at = state.deck.indexOf(FOOL);
    if (at < 0) wrongPosition('The Fool is still in the game.');
    takeAt(state.deck, at);
    state.foolGone = true;
  } else if (value !== undefined) {
    state.foolHolder = readWhole(value, '"fool"', 0, state.agreed.seats - 1);
    if (sideOf(state, state.foolHolder) !== side)
      wrongPosition(`The Fool is not in the army of seat ${state.foolHolder}.`);
  } else state.foolHolder = side;
}

function placeMana(state: State, written: Written): void {
  const take = (value: unknown): number => {
    const at = state.mana.indexOf(typeof value === 'string' ? cardOf(value) : NONE);
    if (at < 0)
      wrongPosition(
        `${shown(value)} is no mana card of this game, or there twice. They are named like "fire-A", "air-10", "earth-Kn".`,
      );
    return takeAt(state.mana, at);
  };
  listOf(written.hands, 'hands', state.agreed.seats).forEach((hand, seat) => {
    const cards = readList(hand, 'An entry of "hands"');
    if (cards.length > 0 && isAutoma(state, seat))
      wrongPosition(`The Automa in seat ${seat} holds no hand.`);
    if (cards.length > HAND_LIMIT) wrongPosition(`A hand holds at most ${HAND_LIMIT} cards.`);
    for (const id of cards) insert(state.hands[seat], take(id));
  });
  if (written.spent === 'rest') {
    state.spent = state.mana;
    state.mana = [];
  } else for (const id of listOf(written.spent, 'spent', MANA.length)) state.spent.push(take(id));
}

function placeTokens(state: State, written: Written): void {
  const tokens = readFields(written.tokens ?? {}, '"tokens"', TOKENS);
  for (const name of Object.keys(tokens) as (keyof typeof tokens)[]) {
    const place = TOKENS.indexOf(name);
    state.tokens[place] = readWhole(tokens[name], `"${name}"`, 0, state.armies.length - 1);
    if (!hasBegun(state) && name !== 'fool') state.begunBy = place;
  }
  if (!hasBegun(state) && state.tokens.some((side) => side !== NONE))
    wrongPosition('The token of the Fool is never the first to be taken.');
}

function setClock(state: State, written: Written): void {
  const { sand, seats } = state.agreed;
  const counter = sand === 'ask' ? Math.max(...SANDS) : sand;
  state.end = readWhole(written.end ?? 0, '"end"', 0, counter);
  if (hasBegun(state) !== state.end > 0)
    wrongPosition('The end counter runs just when a token is taken: give both or none.');
  // The event may have come in the last round, and the counter has run since.
  const last = LAST_ROUND + (hasBegun(state) ? counter - state.end : 0);
  state.round = readWhole(written.round ?? 1, '"round"', 1, last);
  state.peace = Math.max(0, PEACE_ROUNDS + 1 - state.round);
  state.first = readWhole(written.first ?? 0, '"first"', 0, seats - 1);
  for (const id of listOf(written.played, 'played', PLAYED_BEFORE_SHUFFLE)) {
    const card = AUTOMA.findIndex((one) => one.id === id);
    if (card < 0 || state.played.includes(card))
      wrongPosition(`${shown(id)} is no Automa card, or there twice.`);
    state.played.push(card);
  }
  if (state.played.length > 0 && state.agreed.automas.length === 0)
    wrongPosition('Without an Automa none of its cards was played.');
}

function startTurn(state: State, written: Written): void {
  const { seats, teams } = state.agreed;
  const seat = readWhole(written.turn ?? state.first, '"turn"', 0, seats - 1);
  while (seatInOrder(state, state.turn) !== seat) state.turn++;
  state.turn++;
  state.stack.push({ frame: 'round' });
  const turn: TurnFrame = {
    frame: 'turn',
    seat,
    changed: false,
    moved: false,
    summoned: false,
    attacked: false,
  };
  for (const value of listOf(written.done, 'done', DONE.length)) {
    const what = readOneOf(value, 'What is done in a turn', DONE);
    if (turn[what]) wrongPosition(`"${what}" is done once in a turn.`);
    turn[what] = true;
    if (isAutoma(state, seat)) wrongPosition('The turn of an Automa is written from its start.');
  }
  if (teams && turn.summoned && turn.attacked)
    wrongPosition('In Teamplay a turn holds a summon or an attack, not both.');
  state.stack.push(isAutoma(state, seat) ? newTurn(seat) : turn);
}
