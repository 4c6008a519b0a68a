/** The positions that the book draws. */
import type { Written } from '@magehall/ui';
import type { PictureName } from './says.ts';

/** A dungeon for two in which some doors of the first segment are broken. */
const SEALS = {
  ...{ '0.c': 'blue-4', '0.o': 'red-5', '0.d': 'yellow-2', '0.e': 'red-3', '0.f': 'blue-6' },
  ...{ '1.g': 'red-2', '1.a': 'blue-2', '1.b': 'green-3', '1.c': 'yellow-4' },
  ...{ '1.o': 'green-5', '1.d': 'red-2', '1.e': 'blue-3' },
  ...{ '2.g': 'yellow-2', '2.a': 'green-2', '2.b': 'red-3', '2.c': 'green-4' },
  ...{ '2.o': 'blue-5', '2.d': 'blue-2', '2.e': 'yellow-3', '2.f': 'red-6' },
  ...{ '3.g': 'red-2', '3.a': 'green-2', '3.b': 'yellow-3', '3.c': 'red-4' },
  ...{ '3.o': 'yellow-5', '3.d': 'green-2', '3.e': 'green-3' },
  ...{ '4.g': 'green-2', '4.a': 'red-2', '4.b': 'blue-3', '4.c': 'blue-4' },
  ...{ '4.o': 'red-5', '4.d': 'yellow-2', '4.e': 'red-3', '4.f': 'green-6' },
  ...{ '5.g': 'blue-2', '5.a': 'yellow-2', '5.b': 'yellow-3', '5.c': 'red-4' },
  ...{ '5.o': 'green-5', '5.d': 'blue-2', '5.e': 'green-3' },
};
const SCROLLS = {
  ...{ '0.s2': 'change-water', '0.s3': 'renewal-earth', '0.s4': 'strengthening-fire' },
  ...{ '0.s5': 'growth-air', '0.s6': 'synergy-earth' },
  ...{ '1.s2': 'change-fire', '1.s3': 'renewal-fire', '1.s4': 'strengthening-mind' },
  ...{ '1.s5': 'growth-earth', '1.s6': 'synergy-air' },
  ...{ '2.s2': 'change-mind', '2.s3': 'renewal-air', '2.s4': 'strengthening-earth' },
  ...{ '2.s5': 'growth-fire', '2.s6': 'synergy-water' },
  ...{ '3.s2': 'change-air', '3.s3': 'renewal-mind', '3.s4': 'strengthening-air' },
  ...{ '3.s5': 'growth-mind', '3.s6': 'synergy-fire' },
  ...{ '4.s2': 'change-earth', '4.s3': 'renewal-water', '4.s4': 'strengthening-water' },
  ...{ '4.s5': 'growth-water', '4.s6': 'synergy-mind' },
};

/** Doors at which somebody stands, or has been, have no seals. */
function without(...doors: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(SEALS).filter(([door]) => !doors.includes(door)));
}

const START: Written = { round: 4, seals: SEALS, scrolls: SCROLLS };

export const POSITIONS: Record<PictureName, Written> = {
  goal: {
    ...START,
    seals: without('0.c', '0.o'),
    players: [{ at: '0.o', dice: ['green-3', 'green-4', 'yellow-2'] }, { dice: ['blue-2'] }],
  },
  break: {
    ...START,
    players: [{ at: '0.b', dice: ['blue-3', 'blue-1', 'red-5'] }, { dice: ['blue-2'] }],
  },
  walk: {
    ...START,
    seals: without('0.d', '1.g'),
    players: [
      { at: '0.a', dice: ['red-4', 'blue-5'] },
      { at: '0.d', dice: ['yellow-3'] },
    ],
  },
  scroll: {
    ...START,
    players: [
      {
        at: '0.b',
        dice: ['red-4', 'blue-5'],
        scrolls: ['strengthening-mind', 'renewal-air'],
        used: ['growth-water'],
      },
      { dice: ['blue-2'] },
    ],
    scrolls: Object.fromEntries(
      Object.entries(SCROLLS).filter(([box]) => !['1.s4', '2.s3', '4.s5'].includes(box)),
    ),
  },
  rest: { ...START, players: [{ dice: ['red-4'] }, { dice: ['blue-2'] }] },
  end: {
    ...START,
    scrolls: Object.fromEntries(
      Object.entries(SCROLLS).filter(([box]) => !['0.s6', '3.s6'].includes(box)),
    ),
    players: [{ dice: ['red-4'] }, { dice: ['blue-2'] }],
  },
  reach: {
    ...START,
    seals: without('0.d', '1.g'),
    players: [
      { at: '0.b', dice: ['red-4', 'blue-5'] },
      { at: '0.d', dice: ['yellow-3'] },
    ],
  },
  dice: {
    ...START,
    players: [{ at: '0.b', dice: ['blue-4', 'blue-2', 'blue-3', 'red-3'] }, { dice: ['green-2'] }],
  },
  cast: {
    ...START,
    scrolls: Object.fromEntries(Object.entries(SCROLLS).filter(([box]) => box !== '0.s4')),
    players: [
      { at: '0.b', dice: ['red-2', 'yellow-4'], scrolls: ['strengthening-fire'] },
      { dice: ['green-2'] },
    ],
  },
  familiar: {
    ...START,
    seals: without('0.d', '1.g'),
    players: [
      { at: '0.a', dice: ['blue-4', 'red-3'] },
      { at: '1.g', dice: ['yellow-3'] },
    ],
  },
  leap: {
    ...START,
    circle: 4,
    scrolls: Object.fromEntries(Object.entries(SCROLLS).filter(([box]) => box !== '0.s3')),
    players: [
      { at: '0.b', dice: ['red-5', 'green-1'], scrolls: ['leap-water'] },
      { dice: ['green-2'] },
    ],
  },
};
