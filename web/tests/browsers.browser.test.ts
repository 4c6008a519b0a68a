/** What is promised of browsers: older ones are told, scrollbars take no room, a link can always be had. */
import { newVisitor, playNow, visiting } from '@magehall/testing/browser/visit';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';

const visit = visiting();

test.each([
  ['selectors that look inside', "CSS.supports = (what) => !what.startsWith('selector')"],
  ['mixed colours', "CSS.supports = (what) => what !== 'color'"],
  ['ranges in media queries', "window.matchMedia = () => ({ matches: false, media: 'not all' })"],
  ['lists turned round', 'delete Array.prototype.toReversed'],
  ['unpacking', 'delete window.DecompressionStream'],
])('a browser without %s is told so in both languages', async (_, script) => {
  const { context, open } = await newVisitor(visit, { serviceWorkers: 'block' });
  await context.addInitScript(script);
  const page = await open();
  const text = await page.locator('body').textContent();
  expect(text).toContain('Chrome or Edge 111, Firefox 121, Safari 16.4 or later will do.');
  expect(text).toContain('Il faut Chrome ou Edge 111, Firefox 121, Safari 16.4');
});

test('where scrollbars take room, no table has any', async () => {
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const { open } = await newVisitor({ ...visit, browser }, { serviceWorkers: 'block' });
    const page = await open();
    const room = () =>
      page.evaluate(() => {
        const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
        return [clientWidth, clientHeight, scrollHeight];
      });
    for (const game of ['arcana-magica', 'arkhanos', 'five-seals']) {
      await page.goto(`${visit.address}#/new/${game}`);
      await page.locator('.new-table [type=submit]').click();
      await page.waitForSelector('.table-page .prompt');
      expect(await room(), game).toEqual([1280, 800, 800]);
    }
  } finally {
    await browser.close();
  }
});

test('a link that the page may not copy is there to be copied by hand', async () => {
  const { context, open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  // As on a page that came without https from another machine.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const page = await open();
  await playNow(page);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  const field = page.locator('dialog input[readonly]');
  await field.focus();
  const copied = await page.evaluate(() => {
    const input = document.activeElement as HTMLInputElement;
    return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  });
  expect(copied).toMatch(/^http.*#\/game\/[\w-]+\/\d+$/);
  expect(errors).toEqual([]);
});
