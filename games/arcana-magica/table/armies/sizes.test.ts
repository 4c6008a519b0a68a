import { expect, test } from 'vitest';
import { HEIGHT_OF_WIDTH } from '../art/Arcanum.tsx';
import { type Line, roomOnLap, sizeOnPage, sizes } from './sizes.ts';

const LAPTOP = [716, 580] as const;
const rowsOf = ({ columns }: Line, cards: number) => Math.max(1, Math.ceil(cards / columns));

test('two short lines get cards of full size, and places for more', () => {
  const { own, rivals } = sizes(...LAPTOP, 3, [4]);
  expect(own).toEqual({ card: 103, columns: 5, free: 2 });
  expect(rivals).toEqual([{ card: 103, columns: 5, free: 1 }]);
});

test('cards shrink with the lines, and in a bigger room they grow again', () => {
  const small = sizes(...LAPTOP, 11, [11]).own.card;
  expect(small).toBeLessThan(94);
  expect(sizes(1200, 900, 11, [11]).own.card).toBeGreaterThan(small);
  expect(sizes(1356, 860, 4, [4]).own.card).toBeGreaterThan(120);
});

test('four players fit a laptop with cards of 57 pixels or more, the own as large as the others', () => {
  for (const lines of [
    [2, 3, 4],
    [5, 5, 5],
    [7, 0, 5],
    [1, 8, 3],
    [6, 0, 5],
  ]) {
    const { own, rivals } = sizes(...LAPTOP, 5, lines);
    for (const { card } of rivals) {
      expect(card).toBeGreaterThanOrEqual(57);
      expect(own.card).toBeGreaterThanOrEqual(card - 1);
    }
  }
});

test('rivals do not shrink to one row of tiny cards where two rows have room', () => {
  for (const { card } of sizes(802, 548, 2, [6, 0, 5]).rivals)
    expect(card).toBeGreaterThanOrEqual(54);
});

test('whatever stands there, it fits with what happens between the armies', () => {
  const [width, height] = LAPTOP;
  for (let own = 0; own <= 12; own++)
    for (let first = 0; first <= 9; first++)
      for (const rivals of [[first], [first, 9 - first], [first, 3, 4]]) {
        // There are no more units than these.
        if (own + rivals.reduce((sum, cards) => sum + cards) > 23) continue;
        const lies = sizes(width, height, own, rivals);
        const high = (line: Line, cards: number) =>
          rowsOf(line, cards) * (line.card * HEIGHT_OF_WIDTH + 22) + 12;
        const above = Math.max(...rivals.map((cards, i) => high(lies.rivals[i], cards)));
        const head = rivals.length > 1 ? 40 : 0;
        expect(high(lies.own, own) + above + head + 18 + 138).toBeLessThanOrEqual(height);
        const { columns, card } = lies.own;
        expect(columns * (card + 9) - 9).toBeLessThanOrEqual(width - 114);
      }
});

test('rivals side by side share the width by their columns, so that none is narrower for its rows', () => {
  const { rivals, widths } = sizes(711, 578, 3, [5, 8, 5]);
  expect(rivals.map(({ columns }) => columns)).toEqual([3, 4, 3]);
  expect(rivals[0].card).toBeGreaterThanOrEqual(56);
  expect(widths.reduce((sum, width) => sum + width) + 2 * 9).toBeCloseTo(711);
  for (const [i, { card, columns }] of rivals.entries())
    expect(columns * (card + 9) - 9).toBeLessThanOrEqual(widths[i] - 22);
});

test('on a tablet cards of two armies have names, and those of four are no smaller than a phone’s', () => {
  expect(sizes(736, roomOnLap(1024, false), 6, [6]).own.card).toBeGreaterThanOrEqual(82);
  const four = sizes(736, roomOnLap(1024, true), 5, [5, 5, 5]);
  for (const { card } of [four.own, ...four.rivals]) expect(card).toBeGreaterThanOrEqual(52);
  // On its side the page scrolls.
  expect(roomOnLap(768, true)).toBe(roomOnLap(600, true));
});

test('the rows of a long line are of one length, and a card alone in its row is drawn into the first', () => {
  const line = sizes(...LAPTOP, 8, [4]).own;
  expect(rowsOf(line, 8)).toBe(1);
  expect(line.card).toBeGreaterThanOrEqual(64);
  for (let cards = 9; cards <= 14; cards++) {
    const { columns } = sizes(...LAPTOP, cards, [4]).own;
    const rows = Math.ceil(cards / columns);
    expect(columns).toBe(Math.ceil(cards / rows));
  }
});

test('on a phone up to six cards stand in a row, more in rows of one length', () => {
  for (let cards = 1; cards <= 18; cards++) {
    const { card, columns } = sizeOnPage(340, cards);
    expect(columns).toBe(Math.ceil(cards / Math.ceil(cards / 6)));
    expect(columns * card + (columns - 1) * 6 + 18).toBeLessThanOrEqual(340);
    expect(card).toBeGreaterThanOrEqual(46);
  }
});
