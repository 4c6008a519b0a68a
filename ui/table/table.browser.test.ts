/** What every table has beside the board: the chronicle, taking back, dice, sound, the bots' pace. */

import { recorded } from '@magehall/testing/browser/recorded';
import {
  chooseByMouse,
  myTurn,
  newVisitor,
  openFile,
  playNow,
  sitDown,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

test('a line of the chronicle shows the position it speaks of, and the last step is marked', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await sitDown(page, visit.address, 'arkhanos', 2);
  await myTurn(page);
  await chooseByMouse(page);
  await expect.poll(() => page.locator('.piece.last').count()).toBeGreaterThan(0);
  const placed = page.locator('.chronicle .line', { hasText: 'places' }).last();
  await placed.click();
  const moment = () => page.locator('.replay .sentence').textContent();
  await expect.poll(moment).toMatch(/^Step \d+ of \d+$/);
  await expect.poll(() => placed.getAttribute('aria-current')).toBe('step');
  expect(await page.locator('.piece.last').count()).toBeGreaterThan(0);
  // The roll before it: no die lies on a pillar yet.
  await page.locator('.chronicle details[open] .line').first().click();
  await expect.poll(() => page.locator('.piece.last').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.replay').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on a phone the chronicle opens where the game is, not at its beginning', async () => {
  const viewport = { width: 360, height: 740 };
  const { open } = await newVisitor(visit, { viewport, hasTouch: true, serviceWorkers: 'block' });
  const page = await open();
  const { steps, file } = await recorded('arkhanos', 'four-1');
  await openFile(page, file(Math.floor(steps.length / 2)));
  await page.getByRole('button', { name: 'Chronicle' }).tap();
  const inSight = (line: Locator) =>
    line.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const sheet = (element.closest('dialog') as HTMLElement).getBoundingClientRect();
      return top >= sheet.top && bottom <= sheet.bottom;
    });
  const lines = page.locator('dialog .line');
  await expect.poll(() => inSight(lines.last())).toBe(true);
  expect(await lines.last().getAttribute('aria-current')).toBe('step');
  expect(await inSight(lines.first())).toBe(false);
});

test('what can’t be taken back says why', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await sitDown(page, visit.address, 'arkhanos', 2);
  await myTurn(page);
  const before = await steps(page);
  // It can be pressed all the same, to hear why.
  await page.getByRole('button', { name: 'Take back' }).click({ force: true });
  await page.getByText('There is nothing to take back.').first().waitFor();
  expect(await steps(page)).toBe(before);
  expect(errors).toEqual([]);
});

test('the dice are shown against what was to be expected', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const counts = page.locator('figure.tally').first().locator('li b');
  await expect.poll(() => counts.count()).toBe(6);
  const fallen = (await counts.allTextContents()).map(Number).reduce((a, b) => a + b);
  expect(fallen).toBeGreaterThan(0);
  const each = (fallen / 6).toLocaleString('en', { maximumFractionDigits: 1 });
  await page.getByText(`On average each face falls ${each} times.`).waitFor();
  expect(errors).toEqual([]);
});

test('there is no sound until somebody asks for it', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  await context.addInitScript(() => {
    const made = { sounds: 0 };
    Object.assign(globalThis, { made });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function begin(...when) {
      made.sounds++;
      return start.apply(this, when);
    };
  });
  const page = await open();
  const sounds = () =>
    page.evaluate(() => (globalThis as unknown as { made: { sounds: number } }).made.sounds);
  await sitDown(page, visit.address, 'arkhanos', 2);
  await myTurn(page);
  await chooseByMouse(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sound = page.getByRole('group', { name: 'Sound' });
  expect(await sound.getByRole('radio', { name: 'off' }).isChecked()).toBe(true);
  expect(await sounds()).toBe(0);
  await sound.getByRole('radio', { name: 'on' }).check();
  await page.keyboard.press('Escape');
  await myTurn(page);
  await chooseByMouse(page);
  await expect.poll(sounds).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('while a bot thinks, in a worker, the page answers', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  // It thinks for as long as the test wants.
  let think = () => {};
  const thinking = new Promise<void>((resolve) => {
    think = resolve;
  });
  await context.route(/worker/, async (route) => {
    await thinking;
    await route.continue();
  });
  const page = await open('#/new/arkhanos');
  await page.waitForSelector('.seats select');
  for (const seat of await page.locator('.seats select').all()) await seat.selectOption('archmage');
  const worker = page.waitForEvent('worker');
  await page.locator('button[type=submit]').click();
  await page.getByText('is thinking').first().waitFor();
  await page.getByRole('button', { name: 'Hurry' }).waitFor();
  const before = await steps(page);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog .keys');
  await page.keyboard.press('Escape');
  await page.locator('[data-piece^="pillar:"]').first().click();
  await expect.poll(() => page.locator('.detail').textContent()).toMatch(/turn/);
  expect(await steps(page)).toBe(before);
  think();
  await worker;
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test('a bot that is hurried decides at once, however deep in thought it is', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  // Whoever has more time than a hurried bot never comes to an end.
  await context.route(/\/assets\/worker-\w/, async (route) => {
    const response = await route.fetch();
    const endless = `
      const listen = self.addEventListener;
      self.addEventListener = (type, hear) =>
        listen.call(self, type, (event) => event.data.budgetMs > 100 || hear(event));
    `;
    await route.fulfill({ response, body: `${endless}${await response.text()}` });
  });
  const page = await open('#/new/arkhanos');
  await page.waitForSelector('.seats select');
  for (const seat of await page.locator('.seats select').all()) await seat.selectOption('archmage');
  const worker = page.waitForEvent('worker');
  await page.locator('button[type=submit]').click();
  await page.getByText('is thinking').first().waitFor();
  await worker;
  const before = await steps(page);
  const asked = await page.locator('.sentence').textContent();
  await page.keyboard.press('h');
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(asked).toContain('is thinking');
  expect(errors).toEqual([]);
});

test('a replay plays by itself and stops, by keyboard', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  await page.keyboard.press('Home');
  await expect.poll(() => page.url()).toMatch(/\/0$/);
  const moment = () => Number(/\/(\d+)$/.exec(page.url())?.[1]);
  await page.keyboard.press(' ');
  await expect.poll(moment).toBeGreaterThan(1);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.prompt');
  expect(errors).toEqual([]);
});

test('a replay that plays does not dwell on the laying of the table, and ends at the end', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { steps: all, file } = await recorded('five-seals', '2-circle-1-english');
  const laid = all.findIndex(({ by }) => by >= 0);
  // Step by step that would take over a minute.
  expect(laid).toBeGreaterThan(70);
  await openFile(page, file(laid + 2));
  await myTurn(page);
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect.poll(() => play.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Home');
  await expect.poll(() => page.url()).toMatch(/\/0$/);
  await play.click();
  await expect.poll(() => Number(/\/(\d+)$/.exec(page.url())?.[1])).toBe(laid + 2);
  await expect.poll(() => play.getAttribute('aria-disabled')).toBe('true');
  expect(errors).toEqual([]);
});

test('whoever goes by Tab sees where they are', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  const seen = new Set<string>();
  for (let tabs = 0; tabs < 25; tabs++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const here = document.activeElement;
      if (!here || here === document.body) return undefined;
      const shows = (element: Element) => {
        const { outlineStyle, outlineWidth, opacity, display } = getComputedStyle(element);
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        return element === here ? outlined : display !== 'none' && Number(opacity) > 0;
      };
      const ring = here.querySelector('.ring-focus');
      return {
        name: here.getAttribute('aria-label') ?? here.textContent ?? '',
        visible: shows(here) || (ring !== null && shows(ring)),
      };
    });
    if (!at) continue;
    expect(at).toEqual({ name: at.name, visible: true });
    seen.add(at.name);
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(errors).toEqual([]);
});
