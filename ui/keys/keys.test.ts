import { describe, expect, it } from 'vitest';
import { nearest } from './keys.ts';

describe('walking by arrow keys', () => {
  // 0 1 2
  // 3   4
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 4 },
    { x: 100, y: 0 },
    { x: 0, y: 60 },
    { x: 100, y: 60 },
  ];
  const from = (i: number) => spots[i];

  it('goes to the next piece of the row', () => {
    expect(nearest(from(0), spots, 'ArrowRight')).toBe(1);
    expect(nearest(from(2), spots, 'ArrowLeft')).toBe(1);
  });

  it('goes to the piece below or above', () => {
    expect(nearest(from(0), spots, 'ArrowDown')).toBe(3);
    expect(nearest(from(4), spots, 'ArrowUp')).toBe(2);
  });

  it('stays where nothing lies that way', () => {
    expect(nearest(from(0), spots, 'ArrowLeft')).toBe(-1);
    expect(nearest(from(3), spots, 'ArrowDown')).toBe(-1);
  });
});
