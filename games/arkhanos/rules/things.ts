/** The names of all pieces, as `touches` gives them. */
import type { Go } from './choice.ts';
import {
  type MeepleKind,
  OUTER_BONUSES,
  SPELLS,
  type Spell,
  TOWERS,
  type TowerName,
} from './data.ts';
import { DIE_NAMES, type DieName, KIND_NAMES, type PillarThing, pillarThing } from './names.ts';

/** A piece by its name: a misspelt one is found by the compiler, not by a click on nothing. */
export type Thing =
  | `die:${DieName}`
  | `tower:${TowerName}`
  | PillarThing
  | `meeple:${MeepleKind}`
  | `spell:${Spell}`
  | `pool:${number}`
  | `go:${Go['go']}`;

/** Spaces of the Mana Pool. */
const POOL = 10;
const PILLARS = TOWERS.length * OUTER_BONUSES.length;

export const THINGS: readonly Thing[] = [
  ...DIE_NAMES.slice(1).map((die): Thing => `die:${die}`),
  ...TOWERS.map((tower): Thing => `tower:${tower}`),
  ...Array.from({ length: PILLARS }, (_, pillar) => pillarThing(pillar)),
  ...KIND_NAMES.slice(1).map((kind): Thing => `meeple:${kind}`),
  ...SPELLS.map((spell): Thing => `spell:${spell}`),
  ...Array.from({ length: POOL }, (_, space): Thing => `pool:${space + 1}`),
  'go:on',
  'go:score',
  'go:end',
];
