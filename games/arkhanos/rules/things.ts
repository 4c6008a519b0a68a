/** The names of all pieces, as `touches` gives them. */
import { OUTER_BONUSES, SPELLS, TOWERS } from './data.ts';
import { DIE_NAMES, KIND_NAMES, pillarThing } from './names.ts';

/** Spaces of the Mana Pool. */
const POOL = 10;
const PILLARS = TOWERS.length * OUTER_BONUSES.length;

export const THINGS: readonly string[] = [
  ...DIE_NAMES.slice(1).map((die) => `die:${die}`),
  ...TOWERS.map((tower) => `tower:${tower}`),
  ...Array.from({ length: PILLARS }, (_, pillar) => pillarThing(pillar)),
  ...KIND_NAMES.slice(1).map((kind) => `meeple:${kind}`),
  ...SPELLS.map((spell) => `spell:${spell}`),
  ...Array.from({ length: POOL }, (_, space) => `pool:${space + 1}`),
  ...['on', 'score', 'end'].map((where) => `go:${where}`),
];
