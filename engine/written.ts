/**
 * A game as text. What comes from outside is looked at here, once, and refused with a sentence;
 * whether its log is legal shows when it is replayed.
 */
import { CHANCE } from './contract.ts';
import { type FairDice, flawIn } from './fair.ts';
import { FileError, type GameFile } from './file.ts';
import type { Entry } from './table.ts';

const TABLE_NAME = /^[A-Za-z0-9_-]{1,64}$/;
const GAME_NAME = /^[a-z0-9-]{1,64}$/;
/**
 * Names are printed, and a file may come from a stranger: nothing in them moves a cursor, clears a
 * screen or turns the line around.
 */
const PRINTED_NAME = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]{0,100}$/u;

/** The shape of a file; whether its log is legal shows when it is replayed. */
export function readGameFile(text: string): GameFile {
  const file = parse(text);
  if (!isRecord(file) || !('magehall' in file)) throw new FileError('foreign');
  if (file.magehall !== 1) throw new FileError('format', JSON.stringify(file.magehall));
  need(typeof file.game === 'string' && GAME_NAME.test(file.game), 'game', 'the name of a game');
  need(Number.isInteger(file.rulesVersion), 'rulesVersion', 'a whole number');
  need(typeof file.table === 'string' && TABLE_NAME.test(file.table), 'table', 'a table name');
  need(isRecord(file.options), 'options', 'an object');
  need(Array.isArray(file.players) && file.players.every(isPlayer), 'players', 'a list of players');
  need(file.dice === undefined || isDice(file.dice), 'dice', 'the record of fair dice');
  need(Array.isArray(file.log), 'log', 'a list of entries');
  (file.log as unknown[]).forEach((entry, i) => {
    if (!isEntry(entry)) throw new FileError('entry', i);
  });
  need(
    file.hashes === undefined ||
      (Array.isArray(file.hashes) &&
        file.hashes.every(Number.isInteger) &&
        file.hashes.length === (file.log as unknown[]).length),
    'hashes',
    'a list of whole numbers, one for each entry',
  );
  return file as unknown as GameFile;
}

export function writeGameFile(file: GameFile): string {
  const { log, hashes, ...head } = file;
  const lines = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const start = JSON.stringify(head, null, 2).slice(0, -2);
  const guard = hashes ? `,\n  "hashes": ${JSON.stringify(hashes)}` : '';
  return `${start},\n  "log": [\n${lines}\n  ]${guard}\n}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError('cutOff');
  }
}

function need(fine: boolean, field: string, what: string): void {
  if (!fine) throw new FileError('damaged', field, what);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlayer(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    PRINTED_NAME.test(value.name) &&
    typeof value.plays === 'string'
  );
}

function isDice(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.commitment === 'string' &&
    Array.isArray(value.nonces) &&
    value.nonces.every((nonce) => typeof nonce === 'string') &&
    (value.secret === undefined || typeof value.secret === 'string') &&
    flawIn({ ...(value as unknown as FairDice), secret: undefined }) === undefined
  );
}

/** The shape of an entry; whether it is legal shows when it is played. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || !isWhole(value.by, CHANCE)) return false;
  if ('undo' in value) return !('choice' in value) && isWhole(value.undo, 1);
  return value.by === CHANCE ? isWhole(value.choice, 0) : 'choice' in value;
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isInteger(value) && (value as number) >= least;
}
