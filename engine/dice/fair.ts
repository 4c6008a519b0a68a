/**
 * Dice that anyone can check. Before the game the table publishes SHA-256 of a fresh secret; then
 * every person at the table adds a nonce, so neither side alone can choose the dice. Draw i is
 * HMAC-SHA-256 of the secret over all that was agreed on and over i; when the game ends the secret
 * is published and every draw can be computed again. docs/dice.md has the recipe for other
 * languages, test vectors, and what it proves and what it doesn't.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../data/canonical.ts';
import type { GameFile } from '../files/file.ts';
import type { Trouble } from '../troubles/trouble.ts';

/** What a table says of its dice; `secret` only once the game is over. All hexadecimal. */
export interface FairDice {
  commitment: string;
  /** By seat. */
  seats: readonly SealedSeat[];
  /** People sealed their nonces on devices of their own; else one device drew all of them. */
  together?: true;
  secret?: string;
}

/** How a seat is bound to the dice. */
export interface SealedSeat {
  /** With it the name that went into the dice can be shown, and without it not be guessed. */
  salt?: string;
  /** SHA-256 of salt and name, once both were erased. */
  named?: string;
  /** The chance that a person added. */
  nonce?: string;
}

/** Version 1, still verified: it bound the draws to the table's name and the nonces alone. */
export interface OldDice {
  commitment: string;
  nonces: readonly string[];
  secret?: string;
}

/** What the draws of a table are bound to. */
type Bound = Pick<GameFile, 'game' | 'rulesVersion' | 'options' | 'table' | 'players' | 'start'>;

const RANGE = 0x100000000;
const HEX_32_BYTES = /^[0-9a-f]{64}$/;
const HEX_16_BYTES = /^[0-9a-f]{32}$/;

/** A fresh secret or nonce: 32 random bytes as hexadecimal. */
export function freshBytes(): string {
  return bytesToHex(randomBytes(32));
}

export function freshSalt(): string {
  return bytesToHex(randomBytes(16));
}

/** SHA-256 of a secret or a nonce: what is said of it before it is opened. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What is wrong with these dice as data; undefined if nothing. */
export function flawIn(dice: FairDice | OldDice): Trouble | undefined {
  if (!HEX_32_BYTES.test(dice.commitment)) return ['commitment'];
  const seats: readonly SealedSeat[] =
    'nonces' in dice ? dice.nonces.map((nonce) => ({ nonce })) : dice.seats;
  for (const { salt, named, nonce } of seats) {
    if (nonce !== undefined && !HEX_32_BYTES.test(nonce)) return ['nonce'];
    if (salt !== undefined && !HEX_16_BYTES.test(salt)) return ['salt'];
    if (named !== undefined && !HEX_32_BYTES.test(named)) return ['salt'];
  }
  if (dice.secret === undefined) return undefined;
  if (!HEX_32_BYTES.test(dice.secret)) return ['secret'];
  if (commitmentTo(dice.secret) !== dice.commitment) return ['otherSecret'];
  return undefined;
}

/** Draw number i of a table, as a function of i and of the number of outcomes. */
export type Draw = (i: number, n: number) => number;

/** The draws of a table whose secret is known; undefined if it is not. */
export function drawsOf(table: Bound & { dice?: FairDice | OldDice }): Draw | undefined {
  const { dice } = table;
  return dice?.secret === undefined ? undefined : fairDraw(dice.secret, messageOf(table, dice));
}

/** The part of the message that all draws of a table share. */
export function messageOf(table: Bound, dice: FairDice | OldDice): string {
  if ('nonces' in dice) return `magehall-dice-1\n${table.table}\n${dice.nonces.join(',')}\n`;
  const { game, rulesVersion, options, players, start = null } = table;
  const seats = players.map((player, seat) => {
    const { salt = '', named, nonce = null } = dice.seats[seat] ?? {};
    const kind = player.plays === 'bot' ? `bot:${player.level}` : player.plays;
    return { kind, name: named ?? digest(salt + player.name), nonce };
  });
  const together = dice.together ?? false;
  const bound = { game, options, rulesVersion, seats, start, table: table.table, together };
  return `magehall-dice-2\n${canonical(bound)}\n`;
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function fairDraw(secret: string, message: string): Draw {
  // The key and the part of the message that all draws share are digested once, then copied.
  const shared = hmac.create(sha256, hexToBytes(secret)).update(utf8ToBytes(message));
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
