/** The towers for ears: a piece with what it holds now, and the whole table part by part. */
import type { Aloud, NameOf, Part, Seat, Seen } from '@magehall/engine';
import {
  CENTRAL,
  CENTRAL_PRESTIGE,
  DIE_NAMES,
  type DieName,
  game,
  INCOMPLETE_PRESTIGE,
  KIND_NAMES,
  lookAtBook,
  lookAtTower,
  type MeepleKind,
  OUTER_PRESTIGE,
  type PillarLook,
  type Prestige,
  pillarThing,
  SPELLS,
  type Spell,
  type State,
  TOWERS,
  type TowerName,
} from '../../rules/index.ts';
import { sortOfThing } from '../things.ts';
import { type Holds, heldOn, lookAtPillar } from './held.ts';

/** The sentences of a language. */
export interface Telling {
  /** A piece by its name. */
  piece(thing: string): string;
  /** Without a tile it takes any die. */
  tower(floor: number, tile: number | undefined): string;
  closed: string;
  /** No floor has been laid yet. */
  bare: string;
  pillar(held: Holds): string;
  supply(count: number): string;
  spell(kind: MeepleKind | undefined): string;
  pool(die: DieName | undefined): string;
  titles: Record<'bag' | 'table' | 'pool' | 'pays', string>;
  towers: Record<TowerName, string>;
  bearer(who: string): string;
  /** By colour. */
  bag(colours: readonly number[]): string;
  /** The tile that is laid next, and how many lie under it. */
  next(tile: number | undefined, under: number): string;
  none: string;
  prestige(points: number): string;
  inSupply(apprentices: number, masters: number): string;
  onSpell(spell: Spell, kind: MeepleKind): string;
  emptyBook: string;
  covered(floor: number, held: readonly string[]): string;
  pays(row: 'outer' | 'central' | 'unfinished', prestige: Prestige): string;
}

export function aloudFrom(
  telling: Telling,
  typed: Aloud['typed'],
  typeset: (sentence: string) => string = (sentence) => sentence,
): Aloud<State> {
  const piece = (thing: string, seen: Seen<State>, name: NameOf) => {
    const holds = stateOf(telling, thing, seen, name);
    const called = telling.piece(thing);
    return typeset(holds === undefined ? called : `${called}: ${holds}`);
  };
  return {
    piece,
    parts: (seen, name) =>
      partsOf(telling, seen, name, (thing) => piece(thing, seen, name)).map(({ title, lines }) => ({
        title: typeset(title),
        lines: lines.map(typeset),
      })),
    typed,
  };
}

function stateOf(
  telling: Telling,
  thing: string,
  { view: state, viewer: seat }: Seen<State>,
  name: NameOf,
): string | undefined {
  const { sort, name: rest } = sortOfThing(thing);
  switch (sort) {
    case 'tower':
      return towerState(telling, state, TOWERS.indexOf(rest as TowerName));
    case 'pillar': {
      const pillar = state.dice.findIndex((_, at) => pillarThing(at) === thing);
      return telling.pillar(lookAtPillar(state, pillar, name));
    }
    case 'meeple':
      return telling.supply((rest === 'master' ? state.masters : state.apprentices)[seat]);
    case 'spell': {
      const kind = state.book[seat * 6 + SPELLS.indexOf(rest as Spell)];
      return telling.spell(kind === 0 ? undefined : KIND_NAMES[kind]);
    }
    case 'pool': {
      const die = state.pool[Number(rest) - 1];
      return telling.pool(die === undefined ? undefined : DIE_NAMES[die]);
    }
    default:
      return undefined;
  }
}

function towerState(telling: Telling, state: State, tower: number): string {
  const { top, closed } = lookAtTower(state, tower);
  if (top) return telling.tower(top.floor, tower === CENTRAL ? undefined : top.tile?.id);
  return closed && state.floors[tower] > 0 ? telling.closed : telling.bare;
}

function partsOf(
  telling: Telling,
  { view: state, viewer }: Seen<State>,
  name: NameOf,
  piece: (thing: string) => string,
): Part[] {
  const { titles, towers } = telling;
  const order = [viewer, ...seatsBut(state, viewer)];
  const held = (pillar: PillarLook) => telling.pillar(heldOn(pillar, name));
  return [
    {
      title: titles.table,
      lines: orNone(
        telling,
        state.table.map((die) => piece(`die:${DIE_NAMES[die]}`)),
      ),
    },
    ...order.map((seat) => ({ title: name(seat), lines: seatLines(telling, state, seat) })),
    ...TOWERS.map((tower, i) => {
      const { top, below } = lookAtTower(state, i);
      return {
        title: towers[tower],
        lines: [
          piece(`tower:${tower}`),
          ...(top ? [0, 1, 2].map((place) => piece(pillarThing(i * 3 + place))) : []),
          ...below
            .toReversed()
            .map(({ floor, pillars }) => telling.covered(floor, pillars.map(held))),
        ],
      };
    }),
    {
      title: titles.pool,
      lines: orNone(
        telling,
        state.pool.map((_, i) => piece(`pool:${i + 1}`)),
      ),
    },
    {
      title: titles.bag,
      lines: [
        ...(state.first >= 0 ? [telling.bearer(name(state.first))] : []),
        telling.bag(state.bag),
        telling.next(state.next || undefined, state.stack.length),
      ],
    },
    {
      title: titles.pays,
      lines: [
        telling.pays('outer', OUTER_PRESTIGE),
        telling.pays('central', CENTRAL_PRESTIGE[state.centralPrestige]),
        telling.pays('unfinished', INCOMPLETE_PRESTIGE),
      ],
    },
  ];
}

function seatsBut(state: State, viewer: Seat): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
}

function seatLines(telling: Telling, state: State, seat: Seat): string[] {
  const spells = lookAtBook(state, seat).flatMap(({ spell, meeple }) =>
    meeple ? [telling.onSpell(spell, meeple)] : [],
  );
  return [
    telling.prestige(game.outcome(state).scores[seat].total),
    telling.inSupply(state.apprentices[seat], state.masters[seat]),
    ...(spells.length > 0 ? spells : [telling.emptyBook]),
  ];
}

function orNone({ none }: Telling, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : [none];
}
