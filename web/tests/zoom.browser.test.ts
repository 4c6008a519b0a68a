/** Read at 400 % and at 200 %: every page is as wide as the screen, and opens at its top. */
import { recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const visit = visiting();

const GAMES = [
  ['arcana-magica', 'three-seats'],
  ['arkhanos', 'three-1'],
  ['five-seals', '3-first-set'],
] as const;

/** A screen of 1280 × 1024 at 400 %, one of 1280 × 720 at 200 %. */
const ZOOMED = [
  ['400 %', { width: 320, height: 256 }],
  ['200 %', { width: 640, height: 360 }],
] as const;

const beside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(ZOOMED)('at %s', (_, viewport) => {
  test.each(['en-GB', 'fr-FR'])('nothing lies beside the page: %s', async (locale) => {
    const { open, errors } = await newVisitor(visit, { viewport, locale, serviceWorkers: 'block' });
    const page = await open();
    const shown = async (path: string, drawn: string) => {
      await page.goto(visit.address + path);
      await page.waitForSelector(drawn);
      return [path, await beside(page)];
    };
    expect(await shown('', '.arches')).toEqual(['', 0]);
    for (const [id, name] of GAMES) {
      expect(await shown(`#/new/${id}`, '.seats')).toEqual([`#/new/${id}`, 0]);
      expect(await shown(`#/rules/${id}`, '.rules')).toEqual([`#/rules/${id}`, 0]);
      await page.goto(visit.address);
      const file = (await recorded(id, name)).file(40);
      await openFile(page, file);
      const lift = page.locator('.curtain button');
      await page.waitForSelector('.curtain button, .prompt');
      if (await lift.count()) await lift.click();
      await page.waitForSelector('.prompt');
      expect([id, await beside(page)]).toEqual([id, 0]);
      expect(await shown(`#/table/${file.table}/30`, '.replay')).toEqual([
        `#/table/${file.table}/30`,
        0,
      ]);
    }
    expect(errors).toEqual([]);
  });
});

test('every page opens at its top, however far the one before was scrolled', async () => {
  const viewport = { width: 360, height: 400 };
  const { open, errors } = await newVisitor(visit, {
    viewport,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await open();
  await page.waitForSelector('.game-card');
  for (const title of ['The Towers of Arkhanos', 'Five Seals of Magic']) {
    const card = page.locator('.game-card', { hasText: title });
    await card.getByRole('button', { name: 'Play now' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await card.getByRole('button', { name: 'Play now' }).evaluate((button) => {
      (button as HTMLElement).click();
    });
    await page.waitForSelector('.prompt');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'To the hall' }).evaluate((button) => {
      (button as HTMLElement).click();
    });
    await page.waitForSelector('.game-card');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(errors).toEqual([]);
});
