import { expect, test } from 'vitest';
import { game } from './index.ts';
import { at } from './testing/tester.ts';

test('of equal dice each is touched, and anything else once', () => {
  const state = at({
    circle: 3,
    seals: { '0.g': 'red-2' },
    players: [
      { dice: ['red-2', 'red-2'], scrolls: ['exploitation-fire'] },
      { dice: ['red-5'], scrolls: ['theft-fire'] },
    ],
  });
  expect(game.touches(state, { break: '0.g', dice: ['red-2', 'red-2'] })).toEqual([
    'space:0.g',
    'die:red-2',
    'die:red-2',
  ]);
  expect(game.touches(state, { take: ['red', 'red', 'blue'] })).toEqual([
    'supply:red',
    'supply:red',
    'supply:blue',
  ]);
  const steal = game.choices(state).find((choice) => 'as' in choice);
  if (steal === undefined) throw new Error('Theft can’t be exploited here.');
  const touched = game.touches(state, steal);
  expect(touched).toContain('seat:1');
  expect(new Set(touched).size).toBe(touched.length);
});
