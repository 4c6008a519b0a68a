import { readFile } from 'node:fs/promises';
import {
  expectScores,
  myTurn,
  newVisitor,
  playNow,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** The quickest way through: the first of the choices in words. */
async function chooseFirst(page: Page): Promise<void> {
  if (await page.locator('#do-it').count()) {
    await page.locator('#do-it').click();
    return;
  }
  await page.locator('#open-choices').click();
  await page.locator('dialog.choice-list ol button').first().click();
}

test('offline after the first visit: a whole game against a bot', async () => {
  const { open, context, errors } = await newVisitor(visit);
  const page = await open();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await context.setOffline(true);
  await page.reload();
  await playNow(page);
  while ((await myTurn(page)) === 'turn') await chooseFirst(page);
  await expectScores(page);
  // It is on the shelf, still offline.
  await page.locator('dialog').getByRole('button', { name: 'To the hall' }).click();
  await page.getByRole('button', { name: 'Replay' }).waitFor();
  // The other language is there, too.
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Revoir' }).waitFor();
  expect(errors).toEqual([]);
});

test('two tabs on one game don’t harm each other', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const one = await open();
  await playNow(one);
  expect(await myTurn(one)).toBe('turn');
  const two = await context.newPage();
  await two.goto(one.url());
  await two.waitForSelector('.table-page');
  expect(await myTurn(two)).toBe('turn');
  expect(await steps(two)).toBe(await steps(one));
  // What one does, the other shows.
  await chooseFirst(one);
  await myTurn(one);
  await expect.poll(() => steps(two)).toBe(await steps(one));
  // Both at once: one of them wins, and both show the same game.
  await Promise.all([chooseFirst(one), chooseFirst(two)]);
  await Promise.all([myTurn(one), myTurn(two)]);
  await expect.poll(async () => (await steps(one)) - (await steps(two))).toBe(0);
  const said = (page: Page) => page.locator('.line').allTextContents();
  await expect
    .poll(async () => JSON.stringify(await said(one)) === JSON.stringify(await said(two)))
    .toBe(true);
  // And what is kept is that game.
  const shown = await steps(one);
  await one.reload();
  await myTurn(one);
  expect(await steps(one)).toBeGreaterThanOrEqual(shown);
  expect(errors).toEqual([]);
});

test('a game leaves as a file and comes back from it; a link carries a moment', async () => {
  const { open, errors, context } = await newVisitor(visit, {
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await open();
  await playNow(page);
  for (let i = 0; i < 3; i++) {
    await myTurn(page);
    await chooseFirst(page);
  }
  await myTurn(page);
  const before = await steps(page);
  const seal = async (on: Page) => {
    await on.getByRole('button', { name: 'Dice', exact: true }).click();
    const text = await on.locator('dialog .seal').textContent();
    await on.getByRole('button', { name: 'Close' }).click();
    return text;
  };
  const sealed = await seal(page);
  expect(sealed).toMatch(/[0-9a-f]{8}/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save this game as a file' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');

  const other = await newVisitor(visit, { serviceWorkers: 'block' });
  const elsewhere = await other.open();
  await elsewhere.waitForSelector('.shelf');
  await elsewhere.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await elsewhere.waitForSelector('.table-page');
  expect(await myTurn(elsewhere)).toBe('turn');
  expect(await steps(elsewhere)).toBe(before);
  expect(await seal(elsewhere)).toBe(sealed);
  await chooseFirst(elsewhere);
  await expect.poll(() => steps(elsewhere)).toBeGreaterThan(before);

  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await page.getByText('The link is copied.').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const reader = await context.newPage();
  await reader.goto(link);
  await expect
    .poll(() => reader.locator('.replay .sentence').textContent())
    .toMatch(/^Step 1 of \d+$/);
  expect([...errors, ...other.errors]).toEqual([]);
});

test('at one screen a curtain falls between players who hold secrets', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/new/arcana-magica');
  await page.waitForSelector('select');
  for (const seat of await page.locator('select').all()) await seat.selectOption('person');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('.curtain');
  expect(await page.locator('.tray').count()).toBe(0);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForSelector('.tray');
  // What was said to the one before is not there for the next.
  await page.getByRole('button', { name: /^End turn/ }).click();
  await page.waitForSelector('.curtain');
  await expect
    .poll(async () => (await page.locator('[aria-live]').allTextContents()).join(''))
    .toBe('');
  expect(errors).toEqual([]);
});
