import { expect, test } from 'vitest';
import { ScenarioError } from '../contract.ts';
import { wisps } from './wisps.ts';

const ACT = {
  ...{ phase: 'act', turn: 0, turnsLeft: 1, candle: 2, deck: [2, 4, 4, 4, 3, 4], stack: [] },
  hands: [
    [1, 0, 0, 0, 1, 0],
    [1, 0, 0, 0, 0, 0],
  ],
};
const read = (written: object) => wisps.scenario(JSON.stringify(written));

test('what is left out is as at the start', () => {
  expect(read({})).toEqual(wisps.setup({ seats: 2, first: 0 }));
  expect(wisps.choices(read(ACT))).toContainEqual({ light: 5 });
});

test.each<[string, object, RegExp]>([
  ['an unknown field', { decks: [] }, /^A position has no "decks"\. It has: phase, turn/],
  ['null', { ...ACT, turn: null }, /^"turn" is left out/],
  ['a list', [], /^A position is an object, not \[\]/],
  ['another phase', { phase: 'sleep' }, /^"phase" is one of first, deal/],
  ['a seat that is not there', { ...ACT, turn: 2 }, /^"turn" is a whole number from 0 to 1/],
  ['too many turns', { turnsLeft: 9 }, /from 0 to 8, not 9/],
  ['half a turn', { ...ACT, turnsLeft: 0.5 }, /whole number/],
  ['a candle of 7', { ...ACT, candle: 7 }, /from 0 to 6/],
  ['no candle in its phase', { ...ACT, candle: 0 }, /^The candle shows 1 to 6/],
  ['a text for cards', { deck: 'x' }, /^"deck" is a list, not "x"/],
  ['five values', { deck: [4, 4, 4, 4, 8] }, /^"deck" has 6 numbers/],
  ['fewer than no cards', { ...ACT, spent: [-1, 0, 0, 0, 0, 1] }, /from 0 to 99, not -1/],
  ['too many cards', { deck: [9, 9, 9, 9, 9, 9] }, /^There are 24 cards, not 54/],
  ['five of a kind', { deck: [5, 3, 4, 4, 4, 4] }, /^There are 4 cards of 1, not 5/],
  ['one seat', { hands: [[]] }, /at least 2/],
  ['five seats', { hands: [[], [], [], [], []] }, /at most 4 entries/],
  ['a seat that has lit nothing', { lit: [[], [], []] }, /^2 seats have a hand, but 3/],
  ['turns after the end', { ...ACT, phase: 'over', candle: 0 }, /^The game is over just when/],
  ['a deal in mid-game', { ...ACT, phase: 'deal', candle: 0 }, /nobody has had a turn/],
  ['a hand before the deal', { phase: 'draw', deck: [], turnsLeft: 3 }, /^There are 24 cards/],
  ['a robbery in thought', { ...ACT, stack: [{ frame: 'aim' }] }, /^"frame" is one of robbed/],
  ['a robbed robber', { ...ACT, stack: [{ frame: 'robbed', seat: 0 }] }, /^Robbed is another/],
])('%s is refused in a sentence', (_, written, sentence) => {
  expect(() => read(written)).toThrow(ScenarioError);
  expect(() => read(written)).toThrow(sentence);
});

test('what is no JSON is refused', () => {
  expect(() => wisps.scenario('{')).toThrow('A position is written in JSON, and this is not.');
});
