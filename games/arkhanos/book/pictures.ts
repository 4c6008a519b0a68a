/** The positions that the book draws. */
import type { Written } from '@magehall/ui';

export const POSITIONS = {
  goal: {
    table: ['yellow-3', 'pink-5', 'blue-2', 'purple-4', 'yellow-6'],
    pool: ['blue-1', 'pink-6', 'yellow-1'],
    players: [{ prestige: 9 }, { prestige: 7 }],
    towers: {
      outer1: { floor: 2, tile: 5, gain2: 'yellow-1 apprentice 0', prestige: 'yellow-5 master 1' },
      outer2: { tile: 11, gain2: 'purple-2 apprentice 1', build: 'purple-6 master 0' },
      central: { floor: 2, pillars: ['pink-2 apprentice 1', 'blue-4 apprentice 0'] },
    },
  },
  place: {
    table: ['yellow-3', 'pink-5', 'blue-2', 'purple-4', 'yellow-6'],
    towers: { outer1: { tile: 5 } },
  },
  pillar: {
    table: ['yellow-3', 'pink-5'],
    pool: ['blue-1'],
    towers: { outer1: { floor: 2, tile: 13 } },
  },
  floor: {
    stage: 'bonus',
    completed: ['outer1'],
    placed: { on: 'outer1', pillar: 'build', number: 1 },
    towers: {
      outer1: {
        tile: 5,
        gain2: 'yellow-3 apprentice 1',
        prestige: 'yellow-5 master 0',
        build: 'yellow-1 apprentice 0',
      },
    },
    table: ['pink-1', 'blue-2'],
  },
  spell: {
    table: ['pink-2', 'blue-4'],
    players: [{ book: { flip: 'apprentice', morph: 'apprentice' } }],
  },
  end: {
    table: ['pink-2', 'blue-4'],
    towers: {
      outer1: { tile: 5, gain2: 'yellow-1 apprentice 0' },
      outer2: { tile: 11, gain2: 'purple-2 apprentice 1', build: 'purple-6 master 0' },
    },
  },
  placing: {
    table: ['yellow-3', 'pink-5', 'blue-2'],
    towers: { outer1: { tile: 5, prestige: 'yellow-1 apprentice 1' } },
  },
  bonus: {
    stage: 'bonus',
    placed: { on: 'outer1', pillar: 'build', number: 3 },
    towers: {
      outer1: { tile: 5, build: 'yellow-3 apprentice 0' },
      outer2: { tile: 11, gain2: 'purple-2 apprentice 1' },
    },
    table: ['pink-1', 'blue-2'],
  },
  ties: {
    stage: 'bonus',
    completed: ['outer1'],
    placed: { on: 'outer1', pillar: 'build', number: 1 },
    towers: {
      outer1: {
        tile: 5,
        gain2: 'yellow-3 master 1',
        prestige: 'yellow-5 apprentice 0',
        build: 'yellow-1 apprentice 0',
      },
    },
    table: ['pink-1', 'blue-2'],
  },
  casting: {
    table: ['pink-5', 'blue-6'],
    towers: {
      outer1: { tile: 5, gain2: 'yellow-3 apprentice 1' },
      central: { pillars: ['blue-2 apprentice 1', 'pink-2 apprentice 1'] },
    },
    players: [{ book: { morph: 'apprentice', shift: 'apprentice' } }],
  },
} as const satisfies Record<string, Written>;
