/** The dungeon for ears: a piece with what lies and stands there, and the whole table part by part. */
import type { Aloud, NameOf, Part, Seat, Seen } from '@magehall/engine';
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
  type State,
  sixesLeft,
} from '../../rules/index.ts';
import { BESIDE, IN_FRONT } from '../../rules/state.ts';
import { pieceNamed, type Spoken } from '../speech.ts';

/** The sentences of a language. */
export interface Telling {
  /** "Fire seal, strength 4". */
  seal(element: ElementName, strength: number): string;
  strength(n: number): string;
  open: string;
  /** On a scroll of Absorption. */
  holds(seal: string): string;
  mage(who: string): string;
  familiar(who: string): string;
  guardian(element: ElementName): string;
  left(n: number): string;
  titles: Record<'supply' | 'guardians', string>;
  supply(element: ElementName, n: number): string;
  sixes(left: number, fewest: number): string;
  points(n: number): string;
  first: string;
  /** Where the mage stands, where its familiar is. */
  stands(place: string): string;
  companion(place: string): string;
  atHand: string;
  done: string;
  noDice: string;
  used(scroll: string): string;
  typed: Aloud['typed'];
}

export function aloudFrom(spoken: Spoken, telling: Telling): Aloud<State> {
  const { typeset = (sentence: string) => sentence } = spoken;
  const piece = (thing: string, { view, viewer }: Seen<State>, name: NameOf) =>
    typeset(nameOf(spoken, telling, thing, view, viewer, name));
  return {
    piece,
    parts: (seen, name) =>
      partsOf(spoken, telling, seen, name, (thing) => piece(thing, seen, name)).map(
        ({ title, lines }) => ({ title: typeset(capital(title)), lines: lines.map(typeset) }),
      ),
    typed: telling.typed,
  };
}

function nameOf(
  spoken: Spoken,
  telling: Telling,
  thing: string,
  view: State,
  viewer: Seat,
  name: NameOf,
): string {
  const called = pieceNamed(spoken, thing, name);
  const [kind, rest] = thing.split(':');
  switch (kind) {
    case 'space': {
      const space = boardOf(view).at.get(rest);
      if (space === undefined) return called;
      return [
        liesOn(spoken, telling, view, space),
        ...figuresOn(telling, view, space, name),
        called,
      ].join(', ');
    }
    case 'own': {
      const card = CARD_NAME.indexOf(rest.replace(/^\d\./, ''));
      const owner = /^\d\./.test(rest) ? Number(rest[0]) : viewer;
      return card < 0 ? called : `${called}, ${scrollMarks(spoken, telling, view, card, owner)}`;
    }
    case 'supply':
      return `${called}, ${telling.left(view.supply[COLOURS.indexOf(rest as ColourName)])}`;
    case 'seat': {
      const { mage } = view.players[Number(rest)];
      return mage < 0 ? called : `${called}, ${spoken.mages[MAGES[mage]]}`;
    }
    default:
      return called;
  }
}

/** Its strength, and the seal that lies on it. */
function scrollMarks(
  spoken: Spoken,
  { strength, holds }: Telling,
  { absorbed, players }: State,
  card: number,
  owner: Seat,
): string {
  const { up, down } = players[owner];
  const isThere = up.includes(card) || down.includes(card);
  const token = isThere && CARD_SPELL[card] === 'absorption' ? absorbed[CARD_ELEMENT[card]] : 0;
  const power = strength(CARD_STRENGTH[card]);
  return token === 0 ? power : `${power}, ${holds(spoken.seal(DIE_NAME[token]))}`;
}

function liesOn(spoken: Spoken, telling: Telling, view: State, space: number): string {
  const token = view.tokens[space];
  if (token !== 0) return telling.seal(ELEMENTS[token >> 3], token & 7);
  const card = view.scrolls[space];
  if (card === 0) return telling.open;
  return `${spoken.scroll(CARD_NAME[card])}, ${telling.strength(CARD_STRENGTH[card])}`;
}

function figuresOn(telling: Telling, view: State, space: number, name: NameOf): string[] {
  return [
    ...view.players.flatMap(({ at, familiar }, seat) => [
      ...(at === space ? [telling.mage(name(seat))] : []),
      ...(familiar === space ? [telling.familiar(name(seat))] : []),
    ]),
    ...view.guardians.flatMap((at, element) =>
      at === space ? [telling.guardian(ELEMENTS[element])] : [],
    ),
  ];
}

function partsOf(
  spoken: Spoken,
  telling: Telling,
  { view, viewer }: Seen<State>,
  name: NameOf,
  piece: (thing: string) => string,
): Part[] {
  const { spaces, neighbours, fewestSixes } = boardOf(view);
  const seats = [viewer, ...view.players.keys()].filter((seat, i) => i === 0 || seat !== viewer);
  const beside = ELEMENTS.filter((_, element) => view.guardians[element] === BESIDE);
  const holds = (space: number) =>
    spaces[space].kind !== 'start' || figuresOn(telling, view, space, name).length > 0;
  return [
    ...seats.map((seat) => ({
      title: name(seat),
      lines: seatLines(spoken, telling, view, seat, name, piece),
    })),
    {
      title: telling.titles.supply,
      lines: [
        ...COLOURS.map((_, i) => telling.supply(ELEMENTS[i], view.supply[i])),
        telling.sixes(sixesLeft(view), fewestSixes),
      ],
    },
    ...(beside.length > 0
      ? [{ title: telling.titles.guardians, lines: beside.map(telling.guardian) }]
      : []),
    ...spaces.flatMap(({ id, kind }, place) =>
      kind === 'room' || kind === 'hub'
        ? [
            {
              title: spoken.place(id),
              lines: neighbours[place]
                .filter(holds)
                .map((near) => piece(`space:${spaces[near].id}`)),
            },
          ]
        : [],
    ),
  ];
}

function seatLines(
  spoken: Spoken,
  telling: Telling,
  view: State,
  seat: Seat,
  name: NameOf,
  piece: (thing: string) => string,
): string[] {
  const { mage, at, familiar, dice, up, down } = view.players[seat];
  const { spaces } = boardOf(view);
  const scroll = (card: number) => piece(`own:${seat}.${CARD_NAME[card]}`);
  return [
    telling.points(game.outcome(view).scores[seat].total),
    ...(mage < 0 ? [] : [spoken.mages[MAGES[mage]]]),
    ...(seat === view.first ? [telling.first] : []),
    telling.stands(spoken.place(spaces[at].id)),
    ...(familiar >= 0
      ? [telling.companion(spoken.place(spaces[familiar].id))]
      : familiar === IN_FRONT
        ? [telling.atHand]
        : []),
    ...(isDone(view.players[seat]) ? [telling.done] : []),
    ...(dice.length > 0
      ? dice.map((die) => pieceNamed(spoken, `die:${seat}.${DIE_NAME[die]}`, name))
      : [telling.noDice]),
    ...up.map(scroll),
    ...down.map((card) => telling.used(scroll(card))),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
