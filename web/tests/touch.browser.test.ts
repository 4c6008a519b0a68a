/** Under a thumb: what is touched is at least 40 px high and wide, though its drawing may be smaller. */
import { recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** What is too small, with the room around it that answers for it. */
function tooSmall(page: Page, what: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    if (found.length === 0) return [`nothing like ${selector}`];
    return found.flatMap((part) => {
      const { width, height } = part.getBoundingClientRect();
      const around = getComputedStyle(part, '::before');
      const more = around.pointerEvents === 'auto' ? -2 * Number.parseFloat(around.top) || 0 : 0;
      const least = Math.round(Math.min(width, height) + more);
      return least < 40 ? [`${part.outerHTML.slice(0, 60)}: ${least}`] : [];
    });
  }, what);
}

test('in the hall, its sheets, the book and at a table that is set', async () => {
  const { open } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  await page.waitForSelector('.game-card');
  expect(await tooSmall(page, 'button')).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.waitForSelector('dialog .pick');
  expect(await tooSmall(page, 'dialog :is(button, .pick label)')).toEqual([]);
  await page.goto(`${visit.address}#/new/arcana-magica`);
  await page.waitForSelector('.pick');
  expect(await tooSmall(page, '.new-table :is(button, select, input[type=text], label)')).toEqual(
    [],
  );
  await page.goto(`${visit.address}#/rules/arkhanos`);
  await page.locator('.book .contents summary').click();
  expect(await tooSmall(page, '.book button, .book .contents a, .book summary')).toEqual([]);
});

test('at a table: the bar of a replay, the bars of armies, trophies', async () => {
  const { open } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  const { file } = await recorded('arcana-magica', 'three-seats');
  const late = file(400);
  await openFile(page, late);
  await page.locator('.curtain button').tap();
  await page.waitForSelector('.trophy .layer');
  expect(await tooSmall(page, '.trophy .layer, .plate .layer')).toEqual([]);
  await page.goto(`${visit.address}#/table/${late.table}/90`);
  await page.waitForSelector('.replay');
  expect(await tooSmall(page, '.replay :is(button, input)')).toEqual([]);
});
