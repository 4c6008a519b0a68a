/**
 * Dice that anyone can check. Before the game the table publishes SHA-256 of a fresh secret; then
 * every person at the table adds a nonce, so neither side alone can choose the dice. Draw i is
 * HMAC-SHA-256 of the secret over the table's name, the nonces and i; when the game ends the
 * secret is published and every draw can be computed again.
 *
 * The recipe, for another language (test vectors in `fair.test.ts`):
 *   message = "magehall-dice-1\n" + table + "\n" + nonces joined by "," + "\n" + i + "\n" + block
 *   words   = HMAC-SHA-256(key = secret, message) read as eight 32-bit big-endian numbers
 *   the first word below the largest multiple of n not above 2^32, modulo n, is the outcome;
 *   if none of the eight is, the same with block + 1. Blocks and draws count from 0.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Trouble } from './troubles/trouble.ts';

/** What a table says of its dice; `secret` only once the game is over. All hexadecimal. */
export interface FairDice {
  commitment: string;
  nonces: readonly string[];
  secret?: string;
}

const RANGE = 0x100000000;
const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** A fresh secret or nonce: 32 random bytes as hexadecimal. */
export function freshBytes(): string {
  return bytesToHex(randomBytes(32));
}

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What is wrong with these dice as data; undefined if nothing. */
export function flawIn(dice: FairDice): Trouble | undefined {
  if (!HEX_32_BYTES.test(dice.commitment)) return ['commitment'];
  if (dice.nonces.some((nonce) => !HEX_32_BYTES.test(nonce))) return ['nonce'];
  if (dice.secret === undefined) return undefined;
  if (!HEX_32_BYTES.test(dice.secret)) return ['secret'];
  if (commitmentTo(dice.secret) !== dice.commitment) return ['otherSecret'];
  return undefined;
}

/** Draw number i of a table, as a function of i and of the number of outcomes. */
export type Draw = (i: number, n: number) => number;

export function fairDraw(secret: string, table: string, nonces: readonly string[]): Draw {
  // The key and the part of the message that all draws share are digested once, then copied.
  const prefix = utf8ToBytes(`magehall-dice-1\n${table}\n${nonces.join(',')}\n`);
  const shared = hmac.create(sha256, hexToBytes(secret)).update(prefix);
  // One copy and one digest for all draws: making new ones took as long as the hashing itself.
  const copy = shared.clone();
  const bytes = new Uint8Array(32);
  const words = new DataView(bytes.buffer);
  return (i, n) => {
    const limit = RANGE - (RANGE % n);
    for (let block = 0; ; block++) {
      shared._cloneInto(copy);
      copy.update(utf8ToBytes(`${i}\n${block}`)).digestInto(bytes);
      for (let at = 0; at < 32; at += 4) {
        const word = words.getUint32(at);
        if (word < limit) return word % n;
      }
    }
  };
}
