import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { cardOf, MANA } from '../data/mana.ts';
import { assignment } from './assignment.ts';
import { type Half, pays } from './mana.ts';

const cards = (...ids: string[]) => ids.map(cardOf);

test('a card is worth its full value on its own element, half elsewhere', () => {
  const [fire] = assignment([10], cards('fire-6', 'water-5'), 'up');
  expect(fire).toEqual({
    element: 0,
    need: 10,
    cards: [
      { card: cardOf('fire-6'), mana: 6 },
      { card: cardOf('water-5'), mana: 3 },
    ],
    missing: 1,
  });
  expect(assignment([10], cards('fire-6', 'water-5'), 'down')[0].missing).toBe(2);
});

test('nothing chosen: all is missing, element by element', () => {
  expect(assignment([7, 9, 12], [], 'up')).toEqual([
    { element: 1, need: 19, cards: [], missing: 19 },
    { element: 3, need: 9, cards: [], missing: 9 },
  ]);
});

test('cards go where they leave least missing, not simply to their own element', () => {
  // XI needs 11 Air, IX 9 Earth. The Earth knight covers Earth, half of the 2 of Earth helps Air.
  const bars = assignment([11, 9], cards('earth-Kn', 'earth-2', 'air-10'), 'up');
  expect(bars.map(({ element, missing }) => [element, missing])).toEqual([
    [2, 0],
    [3, 0],
  ]);
});

test('AM-AMB-19: how the cards are assigned is shown: 8 to Water, 6 and half of 10 to Air', () => {
  const bars = assignment([11, 2], cards('fire-10', 'water-8', 'air-6'), 'up');
  expect(bars.map(({ element, cards }) => [element, cards.map(({ mana }) => mana)])).toEqual([
    [1, [8]],
    [2, [5, 6]],
  ]);
});

test('of ways that leave nothing missing, the cards pay for their own elements', () => {
  const bars = assignment([2, 4], cards('fire-9', 'water-Q'), 'up');
  expect(bars.map(({ element, cards }) => [element, cards.map(({ mana }) => mana)])).toEqual([
    [0, [9]],
    [1, [12]],
  ]);
});

test('nothing is missing exactly where the cards pay', () => {
  const roll = seeded(11);
  let paid = 0;
  for (let i = 0; i < 1000; i++) {
    const half: Half = roll(2) === 0 ? 'up' : 'down';
    const hand = Array.from({ length: 1 + roll(4) }, () => roll(MANA.length));
    const units = [...new Set(Array.from({ length: 1 + roll(4) }, () => 1 + roll(12)))];
    const missing = assignment(units, hand, half).some((bar) => bar.missing > 0);
    expect(pays(hand, units, half)).toBe(!missing);
    if (!missing) paid++;
  }
  expect(paid).toBeGreaterThan(200);
  expect(paid).toBeLessThan(800);
});
