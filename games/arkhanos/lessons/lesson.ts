/** A first game of Arkhanos: its last two rounds, in which a spell and the master win a floor. */
import type { Lesson } from '@magehall/engine';
import type { Choice } from '../rules/index.ts';

export const lesson: Lesson<Choice> = {
  start: {
    table: ['yellow-3', 'yellow-1', 'blue-4', 'pink-2', 'purple-2'],
    pool: ['blue-1', 'blue-6', 'pink-4', 'yellow-2', 'purple-1', 'pink-6'],
    next: 9,
    towers: {
      outer1: { floor: 2, tile: 5 },
      outer2: { floor: 3, tile: 11, gain2: 'purple-4 apprentice 1' },
      outer3: { floor: 2, tile: 2, build: 'pink-5 apprentice 1' },
      central: { floor: 3 },
    },
    players: [
      { prestige: { gain2: 6, floor: 5, outer: 10 } },
      { prestige: { gain2: 4, floor: 5, outer: 8 } },
    ],
  },
  steps: [
    {
      step: 'place',
      asks: [{ place: 'yellow-3', on: 'outer1', pillar: 'gain2', meeple: 'apprentice' }],
      point: ['die:yellow-3', 'pillar:outer1.gain2'],
      rivals: [{ place: 'purple-2', on: 'outer2', pillar: 'floor', meeple: 'apprentice' }],
    },
    { step: 'central', asks: [{ place: 'blue-4', on: 'central', meeple: 'apprentice' }] },
    { step: 'activate', asks: [{ activate: 'morph', meeple: 'apprentice' }] },
    {
      step: 'end',
      asks: [{ go: 'end' }],
      rivals: [
        { place: 'yellow-1', on: 'outer1', pillar: 'floor', meeple: 'master' },
        { place: 'blue-3', on: 'central', meeple: 'apprentice' },
        { go: 'end' },
      ],
      // The last round draws a yellow, two pink, a purple and a blue die, and rolls 2, 5, 1, 6, 3.
      chance: [0, 1, 1, 2, 2, 1, 4, 0, 5, 2],
    },
    { step: 'cast', asks: [{ cast: 'morph' }] },
    {
      step: 'master',
      asks: [{ place: 'pink-5', on: 'outer1', pillar: 'build', meeple: 'master' }],
      point: ['die:pink-5', 'pillar:outer1.build', 'meeple:master'],
    },
    {
      step: 'build',
      asks: [{ build: 'outer2', pillar: 'build', meeple: 'apprentice' }],
      point: ['pillar:outer2.build'],
      // Two floors are full; the tiles below the stack's top, by their place among those left.
      chance: [0, 0],
      rivals: [
        { place: 'pink-1', on: 'outer3', pillar: 'gain2', meeple: 'apprentice' },
        { go: 'end' },
      ],
    },
    {
      step: 'last',
      asks: [{ place: 'yellow-2', on: 'outer1', pillar: 'floor', meeple: 'apprentice' }],
      point: ['die:yellow-2', 'pillar:outer1.floor'],
    },
  ],
};
