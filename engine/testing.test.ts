import { expect, test } from 'vitest';
import { wisps } from './sample/wisps.ts';
import { rulesTester, told } from './testing.ts';

const { at, begin, offered, isOffered, offeredWith, play, passChance } = rulesTester(
  wisps,
  (_state, name) => (name.startsWith('card ') ? Number(name.slice(5)) - 1 : -1),
);

/** Seat 0 holds 1 1 and draws a 1; seat 1 holds 1 2; the candle shows 4. */
function dealt() {
  return begin({ seats: 2, first: 0 }, 0, 0, 0, 'card 2', 0, 3);
}

test('a game begins with the steps one asks for', () => {
  expect(offered(dealt())).toEqual([{ light: 1 }, { aim: true }, { wait: true }]);
  expect(offered(begin({ seats: 2, first: 0 }))).toEqual([]);
});

test('a position is written as the game writes it', () => {
  const state = dealt();
  expect(at(wisps.written(state) ?? {})).toEqual(state);
});

test('what is offered is found whole, or by a field', () => {
  const state = dealt();
  expect(isOffered(state, { light: 1 })).toBe(true);
  expect(isOffered(state, { light: 2 })).toBe(false);
  expect(offeredWith(state, 'light')).toEqual([{ light: 1 }]);
});

test('steps are checked before they are taken', () => {
  const state = dealt();
  expect(() => play(state, { light: 3 })).toThrow('{"light":3} is not among what is offered: {"li');
  expect(() => play(state, 2)).toThrow('"2", but chance is not awaited: 0 is.');
  const waiting = begin({ seats: 2, first: 0 });
  expect(() => play(waiting, { wait: true })).toThrow('is not among');
  expect(() => play(waiting, 'joker')).toThrow(`"joker" can't happen now.`);
  expect(() => play(waiting, 9999)).toThrow(`"9999" can't happen now.`);
});

test('what was told is returned, and sorted out by kind', () => {
  const state = dealt();
  const events = play(state, { wait: true }, 0, 2);
  expect(told(events, 'candle').map(({ value }) => value)).toEqual([3]);
  expect(told(events, 'given')).toEqual([]);
  expect(passChance(state)).toEqual([]);
  play(state, { wait: true });
  expect(told(passChance(state), 'candle')).toHaveLength(1);
  expect(offered(state)).not.toEqual([]);
});
