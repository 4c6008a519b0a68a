import { describe, expect, it } from 'vitest';
import { sizes } from './geometry.ts';

describe('the size of the towers', () => {
  it('is largest while the towers are low', () => {
    expect(sizes(430, 1).die).toBe(44);
  });

  it('lets the tallest tower, its plaque and all its floors fit', () => {
    for (let covered = 1; covered <= 8; covered++) {
      const { pitch, shown } = sizes(480, covered);
      expect(pitch * Math.min(shown, covered) + 112).toBeLessThanOrEqual(480.5);
    }
  });

  it('never makes dice too small to read, but folds floors away', () => {
    const { die, shown } = sizes(300, 9);
    expect(die).toBeGreaterThanOrEqual(28);
    expect(shown).toBeLessThan(9);
  });

  it('gives the room of folded floors to the dice of those that are left', () => {
    for (let above = 190; above < 420; above += 10) {
      const { die, pitch, shown } = sizes(above, 9);
      expect(die === 44 || pitch * shown > above - 112 - 0.5).toBe(true);
      expect(pitch * shown).toBeLessThanOrEqual(Math.max(above - 112, pitch) + 0.5);
    }
  });
});
