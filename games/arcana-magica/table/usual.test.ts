import { expect, test } from 'vitest';
import { assembled, proposed, usual } from './usual.ts';

test('of all ways to end a turn with a card, the one that discards only that card', () => {
  const only = { end: ['fire-2'] };
  expect(usual([only, { end: ['fire-2', 'air-3'] }])).toBe(only);
});

test('a payment is meant once the chosen cards are enough', () => {
  const enough = { pay: ['fire-9', 'air-3'] };
  expect(usual([{ pay: ['fire-9', 'air-3', 'air-4'] }, enough])).toBe(enough);
  expect(usual([enough, { pay: ['fire-9', 'air-4'] }])).toBeUndefined();
});

test('units are added one by one', () => {
  expect(usual([{ units: [10] }, { units: [4, 10] }])).toEqual({ units: [10] });
});

test('choices of other kinds have no usual one', () => {
  expect(usual([{ sacrifice: 'fire' }, { sacrifice: 'air' }])).toBeUndefined();
  expect(usual([{ move: true }, { end: ['fire-2'] }])).toBeUndefined();
});

test('the cheapest payment is proposed before a card is touched, and nothing else is', () => {
  const cheapest = { pay: ['fire-2'] };
  expect(proposed([cheapest, { pay: ['fire-9'] }])).toBe(cheapest);
  expect(proposed([{ move: true }, { end: [] }])).toBeUndefined();
});

test('cards and units are put together; all else is chosen at one touch', () => {
  expect([{ end: [] }, { pay: ['fire-2'] }, { units: [4] }].every(assembled)).toBe(true);
  expect(assembled({ summon: 4 })).toBe(false);
  expect(assembled({ sacrifice: 'fire' })).toBe(false);
});
