/**
 * What a language has to say, and the one way its sentences become the words of the game. A
 * language is a value of type `Tongue`, so the compiler finds whatever it leaves out.
 */
import type {
  Book,
  Language,
  NameOf,
  OptionWords,
  Reason,
  Seat,
  Sign,
  Words,
} from '@magehall/engine';
import {
  boardOf,
  CARD_NAME,
  type Choice,
  type ColourName,
  DIE_NAME,
  type ElementName,
  type Event,
  type Frame,
  game,
  type MageName,
  type SpellName,
  type State,
} from '../rules/index.ts';
import type { Labels } from './text.ts';

type Decision = 'mage' | 'draft' | 'turn' | 'stuck' | 'swap' | 'give' | 'free';
type Waiting = 'filling' | 'rolling' | 'over';

/** The parts of a choice, named as there; which of them are there depends on its kind. */
export interface Parts {
  seat: Seat;
  mage: MageName;
  take: string;
  colours: readonly ColourName[];
  /** The seal to be broken, removed, sat upon: named with its place. */
  target: string;
  dice: readonly string[];
  die: string;
  into: ColourName;
  absorb: string | undefined;
  use: string;
  from: Seat;
  give: string;
  raise: readonly string[] | undefined;
  lower: readonly string[] | undefined;
  /** The exploited use, as a sentence. */
  as: string;
  /** The seal leapt over, or the figure that is passed. */
  by: string;
  spaces: readonly [string, string];
}

type ChoiceKind =
  | 'mage'
  | 'draft'
  | 'break'
  | 'up'
  | 'give'
  | 'swap'
  | 'free'
  | 'here'
  | 'familiar'
  | 'two'
  | 'aside'
  | Exclude<SpellName, 'synergy' | 'swap' | 'exchange' | 'rearrangement'>;

type EventSentences = {
  [K in Event['event']]: (event: Extract<Event, { event: K }>, name: NameOf) => string;
};

export interface Tongue {
  language: Language;
  sign: Sign;
  options(): Promise<Record<string, OptionWords>>;
  colours: Record<ColourName, string>;
  elements: Record<ElementName, string>;
  mages: Record<MageName, string>;
  /** "Leap of Fire", from `leap-fire`. */
  scroll(name: string): string;
  /** "the red 4 seal", from `red-4`. */
  seal(name: string): string;
  /** "gate 3", from `2.g`. */
  place(id: string): string;
  /** "at gate 3". */
  where(id: string): string;
  /** A rival's mage or familiar that stands there. */
  figure(who: string, at: string): string;
  ask: Record<Decision, (who: string) => string> & Record<Waiting, string>;
  choices: Record<ChoiceKind, (parts: Parts, name: NameOf) => string>;
  events: EventSentences;
  reasons: Record<string, (reason: Reason, name: NameOf) => string>;
  pieces: Record<string, (name: string, owner: string | undefined) => string>;
  parts: Record<string, string>;
  labels(): Promise<Labels>;
  /** How a sentence is set, such as what must not begin a line. */
  set(sentence: string): string;
  book(): Promise<Book>;
}

export function wordsFrom(tongue: Tongue): Words<State, Choice, Event> {
  return {
    ...tongue.sign,
    options: tongue.options,
    exclusions: {},
    ask: (state, name) => tongue.set(ask(tongue, state, name)),
    choice: (state, choice, name) => {
      const { kind, parts } = partsOf(tongue, state, choice, name);
      return tongue.set(tongue.choices[kind](parts, name));
    },
    event: (event, name) =>
      tongue.set(
        (tongue.events[event.event] as (event: Event, name: NameOf) => string)(event, name),
      ),
    why: (reason, name) => tongue.set(tongue.reasons[reason.why](reason, name)),
    piece: (thing, name) => piece(tongue, thing, name),
    parts: tongue.parts,
    book: tongue.book,
    text: async (view, _viewer, name) => {
      const { drawing } = await import('./text.ts');
      return drawing(view, name, { ...tongue, labels: await tongue.labels() });
    },
  };
}

function ask(tongue: Tongue, state: State, name: NameOf): string {
  const frame: Frame | undefined = state.stack.at(-1);
  if (frame === undefined) return tongue.ask.over;
  switch (frame.do) {
    case 'roll':
      return tongue.ask.rolling;
    case 'turn': {
      const stuck = game.choices(state).some((choice) => 'give' in choice && !('use' in choice));
      return tongue.ask[stuck ? 'stuck' : 'turn'](name(frame.seat));
    }
    case 'mage':
    case 'draft':
    case 'swap':
    case 'give':
    case 'free':
      return tongue.ask[frame.do](name(frame.seat));
    default:
      return tongue.ask.filling;
  }
}

/** The seal on a space, with its place: "the red 4 seal at gate 3". */
function sealAt(tongue: Tongue, state: State, id: string): string {
  const space = boardOf(state).at.get(id) as number;
  const token = state.tokens[space];
  const card = state.scrolls[space];
  if (token === 0 && card === 0) return tongue.place(id);
  const what = token !== 0 ? tongue.seal(DIE_NAME[token]) : tongue.scroll(CARD_NAME[card]);
  return `${what} ${tongue.where(id)}`;
}

type Field = string | number | readonly string[] | Choice | undefined;

function partsOf(
  tongue: Tongue,
  state: State,
  choice: Choice,
  name: NameOf,
): { kind: ChoiceKind; parts: Parts } {
  // A choice has some of these fields; a sentence speaks only of those its kind has.
  const fields = choice as unknown as Record<string, Field>;
  const kind = kindOf(fields);
  const place = fields.break ?? fields.remove ?? fields.onto ?? fields.free;
  const spaces = fields.swap as readonly [string, string] | undefined;
  const inner = fields.as && partsOf(tongue, state, fields.as as Choice, name);
  const frame = state.stack.at(-1);
  const parts = {
    ...fields,
    seat: frame !== undefined && 'seat' in frame ? frame.seat : 0,
    colours: fields.take,
    target: typeof place === 'string' && kind !== 'aside' ? sealAt(tongue, state, place) : '',
    by: passed(tongue, state, fields, name),
    as: inner ? tongue.choices[inner.kind](inner.parts, name) : '',
    spaces: spaces?.map((space) => sealAt(tongue, state, space)),
  };
  return { kind, parts: parts as unknown as Parts };
}

function passed(
  tongue: Tongue,
  state: State,
  { over, past }: Record<string, Field>,
  name: NameOf,
): string {
  if (typeof over === 'string') return sealAt(tongue, state, over);
  if (typeof past !== 'string') return '';
  const space = boardOf(state).at.get(past);
  const owner = state.players.findIndex(({ at, familiar }) => at === space || familiar === space);
  return tongue.figure(name(owner), past);
}

function kindOf(fields: Record<string, Field>): ChoiceKind {
  if (typeof fields.use !== 'string') {
    if (fields.take) return 'draft';
    if (fields.give) return fields.give === 'up' ? 'up' : 'give';
    return (['mage', 'swap', 'free', 'break'] as const).find((key) => key in fields) ?? 'break';
  }
  const spell = fields.use.split('-')[0];
  if (spell === 'binding') return fields.familiar ? 'here' : 'familiar';
  if (spell === 'swap' || spell === 'exchange' || spell === 'rearrangement') return 'two';
  return fields.onto === 'aside' ? 'aside' : (spell as ChoiceKind);
}

/** `die:1.red-4` is the red 4 of seat 1; without the seat it is one's own. */
function piece(tongue: Tongue, thing: string, name: NameOf): string {
  const kind = thing.slice(0, thing.indexOf(':'));
  const rest = thing.slice(kind.length + 1);
  if (kind === 'seat') return name(Number(rest));
  const owned = kind === 'die' || kind === 'own' ? /^(\d)\.(.+)$/.exec(rest) : null;
  const owner = owned === null ? undefined : name(Number(owned[1]));
  return tongue.pieces[kind](owned === null ? rest : owned[2], owner);
}
