import { expect, test } from 'vitest';
import { sizes, sizesOnPage } from './sizes.ts';

const LAPTOP = [716, 580] as const;

test('two short lines get cards of full size', () => {
  expect(sizes(...LAPTOP, 4, [4])).toEqual({ own: 94, rival: 94 });
});

test('cards shrink with the lines, and in a bigger room they grow again', () => {
  const small = sizes(...LAPTOP, 11, [11]);
  expect(small.own).toBeLessThan(94);
  expect(sizes(1200, 900, 11, [11]).own).toBeGreaterThan(small.own);
});

test('four players fit a laptop with cards of 52 pixels or more', () => {
  for (const lines of [
    [2, 3, 4],
    [5, 5, 5],
    [7, 0, 5],
    [1, 8, 3],
  ]) {
    const { own, rival } = sizes(...LAPTOP, 5, lines);
    expect(rival).toBeGreaterThanOrEqual(52);
    expect(own).toBeGreaterThanOrEqual(rival);
  }
});

test('a long line does not make the other one small where there is room', () => {
  const { own, rival } = sizes(...LAPTOP, 12, [10]);
  expect(rival).toBeGreaterThanOrEqual(52);
  expect(own).toBeGreaterThanOrEqual(70);
});

test('on a phone four or five slots of the gallery stand side by side', () => {
  const { own } = sizesOnPage(340, 4);
  expect(4 * own + 3 * 9).toBeLessThanOrEqual(340);
  expect(own).toBeGreaterThanOrEqual(60);
  const five = sizesOnPage(340, 5).own;
  expect(5 * five + 4 * 9).toBeLessThanOrEqual(340);
});
