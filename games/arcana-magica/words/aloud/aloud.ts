/** The armies for ears: a piece with what stands on it, and the whole table part by part. */
import type { Aloud, NameOf, Part, Seat, Seen } from '@magehall/engine';
import { lastCards } from '../../rules/automa/lastCards.ts';
import {
  type AttackFrame,
  ELEMENTS,
  FOOL,
  fighters,
  game,
  HIDDEN,
  isAutoma,
  MANA,
  NONE,
  type State,
  seatsOf,
  sideOf,
  TOKENS,
  UNITS,
  worth,
} from '../../rules/index.ts';
import { stepsOf } from '../automa.ts';
import { idCard, ownersOf, pieceNamed, type Vocabulary } from '../speech.ts';
import type { TableWords } from '../table.ts';

/** The sentences of a language. */
export interface Telling {
  /** "14 Fire". */
  cost(unit: number, element: string): string;
  arrows(n: number): string;
  leader: string;
  attacks: string;
  damage(n: number): string;
  /** Of a mana card: for its own element, for others, and how often an attack may roll again. */
  gives(full: number, other: number, rerolls: number): string;
  army(units: number, value: number): string;
  /** Where a die lies. */
  on(unit: string): string;
  points(n: number): string;
  inHand(cards: number): string;
  first: string;
  trophies(owner: string): string;
  nobody: string;
  none: string;
  slot(place: number, who: string): string;
  leaves: string;
  units(toCome: number, discarded: number): string;
  mana(deck: number, spent: number): string;
  token(what: string, taken: string | undefined): string;
  attack(by: string, on: string): string;
  rerolls(n: number): string;
  peace(rounds: number): string;
}

export interface Spoken {
  vocabulary: Vocabulary;
  table: TableWords;
  telling: Telling;
  typed: Aloud['typed'];
  typeset?(sentence: string): string;
}

export function aloudFrom(spoken: Spoken): Aloud<State> {
  const { typed, typeset = (sentence: string) => sentence } = spoken;
  const piece = (thing: string, { view }: Seen<State>, name: NameOf) =>
    typeset(
      [pieceWith(spoken, thing, view, name), ...marksOf(spoken, thing, view)]
        .filter(Boolean)
        .join(', '),
    );
  return {
    piece,
    parts: (seen, name) =>
      partsOf(spoken, seen, name, (thing) => piece(thing, seen, name)).map(({ title, lines }) => ({
        title: typeset(title),
        lines: lines.map(typeset),
      })),
    typed: { ...typed, ...numerals(typed) },
  };
}

/** A unit's number is typed for its numeral: 14 for XIV. */
function numerals(typed: Aloud['typed']): Record<string, string> {
  return Object.fromEntries(
    UNITS.map(({ roman }, unit) => [unit, `${roman.toLowerCase()} ${typed[unit] ?? ''}`.trim()]),
  );
}

/** The name; an army is called by all who own it. */
function pieceWith({ vocabulary }: Spoken, thing: string, view: State, name: NameOf): string {
  const [kind, what] = thing.split(':');
  return kind === 'side'
    ? vocabulary.sideOf(ownersOf(view, Number(what), name))
    : pieceNamed(vocabulary, thing, name);
}

/** The attack whose dice are on the table. */
function attackOf({ stack }: State): AttackFrame | undefined {
  const frame = stack.findLast((one) => one.frame === 'attack');
  return frame?.frame === 'attack' ? frame : undefined;
}

function marksOf(spoken: Spoken, thing: string, view: State): string[] {
  const { vocabulary, telling } = spoken;
  const [kind, what] = thing.split(':');
  const number = Number(what);
  switch (kind) {
    case 'unit':
      return unitMarks(spoken, number, view);
    case 'card': {
      const { full, rerolls, ...others } = idCard(what);
      return [telling.gives(full, others[view.agreed.half], rerolls)];
    }
    case 'side': {
      const line = view.armies[number];
      return [telling.army(line.length, worth(line))];
    }
    case 'die': {
      const attack = attackOf(view);
      const faces = attack?.faces[number];
      if (!attack || !faces) return [];
      const hit = attack.hits[number];
      return [
        vocabulary.die(attack.dice[number]),
        faces.join(' + ') + (faces.length > 1 ? ` = ${worth(faces)}` : ''),
        hit === undefined ? '' : telling.on(vocabulary.units[hit]),
      ];
    }
    default:
      return [];
  }
}

/** What stands on a unit's card, its numeral read as dice and arrows; whether it leads, attacks, is hit. */
function unitMarks({ vocabulary, telling }: Spoken, unit: number, view: State): string[] {
  if (unit === FOOL) return [];
  const { element, arrows, fives, tens } = UNITS[unit];
  const leads = view.armies.some((line) => fighters(line)[0] === unit);
  const attack = attackOf(view);
  const dice = attack?.hits.flatMap((hit, die) => (hit === unit ? attack.faces[die] : [])) ?? [];
  return [
    telling.cost(unit, vocabulary.elements[ELEMENTS[element]]),
    tens > 0 ? vocabulary.die(tens > 1 ? 20 : 12) : '',
    fives > 0 ? vocabulary.die(6) : '',
    arrows > 0 ? telling.arrows(arrows) : '',
    leads ? telling.leader : '',
    attack?.units.includes(unit) ? telling.attacks : '',
    dice.length > 0 ? telling.damage(worth(dice)) : '',
  ];
}

function partsOf(
  spoken: Spoken,
  { view, viewer }: Seen<State>,
  name: NameOf,
  piece: (thing: string) => string,
): Part[] {
  const { table, telling } = spoken;
  const unit = (one: number) => piece(`unit:${one}`);
  const own = sideOf(view, viewer);
  const sides = [own, ...view.armies.keys()].filter((side, i) => i === 0 || side !== own);
  const seats = sides.flatMap((side) => seatsOf(view, side));
  return [
    {
      title: table.hand,
      lines: orElse(
        view.hands[viewer]
          .filter((card) => card !== HIDDEN)
          .map((card) => piece(`card:${MANA[card].id}`)),
        telling.none,
      ),
    },
    ...attackPart(spoken, view, name, piece),
    ...sides.map((side) => ({
      title: piece(`side:${side}`),
      lines: orElse(view.armies[side].map(unit), telling.nobody),
    })),
    ...sides.flatMap((side) => ({
      title: telling.trophies(spoken.vocabulary.list(ownersOf(view, side, name))),
      lines: orElse(view.trophies[side].map(unit), telling.none),
    })),
    ...seats.map((seat) => ({ title: name(seat), lines: seatLines(spoken, view, seat) })),
    {
      title: table.gallery,
      lines: [
        ...view.gallery.map((one, slot) => {
          const who = one === NONE ? telling.nobody : unit(one);
          return telling.slot(
            slot + 1,
            one !== NONE && slot === 0 ? `${who}, ${telling.leaves}` : who,
          );
        }),
        telling.units(view.deck.length + view.beneath.length, view.discard.length),
      ],
    },
    {
      title: table.armageddon,
      lines: [
        ...TOKENS.map((token, place) => {
          const side = view.tokens[place];
          const by = side === NONE ? undefined : ownersOf(view, side, name)[0];
          return telling.token(
            table.tokens[token],
            by === undefined ? undefined : table.takenBy(by),
          );
        }),
        ...(view.end > 0 ? [table.end(view.end)] : []),
      ],
    },
    {
      title: table.round(Math.max(1, view.round)),
      lines: [
        ...(view.peace > 0 ? [telling.peace(view.peace)] : []),
        telling.mana(view.mana.length, view.spent.length),
      ],
    },
  ];
}

/** The dice of an attack that goes on, and what may still be done with them. */
function attackPart(
  { telling, vocabulary }: Spoken,
  view: State,
  name: NameOf,
  piece: (thing: string) => string,
): Part[] {
  const attack = attackOf(view);
  if (!attack || attack.dice.length === 0) return [];
  const { seat, target, dice, rerolls } = attack;
  return [
    {
      title: telling.attack(name(seat), vocabulary.sideOf(ownersOf(view, target, name))),
      lines: [...dice.map((_, die) => piece(`die:${die}`)), telling.rerolls(rerolls)],
    },
  ];
}

function seatLines({ telling, table }: Spoken, view: State, seat: Seat): string[] {
  const card = lastCards(view).get(seat);
  return [
    telling.points(game.outcome(view).scores[seat].total),
    isAutoma(view, seat)
      ? card
        ? `${table.automa.name} ${stepsOf(table.automa, card).join(', ')}`
        : table.automa.idle
      : telling.inHand(view.hands[seat].length),
    ...(seat === view.first ? [telling.first] : []),
  ];
}

function orElse(lines: readonly string[], other: string): readonly string[] {
  return lines.length > 0 ? lines : [other];
}
