import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, fairDraw, flawIn, freshBytes } from './fair.ts';
import { chiSquare } from './tally.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const nonces = ['11'.repeat(32), '22'.repeat(32)];

/** The recipe again, word for word from the head of `fair.ts`, with Node's own cryptography. */
function byTheRecipe(table: string, i: number, n: number): number {
  for (let block = 0; ; block++) {
    const message = `magehall-dice-1\n${table}\n${nonces.join(',')}\n${i}\n${block}`;
    const mac = createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = mac.readUInt32BE(at);
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  }
}

describe('fair dice', () => {
  test('test vectors for another language', () => {
    expect(commitmentTo(secret)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
    const draw = fairDraw(secret, 'tower-1', nonces);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((i) => draw(i, 6))).toEqual([2, 5, 2, 4, 3, 0, 4, 3]);
    expect([0, 1, 2, 3].map((i) => draw(i, 20))).toEqual([12, 19, 18, 6]);
    expect(draw(1_000_000, 3_000_000_000)).toBe(2023102718);
  });

  test('are what the recipe says, rejections included', () => {
    const draw = fairDraw(secret, 't', nonces);
    // An odds just above half the range throws away nearly every second word.
    for (const n of [1, 2, 6, 20, 56, 2 ** 31 + 1])
      for (let i = 0; i < 300; i++) expect(draw(i, n)).toBe(byTheRecipe('t', i, n));
  });

  test('the commitment is SHA-256 of the secret', () => {
    const fresh = freshBytes();
    expect(commitmentTo(fresh)).toBe(
      createHash('sha256').update(Buffer.from(fresh, 'hex')).digest('hex'),
    );
    expect(freshBytes()).not.toBe(fresh);
  });

  test.each([...Array.from({ length: 19 }, (_, i) => i + 2), 56])(
    'are uniform over %i outcomes',
    (n) => {
      const draw = fairDraw(secret, `uniform-${n}`, nonces);
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < 100_000; i++) counts[draw(i, n)]++;
      // Five standard deviations above the mean of chi-square with n - 1 degrees of freedom.
      expect(chiSquare(counts)).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    },
  );

  test('depend on the secret, the table, every nonce and the count', () => {
    const series = (draw: ReturnType<typeof fairDraw>) =>
      Array.from({ length: 20 }, (_, i) => draw(i, 1000)).join();
    const all = [
      fairDraw(secret, 'a', nonces),
      fairDraw(secret, 'b', nonces),
      fairDraw(secret.replace('00', '01'), 'a', nonces),
      fairDraw(secret, 'a', [nonces[1], nonces[0]]),
      fairDraw(secret, 'a', [nonces[0]]),
    ].map(series);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a record that can not be right is told so', () => {
    const dice = { commitment: commitmentTo(secret), nonces, secret };
    expect(flawIn(dice)).toBeUndefined();
    expect(flawIn({ ...dice, secret: undefined })).toBeUndefined();
    expect(flawIn({ ...dice, secret: freshBytes() })).toEqual(['otherSecret']);
    expect(flawIn({ ...dice, secret: 'abc' })).toEqual(['secret']);
    expect(flawIn({ ...dice, commitment: 'xyz' })).toEqual(['commitment']);
    expect(flawIn({ ...dice, nonces: ['1'] })).toEqual(['nonce']);
  });
});
