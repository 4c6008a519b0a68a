/**
 * A game as text. What comes from outside is looked at here, once, and refused with a sentence;
 * whether its log is legal shows when it is replayed.
 */
import { CHANCE } from './contract.ts';
import { type FairDice, flawIn, type OldDice } from './fair.ts';
import { FileError, type GameFile } from './file.ts';
import { isShallow, MOST_ENTRIES, MOST_TEXT } from './limits.ts';
import { flawInName, mendName } from './names.ts';
import type { Player } from './players.ts';
import { shown } from './shown.ts';
import type { Entry } from './table.ts';

const TABLE_NAME = /^[A-Za-z0-9_-]{1,64}$/;
const SHORT_NAME = /^[a-z0-9-]{1,64}$/;

type Fields = Readonly<Record<string, unknown>>;

/** The shape of a file; whether its log is legal shows when it is replayed. */
export function readGameFile(text: string): GameFile {
  const file = parse(text);
  if (!isRecord(file) || !Object.hasOwn(file, 'magehall')) throw new FileError('foreign');
  if (file.magehall !== 1 && file.magehall !== 2)
    throw new FileError('format', shown(file.magehall));
  const { game, rulesVersion, table, options, start, dice, hashes } = file;
  need(typeof game === 'string' && SHORT_NAME.test(game), 'game', 'the name of a game');
  need(Number.isInteger(rulesVersion), 'rulesVersion', 'a whole number');
  need(typeof table === 'string' && TABLE_NAME.test(table), 'table', 'a table name');
  need(isRecord(options), 'options', 'an object');
  need(start === undefined || isRecord(start), 'start', 'a position');
  need(dice === undefined || isDice(dice), 'dice', 'the record of fair dice');
  const players = file.magehall === 1 ? oldPlayers(file.players) : playersOf(file.players);
  const log = logOf(file.log);
  need(
    hashes === undefined ||
      (isList(hashes) && hashes.every(Number.isInteger) && hashes.length === log.length),
    'hashes',
    'a list of whole numbers, one for each entry',
  );
  // Only what is known goes on: a field of a stranger's has no meaning here.
  const known = { game, rulesVersion, table, options, start, players, dice, log, hashes };
  const there = Object.entries(known).filter(([, value]) => value !== undefined);
  return { magehall: 2, ...Object.fromEntries(there) } as unknown as GameFile;
}

export function writeGameFile(file: GameFile): string {
  const { log, hashes, ...head } = file;
  const lines = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const start = JSON.stringify(head, null, 2).slice(0, -2);
  const guard = hashes ? `,\n  "hashes": ${JSON.stringify(hashes)}` : '';
  return `${start},\n  "log": [\n${lines}\n  ]${guard}\n}\n`;
}

function parse(text: string): unknown {
  if (text.length > MOST_TEXT) throw new FileError('tooLong');
  let value: unknown;
  try {
    // Some editors begin a file with a byte-order mark.
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new FileError('cutOff');
  }
  if (!isShallow(value)) throw new FileError('tooDeep');
  return value;
}

function need(fine: boolean, field: string, what: string): asserts fine {
  if (!fine) throw new FileError('damaged', field, what);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function playersOf(value: unknown): Player[] {
  need(isList(value) && value.every(isPlayer), 'players', 'a list of players');
  return value.map((player) => {
    const flaw = flawInName(player.name);
    // Who was erased has no name any more.
    if (flaw && player.name !== '') throw new FileError(...flaw);
    const { plays, name } = player;
    return plays === 'bot' ? { plays, level: player.level, name } : { plays, name };
  });
}

function isPlayer(value: unknown): value is Player {
  if (!isRecord(value) || typeof value.name !== 'string') return false;
  if (value.plays === 'bot') return typeof value.level === 'string' && SHORT_NAME.test(value.level);
  return value.plays === 'person' || value.plays === 'rules';
}

/** In version 1 a bot was named by its level alone, and names followed no rule. */
function oldPlayers(value: unknown): Player[] {
  need(isList(value) && value.every(isOldPlayer), 'players', 'a list of players');
  return value.map(({ name, plays }) =>
    plays === 'person'
      ? { plays, name: mendName(name) }
      : { plays: 'bot', level: plays, name: mendName(name) },
  );
}

function isOldPlayer(value: unknown): value is { name: string; plays: string } {
  if (!isRecord(value) || typeof value.name !== 'string') return false;
  return typeof value.plays === 'string' && SHORT_NAME.test(value.plays);
}

function isDice(value: unknown): value is FairDice | OldDice {
  if (!isRecord(value) || typeof value.commitment !== 'string') return false;
  if (!isTextIfAny(value.secret)) return false;
  const sound = Object.hasOwn(value, 'nonces')
    ? isList(value.nonces) && value.nonces.every((nonce) => typeof nonce === 'string')
    : isList(value.seats) &&
      value.seats.every(isSealedSeat) &&
      (value.together === undefined || value.together === true);
  if (!sound) return false;
  const flaw = flawIn(value as unknown as FairDice | OldDice);
  if (flaw) throw new FileError(...flaw);
  return true;
}

function isSealedSeat(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return [value.salt, value.named, value.nonce].every(isTextIfAny);
}

function isTextIfAny(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function logOf(value: unknown): Entry[] {
  need(isList(value), 'log', 'a list of entries');
  if (value.length > MOST_ENTRIES) throw new FileError('tooLong');
  return value.map((entry, i) => {
    if (!isEntry(entry)) throw new FileError('entry', i);
    return entry;
  });
}

/** The shape of an entry; whether it is legal shows when it is played. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { by, at, agreed } = value;
  const what = ['choice', 'undo', 'end'].filter((kind) => Object.hasOwn(value, kind));
  if (!isWhole(by, CHANCE) || what.length !== 1) return false;
  if (at !== undefined && !isWhole(at, 0)) return false;
  if (agreed !== undefined && !(isList(agreed) && agreed.every((seat) => isWhole(seat, 0))))
    return false;
  if (what[0] === 'undo') return isWhole(value.undo, 1);
  if (what[0] === 'choice') return by !== CHANCE || isWhole(value.choice, 0);
  return (
    (value.end === 'resign' || value.end === 'vote') &&
    isList(value.places) &&
    value.places.every((place) => isWhole(place, 1))
  );
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
