import { expect, test } from 'vitest';
import { AUTOMA } from '../data/automa.ts';
import { at } from '../testing.ts';
import { lastCards } from './lastCards.ts';

/** Seats 1, 2 and 3 are Automas; it is seat 0's turn. */
function shown(first: number, turn: number, played: number[]) {
  const { state } = at({ options: { seats: 4, automas: [1, 2, 3] } });
  Object.assign(state, { first, turn, played });
  return Object.fromEntries([...lastCards(state)].map(([seat, { id }]) => [seat, id]));
}
const id = (card: number) => AUTOMA[card].id;

test('in seat 0’s turn as the last of a round, the cards lie in the order of this round', () => {
  expect(shown(1, 4, [4, 7, 2])).toEqual({ 1: id(4), 2: id(7), 3: id(2) });
});

test('as the first of a round, they lie in the order of the round before, which began one seat earlier', () => {
  // The round before began with seat 3: 3, 0, 1, 2.
  expect(shown(0, 1, [4, 7, 2])).toEqual({ 3: id(4), 1: id(7), 2: id(2) });
});

test('after a shuffle only the cards since then lie open', () => {
  expect(shown(1, 4, [9])).toEqual({ 3: id(9) });
  expect(shown(1, 4, [])).toEqual({});
});
