/** Once it is painted nothing moves by itself: neither the hall nor a table, on a slow phone. */
import type { GameFile } from '@magehall/engine';
import { recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

interface Shift {
  value: number;
  moved: string[];
}

/** Notes what moves on pages of this visitor. A touch is no excuse: nobody touches anything here. */
async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | undefined) =>
      node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push({ value, moved: sources.map(({ node }) => name(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function slowly(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Loads the page anew on a slow phone; what moved until nothing more is fetched and drawn. */
async function shiftsOn(context: BrowserContext, path: string, drawn: string): Promise<Shift[]> {
  const page = await context.newPage();
  await slowly(context, page);
  await page.goto(visit.address + path, { waitUntil: 'networkidle' });
  await page.waitForSelector(drawn);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((all, { value }) => all + value, 0);

test('what is looked for is found: a page that moves', async () => {
  const { context } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  await noteShifts(context);
  const page = await context.newPage();
  await page.goto(`${visit.address}icon.svg`);
  await page.goto(visit.address);
  await page.waitForSelector('.arches');
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    document.querySelector('.hall')?.insertAdjacentHTML('afterbegin', '<div style="height:300px">');
    await frame();
    await frame();
  });
  await expect
    .poll(async () =>
      sum(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)),
    )
    .toBeGreaterThan(0.05);
});

/** A game under way on the shelf, so that the hall has something to show and a table to open. */
async function withGames(context: BrowserContext, files: readonly GameFile[]): Promise<void> {
  const page = await context.newPage();
  for (const file of files) {
    await page.goto(visit.address);
    await openFile(page, file);
  }
  await page.close();
}

const GAMES = [
  ['arcana-magica', 'two-seats'],
  ['arkhanos', 'two-1'],
  ['five-seals', '2-first-set'],
] as const;

test('the hall and each table stand still while they load', async () => {
  const { context } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  await noteShifts(context);
  const empty = await shiftsOn(context, '', '.arch [clip-path] > g');
  expect(sum(empty), JSON.stringify(empty)).toBeLessThan(0.05);
  const files = await Promise.all(
    GAMES.map(async ([id, name]) => (await recorded(id, name)).file(40)),
  );
  await withGames(context, files);
  const full = await shiftsOn(context, '', '.kept');
  expect(sum(full), JSON.stringify(full)).toBeLessThan(0.05);
  for (const { table } of files) {
    const shifts = await shiftsOn(context, `#/table/${table}`, '.table-page');
    expect(sum(shifts), `${table}: ${JSON.stringify(shifts)}`).toBeLessThan(0.05);
  }
});
