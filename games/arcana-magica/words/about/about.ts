/** What the inspector tells of a thing on the table: what it is, what it does, what it means now. */
import type { About, Explained, NameOf, Seat, Whys } from '@magehall/engine';
import { lastCards } from '../../rules/automa/lastCards.ts';
import {
  ELEMENTS,
  type Element,
  FOOL,
  fighters,
  game,
  HIDDEN,
  isAutoma,
  isRanged,
  isRed,
  JOKERS,
  MANA,
  type ManaCard,
  NONE,
  SANDS,
  type State,
  sideOf,
  TOKENS,
  type Token,
  UNITS,
  type Why,
  worth,
} from '../../rules/index.ts';
import { neededFor } from '../../rules/mana/needed.ts';
import { sizeOfElement } from '../../rules/scoring/scoring.ts';
import { stepsOf } from '../automa.ts';
import { idCard, ownersOf, type Vocabulary } from '../speech.ts';
import type { CardWords } from '../table.ts';
import { type Standing, standingOf } from './standing.ts';

type Go = 'change' | 'fool' | 'move' | 'end' | 'keep' | 'endure';

/** A thing that means the same wherever it lies. */
interface Plain {
  title: string;
  what: string;
}

/** The sentences of a language; `element` comes by its name in it. */
export interface Telling {
  unit: {
    what(cost: number, element: string, numerals: readonly Numeral[]): string;
    now(standing: Standing, name: NameOf): readonly string[];
  };
  fool: { title: string; what: string; now(standing: Standing, name: NameOf): readonly string[] };
  card: {
    what(card: ManaCard, small: number): string;
    summons(units: readonly number[]): string;
    none: string;
  };
  side: {
    what: string;
    now(units: number, value: number, counted: number): string;
    peace(rounds: number): string;
    empty: string;
  };
  die: {
    what(ranged: boolean): string;
    shows(faces: readonly number[], sum: number): string;
    open: string;
    none: Plain;
  };
  joker: { what(red: boolean): string };
  sand: { title(sides: number): string; what(rounds: number): string };
  go: Record<Go, Plain>;
  gallery: Plain & { now(units: number): string };
  slot: { title(place: number): string; what: string; leaves: string; free: string };
  units: Plain & { now(toCome: number, discarded: number): string };
  mana: Plain & { now(deck: number, spent: number): string };
  token: Record<Token, Plain> & { taken(by: string): string; open: string };
  clock: Plain;
  trophies: {
    title(owner: string): string;
    what: string;
    now(count: number, points: number): string;
  };
  hand: { title(owner: string): string; what: string; now(count: number): string };
  seat: {
    person: string;
    automa: string;
    now(cards: number | undefined, units: number, trophies: number): string;
    first: string;
  };
  automa: { title(card: string): string; what: string; idle: string; now(steps: string): string };
  place: Plain;
  leader: Plain;
  battle: Plain;
  payment: Plain;
  chance: Plain;
  rerolls: Plain;
  element: { title(element: string): string; what(element: Element, units: number): string };
  round: { title(round: number): string; what: string; peace(rounds: number): string };
}

/** What a part of a numeral rolls: `d12`, or nothing yet, for fewer than four arrows. */
export interface Numeral {
  signs: string;
  count: number;
  sides: number | undefined;
}

/** XIX is two X and an arrow: the units' data know how to read it. */
function numeralsOf(unit: number): Numeral[] {
  const { arrows, fives, tens } = UNITS[unit];
  const parts: Numeral[] = [];
  if (tens > 0) parts.push({ signs: 'X'.repeat(tens), count: tens, sides: tens > 1 ? 20 : 12 });
  if (fives > 0) parts.push({ signs: 'V', count: fives, sides: 6 });
  if (arrows > 0)
    parts.push({ signs: 'I'.repeat(arrows), count: arrows, sides: arrows > 3 ? 4 : undefined });
  return parts;
}

export interface Spoken {
  vocabulary: Vocabulary;
  automa: CardWords;
  ends(state: State): string;
  typeset?(sentence: string): string;
}

type Explain = (rest: string, view: State, viewer: Seat, name: NameOf) => Explained | undefined;

const sentences = (all: readonly (string | undefined)[]) => all.filter(Boolean).join(' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function aboutFrom(spoken: Spoken, telling: Telling, whys: Whys<Why>): About<State> {
  const { vocabulary, automa, ends, typeset = (sentence: string) => sentence } = spoken;
  const owner = (view: State, side: number, name: NameOf) =>
    vocabulary.list(ownersOf(view, side, name));
  const explain: Record<string, Explain> = {
    unit(rest, view, viewer, name) {
      const unit = Number(rest);
      if (!UNITS[unit]) return undefined;
      const standing = standingOf(view, unit, viewer);
      if (unit === FOOL) {
        const { title, what, now } = telling.fool;
        return { title, what, now: sentences(now(standing, name)), rules: ['AM-FOOL-5'] };
      }
      const element = vocabulary.elements[ELEMENTS[UNITS[unit].element]];
      return {
        title: `${vocabulary.units[unit]} · ${element}`,
        what: telling.unit.what(unit, element, numeralsOf(unit)),
        now: sentences(telling.unit.now(standing, name)),
        rules: ['AM-ATTACK-1'],
      };
    },
    card(rest, view, viewer) {
      const card = idCard(rest);
      if (!card) return undefined;
      const told = {
        title: capital(vocabulary.card(card)),
        what: telling.card.what(card, card[view.agreed.half]),
        rules: ['AM-MANA-1'],
      };
      const hand = view.hands[viewer].filter((own) => own !== HIDDEN);
      if (!hand.some((own) => MANA[own].id === rest)) return told;
      const helps = (unit: number) => neededFor(hand, [unit], view.agreed.half).includes(rest);
      const units = view.gallery.filter((unit) => unit > FOOL && helps(unit));
      const { summons, none } = telling.card;
      return { ...told, now: units.length > 0 ? summons(units) : none };
    },
    side(rest, view, _viewer, name) {
      const side = Number(rest);
      const line = view.armies[side];
      if (!line) return undefined;
      const value = line.reduce((sum, unit) => sum + unit, 0);
      const { parts } = game.outcome(view).scores[side];
      const counted = parts.find(({ part }) => part.endsWith('army'))?.points ?? 0;
      const { what, now, peace, empty } = telling.side;
      const few = fighters(line).length < 3 && view.peace > 0;
      return {
        title: capital(vocabulary.sideOf(ownersOf(view, side, name))),
        what,
        now: sentences([
          line.length > 0 ? now(line.length, value, counted) : empty,
          few ? peace(view.peace) : undefined,
        ]),
        rules: ['AM-ARMY-1', 'AM-PEACE-1'],
      };
    },
    die(rest, view) {
      const frame = view.stack.at(-1);
      const die = Number(rest);
      const sides = frame?.frame === 'attack' ? frame.dice[die] : undefined;
      const { what, shows, open, none } = telling.die;
      if (frame?.frame !== 'attack' || sides === undefined)
        return { ...none, rules: ['AM-EXPLODE-1'] };
      const faces = frame.faces[die];
      return {
        title: vocabulary.die(sides),
        what: what(isRanged(sides)),
        now: faces.length > 0 ? shows(faces, worth(faces)) : open,
        rules: ['AM-EXPLODE-1', 'AM-ATTACK-2'],
      };
    },
    /** A die by its kind, wherever it lies. */
    d: (sides) => ({
      title: vocabulary.die(Number(sides)),
      what: telling.die.what(isRanged(Number(sides))),
      rules: ['AM-EXPLODE-1', 'AM-ATTACK-2'],
    }),
    joker: (element) => ({
      title: capital(vocabulary.joker(element as Element)),
      what: telling.joker.what(isRed(JOKERS.indexOf(element as Element))),
      rules: ['AM-FCHANCE-1', 'AM-CHANGE-2'],
    }),
    sand: (sides) =>
      SANDS.some((sand) => String(sand) === sides)
        ? {
            title: telling.sand.title(Number(sides)),
            what: telling.sand.what(Number(sides)),
            rules: ['AM-SAND-1'],
          }
        : undefined,
    go: (what) => telling.go[what as Go],
    gallery: (_, view) => {
      const { now, ...told } = telling.gallery;
      return { ...told, now: now(view.gallery.filter((unit) => unit !== NONE).length) };
    },
    slot(rest, view) {
      const { title, what, leaves, free } = telling.slot;
      const place = Number(rest);
      const now = view.gallery[place] === NONE ? free : place === 0 ? leaves : undefined;
      return { title: title(place + 1), what, ...(now && { now }) };
    },
    supply(rest, view) {
      if (rest === 'units') {
        const { now, ...told } = telling.units;
        const toCome = view.deck.length + view.beneath.length;
        return { ...told, now: now(toCome, view.discard.length), rules: ['AM-SETUP-4'] };
      }
      const { now, ...told } = telling.mana;
      return { ...told, now: now(view.mana.length, view.spent.length), rules: ['AM-HAND-2'] };
    },
    token(rest, view, _viewer, name) {
      const token = rest as Token;
      const side = view.tokens[TOKENS.indexOf(token)];
      if (side === undefined) return undefined;
      const { taken, open } = telling.token;
      const now = side === NONE ? open : taken(owner(view, side, name));
      return { ...telling.token[token], now, rules: [`AM-ARMA-${TOKENS.indexOf(token) + 1}`] };
    },
    counter: (_, view) => ({ ...telling.clock, now: ends(view), rules: ['AM-ARMA-7'] }),
    trophies(rest, view, _viewer, name) {
      const units = view.trophies[Number(rest)];
      if (!units) return undefined;
      const { title, what, now } = telling.trophies;
      const points = units.reduce((sum, unit) => sum + unit, 0);
      return {
        title: title(owner(view, Number(rest), name)),
        what,
        now: now(units.length, points),
        rules: ['AM-ARMY-3'],
      };
    },
    hand(rest, view, _viewer, name) {
      const seat = Number(rest);
      const { title, what, now } = telling.hand;
      return {
        title: title(name(seat)),
        what,
        now: now(view.hands[seat].length),
        rules: ['AM-HAND-1'],
      };
    },
    seat(rest, view, _viewer, name) {
      const seat = Number(rest);
      const side = sideOf(view, seat);
      const { person, automa: plays, now, first } = telling.seat;
      const cards = isAutoma(view, seat) ? undefined : view.hands[seat].length;
      return {
        title: name(seat),
        what: isAutoma(view, seat) ? plays : person,
        now: sentences([
          now(cards, view.armies[side].length, view.trophies[side].length),
          seat === view.first ? first : undefined,
        ]),
        rules: [isAutoma(view, seat) ? 'AM-AUTOMA-0' : 'AM-ROUND-1'],
      };
    },
    automa(rest, view) {
      const card = lastCards(view).get(Number(rest));
      const { title, what, idle, now } = telling.automa;
      if (!card) return { title: idle, what, rules: ['AM-AUTOMA-2'] };
      return {
        title: title(card.id),
        what,
        now: now(vocabulary.list(stepsOf(automa, card))),
        rules: ['AM-AUTOMA-4'],
      };
    },
    place: () => ({ ...telling.place, rules: ['AM-ARMY-2'] }),
    leader: () => ({ ...telling.leader, rules: ['AM-ARMY-1', 'AM-ATTACK-4'] }),
    battle: () => ({ ...telling.battle, rules: ['AM-ATTACK-1'] }),
    payment: () => ({ ...telling.payment, rules: ['AM-MANA-2'] }),
    chance: () => ({ ...telling.chance, rules: ['AM-CAPTURE-1'] }),
    rerolls: () => ({ ...telling.rerolls, rules: ['AM-REROLL-1'] }),
    symbol(rest, view) {
      const place = ELEMENTS.indexOf(rest as Element);
      if (place < 0) return undefined;
      const { title, what } = telling.element;
      const units = sizeOfElement(place, view.agreed.ferryman);
      const element = rest as Element;
      return {
        title: title(vocabulary.elements[element]),
        what: what(element, units),
        rules: ['AM-COMP-3', 'AM-WIN-1'],
      };
    },
    round(_, view) {
      const { title, what, peace } = telling.round;
      return {
        title: title(Math.max(1, view.round)),
        what,
        now: sentences([view.peace > 0 ? peace(view.peace) : undefined, ends(view)]),
        rules: ['AM-ROUND-1', 'AM-PEACE-1'],
      };
    },
  };
  return {
    of(view, thing, viewer, name) {
      const [kind, rest = ''] = thing.split(/:(.*)/);
      const told = explain[kind]?.(rest, view, viewer, name);
      return told && set(typeset, told);
    },
    why: (reason, name) => typeset(whys[reason.why as Why](reason, name)),
    ends: (state) => typeset(ends(state)),
  };
}

function set(typeset: (sentence: string) => string, told: Explained): Explained {
  const now = told.now ? { now: typeset(told.now) } : {};
  const { title, what, rules = [] } = told;
  return { title: typeset(title), what: typeset(what), rules, ...now };
}
