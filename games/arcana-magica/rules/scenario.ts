/**
 * A position written by a person: what stands where at the start of somebody's turn. Whatever is
 * not mentioned lies in its deck; a hole in the gallery is `null`.
 *
 *     { "options": {"seats": 2}, "round": 5, "turn": 0, "gallery": [7, null, 12, 0],
 *       "armies": [[5, 3], [14]], "hands": [["fire-A", "earth-10"]], "done": ["moved"] }
 */
import { checkOptions, type Game, OptionsError, ScenarioError } from '@magehall/engine';
import { hasBegun } from './armageddon.ts';
import { newTurn, PLAYED_BEFORE_SHUFFLE } from './automa.ts';
import { AUTOMA } from './data/automa.ts';
import { cardOf } from './data/mana.ts';
import { ELEMENTS, FOOL, HIGH, UNITS } from './data/units.ts';
import { goOn } from './frames.ts';
import { LOW_AMONG_HIGH } from './gallery.ts';
import { HAND_LIMIT } from './hand.ts';
import { agreedFrom } from './options.ts';
import { PEACE_ROUNDS } from './peace.ts';
import { LAST_ROUND } from './round.ts';
import { emptyTable } from './setup.ts';
import { insert, isAutoma, seatInOrder, sideOf } from './sides.ts';
import { NONE, SANDS, type State, TOKENS, type Token, type TurnFrame } from './state.ts';
import { holdsElement } from './winning.ts';

const KEYS = [
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
type Written = { [K in (typeof KEYS)[number]]?: unknown };
const DONE = ['changed', 'moved', 'summoned', 'attacked'] as const;

export function readScenario(text: string, game: Game): State {
  const written = parse(text);
  const state = emptyTable(agreedFrom(optionsOf(written, game)));
  placeUnits(state, written);
  placeMana(state, written);
  placeTokens(state, written);
  setClock(state, written);
  startTurn(state, written);
  goOn(state);
  return state;
}

function parse(text: string): Written {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new ScenarioError('A position is written as JSON, and this is not.');
  }
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new ScenarioError('A position is written as a JSON object.');
  for (const key of Object.keys(written))
    if (!KEYS.includes(key as (typeof KEYS)[number]))
      throw new ScenarioError(`A position has no "${key}". It has: ${KEYS.join(', ')}.`);
  return written;
}

function optionsOf({ options = {} }: Written, game: Game) {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new ScenarioError('"options" is an object, like {"seats": 3}.');
  try {
    return checkOptions(game, options as Record<string, unknown>);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new ScenarioError(error.message);
  }
}

function listOf(value: unknown, what: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ScenarioError(`"${what}" is a list.`);
  return value;
}

function wholeNumber(value: unknown, what: string, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new ScenarioError(
      `"${what}" is a whole number from ${least} to ${most}, not ${JSON.stringify(value)}.`,
    );
  return value as number;
}

function placeUnits(state: State, written: Written): void {
  const take = (value: unknown, where: string): number => {
    const unit = wholeNumber(value, where, 0, UNITS.length - 1);
    const at = state.deck.indexOf(unit);
    if (at < 0) throw new ScenarioError(`Unit ${unit} is not in this game, or there twice.`);
    state.deck.splice(at, 1);
    return unit;
  };
  const slots = listOf(written.gallery, 'gallery');
  if (slots.length > state.gallery.length)
    throw new ScenarioError(`The gallery has ${state.gallery.length} slots here.`);
  slots.forEach((value, slot) => {
    if (value !== null) state.gallery[slot] = take(value, 'gallery');
  });
  for (const [what, lists] of [
    ['armies', state.armies],
    ['trophies', state.trophies],
  ] as const)
    listOf(written[what], what).forEach((line, side) => {
      if (side >= lists.length) throw new ScenarioError(`There are ${lists.length} ${what} here.`);
      for (const value of listOf(line, what)) lists[side].push(take(value, what));
    });
  if (state.trophies.some((taken) => taken.includes(FOOL)))
    throw new ScenarioError('The Fool is never a trophy.');
  for (const value of listOf(written.discard, 'discard'))
    state.discard.push(take(value, 'discard'));
  for (const value of listOf(written.beneath, 'beneath'))
    insert(state.beneath, take(value, 'beneath'));
  checkBeneath(state);
  placeFool(state, written.fool);
  state.armies.forEach((_, side) => {
    if (ELEMENTS.some((_, element) => holdsElement(state, side, element)))
      throw new ScenarioError(`With all units of an element side ${side} has won already.`);
  });
}

/** Units beneath are the high ones, while more than five low ones lie above them. */
function checkBeneath(state: State): void {
  if (state.beneath.length === 0) return;
  if (state.beneath.some((unit) => unit < HIGH) || state.deck.some((unit) => unit >= HIGH))
    throw new ScenarioError(`Beneath lie the units from ${HIGH} up, and no others.`);
  if (state.deck.length <= LOW_AMONG_HIGH)
    throw new ScenarioError(`Nothing lies beneath once ${LOW_AMONG_HIGH} low units are left.`);
}

/** "fool": the seat that summoned it, or "gone"; by default the first seat of its side. */
function placeFool(state: State, value: unknown): void {
  const side = state.armies.findIndex((line) => line.includes(FOOL));
  if (value === 'gone') {
    const at = state.deck.indexOf(FOOL);
    if (at < 0) throw new ScenarioError('The Fool is still in the game.');
    state.deck.splice(at, 1);
    state.foolGone = true;
  } else if (value !== undefined) {
    state.foolHolder = wholeNumber(value, 'fool', 0, state.agreed.seats - 1);
    if (sideOf(state, state.foolHolder) !== side)
      throw new ScenarioError(`The Fool is not in the army of seat ${state.foolHolder}.`);
  } else state.foolHolder = side;
}

function placeMana(state: State, written: Written): void {
  const take = (value: unknown): number => {
    const at = state.mana.indexOf(typeof value === 'string' ? cardOf(value) : NONE);
    if (at < 0)
      throw new ScenarioError(
        `${JSON.stringify(value)} is no mana card of this game, or there twice. They are named like "fire-A", "air-10", "earth-Kn".`,
      );
    return state.mana.splice(at, 1)[0];
  };
  listOf(written.hands, 'hands').forEach((hand, seat) => {
    const cards = listOf(hand, 'hands');
    if (seat >= state.agreed.seats || (cards.length > 0 && isAutoma(state, seat)))
      throw new ScenarioError(`Nobody in seat ${seat} holds a hand.`);
    if (cards.length > HAND_LIMIT)
      throw new ScenarioError(`A hand holds at most ${HAND_LIMIT} cards.`);
    for (const id of cards) insert(state.hands[seat], take(id));
  });
  const spent = written.spent === 'rest' ? state.mana.slice() : undefined;
  if (spent) {
    state.spent = spent;
    state.mana = [];
  } else for (const id of listOf(written.spent, 'spent')) state.spent.push(take(id));
}

function placeTokens(state: State, written: Written): void {
  const tokens = written.tokens ?? {};
  if (typeof tokens !== 'object' || Array.isArray(tokens))
    throw new ScenarioError('"tokens" says which side has which token, like {"giant": 0}.');
  for (const [name, side] of Object.entries(tokens as Record<string, unknown>)) {
    const place = TOKENS.indexOf(name as Token);
    if (place < 0)
      throw new ScenarioError(`There is no token "${name}". They are: ${TOKENS.join(', ')}.`);
    state.tokens[place] = wholeNumber(side, name, 0, state.armies.length - 1);
    if (!hasBegun(state) && name !== 'fool') state.begunBy = place;
  }
  if (!hasBegun(state) && state.tokens.some((side) => side !== NONE))
    throw new ScenarioError('The token of the Fool is never the first to be taken.');
}

function setClock(state: State, written: Written): void {
  const last = state.agreed.seats - 1;
  state.round = wholeNumber(written.round ?? 1, 'round', 1, 59);
  state.peace = Math.max(0, PEACE_ROUNDS + 1 - state.round);
  const { sand } = state.agreed;
  state.end = wholeNumber(written.end ?? 0, 'end', 0, sand === 'ask' ? Math.max(...SANDS) : sand);
  if (hasBegun(state) !== state.end > 0)
    throw new ScenarioError('The end counter runs just when a token is taken: give both or none.');
  if (!hasBegun(state) && state.round > LAST_ROUND)
    throw new ScenarioError(`Without an event the game is over after round ${LAST_ROUND}.`);
  state.first = wholeNumber(written.first ?? 0, 'first', 0, last);
  for (const id of listOf(written.played, 'played')) {
    const card = AUTOMA.findIndex((one) => one.id === id);
    if (card < 0 || state.played.includes(card))
      throw new ScenarioError(`${JSON.stringify(id)} is no Automa card, or there twice.`);
    state.played.push(card);
  }
  if (state.played.length > PLAYED_BEFORE_SHUFFLE)
    throw new ScenarioError(`The Automa plays at most ${PLAYED_BEFORE_SHUFFLE} cards of a deck.`);
}

function startTurn(state: State, written: Written): void {
  const seat = wholeNumber(written.turn ?? state.first, 'turn', 0, state.agreed.seats - 1);
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
  for (const value of listOf(written.done, 'done')) {
    const what = DONE.find((done) => done === value);
    if (!what) throw new ScenarioError(`What is done in a turn is one of: ${DONE.join(', ')}.`);
    turn[what] = true;
  }
  state.stack.push(isAutoma(state, seat) ? newTurn(seat) : turn);
}
