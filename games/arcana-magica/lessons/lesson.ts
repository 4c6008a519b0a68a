/** A first game of Arcana Magica: the last two rounds, and an attack whose dice explode. */
import type { Lesson } from '@magehall/engine';
import type { Choice } from '../rules/index.ts';

export const lesson: Lesson<Choice> = {
  start: {
    // The rival began this round; the end counter says that one more follows.
    ...{ round: 12, first: 1, turn: 0, end: 2, tokens: { army: 1 } },
    gallery: [3, 7, 6, 13],
    armies: [
      [10, 4],
      [19, 5, 8],
    ],
    trophies: [[9], [18, 11, 2]],
    hands: [
      ['fire-Kn', 'water-8', 'earth-3', 'air-9'],
      ['air-5', 'earth-6'],
    ],
    discard: [1],
  },
  steps: [
    { step: 'summon', asks: [{ summon: 7 }] },
    { step: 'pay', asks: [{ pay: ['water-8'] }] },
    { step: 'attack', asks: [{ attack: 1 }] },
    { step: 'units', asks: [{ units: [4, 10] }] },
    // The d12 shows 3; the d4 shows 4, explodes and shows 2.
    { step: 'mana', asks: [{ pay: ['fire-Kn', 'earth-3'] }], chance: [2, 3, 1] },
    // 12 explodes: and 8.
    { step: 'reroll', asks: [{ reroll: 0 }], chance: [11, 7] },
    { step: 'arrow', asks: [{ hit: 5 }] },
    {
      step: 'end',
      asks: [{ end: [] }],
      // XIV and XVI enter the gallery; three cards for the learner, two for the rival, 10 of Fire first.
      chance: [2, 3, 17, 39, 27, 9, 13],
    },
    { step: 'move', asks: [{ move: true }] },
    { step: 'again', asks: [{ summon: 6 }] },
    { step: 'payAgain', asks: [{ pay: ['air-9'] }] },
    {
      step: 'last',
      asks: [{ end: [] }],
      rivals: [{ attack: 0 }, { units: [8] }, { pay: ['fire-10'] }, { end: [] }],
      // The rival's d6 explodes, too: 6 and 5.
      chance: [5, 4],
    },
  ],
};
