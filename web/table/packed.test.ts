import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('a game in a link', () => {
  it('comes out as it went in', async () => {
    const text = JSON.stringify({ log: Array.from({ length: 300 }, (_, by) => ({ by })), é: '⊙' });
    const packed = await pack(text);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpack(packed)).toBe(text);
  });

  it('that was cut off is refused', async () => {
    const packed = await pack('{"magehall":1,"log":[1,2,3,4,5,6,7,8,9]}');
    await expect(unpack(packed.slice(0, 12))).rejects.toMatchObject({ trouble: ['badLink'] });
    await expect(unpack('%%%')).rejects.toMatchObject({ trouble: ['badLink'] });
  });
});
