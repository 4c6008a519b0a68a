/**
 * What there is to speak of, in any language: the kinds of sentences with what each is told, and
 * things by their names.
 */
import type { GameSentences, Matter, NameOf, Seat, Speech } from '@magehall/engine';
import {
  type AttackFrame,
  type Choice,
  capturesNow,
  cardOf,
  diceOf,
  type Element,
  fighters,
  MANA,
  type ManaCard,
  type State,
  seatInOrder,
  seatsOf,
  sideOf,
  top,
  UNITS,
} from '../rules/index.ts';
import { type Asks, asked } from './asking.ts';

type ChoiceKind = Choice extends infer C ? (C extends C ? keyof C : never) : never;

/** A choice speaks of the position it is made in. */
type Choices = { [K in ChoiceKind]: Extract<Choice, Record<K, unknown>> & { state: State } };

export type Sentences = GameSentences<Asks, Choices>;

export const speech: Speech<State, Choice, Asks, Choices> = {
  asked: (state, _name, picked) => asked(state, picked),
  chosen: (state, choice) =>
    ({ kind: Object.keys(choice)[0], about: { ...choice, state } }) as Matter<Choices>,
};

/** Things by name, in one language. */
export interface Vocabulary {
  units: readonly string[];
  elements: Record<Element, string>;
  card(card: ManaCard): string;
  die(sides: number): string;
  /** "a", "a and b", "a, b and c". */
  list(items: readonly string[]): string;
  joker(element: Element): string;
  sideOf(names: readonly string[]): string;
  place(die: number): string;
  buttons: Record<string, string>;
  sand(sides: string): string;
}

export function idCard(id: string): ManaCard {
  return MANA[cardOf(id)];
}
export function unitsNamed(words: Vocabulary, units: readonly number[]): string {
  return words.list(units.map((unit) => words.units[unit]));
}
export function diceNamed(words: Vocabulary, dice: readonly number[]): string {
  return dice.map(words.die).join(' + ');
}
export function namesOf(seats: readonly Seat[], name: NameOf): string[] {
  return seats.map((seat) => name(seat));
}
export function ownersOf(state: State, side: number, name: NameOf): string[] {
  return namesOf(seatsOf(state, side), name);
}
export function ownLine(state: State, seat: Seat): readonly number[] {
  return state.armies[sideOf(state, seat)];
}
/** Whose turn it is, and their cards. */
export function seatNow(state: State): Seat {
  return seatInOrder(state, state.turn - 1);
}
export function handNow(state: State): readonly number[] {
  return state.hands[seatNow(state)];
}
/** Who leads once the first one has moved to the right end. */
export function nextLeader(state: State): number {
  const line = ownLine(state, seatNow(state));
  return fighters([...line.slice(1), line[0]])[0];
}
interface Bought {
  summons?: number;
  /** From the trophies. */
  raised?: boolean;
  rolls: readonly number[];
}

/** What a payment is for: a unit, or the dice of an attack. */
export function boughtNow(state: State): Bought {
  const frame = top(state);
  if (frame.frame === 'summon') return { summons: frame.unit, raised: frame.raised, rolls: [] };
  const units = frame.frame === 'attack' ? frame.units : [];
  return { rolls: diceOf(units, state.agreed.powerMongers) };
}
export function attackNow(state: State): AttackFrame {
  return top(state) as AttackFrame;
}
/** Who falls as the dice lie, by numeral. */
export function fallingNow(state: State): string {
  const { taken } = capturesNow(state, attackNow(state));
  return taken.map((unit) => UNITS[unit].roman).join(', ');
}
/** Re-rolls that these cards would give to an attack. */
export function rerollsOf(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + idCard(id).rerolls, 0);
}

/** A piece by its name as in `touches`. */
export function pieceNamed(words: Vocabulary, thing: string, name: NameOf): string {
  const [kind, what] = thing.split(':');
  switch (kind) {
    case 'unit':
      return words.units[Number(what)];
    case 'card':
      return words.card(idCard(what));
    case 'side':
      return words.sideOf([name(Number(what))]);
    case 'die':
      return words.place(Number(what));
    case 'joker':
      return words.joker(what as Element);
    case 'sand':
      return words.sand(what);
    default:
      return words.buttons[what];
  }
}
