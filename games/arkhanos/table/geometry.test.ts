import { describe, expect, it } from 'vitest';
import { sizes } from './geometry.ts';

describe('the size of the towers', () => {
  it('is largest while the towers are low', () => {
    expect(sizes(430, 1).die).toBe(46);
  });

  it('lets the tallest tower, its plaque and all its floors fit', () => {
    for (let covered = 1; covered <= 8; covered++) {
      const { pitch, shown } = sizes(480, covered);
      expect(pitch * Math.min(shown, covered) + 112).toBeLessThanOrEqual(480.5);
    }
  });

  it('never makes dice too small to read, but folds floors away', () => {
    const { die, shown } = sizes(300, 9);
    expect(die).toBe(28);
    expect(shown).toBeLessThan(9);
  });
});
