/** The numbers of a state as the words a person reads, in choices and events, and back. */
import {
  CENTRAL,
  COLOURS,
  type Colour,
  type MeepleKind,
  OUTER_BONUSES,
  type OuterBonus,
  SPELLS,
  type Spell,
  TOWERS,
  type TowerName,
} from './data.ts';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
/** A die as it lies: `yellow-3`. */
export type DieName = `${Colour}-${Face}`;

/** By die, 1 to 24. */
export const DIE_NAMES: readonly DieName[] = [
  'none' as DieName,
  ...COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((face) => `${colour}-${face}` as DieName)),
];
export const KIND_NAMES: readonly MeepleKind[] = ['none' as MeepleKind, 'apprentice', 'master'];

const DICE = new Map(DIE_NAMES.map((name, die) => [name, die]));

export function dieNamed(name: DieName): number {
  return DICE.get(name) ?? 0;
}
export function spellNamed(name: Spell): number {
  return SPELLS.indexOf(name);
}
export function towerNamed(name: TowerName): number {
  return TOWERS.indexOf(name);
}
export function kindNamed(name: MeepleKind): number {
  return name === 'master' ? 2 : 1;
}
export function bonusOf(pillar: number): OuterBonus | 'activate' {
  return pillar >= CENTRAL * 3 ? 'activate' : OUTER_BONUSES[pillar % 3];
}
export type PillarThing = `pillar:${TowerName}.${OuterBonus}` | `pillar:central.${number}`;

/** How `touches` and `whyNot` call a pillar: `pillar:outer1.gain2`, `pillar:central.0`. */
export function pillarThing(pillar: number): PillarThing {
  const tower = (pillar / 3) | 0;
  const place = pillar % 3;
  return tower === CENTRAL
    ? `pillar:central.${place}`
    : `pillar:${TOWERS[tower]}.${OUTER_BONUSES[place]}`;
}
