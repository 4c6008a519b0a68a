/**
 * What both languages share: which sentence is due when. A language fills in the sentences; the
 * compiler sees that none is missing.
 */
import type { NameOf, Reason, Seat, Words } from '@magehall/engine';
import {
  type AttackFrame,
  type Choice,
  cardOf,
  type Element,
  type Event,
  type EventKind,
  type Frame,
  MANA,
  type ManaCard,
  type State,
  seatsOf,
  sideOf,
  top,
  type Why,
} from '../rules/index.ts';

type EventOf<Kind extends EventKind> = Extract<Event, { event: Kind }>;
type Facts = Readonly<Record<string, string | number>>;

/** A sentence for each kind of choice; it gets the position the choice is made in. */
export type ChoiceSentences = {
  [Kind in Choice extends infer C ? (C extends C ? keyof C : never) : never]: (
    state: State,
    choice: Extract<Choice, Record<Kind, unknown>>,
    name: NameOf,
  ) => string;
};
export type EventSentences = {
  [Kind in EventKind]: (event: EventOf<Kind>, name: NameOf) => string;
};
export type AskSentences = {
  [Kind in Frame['frame']]: (
    state: State,
    frame: Extract<Frame, { frame: Kind }>,
    name: NameOf,
  ) => string;
} & { over: (state: State, name: NameOf) => string };
export type WhySentences = Record<Why, (facts: Facts, name: NameOf) => string>;

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
export function attackNow(state: State): AttackFrame {
  return top(state) as AttackFrame;
}
/** Re-rolls that these cards would give to an attack. */
export function rerollsOf(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + idCard(id).rerolls, 0);
}

type Speaking = Pick<Words<State, Choice, Event>, 'ask' | 'choice' | 'event' | 'why' | 'piece'>;

export function speak(
  words: Vocabulary,
  sentences: {
    ask: AskSentences;
    choices: ChoiceSentences;
    events: EventSentences;
    whys: WhySentences;
  },
  set: (sentence: string) => string = (sentence) => sentence,
): Speaking {
  return {
    ask(state, name) {
      if (state.stack.length === 0) return set(sentences.ask.over(state, name));
      const frame = top(state);
      const say = sentences.ask[frame.frame] as (s: State, f: Frame, n: NameOf) => string;
      return set(say(state, frame, name));
    },
    choice(state, choice, name) {
      const kind = Object.keys(choice)[0] as keyof ChoiceSentences;
      const say = sentences.choices[kind] as (s: State, c: Choice, n: NameOf) => string;
      return set(say(state, choice, name));
    },
    event(event, name) {
      const say = sentences.events[event.event] as (e: Event, n: NameOf) => string;
      return set(say(event, name));
    },
    why(reason: Reason, name) {
      return set(sentences.whys[reason.why as Why](reason.with ?? {}, name));
    },
    piece: (thing, name) => pieceNamed(words, thing, name),
  };
}

function pieceNamed(words: Vocabulary, thing: string, name: NameOf): string {
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
