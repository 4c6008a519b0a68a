/** Positions of Wisps that show each of its phases. */
import type { WholeGame } from '../contract.ts';

export const EXAMPLES: WholeGame['examples'] = [
  {},
  { phase: 'first', hands: [[], [], []] },
  {
    ...{ phase: 'act', turn: 0, turnsLeft: 1, candle: 2, deck: [2, 4, 4, 4, 3, 4] },
    ...{ hands: [ones(1, 5), ones(1)], stack: [{ frame: 'robbed', seat: 1 }] },
  },
  {
    ...{ phase: 'candle', turn: 1, turnsLeft: 3, deck: [], spent: [4, 4, 4, 4, 0, 0] },
    ...{ hands: [[0, 0, 0, 0, 2, 2], []], lit: [[], [0, 0, 0, 0, 2, 2]] },
  },
];

/** One card of each of these values. */
function ones(...values: number[]): number[] {
  return [1, 2, 3, 4, 5, 6].map((value) => (values.includes(value) ? 1 : 0));
}
