/**
 * A game as text. What comes from outside is looked at here, once, and refused with a sentence;
 * whether its log is legal shows when it is replayed.
 */
import { CHANCE } from '../contract.ts';
import { shown } from '../data/shown.ts';
import { type FairDice, flawIn, type OldDice } from '../dice/fair.ts';
import type { Player } from '../table/players.ts';
import type { Entry } from '../table/table.ts';
import { FileError } from '../troubles/fileError.ts';
import { flawInName, mendName, tidyName } from '../words/names.ts';
import type { Before, GameFile } from './file.ts';
import { isShallow, isSmall, MOST_ENTRIES, MOST_TEXT } from './limits.ts';

const TABLE_NAME = /^[A-Za-z0-9_-]{1,64}$/;
const SHORT_NAME = /^[a-z0-9-]{1,64}$/;

type Fields = Readonly<Record<string, unknown>>;

/** The shape of a file; whether its log is legal shows when it is replayed. */
export function readGameFile(text: string): GameFile {
  const file = parse(text);
  if (!isRecord(file) || !Object.hasOwn(file, 'magehall')) throw new FileError('foreign');
  if (file.magehall !== 1 && file.magehall !== 2)
    throw new FileError('format', shown(file.magehall));
  const { game, rulesVersion, table, options, start, dice, before, hashes } = file;
  need(typeof game === 'string' && SHORT_NAME.test(game), 'game', 'the name of a game');
  need(Number.isInteger(rulesVersion), 'rulesVersion', 'a whole number');
  need(typeof table === 'string' && TABLE_NAME.test(table), 'table', 'a table name');
  need(isRecord(options), 'options', 'an object');
  need(start === undefined || isRecord(start), 'start', 'a position');
  const cleanDice = dice === undefined ? undefined : diceOf(dice);
  const players = file.magehall === 1 ? oldPlayers(file.players) : playersOf(file.players);
  const log = logOf(file.log);
  const moved = before === undefined ? undefined : beforeOf(before, log.length);
  need(
    hashes === undefined ||
      (isList(hashes) && hashes.every(Number.isInteger) && hashes.length === log.length),
    'hashes',
    'a list of whole numbers, one for each entry',
  );
  // Only what is known goes on: a field of a stranger's has no meaning here.
  const head = { game, rulesVersion, table, options, start };
  const known = { ...head, players, dice: cleanDice, before: moved, log, hashes };
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

/** No table has more seats. */
const MOST_SEATS = 20;

function isShortList(value: unknown): value is readonly unknown[] {
  return isList(value) && value.length <= MOST_SEATS;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function playersOf(value: unknown): Player[] {
  need(isShortList(value) && value.every(isPlayer), 'players', 'a list of players');
  return value.map((player) => {
    const { plays, name } = player;
    const flaw = name === tidyName(name) ? flawInName(name) : (['nameUnseen'] as const);
    // Who was erased has no name any more.
    if (flaw && name !== '') throw new FileError(...flaw);
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
  need(isShortList(value) && value.every(isOldPlayer), 'players', 'a list of players');
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

/** The dice with what is known of them, and nothing else. */
function beforeOf(value: unknown, most: number): Before {
  need(isRecord(value), 'before', 'what was played before');
  const { entries, table, players, dice } = value;
  const fits = Number.isInteger(entries) && (entries as number) >= 0 && (entries as number) <= most;
  need(fits, 'before', 'what was played before');
  need(typeof table === 'string' && TABLE_NAME.test(table), 'before', 'a table name');
  return {
    ...{ entries: entries as number, table, players: playersOf(players) },
    ...(dice !== undefined && { dice: diceOf(dice) }),
  };
}

function diceOf(value: unknown): FairDice | OldDice {
  need(isRecord(value), 'dice', 'the record of fair dice');
  const { commitment, secret, nonces, seats, together } = value;
  const fine =
    typeof commitment === 'string' &&
    isTextIfAny(secret) &&
    (nonces === undefined
      ? isShortList(seats) && seats.every(isSealedSeat) && (together ?? true) === true
      : isShortList(nonces) && nonces.every((nonce) => typeof nonce === 'string'));
  need(fine, 'dice', 'the record of fair dice');
  const opened = secret === undefined ? {} : { secret };
  const dice = (
    nonces === undefined
      ? {
          commitment,
          seats: (seats as Fields[]).map(sealedSeat),
          ...(together ? { together } : {}),
          ...opened,
        }
      : { commitment, nonces, ...opened }
  ) as FairDice | OldDice;
  const flaw = flawIn(dice);
  if (flaw) throw new FileError(...flaw);
  return dice;
}

/** A name is bound by its salt, or once it was erased by its digest. */
function isSealedSeat(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { salt, named, nonce } = value;
  return [salt, named, nonce].every(isTextIfAny) && (salt === undefined) !== (named === undefined);
}

function sealedSeat({ salt, named, nonce }: Fields): Fields {
  const all = { salt, named, nonce };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined));
}

function isTextIfAny(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function logOf(value: unknown): Entry[] {
  need(isList(value), 'log', 'a list of entries');
  if (value.length > MOST_ENTRIES) throw new FileError('tooLong');
  return value.map((entry, i) => {
    if (!isEntry(entry)) throw new FileError('entry', i);
    return cleanEntry(entry);
  });
}

function cleanEntry(entry: Entry): Entry {
  const { by, at } = entry;
  const when = at === undefined ? {} : { at };
  if ('choice' in entry) {
    const { choice, standin } = entry;
    return { by, choice, ...when, ...(standin && { standin }) };
  }
  const agreed = entry.agreed === undefined ? {} : { agreed: entry.agreed };
  if ('undo' in entry) return { by, undo: entry.undo, ...agreed, ...when };
  return { by, end: entry.end, places: entry.places, ...agreed, ...when };
}

/** The shape of an entry; whether it is legal shows when it is played. */
export function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { by, at, agreed } = value;
  const what = ['choice', 'undo', 'end'].filter((kind) => Object.hasOwn(value, kind));
  if (!isWhole(by, CHANCE) || what.length !== 1) return false;
  if (at !== undefined && !isWhole(at, 0)) return false;
  if (agreed !== undefined && !(isShortList(agreed) && agreed.every((seat) => isWhole(seat, 0))))
    return false;
  if (what[0] === 'undo') return isWhole(value.undo, 1);
  if (what[0] === 'choice') {
    const isMarked = value.standin === undefined || (value.standin === true && by !== CHANCE);
    return isMarked && (by === CHANCE ? isWhole(value.choice, 0) : isSmall(value.choice));
  }
  return (
    (value.end === 'resign' || value.end === 'vote') &&
    isShortList(value.places) &&
    value.places.every((place) => isWhole(place, 1))
  );
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
