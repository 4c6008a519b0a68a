import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

test('the laying of a table is one moment, and each step after it another', () => {
  const { last, of, at } = momentsOf(75, 70);
  expect(last).toBe(6);
  expect([0, 1, 69, 70, 71, 75].map(of)).toEqual([0, 1, 1, 1, 2, 6]);
  expect([-1, 0, 1, 2, 6, 7].map(at)).toEqual([0, 0, 70, 71, 75, 75]);
});

test('where nothing is laid, moments are steps', () => {
  const { last, of, at } = momentsOf(3, 0);
  expect([last, of(0), of(1), of(3), at(0), at(2)]).toEqual([3, 0, 1, 3, 0, 2]);
});

test('there and back is the same moment', () => {
  for (const laid of [0, 1, 2, 9]) {
    const { last, of, at } = momentsOf(12, laid);
    for (let moment = 0; moment <= last; moment++) expect(of(at(moment))).toBe(moment);
  }
});
