import { expect, test } from 'vitest';
import { smooth, someOf } from './smooth.ts';

const points = [0.5, 0.7, 0.3, 0.7, 0.3, 0.7, 1].map((chance, at) => ({
  at,
  chances: [chance, 1 - chance],
}));

test('the curve trembles less, and begins and ends where it did', () => {
  const drawn = smooth(points);
  expect(drawn[0]).toEqual(points[0]);
  expect(drawn.at(-1)).toEqual(points.at(-1));
  expect(drawn[3]?.chances[0]).toBeCloseTo(0.54);
  for (const { chances } of drawn) expect(chances[0] + chances[1]).toBeCloseTo(1);
});

test('some points stand for all, the first and the last among them', () => {
  expect(someOf(points, 3).map(({ at }) => at)).toEqual([0, 3, 6]);
  expect(someOf(points, 99)).toHaveLength(7);
  expect(someOf(points.slice(0, 1), 5)).toHaveLength(1);
});
