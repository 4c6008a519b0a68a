import { expect, test } from 'vitest';
import { awardsOf } from './awards.ts';

/** A game of two with these chances of the first, which the first wins. */
function awarded(chances: readonly number[], luck = 0, sides = [0, 1]) {
  const points = chances.map((chance, at) => ({
    at,
    chances: sides.map((side) => (side === sides[0] ? chance : 1 - chance)),
  }));
  const winners = sides.flatMap((side, seat) => (side === sides[0] ? [seat] : []));
  const worth = sides.map((side) => (side === sides[0] ? luck : -luck));
  return awardsOf({ points, decided: [], turns: [], luck: worth, sides, winners });
}

test('who was far behind and won came back, from the worst moment', () => {
  expect(awarded([0.5, 0.4, 0.2, 0.22, 0.7, 1])).toEqual([
    { award: 'comeback', seat: 0, at: 2, chance: 0.2 },
  ]);
});

test('who led all the way led; the dice may have helped, or not', () => {
  expect(awarded([0.6, 0.7, 0.9, 1])).toEqual([{ award: 'ruler', seat: 0 }]);
  expect(awarded([0.6, 0.7, 0.9, 1], 0.2)).toContainEqual({
    award: 'lucky',
    seat: 0,
    worth: 0.2,
  });
  expect(awarded([0.6, 0.7, 0.9, 1], -0.2)).toContainEqual({
    award: 'defiant',
    seat: 0,
    worth: -0.2,
  });
});

test('a game that is open until late is remembered as such', () => {
  const even = [0.5, 0.52, 0.48, 0.5, 0.51, 0.5, 0.47, 0.5, 0.53, 0.5, 1];
  expect(awarded(even)).toContainEqual({ award: 'thriller' });
  expect(awarded([...even.slice(0, 6), 0.8, 0.9, 0.9, 0.95, 1])).not.toContainEqual({
    award: 'thriller',
  });
});

test('a side is honoured once', () => {
  expect(awarded([0.6, 0.7, 0.9, 1], 0, [0, 1, 0, 1])).toEqual([{ award: 'ruler', seat: 0 }]);
});
