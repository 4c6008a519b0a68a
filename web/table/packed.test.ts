import { describe, expect, it, vi } from 'vitest';
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

  it('that unpacks to more than any game is not unpacked to its end', async () => {
    // A million letters of a link could be a gigabyte of blanks.
    const packed = await pack(' '.repeat(40_000_000));
    expect(packed.length).toBeLessThan(100_000);
    let unpacked = 0;
    const counting = vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation((bytes) => {
      unpacked += (bytes as Uint8Array | undefined)?.length ?? 0;
      return ' '.repeat((bytes as Uint8Array | undefined)?.length ?? 0);
    });
    await expect(unpack(packed)).rejects.toMatchObject({ trouble: ['tooLong'] });
    counting.mockRestore();
    expect(unpacked).toBeLessThan(5_000_000);
  });

  it('that is longer than any link is not read at all', async () => {
    await expect(unpack('A'.repeat(1_000_001))).rejects.toMatchObject({ trouble: ['tooLong'] });
  });
});
