import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { FULL, MANA } from '../data/mana.ts';
import { addUp, areLowest, cardsIn, idsIn, subsetsOf } from './subsets.ts';

const roll = seeded(2);

function anyHand(): number[] {
  const cards = new Set<number>();
  const count = roll(5);
  while (cards.size < count) cards.add(roll(MANA.length));
  return [...cards].sort((a, b) => a - b);
}

test('the subsets of a hand are all there, by size, then in order', () => {
  const hand = [3, 17, 40];
  expect(subsetsOf(hand).map((subset) => cardsIn(hand, subset))).toEqual([
    [],
    [3],
    [17],
    [40],
    [3, 17],
    [3, 40],
    [17, 40],
    [3, 17, 40],
  ]);
});

test('the ids and the worth of a subset are those of its cards', () => {
  const sums = new Int16Array(16);
  for (let i = 0; i < 100; i++) {
    const hand = anyHand();
    addUp(hand, FULL, sums);
    for (const subset of subsetsOf(hand)) {
      const cards = cardsIn(hand, subset);
      expect(idsIn(hand, subset)).toEqual(cards.map((card) => MANA[card].id));
      expect(sums[subset]).toBe(cards.reduce((sum, card) => sum + FULL[card], 0));
    }
  }
});

test('the lowest cards of a hand are found as by sorting it', () => {
  for (let i = 0; i < 200; i++) {
    const hand = anyHand();
    const rising = hand.map((card) => FULL[card]).sort((a, b) => a - b);
    for (const subset of subsetsOf(hand)) {
      const cards = cardsIn(hand, subset);
      const highest = Math.max(...cards.map((card) => FULL[card]));
      const lowest = cards.length === 0 || highest <= rising[cards.length - 1];
      expect(areLowest(hand, subset)).toBe(lowest);
    }
  }
});
