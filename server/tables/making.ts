/** A new table: checked, its dice drawn, and stored with its first move. */
import { createHash, createHmac } from 'node:crypto';
import { isLevel } from '@magehall/bots';
import {
  advance,
  beginIfReady,
  command,
  type HallEntry,
  HallRefused,
  laid,
  playersOf,
  type World,
} from '@magehall/dealer/hall';
import {
  checkOptions,
  commitmentTo,
  drawsOf,
  freshBytes,
  type GameFile,
  type Opener,
  type Options,
  OptionsError,
  rulesSeats,
} from '@magehall/engine';
import type { NewTable } from '@magehall/wire';
import type { Store, TableRecord } from '../store/store.ts';
import { cardOf } from './card.ts';
import type { Files } from './files.ts';
import { gameOf } from './games.ts';

export interface Made {
  table: string;
  seq: number;
  invite: string;
}

/** What a table is laid by. */
export type Wanted = Omit<NewTable, 'key'> & {
  /** Seats that are kept for people: a rematch. */
  kept?: readonly Extract<HallEntry, { keep: unknown }>[];
};

/** Undefined if there is a table of this name, and somebody else made it. */
export async function makeTable(
  store: Store,
  owner: string,
  id: string,
  wanted: Wanted,
  files?: Files,
): Promise<Made | undefined> {
  const game = await gameOf(wanted.game);
  const moved = wanted.file && (await files?.check(wanted.game, wanted.file));
  const options = moved?.options ?? optionsOf(game, wanted.options);
  const secret = freshBytes();
  const invite = inviteOf(id, secret);
  const record: TableRecord = {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    ...(moved && movedRecord(moved)),
    pace: wanted.pace,
    listed: wanted.listed,
    watchers: wanted.watchers,
    standin: levelOf(wanted.standin),
    owner,
    invite: tokenHash(invite),
    laid: laidBy(game, options, wanted.seats),
    commitment: commitmentTo(secret),
    secret,
    sealings: 0,
    madeAt: store.now(),
  };
  if (await layTable(store, game, record, wanted)) return { table: id, seq: 0, invite };
  const before = await store.table(id);
  if (before?.owner !== owner) return undefined;
  return { table: id, seq: 0, invite: inviteOf(id, before.secret) };
}

/** The same for a table that is made twice by one request; nobody can tell it before the end. */
function inviteOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`invite ${id}`).digest('base64url').slice(0, 22);
}

/** False if there is a table of this name already. */
async function layTable(
  store: Store,
  game: Opener,
  record: TableRecord,
  { sit, kept = [] }: Pick<Wanted, 'sit' | 'kept'>,
): Promise<boolean> {
  const { id, owner, madeAt: at } = record;
  const world = worldOf(record);
  const entries: HallEntry[] = [...kept];
  const soFar = () => {
    const standing = laid(game, record);
    advance(standing, { seq: 0, at, entries });
    return standing;
  };
  if (sit) entries.push(...command(soFar(), owner, { do: 'sit', ...sit, invited: true }, world));
  entries.push(...beginIfReady(soFar(), world));
  const move = { table: id, seq: 0, at, person: owner, key: ` ${id}`, entries };
  return (await store.create(record, { ...move, card: cardOf(soFar(), move) })).won;
}

function worldOf(record: TableRecord): World {
  const { id, game, rulesVersion, options, start, secret } = record;
  return {
    at: record.madeAt,
    draw(begun) {
      const bound = { table: id, game, rulesVersion, options, start, players: playersOf(begun) };
      const draw = begun.dice && drawsOf({ ...bound, dice: { ...begun.dice, secret } });
      if (!draw) throw new Error(`table ${id} has no dice`);
      return draw;
    },
    anew: () => record.commitment,
  };
}

/** The name of the table that this request makes, however often it is sent. Nobody finds it by trying. */
export function idFor(person: string, key: string): string {
  return createHash('sha256').update(`table ${person} ${key}`).digest('base64url').slice(0, 16);
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function optionsOf(game: Opener, asked: Readonly<Record<string, unknown>>): Options {
  try {
    return checkOptions(game, asked);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new HallRefused('bad-options', ['options', error.message]);
  }
}

function movedRecord({ table, players, log, dice, start }: GameFile) {
  return {
    before: { table, players, log, ...(dice && { dice }) },
    ...(start !== undefined && { start }),
  };
}

function levelOf(name: string): string {
  if (!isLevel(name)) throw new HallRefused('bad-options');
  return name;
}

function laidBy(game: Opener, options: Options, seats: NewTable['seats']): TableRecord['laid'] {
  if (seats.length !== options.seats) throw new HallRefused('bad-options');
  const ruled = rulesSeats(game, options);
  return seats.map((seat, i) => {
    if (ruled.includes(i) !== (seat === 'rules')) throw new HallRefused('bad-options');
    return seat === 'open' || seat === 'rules' ? seat : { level: levelOf(seat) };
  });
}
