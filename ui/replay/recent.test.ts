import type { Step } from '@magehall/engine';
import { expect, test } from 'vitest';
import { RecentViews } from './recent.ts';

const snapshot = (taken: number, view: string, viewer = 0) => ({
  steps: Array.from({ length: taken }, () => ({ by: 0, choice: {}, events: [] }) as Step),
  viewer,
  view,
});

test('what was shown a step ago is there', () => {
  const recent = new RecentViews();
  recent.see(snapshot(4, 'four'));
  recent.see(snapshot(5, 'five'));
  expect(recent.after(4, 0)).toBe('four');
  expect(recent.after(3, 0)).toBeUndefined();
});

test('another viewer saw something else', () => {
  const recent = new RecentViews();
  recent.see(snapshot(4, 'four', 1));
  recent.see(snapshot(5, 'five', 0));
  expect(recent.after(4, 0)).toBeUndefined();
});

test('what was taken back and done otherwise is forgotten', () => {
  const recent = new RecentViews();
  recent.see(snapshot(4, 'four'));
  recent.see(snapshot(5, 'five'));
  recent.see(snapshot(4, 'four again'));
  expect(recent.after(5, 0)).toBeUndefined();
  recent.see(snapshot(5, 'another five'));
  expect(recent.after(4, 0)).toBe('four again');
});

test('only the last few are held', () => {
  const recent = new RecentViews();
  for (let taken = 0; taken < 9; taken++) recent.see(snapshot(taken, `${taken}`));
  expect([5, 6, 7, 8].map((taken) => recent.after(taken, 0))).toEqual([undefined, '6', '7', '8']);
});
