/** One position for every spell, in which its scroll of a natural element and that of Mind can be used. */
import { SPELLS, type SpellName } from '../scrolls.ts';

/** Doors, corridors and rings of the dungeon for two, some of them open already. */
const SEALS = {
  '0.g': 'red-2',
  '0.a': 'blue-2',
  '0.b': 'green-3',
  '0.d': 'yellow-2',
  '1.a': 'red-2',
  '1.b': 'red-3',
  '2.g': 'green-2',
  '2.c': 'blue-4',
  '2.o': 'red-5',
  '3.g': 'blue-2',
  '5.d': 'yellow-2',
};
const SCROLLS = {
  '0.s2': 'change-fire',
  '1.s2': 'change-mind',
  '1.s3': 'renewal-water',
  '2.s4': 'strengthening-air',
  '2.s6': 'synergy-mind',
  '3.s5': 'growth-fire',
};

function position(spell: SpellName): object {
  const circle = 1 + SPELLS.findIndex((names) => names.some((name) => name === spell));
  const mine = {
    at: '1.g',
    dice: ['red-2', 'red-3', 'blue-4'],
    scrolls: [`${spell}-fire`, `${spell}-mind`],
  };
  const theirs = {
    at: 'start2',
    dice: ['red-4', 'green-5'],
    scrolls: ['strengthening-fire', 'growth-mind'],
  };
  return { circle, seals: SEALS, scrolls: SCROLLS, players: [mine, theirs] };
}

const { '0.g': _, ...OPEN_DOOR } = SEALS;

/** Spells that need something more than dice and seals. */
const SPECIAL: Partial<Record<SpellName, object>> = {
  growth: {
    ...position('growth'),
    players: [
      { at: '1.g', dice: ['red-2', 'blue-4'], scrolls: ['growth-fire', 'growth-mind'] },
      { dice: ['green-5'] },
    ],
  },
  synergy: {
    ...position('synergy'),
    players: [
      { at: '1.g', dice: ['red-2', 'blue-4'], scrolls: ['synergy-fire', 'synergy-air'] },
      { dice: ['green-5'] },
    ],
  },
  absorption: {
    ...position('absorption'),
    absorbed: { 'absorption-fire': 'red-4', 'absorption-mind': 'blue-3' },
  },
  transfer: {
    ...position('transfer'),
    players: [
      {
        at: '1.g',
        dice: ['red-2'],
        scrolls: ['transfer-fire', 'transfer-mind', 'renewal-air', 'change-earth'],
      },
      { dice: ['green-5', 'red-1'], scrolls: ['renewal-fire', 'renewal-mind'] },
    ],
  },
  teleportation: {
    ...position('teleportation'),
    seals: { ...OPEN_DOOR, '1.d': 'yellow-2' },
    players: [
      { dice: ['red-2', 'blue-2'], scrolls: ['teleportation-fire', 'teleportation-mind'] },
      { at: '0.g', dice: ['green-5'] },
    ],
  },
};

export const SCENARIOS: Readonly<Record<SpellName, object>> = Object.fromEntries(
  SPELLS.flat().map((spell) => [spell, SPECIAL[spell] ?? position(spell)]),
) as Record<SpellName, object>;
