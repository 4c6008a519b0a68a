/**
 * Two worlds that differ only in what a viewer can't know, each stored in a hall of its own: every
 * byte that the viewer gets, by line, by HTTP, in a stream and in refusals, is the same in both.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advance, type HallEntry, laid } from '@magehall/dealer/hall';
import { CHANCE, checkOptions, commitmentTo, type Entry, type Game } from '@magehall/engine';
import { games } from '@magehall/games';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { TableRecord } from '../store/store.ts';
import { cardOf } from '../tables/card.ts';
import { Client, tryHall } from '../testing/client.ts';
import { twoWorlds } from '../testing/worlds.ts';

const ID = 'two-worlds-table';
const SECRET = '5'.repeat(64);
const PEOPLE = ['ada', 'bob', 'cleo', 'dora', 'eve'];
const tokenOf = (person: string) => person.padEnd(43, 'x');

/** Stores a table that was played so, and everybody's session. */
async function store(game: Game, folder: string, log: readonly Entry[], seats: number) {
  const kept = await openSqlite(folder);
  const record: TableRecord = {
    ...{ id: ID, game: game.id, rulesVersion: game.rulesVersion },
    options: checkOptions(game, { seats }),
    pace: { kind: 'none' },
    ...{ listed: true, watchers: true, standin: 'random', owner: PEOPLE[0], invite: '' },
    laid: new Array(seats).fill('open'),
    ...{ commitment: commitmentTo(SECRET), secret: SECRET, sealings: 0, madeAt: 1000 },
  };
  const nonces = PEOPLE.slice(0, seats).map((_, seat) => `${seat}`.repeat(64));
  const begin = nonces.map((nonce) => ({ salt: 'a'.repeat(32), nonce }));
  const sat = nonces.map((nonce, seat): HallEntry => {
    const person = PEOPLE[seat];
    return { sit: seat, person, name: person, sealed: commitmentTo(nonce) };
  });
  const rows: HallEntry[][] = [[...sat, { begin }]];
  for (const entry of log) {
    if (entry.by === CHANCE) rows.at(-1)?.push(entry);
    else rows.push([entry]);
  }
  const standing = laid(game, record);
  for (const [seq, entries] of rows.entries()) {
    const move = { table: ID, seq, at: 1000 + seq, person: null, key: `k${seq}`, entries };
    advance(standing, move);
    const card = cardOf(standing, move);
    if (seq === 0) await kept.create(record, { ...move, card });
    else await kept.append({ ...move, card });
  }
  for (const id of PEOPLE) {
    const session = createHash('sha256').update(tokenOf(id)).digest('hex');
    await kept.addGuest(
      { id, name: id, language: null, seenAt: kept.now() },
      session,
      kept.now() + 1e9,
    );
  }
  await kept.close();
  return { head: rows.length - 1, steps: log.length };
}

/** All that the viewer can get out of the hall, asking for everything and doing what it may not. */
async function everything(game: Game, log: readonly Entry[], viewer: number, seats: number) {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-worlds-'));
  const { head, steps } = await store(game, folder, log, seats);
  const hall = await tryHall({ folder });
  const as = (person: string) =>
    Object.assign(new Client(hall.address), { cookie: `hall=${tokenOf(person)}` });
  const me = as(viewer < 0 ? 'eve' : PEOPLE[viewer]);
  const got: string[] = [];
  const take = async (answer: Promise<{ status: number; text: string; headers: Headers }>) => {
    const { status, text, headers } = await answer;
    const kept = [...headers].filter(([name]) => name !== 'date');
    got.push(`${status} ${JSON.stringify(kept)} ${text}`);
  };
  const at = `/api/tables/${ID}`;
  const lines = [await me.line(), await me.line()];
  lines[0].hear(ID);
  lines[1].hear(ID, head >> 1);
  for (const line of lines) await line.until(({ texts }) => texts.length > 1);
  for (const path of ['', '?after=2', '/file', '/receipt', '/notes', `/steps?from=0&to=${steps}`])
    await take(me.get(`${at}${path}`));
  for (let i = 0; i <= steps + 1; i++) await take(me.get(`${at}/at/${i}`));
  for (const of of ['me', 'hall']) await take(me.get(`/api/tables?of=${of}`));
  const key = 'k'.repeat(16);
  for (const [i, choice] of log
    .flatMap((entry) => ('choice' in entry ? [entry.choice] : []))
    .entries())
    await take(
      me.at(ID, 'choices', { key: `${key}${i}`, after: head - (i % 2), choices: [choice, {}] }),
    );
  await take(me.at(ID, 'undo', { key, after: head - 1 }));
  await take(me.at(ID, 'rematch', { key, sealed: SECRET }));
  for (const undo of [1, 5, 900])
    await take(me.at(ID, 'votes', { key, after: head - 1, about: 'take-back', yes: true, undo }));
  // Somebody else asks for something: the news of it come on the line.
  const other = PEOPLE[viewer === 0 ? 1 : 0];
  await take(as(other).at(ID, 'votes', { key, after: head, about: 'pause', yes: true }));
  for (const line of lines)
    await line.until(({ messages }) => messages.some(({ type }) => type === 'moves'));
  got.push(...lines.flatMap(({ texts }) => texts));
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
  expect(hall.failures).toEqual([]);
  // The hours of what was done here and now.
  return got.map((text) => text.replace(/"(at|changedAt)":1\d{12}/g, '"$1":0'));
}

// Games whose seats keep nothing from each other have only one world.
const all = await Promise.all(Object.values(games).map(async ({ rules }) => (await rules()).game));
const secretive = all.filter(({ secret }) => secret);

test('there are games with secrets', () => expect(secretive).not.toEqual([]));

describe.each(secretive.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('tells nobody what it may not know', async () => {
    const found = [];
    for (let seed = 1; seed <= 40 && found.length < 3; seed++) {
      const seats = game.seats[0] + (seed % 2);
      const worlds = twoWorlds(game, checkOptions(game, { seats }), seed);
      if (worlds) found.push({ ...worlds, seats });
    }
    expect(found).toHaveLength(3);
    for (const { viewer, logs, seats } of found) {
      const [one, other] = [
        await everything(game, logs[0], viewer, seats),
        await everything(game, logs[1], viewer, seats),
      ];
      expect(one).toEqual(other);
    }
  });
});
