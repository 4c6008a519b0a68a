import { expect, test } from 'vitest';
import { dailyOf, dayOf, streakOf } from './daily.ts';

const ALL = { a: ['1-1', '1-2'], b: ['2-1'] };

test('games take turns, and each goes through its puzzles', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  const names = days.map((day) => dailyOf(day, ALL)).map(({ game, name }) => `${game} ${name}`);
  expect(new Set(names.slice(0, 4))).toEqual(new Set(['a 1-1', 'a 1-2', 'b 2-1']));
  expect(names[4]).toBe(names[0]);
  expect(dailyOf('2026-11-18', ALL)).toEqual(dailyOf('2026-11-18', ALL));
});

test('a streak is days in a row, and stands until today is over', () => {
  expect(streakOf(['2026-11-16', '2026-11-17', '2026-11-18'], '2026-11-18')).toBe(3);
  expect(streakOf(['2026-11-16', '2026-11-17'], '2026-11-18')).toBe(2);
  expect(streakOf(['2026-11-15', '2026-11-16'], '2026-11-18')).toBe(0);
  expect(streakOf(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
  expect(streakOf([], '2026-11-18')).toBe(0);
});

test('a day is that of this device’s calendar', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
