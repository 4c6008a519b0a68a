import { expect, test } from 'vitest';
import { chanceToReach } from '../rules/attack/sums.ts';
import { percentOf } from './percent.ts';

test('what is unlikely is not said to be impossible, nor what is likely to be sure', () => {
  const said = (dice: number[], least: number) => percentOf(chanceToReach(dice, least));
  // 4, 4, 4, 4, 4, then anything: one in 1024.
  expect(said([4], 21)).toBe('< 1 %');
  expect(said([4], 9)).toBe('6 %');
  expect(said([], 3)).toBe('0 %');
  // Only four ones fall short.
  expect(said([20, 20, 4, 4], 5)).toBe('> 99 %');
  expect(said([20, 20, 4, 4], 4)).toBe('100 %');
  expect(said([4, 6, 4, 4], 4)).toBe('100 %');
  expect(said([6], 4)).toBe('50 %');
});
