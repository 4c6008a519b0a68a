/** Positions that show each stage of a turn, and what spells and bonuses do with it. */
const POOL_OF_FOUR = ['blue-6', 'blue-6', 'blue-6', 'blue-6'];

export const EXAMPLES: readonly Readonly<Record<string, unknown>>[] = [
  { table: ['yellow-3', 'pink-5'] },
  { stage: 'draw', pool: ['blue-1', 'blue-2'], turn: 1 },
  {
    seats: 3,
    turn: 1,
    table: ['yellow-3', 'pink-5'],
    pool: ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'yellow-5'],
    next: 7,
    towers: {
      outer1: { tile: 11, floor: 3, gain2: 'purple-4 apprentice 1', build: 'master 0' },
      outer2: { floor: 2, below: [{ tile: 6, pillars: ['pink-1', 'pink-3', 'master 2'] }] },
      central: { floor: 2, pillars: ['pink-2 apprentice 0'] },
    },
    players: [{ book: { flip: 'apprentice' }, supply: { apprentice: 2 }, prestige: 5 }],
  },
  {
    seats: 4,
    centralPrestige: '3/2/1',
    table: ['yellow-1', 'pink-2', 'purple-6'],
    pool: POOL_OF_FOUR,
    shift: 1,
    morph: true,
    players: [{ book: { manipulate: 'master', swap: 'apprentice', exchange: 'apprentice' } }],
    towers: { central: { pillars: ['purple-5 apprentice 1', 'apprentice 2'] } },
  },
  {
    table: ['yellow-1', 'pink-2', 'purple-6'],
    shift: 2,
    players: [{ book: { flip: 'master', morph: 'apprentice' } }],
  },
  {
    table: ['pink-1', 'pink-2'],
    pool: ['blue-6', 'blue-6'],
    stage: 'bonus',
    placed: { on: 'outer1', pillar: 'build', number: 4 },
    towers: { outer1: { tile: 1, build: 'yellow-4 apprentice 0' } },
  },
  {
    table: ['pink-1', 'pink-2'],
    pool: POOL_OF_FOUR,
    stage: 'bonus',
    placed: { on: 'outer1', pillar: 'build', number: 3 },
    completed: ['outer1'],
    towers: {
      outer1: { tile: 1, gain2: 'yellow-1', prestige: 'yellow-2', build: 'yellow-3 apprentice 0' },
      central: { floor: 3 },
      outer3: { floor: 2 },
    },
    players: [{ supply: {}, book: { flip: 'apprentice' } }],
  },
  {
    table: ['pink-1', 'pink-2'],
    pool: POOL_OF_FOUR,
    stage: 'score',
    placed: { on: 'outer2', pillar: 'build', number: 4 },
    completed: ['outer2', 'central'],
    towers: {
      outer2: { tile: 9, gain2: 'master 1', prestige: 'apprentice 1', build: 'yellow-4 master 0' },
      central: { pillars: ['blue-2 apprentice 1', 'pink-2 apprentice 1', 'apprentice 0'] },
    },
    players: [{ book: { swap: 'apprentice', shift: 'apprentice' } }],
  },
  {
    table: ['pink-1'],
    pool: POOL_OF_FOUR,
    stage: 'end',
    placed: { on: 'central', pillar: 0, number: 2 },
    towers: { central: { floor: 2 } },
    players: [{ book: { swap: 'apprentice', exchange: 'apprentice' }, prestige: { central: 4 } }],
  },
];
