/** A game goes on whatever becomes of the database under it, and its page says what became of it. */

import { oldRecord, shelveOld } from '@magehall/testing/browser/shelved';
import {
  chooseByMouse,
  keptLog,
  myTurn,
  newVisitor,
  playNow,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

function tableOn(page: Page): string {
  return page.url().slice(page.url().lastIndexOf('/') + 1);
}

/** Every connection the page opens, within reach: a browser may close one at any time. */
async function holdConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const connections: IDBDatabase[] = [];
    Object.assign(globalThis, { connections });
    IDBFactory.prototype.open = function (...what) {
      const request = open.apply(this, what);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    };
  });
}

function closeAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { connections } = globalThis as unknown as { connections: IDBDatabase[] };
    for (const db of connections) db.close();
  });
}

/** One more move, and how many steps there are then. */
async function move(page: Page): Promise<number> {
  const before = await steps(page);
  await chooseByMouse(page);
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  await myTurn(page);
  return steps(page);
}

test('a database that was closed under a game is opened again', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  await holdConnections(context);
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await closeAll(page);
  const shown = await move(page);
  await expect.poll(async () => (await keptLog(page, tableOn(page))).length).toBe(shown);
  expect(await page.locator('.notice').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a database that can’t be opened again: the memory takes over, and the page says so', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  await holdConnections(context);
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await closeAll(page);
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const shown = await move(page);
  await page.getByText('lets nothing be kept').waitFor();
  // As long as the page lives, so does the game.
  await page.getByRole('button', { name: 'To the hall' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForSelector('.table-page');
  await expect.poll(() => steps(page)).toBe(shown);
  expect(errors).toEqual([]);
});

test('another tab may change or delete the database: no page stands in its way', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  const other = await context.newPage();
  await other.goto(`${visit.address}icon.svg`);
  const deleted = await other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('magehall');
        request.onsuccess = () => resolve('deleted');
        request.onblocked = () => resolve('blocked');
      }),
  );
  expect(deleted).toBe('deleted');
  await move(page);
  await page.locator('.notice', { hasText: 'was removed from this device' }).waitFor();
  expect(errors).toEqual([]);
});

test('a table removed in another tab says so where it is shown, and again when somebody plays on', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await expect
    .poll(async () => (await keptLog(page, tableOn(page))).length)
    .toBe(await steps(page));
  const hall = await context.newPage();
  await hall.goto(visit.address);
  await hall.getByRole('button', { name: 'Remove' }).click();
  await hall.getByRole('button', { name: 'Remove it' }).click();
  const said = page.locator('.notice', { hasText: 'was removed from this device' });
  await said.waitFor();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => said.count()).toBe(0);
  await move(page);
  await said.waitFor();
  // It stays removed.
  expect(await keptLog(page, tableOn(page))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a database that doesn’t answer: the memory takes over and says so, until it does answer', async () => {
  const { context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  // An older Magehall in another tab, which is deaf, keeps the database from being changed.
  const old = await context.newPage();
  await shelveOld(old, visit.address, await oldRecord('old', 60), [{}]);
  await old.evaluate(async () => {
    const held = indexedDB.open('magehall', 1);
    await new Promise((resolve) => held.addEventListener('success', resolve));
    Object.assign(globalThis, { held: held.result });
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(visit.address);
  await page.waitForSelector('.shelf');
  await page.clock.fastForward('01:00');
  await page.getByText('lets nothing be kept').waitFor();
  // From now on nobody waits for it.
  await playNow(page);
  await myTurn(page);
  const shown = await move(page);
  await page.getByRole('button', { name: 'To the hall' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => steps(page)).toBe(shown);

  await old.close();
  await expect
    .poll(async () => {
      await page.goto(`${visit.address}#/new/arkhanos`);
      await page.waitForSelector('.seats select');
      await page.goto(`${visit.address}#/`);
      await page.waitForSelector('.kept');
      return page.getByRole('button', { name: 'Go on' }).count();
    })
    .toBe(2);
  expect(errors).toEqual([]);
});
