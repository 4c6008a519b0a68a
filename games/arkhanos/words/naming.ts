/** A piece by its name and what it holds now: what a screen reader says of it. */
import type { NameOf, Seen } from '@magehall/engine';
import {
  CENTRAL,
  DIE_NAMES,
  type DieName,
  KIND_NAMES,
  lookAtTower,
  type MeepleKind,
  pillarThing,
  SPELLS,
  type Spell,
  type State,
  TOWERS,
  type TowerName,
} from '../rules/index.ts';
import { type Holds, lookAtPillar, sortOfThing } from './things.ts';

/** The sentences of a language, each to follow the name of a piece. */
export interface States {
  /** Without a tile it takes any die. */
  tower(floor: number, tile: number | undefined): string;
  closed: string;
  pillar(held: Holds): string;
  supply(count: number): string;
  spell(kind: MeepleKind | undefined): string;
  pool(die: DieName | undefined): string;
}

export function named(
  called: string,
  thing: string,
  seen: Seen<State> | undefined,
  name: NameOf,
  words: States,
): string {
  const holds = seen && stateOf(thing, seen, name, words);
  return holds === undefined ? called : `${called}: ${holds}`;
}

function stateOf(
  thing: string,
  { view: state, viewer: seat }: Seen<State>,
  name: NameOf,
  words: States,
): string | undefined {
  const { sort, name: rest } = sortOfThing(thing);
  switch (sort) {
    case 'tower': {
      const tower = TOWERS.indexOf(rest as TowerName);
      const { top } = lookAtTower(state, tower);
      if (!top) return state.floors[tower] > 0 ? words.closed : undefined;
      return words.tower(top.floor, tower === CENTRAL ? undefined : top.tile?.id);
    }
    case 'pillar': {
      const pillar = state.dice.findIndex((_, at) => pillarThing(at) === thing);
      return words.pillar(lookAtPillar(state, pillar, name));
    }
    case 'meeple':
      return words.supply((rest === 'master' ? state.masters : state.apprentices)[seat]);
    case 'spell': {
      const kind = state.book[seat * 6 + SPELLS.indexOf(rest as Spell)];
      return words.spell(kind === 0 ? undefined : KIND_NAMES[kind]);
    }
    case 'pool': {
      const die = state.pool[Number(rest) - 1];
      return words.pool(die === undefined ? undefined : DIE_NAMES[die]);
    }
    default:
      return undefined;
  }
}
