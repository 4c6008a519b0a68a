/** A first game of Five Seals: two rounds before one vault, whose door a spell opens. */
import type { Lesson } from '@magehall/engine';
import type { Choice } from '../rules/index.ts';

export const lesson: Lesson<Choice> = {
  start: {
    round: 6,
    // Of segment 0 all doors stand open up to the vault's; gate 3 is the rival's.
    seals: {
      ...{ '0.c': 'blue-4', '0.o': 'red-5', '0.d': 'yellow-2', '0.e': 'red-3', '0.f': 'blue-6' },
      ...{ '1.g': 'red-2', '1.a': 'blue-2', '1.b': 'green-3', '1.c': 'yellow-4' },
      ...{ '1.o': 'green-5', '1.d': 'red-2', '1.e': 'blue-3' },
      ...{ '2.g': 'yellow-2', '2.a': 'green-2', '2.b': 'red-3', '2.c': 'green-4' },
      ...{ '2.o': 'blue-5', '2.d': 'blue-2', '2.e': 'yellow-3', '2.f': 'red-6' },
      ...{ '3.b': 'yellow-3', '3.c': 'red-4', '3.o': 'yellow-5', '3.d': 'green-2' },
      ...{ '3.e': 'green-3' },
      ...{ '4.g': 'green-2', '4.a': 'red-2', '4.b': 'blue-3', '4.c': 'blue-4' },
      ...{ '4.o': 'red-5', '4.d': 'yellow-2', '4.e': 'red-3', '4.f': 'green-6' },
      ...{ '5.g': 'blue-2', '5.a': 'yellow-2', '5.b': 'yellow-3', '5.c': 'red-4' },
      ...{ '5.o': 'green-5', '5.d': 'blue-2', '5.e': 'green-3' },
    },
    // Four of strength 6 are left: with the next one taken the game ends.
    scrolls: {
      ...{ '0.s2': 'change-water', '0.s3': 'renewal-earth', '0.s4': 'strengthening-fire' },
      ...{ '0.s5': 'growth-air', '0.s6': 'synergy-earth' },
      ...{ '1.s2': 'change-fire', '1.s4': 'strengthening-mind', '1.s5': 'growth-earth' },
      ...{ '2.s2': 'change-mind', '2.s3': 'renewal-air', '2.s4': 'strengthening-earth' },
      ...{ '2.s5': 'growth-fire', '2.s6': 'synergy-water' },
      ...{ '3.s3': 'renewal-mind', '3.s4': 'strengthening-air', '3.s5': 'growth-mind' },
      ...{ '3.s6': 'synergy-fire' },
      ...{ '4.s2': 'change-earth', '4.s3': 'renewal-water', '4.s4': 'strengthening-water' },
      ...{ '4.s5': 'growth-water', '4.s6': 'synergy-mind', '5.s2': 'change-air' },
    },
    players: [
      { at: '0.b', dice: ['red-4', 'blue-5', 'green-3'], scrolls: ['renewal-air'] },
      {
        at: '0.a',
        dice: ['yellow-3', 'blue-2', 'blue-3'],
        scrolls: ['growth-water', 'renewal-fire'],
      },
    ],
  },
  steps: [
    {
      step: 'door',
      asks: [{ break: '0.c', dice: ['blue-5'] }],
      rivals: [{ break: '0.s2', dice: ['blue-2'] }],
    },
    { step: 'familiar', asks: [{ use: 'binding', familiar: 'here' }] },
    {
      step: 'scroll',
      asks: [{ break: '0.s3', dice: ['green-3'] }],
      rivals: [{ break: '5.d', dice: ['blue-3'] }],
    },
    { step: 'spell', asks: [{ break: '0.s4', dice: ['red-4'] }] },
    {
      step: 'draft',
      asks: [{ take: ['red', 'green', 'green'] }],
      rivals: [
        { break: '0.d', dice: ['yellow-3'] },
        { take: ['blue', 'yellow', 'yellow'] },
        { break: '3.b', dice: ['yellow-1', 'yellow-2'] },
      ],
      // The rival rolls 1, 1, 2; then one's own Fire shows 3, and Earth 2 and 4.
      chance: [0, 0, 1, 2, 1, 3],
    },
    { step: 'cast', asks: [{ use: 'strengthening-fire', dice: ['red-3'] }] },
    {
      step: 'vault',
      asks: [{ break: '0.o', dice: ['red-5'] }],
      rivals: [{ give: 'up' }, { take: ['red', 'blue', 'yellow'] }],
    },
    { step: 'six', asks: [{ break: '0.s6', dice: ['green-2', 'green-4'] }] },
  ],
};
