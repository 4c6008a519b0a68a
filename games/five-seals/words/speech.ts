/**
 * What both languages share: what there is to speak of, and with which facts. A language is a value
 * of type `Spoken`, so the compiler finds whatever it leaves out.
 */
import {
  type Book,
  type GameSentences,
  type Matter,
  type NameOf,
  type OptionWords,
  type Seat,
  type Sign,
  say,
  speak,
  type Telling,
  type Whys,
  type Words,
} from '@magehall/engine';
import {
  boardOf,
  CARD_NAME,
  type Choice,
  type ColourName,
  DIE_NAME,
  type ElementName,
  type Event,
  game,
  type MageName,
  type SpellName,
  type State,
  type Why,
} from '../rules/index.ts';
import type { Telling as Explaining } from './about/about.ts';
import type { Telling as Aloud } from './aloud/aloud.ts';
import { type Asks, asked } from './asking.ts';
import type { Following } from './following.ts';
import type { Labels } from './text.ts';

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
  /** Of a break: whether the seal is a scroll's, which is taken then. */
  takes: boolean;
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

type Choices = Record<ChoiceKind, Parts>;

/** All that one language says. */
export interface Spoken extends GameSentences<Asks, Choices> {
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
  goal: string;
  /** As it stands on a button behind the act. */
  points(gained: number): string;
  pieces: Record<string, (name: string, owner: string | undefined) => string>;
  parts: Record<string, string>;
  labels(): Promise<Labels>;
  /** Of what comes of a choice; apart, since it is read when one is about to be made. */
  outlook(): Promise<{ follows(what: Following): string }>;
  /** For ears; apart, since it comes after a table is open. */
  aloud(): Promise<{ telling: Aloud }>;
  telling(): Promise<Telling<Event>>;
  /** Of the inspector; apart, since it is read when somebody first asks. */
  about(): Promise<{ telling: Explaining; whys: Whys<Why> }>;
  typeset?(sentence: string): string;
  book(): Promise<Book>;
}

/** What a choice brings at once, by the rules; the rest of what follows comes when it is asked for. */
function pointsFor(state: State, choice: Choice): number {
  const seat = game.waitingFor(state);
  const after = game.clone(state);
  game.apply(after, choice);
  const pointsIn = (position: State) => game.outcome(position).scores[seat].total;
  return pointsIn(after) - pointsIn(state);
}

export function wordsFrom(spoken: Spoken): Words<State, Choice, Event> {
  const typeset = spoken.typeset ?? ((sentence: string) => sentence);
  const speech = speak<State, Choice, Asks, Choices>(
    { asked, chosen: (state, choice, name) => chosen(spoken, state, choice, name) },
    spoken,
    typeset,
  );
  return {
    ...spoken.sign,
    options: spoken.options,
    exclusions: {},
    ...speech,
    goal: typeset(spoken.goal),
    act: (state, choice, name) => {
      const act = speech.act(state, choice, name);
      const points = pointsFor(state, choice);
      return points > 0 ? `${act} · ${spoken.points(points)}` : act;
    },
    piece: (thing, name) => pieceNamed(spoken, thing, name),
    parts: spoken.parts,
    outlook: async () => {
      const [{ follows }, { following }] = await Promise.all([
        spoken.outlook(),
        import('./following.ts'),
      ]);
      return { follows: (state, choice) => typeset(follows(following(state, choice))) };
    },
    aloud: async () => {
      const [{ aloudFrom }, { telling }] = await Promise.all([
        import('./aloud/aloud.ts'),
        spoken.aloud(),
      ]);
      return aloudFrom(spoken, telling);
    },
    telling: spoken.telling,
    about: async () => {
      const { aboutFrom } = await import('./about/about.ts');
      const { telling, whys } = await spoken.about();
      return aboutFrom(spoken, telling, whys);
    },
    book: spoken.book,
    text: async (view, _viewer, name) => {
      const { drawing } = await import('./text.ts');
      return drawing(view, name, { ...spoken, labels: await spoken.labels() });
    },
  };
}

function takesScroll(state: State, id: string): boolean {
  return state.tokens[boardOf(state).at.get(id) as number] === 0;
}

/** The seal on a space, with its place: "the red 4 seal at gate 3". */
function sealAt(spoken: Spoken, state: State, id: string): string {
  const space = boardOf(state).at.get(id) as number;
  const token = state.tokens[space];
  const card = state.scrolls[space];
  if (token === 0 && card === 0) return spoken.place(id);
  const what = token !== 0 ? spoken.seal(DIE_NAME[token]) : spoken.scroll(CARD_NAME[card]);
  return `${what} ${spoken.where(id)}`;
}

type Field = string | number | readonly string[] | Choice | undefined;

function chosen(spoken: Spoken, state: State, choice: Choice, name: NameOf): Matter<Choices> {
  // A choice has some of these fields; a sentence speaks only of those its kind has.
  const fields = choice as unknown as Record<string, Field>;
  const kind = kindOf(fields);
  const place = fields.break ?? fields.remove ?? fields.onto ?? fields.free;
  const broken = fields.break ?? fields.free;
  const spaces = fields.swap as readonly [string, string] | undefined;
  const inner = fields.as && chosen(spoken, state, fields.as as Choice, name);
  const frame = state.stack.at(-1);
  const parts = {
    ...fields,
    seat: frame !== undefined && 'seat' in frame ? frame.seat : 0,
    colours: fields.take,
    target: typeof place === 'string' && kind !== 'aside' ? sealAt(spoken, state, place) : '',
    by: passed(spoken, state, fields, name),
    as: inner ? say<Choices>(spoken.choices, inner, name) : '',
    spaces: spaces?.map((space) => sealAt(spoken, state, space)),
    takes: typeof broken === 'string' && takesScroll(state, broken),
  };
  return { kind, about: parts as unknown as Parts } as Matter<Choices>;
}

function passed(
  spoken: Spoken,
  state: State,
  { over, past }: Record<string, Field>,
  name: NameOf,
): string {
  if (typeof over === 'string') return sealAt(spoken, state, over);
  if (typeof past !== 'string') return '';
  const space = boardOf(state).at.get(past);
  const owner = state.players.findIndex(({ at, familiar }) => at === space || familiar === space);
  return spoken.figure(name(owner), past);
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
export function pieceNamed(spoken: Spoken, thing: string, name: NameOf): string {
  const kind = thing.slice(0, thing.indexOf(':'));
  const rest = thing.slice(kind.length + 1);
  if (kind === 'seat') return name(Number(rest));
  const owned = kind === 'die' || kind === 'own' ? /^(\d)\.(.+)$/.exec(rest) : null;
  const owner = owned === null ? undefined : name(Number(owned[1]));
  return spoken.pieces[kind](owned === null ? rest : owned[2], owner);
}
