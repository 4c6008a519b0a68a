/** The book of Arcana Magica: what it draws, and the tables it makes from the rules' own data. */
import type { BookFace, Lookup, Picture, QuickStep, Shelf, Thing } from '@magehall/ui';
import { diceOfNumerals } from '../rules/attack/dice.ts';
import {
  AUTOMA,
  diceOf,
  ELEMENTS,
  type Event,
  FOOL,
  isRanged,
  JOKERS,
  MANA,
  type Scoring,
  type State,
  TOKENS,
  UNITS,
} from '../rules/index.ts';
import { COUNTS, TOKEN_POINTS } from '../rules/scoring/scoring.ts';
import { spoken } from '../table/words.ts';
import { CardPortrait, DiePortrait, part, UnitPortrait } from './Drawn.tsx';
import { POSITIONS } from './pictures.ts';
import type { PictureName, QuickName, Says } from './says.ts';

/** The dice that these units make together. */
const atRest = (...units: number[]) => diceOf(units, false).map((sides) => ({ sides, faces: [] }));

const DRAWN: Record<PictureName, Picture<State, Event>['Draw']> = {
  goal: part({ rival: true, own: true }),
  summon: part({ gallery: true, hand: true }),
  mana: part({ hand: true }),
  attack: part({ own: true, dice: atRest(10, 6, 3) }),
  capture: part({ rival: true, dice: [{ sides: 12, faces: [12, 5] }] }),
  end: part({ clock: true }),
  line: part({ rival: true }),
  summoning: part({ gallery: true, middle: true, own: true, hand: true }),
  attacking: part({ rival: true, middle: true, own: true, hand: true }),
  overkill: part({ rival: true, dice: [{ sides: 20, faces: [17] }] }),
};

/** What chance answers where something is tried: the d12 shows 12 and explodes, then 5; the d4 shows 3. */
const CHANCE: Partial<Record<PictureName, readonly number[]>> = { attacking: [11, 2, 4] };

export function bookOf(says: Says): BookFace<State, Event> {
  const { quick, pictures, ours } = says;
  const picture = (id: PictureName): Picture<State, Event> => {
    const { caption, ask } = pictures[id];
    const chance = CHANCE[id];
    return {
      id,
      start: POSITIONS[id],
      Draw: DRAWN[id],
      caption,
      ...(ask && { tries: { ask, ...(chance && { chance }) } }),
    };
  };
  const step = (id: QuickName): QuickStep<State, Event> => ({ ...quick[id], picture: picture(id) });
  const tables = lookups(says);
  return {
    quick: [
      ...[step('goal'), step('mana'), step('summon')],
      ...[step('attack'), step('capture'), step('end')],
    ],
    chapters: {
      components: { lookups: [tables.units] },
      rounds: { pictures: [picture('line')] },
      mana: { lookups: [tables.mana] },
      summoning: { pictures: [picture('summoning')] },
      attack: { pictures: [picture('attacking')], lookups: [tables.symbols] },
      capture: { pictures: [picture('overkill')] },
      armageddon: { lookups: [tables.tokens] },
      winning: { lookups: [tables.scoring] },
      automa: { lookups: [tables.automa], ours: ours.automa },
    },
    shelves: shelvesOf(says),
    plain: POSITIONS.mana,
  };
}

function shelvesOf({ unit, automa, shelves, automaCard, ours }: Says): Shelf[] {
  return [
    {
      id: 'units',
      title: shelves.units,
      things: UNITS.map((_, number) => ({
        name: `unit:${number}`,
        Portrait: () => <UnitPortrait unit={number} name={unit(number)} />,
        rules: number === FOOL ? ['AM-FOOL-', 'AM-FCHANCE-'] : ['AM-COMP-6', 'AM-ATTACK-3'],
      })),
    },
    {
      id: 'mana-cards',
      title: shelves.mana,
      things: MANA.map(({ id, rerolls }, card) => ({
        name: `card:${id}`,
        Portrait: () => <CardPortrait card={card} />,
        rules: ['AM-MANA-1', 'AM-MANA-2', ...(rerolls > 0 ? ['AM-REROLL-1', 'AM-REROLL-2'] : [])],
      })),
    },
    { id: 'dice-and-jokers', title: shelves.others, things: [...dicePages(), ...jokerPages()] },
    {
      id: 'automa-cards',
      title: shelves.automa,
      things: AUTOMA.map(({ id }, card) => ({
        name: `automa:${id}`,
        told: { title: `${automaCard} ${id}`, what: automa(card) },
        Portrait: () => <span class="automa-portrait">{id}</span>,
        rules: ['AM-AUTOMA-2', 'AM-AUTOMA-4'],
        ours: ours.card,
      })),
    },
  ];
}

/** From the dice of all units alone and together. */
const SIDES = [4, 6, 8, 12, 20];

const dicePages = (): Thing[] =>
  SIDES.map((sides) => ({
    name: `d:${sides}`,
    Portrait: () => <DiePortrait sides={sides} />,
    rules: [isRanged(sides) ? 'AM-ATTACK-5' : 'AM-ATTACK-4', 'AM-EXPLODE-1', 'AM-EXPLODE-2'],
  }));

const jokerPages = (): Thing[] =>
  JOKERS.map((element) => ({
    name: `joker:${element}`,
    Portrait: () => <span class="automa-portrait">{spoken().elements[element].charAt(0)}</span>,
    rules: ['AM-COMP-5', 'AM-FCHANCE-', 'AM-CHANGE-'],
  }));

const named = (dice: readonly number[]) => dice.map((sides) => `d${sides}`).join(' + ') || '–';

/** Numerals that are added up: how many X, V and arrows. */
const NUMERALS: readonly (readonly [number, number, number])[] = [
  ...([
    [0, 0, 4],
    [0, 0, 8],
    [0, 1, 0],
    [1, 0, 0],
  ] as const),
  ...([
    [0, 2, 0],
    [2, 0, 0],
    [1, 2, 0],
    [3, 0, 0],
  ] as const),
];

function lookups(says: Says): Record<keyof Says['lookups'], Lookup> {
  const { lookups: titles, reaches, counts, scoring } = says;
  const army = (name: Scoring) => [counts.none, counts.half, counts.all][COUNTS[name].army(2)];
  return {
    units: {
      id: 'unit-list',
      ...titles.units,
      rows: UNITS.map(({ element, arrows }, unit) => [
        unit,
        { of: `unit:${unit}`, say: 'title' },
        named(diceOf([unit], false)),
        element < 0 ? '–' : arrows % 4,
      ]),
    },
    symbols: {
      id: 'symbols',
      ...titles.symbols,
      rows: NUMERALS.map(([x, v, arrows]) => {
        const dice = diceOfNumerals(x, v, arrows);
        return [
          `${'X'.repeat(x)}${'V'.repeat(v)}${'I'.repeat(arrows)}`,
          named(dice),
          dice.every(isRanged) ? reaches.any : reaches.leader,
        ];
      }),
    },
    mana: {
      id: 'mana-list',
      ...titles.mana,
      rows: MANA.filter(({ element }) => ELEMENTS[element] === 'fire').map(
        ({ rank, full, up, rerolls }) => [<Rank key={rank} rank={rank} />, full, up, rerolls],
      ),
    },
    tokens: {
      id: 'tokens',
      ...titles.tokens,
      rows: TOKENS.map((token) => [
        { of: `token:${token}`, say: 'title' },
        { of: `token:${token}`, say: 'what' },
        TOKEN_POINTS,
      ]),
    },
    scoring: {
      id: 'scoring',
      ...titles.scoring,
      rows: (['sorcerer', 'warlock', 'patriarch', 'archmage'] satisfies Scoring[]).map((name) => [
        scoring[name],
        COUNTS[name].trophies ? counts.all : counts.none,
        army(name),
        TOKEN_POINTS,
      ]),
    },
    automa: {
      id: 'automa-list',
      ...titles.automa,
      rows: AUTOMA.map(({ id }) => [
        { of: `automa:${id}`, say: 'title' },
        { of: `automa:${id}`, say: 'what' },
      ]),
    },
  };
}

function Rank({ rank }: { rank: string }) {
  return <>{spoken().rank(rank)}</>;
}
