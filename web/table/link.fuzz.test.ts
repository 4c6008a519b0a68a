/** Links with something in them changed: text that can be read as a file, or a sentence. */
import { FileError, seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

const SEED = Number(process.env.MAGEHALL_FUZZ_SEED ?? 1);
const LINKS = 200 * Number(process.env.MAGEHALL_FUZZ ?? 1);
const LETTERS = 'ABCZabcz0189-_%/+=\u202e ';

test('changed links are unpacked, or refused with a sentence', async () => {
  const roll = seeded(SEED);
  const whole = await pack(JSON.stringify({ magehall: 2, log: new Array(300).fill({ by: 0 }) }));
  let refused = 0;
  for (let i = 0; i < LINKS; i++) {
    const at = roll(whole.length);
    const letter = LETTERS[roll(LETTERS.length)];
    const link = whole.slice(0, at) + letter.repeat(roll(4)) + whole.slice(at + roll(5));
    const found: unknown = await unpack(link).catch((error: unknown) => error);
    if (typeof found === 'string') continue;
    refused++;
    expect(found, `seed ${SEED}, link ${i}`).toBeInstanceOf(FileError);
  }
  expect(refused).toBeGreaterThan(0);
});
