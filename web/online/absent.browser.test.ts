/** Somebody who does not choose in time, and a page that the hall has outgrown. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seeded } from '@magehall/engine';
import { type Served, serve } from '@magehall/testing/browser/server';
import { visiting } from '@magehall/testing/browser/visit';
import { WIRE } from '@magehall/wire/limits';
import type { WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTurn, playOn, stateOf, stepsOn, twoAt } from './testing/browsers.ts';

const visit = visiting();

const data = mkdtempSync(join(tmpdir(), 'magehall-asleep-'));
let served: Served;
beforeAll(async () => {
  served = await serve(data);
});
afterAll(() => {
  served.process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  served.process.kill();
});

/** All that is stored happened an hour ago: the server was there, and so were the clocks. */
async function anHourLater(): Promise<void> {
  served.process.kill('SIGKILL');
  await new Promise((resolve) => served.process.once('exit', resolve));
  const db = new DatabaseSync(join(data, 'hall.db'));
  db.exec('UPDATE moves SET at = at - 3600000; UPDATE chores SET at = at - 3600000');
  db.close();
  served = await serve(data, Number(new URL(served.address).port));
}

test('an older page offers to load again, keeps what was decided, and stops at the same difference', async () => {
  const { people, pages } = await twoAt(visit);
  const [mine, other] = await byTurn(pages);
  let isNewer = false;
  const altered = (text: string | Buffer) => {
    const message = JSON.parse(String(text));
    return message.type === 'table' ? JSON.stringify({ ...message, wire: WIRE + 1 }) : String(text);
  };
  await mine.context().routeWebSocket('**/api/line', (line: WebSocketRoute) => {
    const server = line.connectToServer();
    server.onMessage((text) => line.send(isNewer ? altered(text) : text));
  });
  await mine.reload();
  await byTurn([mine]);
  const before = (await stepsOn([other]))[0];
  // It does not arrive before the hall is another.
  await mine.context().route('**/choices', (route) => route.abort());
  await playOn([mine], seeded(1), async () => {
    return (await mine.locator('.line-state[data-state=sent]').count()) > 0;
  });
  isNewer = true;
  await mine.reload();
  await mine.getByText('The hall has a newer Magehall than this page.').first().waitFor();
  await mine.getByRole('button', { name: 'Load it again' }).click();
  await mine.getByText('even after loading again').waitFor();
  expect(await mine.getByRole('button', { name: 'Load it again' }).count()).toBe(0);

  isNewer = false;
  await mine.context().unroute('**/choices');
  await mine.reload();
  await expect.poll(async () => (await stepsOn([other]))[0]).toBeGreaterThan(before);
  for (const { errors } of people) expect(errors).toEqual([]);
});

test('who sleeps through the clock is warned, then a stand-in plays; the seat is given back', async () => {
  const { people, pages } = await twoAt({ ...visit, address: served.address }, 'live');
  // What a page fetches by and by is there before the server is killed.
  for (const page of pages) await page.locator('.chronicle').waitFor();
  await anHourLater();
  const warned = () => Promise.all(pages.map((page) => page.getByText('Your time is up.').count()));
  await expect.poll(warned).toContain(1);
  const first = (await warned()).indexOf(1);
  const [asleep, other] = [pages[first], pages[1 - first]];
  const before = (await stepsOn([other]))[0];
  await anHourLater();
  const back = asleep.getByRole('button', { name: 'Give me my seat back' });
  await back.waitFor();
  await other.locator('.line-state').getByText('A stand-in plays for').waitFor();
  await expect.poll(async () => (await stepsOn([other]))[0]).toBeGreaterThan(before);
  expect(await stateOf(asleep)).toBe('waits');
  // Everybody can tell which steps were the stand-in's.
  await other.locator('.chronicle').getByText('(stand-in)').first().waitFor();
  await back.click();
  await expect.poll(() => back.count()).toBe(0);
  await playOn([other], seeded(1), async () => (await stateOf(asleep)) === 'turn');
  const mine = (await stepsOn([asleep]))[0];
  await playOn([asleep], seeded(1), (choices) => choices === 1);
  await expect.poll(async () => (await stepsOn([other]))[0]).toBeGreaterThan(mine);
  for (const { errors } of people) expect(errors).toEqual([]);
});
