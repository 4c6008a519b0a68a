import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '../data/canonical.ts';
import type { GameFile } from '../files/file.ts';
import type { Player } from '../table/players.ts';
import { commitmentTo, drawsOf, type FairDice, fairDraw, flawIn, freshBytes } from './fair.ts';
import { chiSquare, countsOf } from './tally.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const nonces = ['11'.repeat(32), '22'.repeat(32)];
const old = { commitment: commitmentTo(secret), nonces, secret };
const dice: FairDice = {
  commitment: commitmentTo(secret),
  seats: [
    { salt: 'a0'.repeat(16), nonce: nonces[0] },
    { salt: 'a1'.repeat(16), nonce: nonces[1] },
    { salt: 'a2'.repeat(16) },
  ],
  secret,
};
const ada: Player = { plays: 'person', name: 'Ada' };
const zoe: Player = { plays: 'person', name: 'Zoë' };
const adept: Player = { plays: 'bot', level: 'adept', name: 'Adept' };
const file: GameFile = {
  magehall: 2,
  game: 'arkhanos',
  rulesVersion: 1,
  table: 'tower-1',
  options: { seats: 3, first: 'random' },
  players: [ada, zoe, adept],
  dice,
  log: [],
};
const draws = (of: GameFile) => {
  const draw = drawsOf(of);
  if (!draw) throw new Error('no secret');
  return draw;
};
const series = (of: GameFile) => Array.from({ length: 20 }, (_, i) => draws(of)(i, 1000)).join();

/** The recipe of docs/dice.md again, with Node's own cryptography. */
function byTheRecipe(shared: string, i: number, n: number): number {
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(`${shared}${i}\n${block}`)
      .digest();
    for (let at = 0; at < 32; at += 4) {
      const word = mac.readUInt32BE(at);
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  }
}
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const SECOND = `magehall-dice-2\n{"game":"arkhanos","options":{"first":"random","seats":3},"rulesVersion":1,"seats":[{"kind":"person","name":"${sha(`${'a0'.repeat(16)}Ada`)}","nonce":"${nonces[0]}"},{"kind":"person","name":"${sha(`${'a1'.repeat(16)}Zoë`)}","nonce":"${nonces[1]}"},{"kind":"bot:adept","name":"${sha(`${'a2'.repeat(16)}Adept`)}","nonce":null}],"start":null,"table":"tower-1","together":false}\n`;
const FIRST = `magehall-dice-1\ntower-1\n${nonces.join(',')}\n`;

describe('fair dice', () => {
  test('test vectors of version 1, for another language', () => {
    expect(commitmentTo(secret)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
    const draw = draws({ ...file, dice: old });
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((i) => draw(i, 6))).toEqual([2, 5, 2, 4, 3, 0, 4, 3]);
    expect([0, 1, 2, 3].map((i) => draw(i, 20))).toEqual([12, 19, 18, 6]);
    expect(draw(1_000_000, 3_000_000_000)).toBe(2023102718);
  });

  test('test vectors of version 2, as docs/dice.md has them', () => {
    const doc = readFileSync(new URL('../../docs/dice.md', import.meta.url), 'utf8');
    const draw = draws(file);
    const row = (what: string, outcomes: readonly number[]) =>
      `| ${what} | ${outcomes.join(', ')} |`;
    expect(doc).toContain(
      row(
        '0 to 7, n = 6',
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => draw(i, 6)),
      ),
    );
    expect(doc).toContain(
      row(
        '0 to 3, n = 20',
        [0, 1, 2, 3].map((i) => draw(i, 20)),
      ),
    );
    expect(doc).toContain(row('1,000,000, n = 3,000,000,000', [draw(1_000_000, 3_000_000_000)]));
    expect(doc).toContain(dice.commitment);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((i) => draw(i, 6))).toEqual([1, 3, 5, 1, 2, 2, 1, 2]);
  });

  test.each([
    ['version 1', FIRST, old],
    ['version 2', SECOND, dice],
  ])('%s are what the recipe says, rejections included', (_, message, of) => {
    const draw = draws({ ...file, dice: of });
    // An odds just above half the range throws away nearly every second word.
    for (const n of [1, 2, 6, 20, 56, 2 ** 31 + 1])
      for (let i = 0; i < 300; i++) expect(draw(i, n)).toBe(byTheRecipe(message, i, n));
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
      const draw = fairDraw(secret, `uniform-${n}`);
      const drawn = Array.from({ length: 100_000 }, (_, i) => draw(i, n));
      // Five standard deviations above the mean of chi-square with n - 1 degrees of freedom.
      expect(chiSquare(countsOf(n, drawn))).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    },
  );

  test('depend on all that was agreed on before the game', () => {
    const seat = (change: object) => ({
      ...dice,
      seats: [{ ...dice.seats[0], ...change }, ...dice.seats.slice(1)],
    });
    const others: Partial<GameFile>[] = [
      {},
      { game: 'five-seals' },
      { rulesVersion: 2 },
      { table: 'tower-2' },
      { options: { seats: 3, first: 0 } },
      { start: { round: 2 } },
      { players: [zoe, ada, adept] },
      { players: [ada, zoe, { plays: 'bot', level: 'novice', name: 'Adept' }] },
      { players: [ada, zoe, { plays: 'person', name: 'Adept' }] },
      { dice: seat({ nonce: 'ff'.repeat(32) }) },
      { dice: seat({ salt: 'ff'.repeat(16) }) },
      { dice: { ...dice, seats: dice.seats.toReversed() } },
      { dice: { ...dice, secret: secret.replace('00', '01') } },
      { dice: { ...dice, together: true } },
    ];
    expect(new Set(others.map((change) => series({ ...file, ...change }))).size).toBe(
      others.length,
    );
  });

  test('are the same after a name and its salt were erased', () => {
    const [own, ...others] = dice.seats;
    const named = sha(`${own?.salt}Ada`);
    const players = file.players.with(0, { plays: 'person', name: '' });
    const seats = [{ named, nonce: own?.nonce }, ...others];
    expect(series({ ...file, players, dice: { ...dice, seats } })).toBe(series(file));
    expect(series({ ...file, players })).not.toBe(series(file));
  });

  test('without the secret there are none', () => {
    expect(drawsOf({ ...file, dice: { ...dice, secret: undefined } })).toBeUndefined();
    expect(drawsOf({ ...file, dice: undefined })).toBeUndefined();
  });

  test.each([old, dice])('a record that can not be right is told so', (fine) => {
    expect(flawIn(fine)).toBeUndefined();
    expect(flawIn({ ...fine, secret: undefined })).toBeUndefined();
    expect(flawIn({ ...fine, secret: freshBytes() })).toEqual(['otherSecret']);
    for (const secret of ['abc', 'zz'.repeat(32), 'AB'.repeat(32)])
      expect(flawIn({ ...fine, secret })).toEqual(['secret']);
    expect(flawIn({ ...fine, commitment: 'xyz' })).toEqual(['commitment']);
  });

  test('a nonce, a salt or a sealed name that can not be right is told so', () => {
    expect(flawIn({ ...old, nonces: ['1'] })).toEqual(['nonce']);
    expect(flawIn({ ...dice, seats: [{ nonce: '1' }] })).toEqual(['nonce']);
    expect(flawIn({ ...dice, seats: [{ salt: 'ab' }] })).toEqual(['salt']);
    expect(flawIn({ ...dice, seats: [{ named: 'ab' }] })).toEqual(['salt']);
  });
});

test('canonical JSON has sorted keys, no white space, and nothing that is undefined', () => {
  expect(canonical({ b: [1, { z: null, a: 'ë' }], a: true, c: undefined })).toBe(
    '{"a":true,"b":[1,{"a":"ë","z":null}]}',
  );
});
