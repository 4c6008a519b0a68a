/** What the inspector tells of a thing on the table: what it is, what it does, what it means now. */
import type { About, Explained, NameOf, Seat, Whys } from '@magehall/engine';
import {
  boardOf,
  CARD_ELEMENT,
  CARD_NAME,
  CARD_SPELL,
  CARD_STRENGTH,
  COLOURS,
  type ColourName,
  DIE_NAME,
  ELEMENTS,
  type ElementName,
  game,
  isDone,
  MAGES,
  type MageName,
  type SpellName,
  type State,
  sixesLeft,
  type Why,
} from '../../rules/index.ts';
import type { Spoken } from '../speech.ts';

/** The sentences of a language. A place is said as in "at gate 3". */
export interface Telling {
  /** How many of the strongest scrolls are left, and below how many the game ends. */
  ends(sixes: number, fewest: number): string;
  seal: {
    title(element: ElementName, strength: number): string;
    what(element: ElementName): string;
  };
  open: { title: string; what: string };
  scroll: {
    worth(strength: number): string;
    used: string;
    twins: string;
    holds(seal: string): string;
  };
  /** What a scroll of an element does. */
  effects: Record<SpellName | 'binding', (element: ElementName) => string>;
  figures: {
    mage(who: string): string;
    familiar(who: string): string;
    guardian(element: ElementName): string;
  };
  die: { title(element: ElementName, face: number | undefined): string; what: string };
  breaks(seals: number): string;
  supply: { title(element: ElementName): string; what: string; left(n: number): string };
  supplies: { title: string; what: string };
  scrolls: { title: string; what: string; now(points: number, ready: number): string };
  giveUp: { title: string; what: string };
  guardian: { title(element: ElementName): string; what: string; aside: string };
  mage: { what: string; title(mage: MageName): string };
  seat: {
    what(mage: MageName | undefined): string;
    now(points: number, scrolls: number, asleep: number, dice: number, done: boolean): string;
    first: string;
  };
  familiar: { title(who: string): string; what: string; here: string; away: string };
  element: { title(element: ElementName): string; what(element: ElementName): string };
  sixes: { title: string; what: string; now(left: number, fewest: number): string };
  round: { title(round: number): string; what: string; now(empty: number): string | undefined };
  room: { title(number: string): string; what: string };
}

type Explain = (rest: string, view: State, viewer: Seat, name: NameOf) => Explained | undefined;

export function aboutFrom(spoken: Spoken, telling: Telling, whys: Whys<Why>): About<State> {
  const { typeset = (sentence: string) => sentence } = spoken;
  const explain: Record<string, Explain> = {
    space: (id, view, viewer, name) => space(spoken, telling, view, id, viewer, name),
    own: (rest, view, viewer) => {
      const [, owner, card] = /^(?:(\d)\.)?(.+)$/.exec(rest) ?? [];
      return scroll(spoken, telling, view, card, owner === undefined ? viewer : Number(owner));
    },
    die: (rest, view, viewer) => die(telling, view, rest, viewer),
    supply: (colour, view) => {
      if (colour === '') return { ...telling.supplies, rules: ['FS-COMP-2'] };
      const { title, what, left } = telling.supply;
      const count = view.supply[COLOURS.indexOf(colour as ColourName)];
      const element = elementOf(colour);
      return { title: title(element), what, now: left(count), rules: ['FS-ENDTURN-1'] };
    },
    scrolls: (of, view) => {
      const player = view.players[Number(of)];
      if (!player) return undefined;
      const { title, what, now } = telling.scrolls;
      const points = game.outcome(view).scores[Number(of)].total;
      return { title, what, now: now(points, player.up.length), rules: ['FS-SCROLL-1'] };
    },
    give: () => ({ ...telling.giveUp, rules: ['FS-TURN-8'] }),
    guardian: (rest, view) => {
      const element = rest as ElementName;
      const at = view.guardians[ELEMENTS.indexOf(element)];
      const { title, what, aside } = telling.guardian;
      const where = at >= 0 ? spoken.where(boardOf(view).spaces[at].id) : aside;
      return { title: title(element), what, now: sentence(where), rules: ['FS-GUARD-1'] };
    },
    mage: (mage) => ({
      title: telling.mage.title(mage as MageName),
      what: telling.mage.what,
      rules: ['FS-COMP-7'],
    }),
    seat: (rest, view, _viewer, name) => seat(telling, view, Number(rest), name),
    familiar: (rest, view, _viewer, name) => {
      const { title, what, here, away } = telling.familiar;
      const at = view.players[Number(rest)].familiar;
      const where = at >= 0 ? sentence(spoken.where(boardOf(view).spaces[at].id)) : undefined;
      const now = where ?? (isDone(view.players[Number(rest)]) ? away : here);
      return { title: title(name(Number(rest))), what, now, rules: ['FS-BINDING-1'] };
    },
    symbol: (rest) => {
      const element = rest as ElementName;
      return {
        title: telling.element.title(element),
        what: telling.element.what(element),
        rules: ['FS-COMP-1'],
      };
    },
    counter: (rest, view) => {
      const { title, what, now } = telling.sixes;
      if (rest !== 'sixes') return undefined;
      const { fewestSixes } = boardOf(view);
      return { title, what, now: now(sixesLeft(view), fewestSixes), rules: ['FS-ENDROUND-2'] };
    },
    round: (_, view) => {
      const { title, what, now } = telling.round;
      const told = { title: title(view.round), what, rules: ['FS-ROUND-1'] };
      const besides = now(view.empty);
      return besides === undefined ? told : { ...told, now: besides };
    },
    room: (number) => ({
      title: telling.room.title(number),
      what: telling.room.what,
      rules: ['FS-REACH-1'],
    }),
  };
  return {
    of(view, thing, viewer, name) {
      const [kind, rest = ''] = thing.split(/:(.*)/);
      const told = explain[kind]?.(rest, view, viewer, name);
      return told && set(typeset, told);
    },
    why: (reason, name) => typeset(whys[reason.why as Why](reason, name)),
    ends: (state) => typeset(telling.ends(sixesLeft(state), boardOf(state).fewestSixes)),
  };
}

function set(typeset: (sentence: string) => string, told: Explained): Explained {
  const now = told.now === undefined ? {} : { now: typeset(told.now) };
  return { ...told, title: typeset(told.title), what: typeset(told.what), ...now };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** `red-4` and `red` are of Fire. */
function elementOf(name: string): ElementName {
  return ELEMENTS[COLOURS.findIndex((colour) => name.startsWith(colour))];
}

function space(
  spoken: Spoken,
  telling: Telling,
  view: State,
  id: string,
  viewer: Seat,
  name: NameOf,
): Explained | undefined {
  const at = boardOf(view).at.get(id);
  if (at === undefined) return undefined;
  const stands = [
    ...view.players.flatMap((player, seat) => [
      ...(player.at === at ? [telling.figures.mage(name(seat))] : []),
      ...(player.familiar === at ? [telling.figures.familiar(name(seat))] : []),
    ]),
    ...view.guardians.flatMap((guarded, element) =>
      guarded === at ? [telling.figures.guardian(ELEMENTS[element])] : [],
    ),
  ];
  const here = [sentence(spoken.where(id)), ...stands].join(' ');
  const card = view.scrolls[at];
  if (view.tokens[at] !== 0) {
    const seal = DIE_NAME[view.tokens[at]];
    const element = elementOf(seal);
    return {
      title: telling.seal.title(element, view.tokens[at] & 7),
      what: telling.seal.what(element),
      now: here,
      rules: ['FS-BREAK-1', 'FS-REACH-1'],
    };
  }
  if (card === 0) return { ...telling.open, now: here, rules: ['FS-REACH-1'] };
  const told = scroll(spoken, telling, view, CARD_NAME[card], viewer, true);
  return told && { ...told, now: `${telling.scroll.worth(CARD_STRENGTH[card])} ${here}` };
}

const RULES: Partial<Record<SpellName | 'binding', string>> = {
  strengthening: 'FS-STRENGTHEN-1',
  alteration: 'FS-ALTER-1',
  exploitation: 'FS-EXPLOIT-1',
  teleportation: 'FS-TELE-1',
  absorption: 'FS-ABSORB-1',
  disintegration: 'FS-DISINT-1',
  rearrangement: 'FS-REARR-1',
  deception: 'FS-DECEPT-1',
  guardian: 'FS-GUARD-1',
};

function scroll(
  spoken: Spoken,
  telling: Telling,
  view: State,
  name: string,
  owner: Seat,
  inDungeon = false,
): Explained | undefined {
  const card = CARD_NAME.indexOf(name);
  if (card < 0) return undefined;
  const spell = CARD_SPELL[card];
  const { up, down } = view.players[owner];
  const { worth, used, twins, holds } = telling.scroll;
  const absorbed = spell === 'absorption' ? view.absorbed[CARD_ELEMENT[card]] : 0;
  const asleep = down.includes(card);
  const notes = [
    worth(CARD_STRENGTH[card]),
    ...(asleep && !inDungeon ? [up.includes(card) ? twins : used] : []),
    ...(absorbed !== 0 ? [holds(spoken.seal(DIE_NAME[absorbed]))] : []),
  ];
  return {
    title: spoken.scroll(name),
    what: telling.effects[spell](ELEMENTS[CARD_ELEMENT[card]]),
    now: notes.join(' '),
    rules: [RULES[spell] ?? `FS-${spell.toUpperCase()}-1`],
  };
}

function die(telling: Telling, view: State, rest: string, viewer: Seat): Explained {
  const [, owner, name] = /^(?:(\d)\.)?(.+)$/.exec(rest) ?? [];
  const face = name.split('-')[1];
  const { title, what } = telling.die;
  const told = {
    title: title(elementOf(name), face === undefined ? undefined : Number(face)),
    what,
    rules: ['FS-BREAK-1', 'FS-BREAK-2'],
  };
  if (owner !== undefined || game.waitingFor(view) !== viewer) return told;
  const seals = new Set(
    game
      .choices(view)
      .flatMap((choice) =>
        'break' in choice && !('use' in choice) && choice.dice.includes(name) ? [choice.break] : [],
      ),
  );
  return { ...told, now: telling.breaks(seals.size) };
}

function seat(telling: Telling, view: State, of: Seat, name: NameOf): Explained | undefined {
  const player = view.players[of];
  if (player === undefined) return undefined;
  const points = game.outcome(view).scores[of].total;
  const { up, down, dice } = player;
  const { what, now, first } = telling.seat;
  const state = now(points, up.length + down.length, down.length, dice.length, isDone(player));
  return {
    title: name(of),
    what: what(player.mage < 0 ? undefined : MAGES[player.mage]),
    now: view.first === of && view.round > 0 ? `${state} ${first}` : state,
    rules: ['FS-ROUND-1'],
  };
}
