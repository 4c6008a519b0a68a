/** The positions that the book draws. */
import type { Written } from '@magehall/ui';
import type { PictureName } from './says.ts';

/** After the peace, so that any army may be attacked. */
const ROUND = { round: 6 };

export const POSITIONS: Record<PictureName, Written> = {
  goal: {
    ...ROUND,
    armies: [
      [10, 6, 3],
      [9, 12],
    ],
    trophies: [[7], []],
  },
  summon: {
    ...ROUND,
    gallery: [5, 12, 8, 2],
    armies: [[10], [9]],
    hands: [['water-9', 'water-3', 'fire-8', 'air-2'], []],
  },
  mana: {
    ...ROUND,
    gallery: [5, 12, 8, 2],
    hands: [['fire-10', 'water-3', 'air-A', 'earth-Q'], []],
  },
  attack: {
    ...ROUND,
    armies: [
      [10, 6, 3],
      [9, 12],
    ],
  },
  capture: {
    ...ROUND,
    armies: [
      [10, 4],
      [9, 12],
    ],
  },
  end: { ...ROUND, end: 3, tokens: { giant: 0 }, armies: [[10], [9]] },
  line: {
    ...ROUND,
    armies: [
      [10, 4],
      [9, 0, 12],
    ],
  },
  summoning: {
    ...ROUND,
    gallery: [5, 12, 8, 2],
    armies: [[10], [9]],
    hands: [['water-9', 'water-3', 'fire-8', 'earth-J'], []],
  },
  attacking: {
    ...ROUND,
    gallery: [5, 12, 8, 2],
    armies: [
      [10, 4],
      [9, 11],
    ],
    hands: [['fire-Kn', 'fire-2', 'water-6'], ['air-5']],
  },
  overkill: {
    ...ROUND,
    armies: [
      [19, 4],
      [9, 3, 12],
    ],
  },
};
