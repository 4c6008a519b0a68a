import { expect, test } from 'vitest';
import { chanceOf, percentOf } from './forecast.ts';

test('one die that needn’t explode', () => {
  expect(chanceOf([6], 4)).toBeCloseTo(3 / 6);
  expect(chanceOf([20], 20)).toBeCloseTo(1 / 20);
});

test('beyond a die’s maximum it must explode first', () => {
  // A 6, then at least 2 more: 1/6 × 5/6.
  expect(chanceOf([6], 8)).toBeCloseTo(5 / 36);
  // 4, 4, then anything.
  expect(chanceOf([4], 9)).toBeCloseTo(1 / 16);
});

test('no dice reach nothing, and anything reaches zero', () => {
  expect(chanceOf([], 3)).toBe(0);
  expect(chanceOf([4], 0)).toBeCloseTo(1);
});

test('two dice, against every way they can fall', () => {
  const ways = (sides: number, left: number, depth: number): [number, number][] => {
    const list: [number, number][] = [];
    for (let face = 1; face <= sides; face++) {
      if (face < sides || depth === 0) list.push([face, left / sides]);
      else
        for (const [more, chance] of ways(sides, left / sides, depth - 1))
          list.push([sides + more, chance]);
    }
    return list;
  };
  for (const least of [5, 11, 17]) {
    let sum = 0;
    for (const [a, p] of ways(12, 1, 5))
      for (const [b, q] of ways(4, 1, 5)) if (a + b >= least) sum += p * q;
    expect(chanceOf([12, 4], least)).toBeCloseTo(sum, 4);
  }
});

test('what is unlikely is not said to be impossible, nor what is likely to be sure', () => {
  const said = (dice: number[], least: number) => percentOf(chanceOf(dice, least));
  // 4, 4, 4, 4, 4, then anything: one in 1024.
  expect(said([4], 21)).toBe('< 1 %');
  expect(said([4], 9)).toBe('6 %');
  expect(said([], 3)).toBe('0 %');
  // Only four ones fall short.
  expect(said([20, 20, 4, 4], 5)).toBe('> 99 %');
  expect(said([20, 20, 4, 4], 4)).toBe('100 %');
  // What is sure, though its parts add up to less by a hair.
  expect(chanceOf([4, 6, 4, 4], 4)).toBeLessThan(1);
  expect(said([4, 6, 4, 4], 4)).toBe('100 %');
  expect(said([6], 4)).toBe('50 %');
});
