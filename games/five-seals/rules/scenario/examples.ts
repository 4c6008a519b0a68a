/** One position for every spell, in which its scroll of a natural element and that of Mind can be used. */
import { SPELLS, type SpellName } from '../data/scrolls.ts';

type Position = Readonly<Record<string, unknown>>;

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

function position(spell: SpellName): Position {
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
const SPECIAL: Partial<Record<SpellName, Position>> = {
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

export const SCENARIOS: Readonly<Record<SpellName, Position>> = Object.fromEntries(
  SPELLS.flat().map((spell) => [spell, SPECIAL[spell] ?? position(spell)]),
) as Record<SpellName, Position>;

/** And some in the course of a round: who is out of it, whose figures stand where, what was absorbed. */
export const EXAMPLES: readonly Position[] = [
  ...Object.values(SCENARIOS),
  {
    ...{ seats: 3, circle: 2, edition: 'french', first: 2, round: 4, empty: 1, broken: true },
    turn: 1,
    seals: { '0.g1': 'red-2', '1.g': 'blue-3', '2.a': 'green-2' },
    scrolls: { '1.s2': 'change-fire', '2.s6': 'synergy-mind', '3.s6a': 'synergy-fire' },
    absorbed: { 'absorption-fire': 'red-4' },
    players: [
      { done: true, at: '1.a', dice: ['red', 'red', 'blue'], scrolls: ['renewal-mind'] },
      {
        ...{ at: '2.g', familiar: '2.g', dice: ['red-1', 'green-6'], used: ['binding'] },
        scrolls: ['absorption-fire', 'growth-air'],
      },
      { dice: ['blue-1', 'blue-2'], scrolls: ['absorption-mind'] },
    ],
  },
  {
    ...{ seats: 2, circle: 3, round: 60 },
    seals: { '0.g': 'red-2' },
    scrolls: { '3.s5': 'growth-fire' },
    players: [
      {
        dice: ['red-1', 'blue-3', 'blue-4', 'green-5'],
        scrolls: ['theft-fire', 'theft-mind', 'growth-mind', 'growth-water'],
      },
      { dice: ['yellow-1', 'red-6'], scrolls: ['exploitation-mind'] },
    ],
  },
  {
    ...{ seats: 5, circle: 4, turn: 3 },
    seals: { '0.g1': 'red-2', '1.g1': 'blue-2' },
    scrolls: { '0.s2a': 'change-fire', '2.s6a': 'synergy-fire' },
    guardians: { fire: '0.s2a' },
    players: [
      { mage: 'warlock', done: true, dice: ['red', 'green', 'blue'], scrolls: ['guardian-fire'] },
      { dice: ['red-1'], familiar: '1.g1', used: ['dispatch-water'] },
      { dice: ['red-2'] },
      { dice: ['red-3'], scrolls: ['leap-fire', 'teleportation-mind', 'speed-fire'] },
      { mage: 'seer', dice: ['red-4'] },
    ],
  },
];
