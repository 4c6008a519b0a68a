/** Clocks, stand-ins and outages, on a store whose times are written by the test. */
import { DatabaseSync } from 'node:sqlite';
import { seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import type { TableMessage } from '@magehall/wire';
import { expect, test } from 'vitest';
import { databaseIn } from '../store/sqlite/open.ts';
import { Client, tryHall } from '../testing/client.ts';
import { choose, gather } from '../testing/evening.ts';
import { Page } from '../testing/page.ts';

const LIVE = { kind: 'live', each: 5, bank: 0 } as const;
const ARKHANOS = { game: 'arkhanos', options: { seats: 2 } };
const HOUR = 3_600_000;

/** Changes what a hall that is closed has stored. */
function meanwhile(folder: string, ...statements: string[]): void {
  const db = new DatabaseSync(databaseIn(folder));
  for (const statement of statements) db.exec(statement);
  db.close();
}

const anHourAgo = [
  `UPDATE moves SET at = at - ${HOUR}`,
  `UPDATE chores SET at = at - ${HOUR}, until = NULL`,
];

/** The same hall later on, and the people who were there. */
async function again(folder: string, cookies: readonly string[]) {
  const hall = await tryHall({ folder });
  const clients = cookies.map((cookie) => Object.assign(new Client(hall.address), { cookie }));
  return { hall, clients };
}

async function begun(pace: typeof LIVE) {
  const hall = await tryHall();
  const { table, guests } = await gather(hall.address, { ...ARKHANOS, pace });
  await hall.stop();
  expect(hall.failures).toEqual([]);
  return { folder: hall.folder, table, cookies: guests.map(({ client }) => client.cookie) };
}

test('who lets the time run out is warned; then a bot plays; then the seat comes back', async () => {
  const { folder, table, cookies } = await begun(LIVE);
  meanwhile(folder, ...anHourAgo);
  const first = await again(folder, cookies);
  const page = new Page(await first.clients[0].line(), table);
  const warned = await page.until(({ seats }) => seats.some((seat) => seat.warned));
  const seat = warned.waitingFor;
  expect(warned.seats[seat]).toMatchObject({ warned: true, standin: false });
  expect(warned.clocks?.until).toBeGreaterThan(warned.at);
  await first.hall.stop();
  meanwhile(folder, ...anHourAgo);
  const second = await again(folder, cookies);
  const later = new Page(await second.clients[0].line(), table);
  const { seq } = await later.until(({ seats }) => seats[seat].standin);
  // It plays: the game goes on without the person.
  await later.until((whole) => whole.seq > seq);
  expect((await second.clients[seat].at(table, 'seat-back')).status).toBe(200);
  const back = await later.until(({ seats }) => !seats[seat].standin);
  expect(back.seats[seat].warned).toBeUndefined();
  await second.hall.close();
  expect([...first.hall.failures, ...second.hall.failures]).toEqual([]);
});

test('the stand-in and who comes back at the same moment: one moves, and the game goes on', async () => {
  const { folder, table, cookies } = await begun(LIVE);
  // The warning, and then the end of the time that it gave.
  meanwhile(folder, ...anHourAgo);
  const first = await again(folder, cookies);
  const waits = new Page(await first.clients[0].line(), table);
  const { waitingFor: seat } = await waits.until(({ seats }) => seats.some(({ warned }) => warned));
  await first.hall.stop();
  meanwhile(folder, ...anHourAgo);
  const { hall, clients } = await again(folder, cookies);
  const back = clients[seat];
  const page = new Page(await back.line(), table);
  const { game } = await games.arkhanos.rules();
  const roll = seeded(5);
  // As soon as the bot has the seat and is to move, the person wants it back.
  const held = await page.until(({ seats }) => seats[seat].standin);
  const [asked] = await Promise.all([
    back.at<{ seq: number }>(table, 'seat-back'),
    page.until(({ seq }) => seq > held.seq),
  ]);
  expect(asked.status).toBe(200);
  let own = await page.until(({ seq }) => seq >= asked.body.seq);
  expect(own.seats[seat].standin).toBe(false);
  // If the bot was first, the other is to move by now; else a thought under way comes to nothing.
  const other = clients[1 - seat];
  const theirs = new Page(await other.line(), table);
  for (let moves = 0; moves < 6; moves++) {
    const [client, eyes] = own.waitingFor === seat ? [back, page] : [other, theirs];
    const seen = await eyes.until(({ seq }) => seq === own.seq);
    const sent = { after: seen.seq, choices: choose(game, seen, roll) };
    expect((await client.at(table, 'choices', sent)).body).toEqual({ seq: own.seq + 1 });
    own = await page.until(({ seq }) => seq > seen.seq);
    expect(own.seq).toBe(seen.seq + 1);
  }
  await hall.close();
  expect([...first.hall.failures, ...hall.failures]).toEqual([]);
});

test('a silence of the server is given back to every clock', async () => {
  const { folder, table, cookies } = await begun(LIVE);
  meanwhile(folder, ...anHourAgo, `UPDATE nodes SET beat_at = beat_at - ${HOUR}`);
  const { hall, clients } = await again(folder, cookies);
  const { body } = await clients[0].get<TableMessage>(`/api/tables/${table}`);
  expect(body.seats.some(({ warned }) => warned)).toBe(false);
  const { at } = body;
  const { until = 0 } = body.clocks ?? {};
  expect(until - at).toBeGreaterThan(0);
  expect(until - at).toBeLessThanOrEqual(5000);
  await hall.close();
  expect(hall.failures).toEqual([]);
});
