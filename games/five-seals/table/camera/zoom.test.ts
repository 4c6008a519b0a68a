import { describe, expect, it } from 'vitest';
import { HALF } from '../art/geometry.ts';
import { zoomed } from './hands.ts';
import { kept, readable, whole } from './zoom.ts';

const desk = { width: 684, height: 684 };
const phone = { width: 340, height: 360 };

describe('what is seen of the dungeon', () => {
  it('is all of it where that can be read', () => {
    expect(readable({ width: 800, height: 800 }, 17)).toBe(whole({ width: 800, height: 800 }));
  });

  it('is a part of it on a phone, with seals for a thumb', () => {
    expect(readable(phone, 17) * 2 * 17).toBeCloseTo(40);
  });

  it('never passes the edge', () => {
    const far = kept({ scale: 1.2, x: 5000, y: -5000 }, phone);
    expect(far.x + phone.width / 2 / far.scale).toBeCloseTo(HALF);
    expect(far.y - phone.height / 2 / far.scale).toBeCloseTo(-HALF);
  });

  it('is never less than the whole, and then in its middle', () => {
    expect(kept({ scale: 0.01, x: 300, y: 200 }, desk)).toEqual({ scale: whole(desk), x: 0, y: 0 });
  });

  it('keeps what is under the finger there while zooming', () => {
    const before = { scale: 1, x: 10, y: 20 };
    const under = { x: 110, y: -40 };
    const after = zoomed(before, 1.5, under);
    expect((under.x - after.x) * after.scale).toBeCloseTo((under.x - before.x) * before.scale);
    expect((under.y - after.y) * after.scale).toBeCloseTo((under.y - before.y) * before.scale);
  });
});
