import { expect, test } from 'vitest';
import { sizeOnPage, sizes } from './sizes.ts';

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

test('on a phone up to six cards stand in a row, more in two', () => {
  for (let cards = 1; cards <= 12; cards++) {
    const card = sizeOnPage(340, cards);
    const inRow = cards > 6 ? Math.ceil(cards / 2) : cards;
    expect(inRow * card + (inRow - 1) * 6 + 18).toBeLessThanOrEqual(340);
    expect(card).toBeGreaterThanOrEqual(46);
  }
});
