/** Standing orders on the page: a choice for each decision, kept by the hall, in both languages. */
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeTable, takeSeat } from './testing/browsers.ts';

const visit = visiting();
const quiet = { serviceWorkers: 'block' } as const;

async function openOrders(page: Page) {
  await page.waitForSelector('.table-page');
  await page.locator('.talk-button').click();
  await page.locator('.orders summary').click();
  return page.locator('.orders select');
}

test('what is ordered is there again after a reload, and only for who ordered it', async () => {
  const ada = await newVisitor(visit, quiet);
  const bo = await newVisitor(visit, {
    ...quiet,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
  });
  const host = await ada.open();
  const path = await makeTable(host, 'five-seals', 'Ada', 2);
  const guest = await bo.open(path);
  await takeSeat(guest, 'Bô');

  const hers = await openOrders(host);
  await hers.first().selectOption('lowest');
  await expect.poll(() => host.locator('.orders [role=status]').textContent()).toBe('Kept.');
  const his = await openOrders(guest);
  expect(await his.first().inputValue()).toBe('');
  expect(await guest.locator('.orders label').first().textContent()).toContain(
    'On vous vole un dé',
  );
  expect(await hindrances(guest)).toEqual([]);

  await host.reload();
  const again = await openOrders(host);
  expect(
    await again.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
  ).toEqual(['lowest', '']);
  await again.first().selectOption('');
  await expect.poll(() => host.locator('.orders [role=status]').textContent()).toBe('Kept.');
});
