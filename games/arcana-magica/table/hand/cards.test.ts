import { expect, test } from 'vitest';
import { MANA } from '../../rules/index.ts';
import { at, play } from '../../rules/testing.ts';
import { paidFor, proposedCards } from './cards.ts';

const HAND = ['fire-6', 'fire-7', 'water-8', 'air-2'];

/** What is proposed to pay for these units with some of the hand chosen. */
function proposed(units: number[], ...chosen: string[]) {
  const { state } = at({ hands: [HAND], round: 6 });
  const light = (piece: string) =>
    chosen.some((card) => piece === `card:${card}`) ? ('chosen' as const) : ('can' as const);
  const board = { view: state, viewer: 0, active: true, light };
  return proposedCards(board, units).map((card) => MANA[card].id);
}

test('before a card is touched, the cheapest payment', () => {
  expect(proposed([4])).toEqual(['fire-6']);
});

test('nothing beside cards that are enough, or that could go with this or that', () => {
  expect(proposed([4], 'fire-7')).toEqual([]);
  // 1 mana of 4: any other card would do.
  expect(proposed([4], 'air-2')).toEqual([]);
});

test('what must come along in any case, so that all see what the button would do', () => {
  // 8 Water counts 4: only both Fire cards reach 14 with it.
  expect(proposed([14], 'water-8')).toEqual(['fire-6', 'fire-7', 'water-8']);
});

test('nothing where all cards are too few', () => {
  expect(proposed([19])).toEqual([]);
});

test('while units are picked, what they would cost together, as soon as they make a die', () => {
  const stage = at({ armies: [[10, 2, 4], [11]], hands: [['fire-K', 'water-2']], round: 6 });
  play(stage, { attack: 1 });
  const picked = (...units: number[]) => {
    const light = (piece: string) =>
      units.some((unit) => piece === `unit:${unit}`) ? ('chosen' as const) : ('can' as const);
    return paidFor({ view: stage.state, light });
  };
  expect(picked()).toEqual([]);
  expect(picked(2)).toEqual([]);
  expect(picked(4, 10)).toEqual([4, 10]);
});
