/** The chronicle beside the board: whatever lies there, five lines of it are in sight. */
import { recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

const TABLES = [
  ...['two-1', 'three-1', 'four-1'].map((record) => ['arkhanos', record]),
  ...['2-first-set', '3-drawn', '5-first-set'].map((record) => ['five-seals', record]),
  ...['two-seats', 'three-seats', 'four-seats', 'teams', 'solo', 'two-and-two-automas'].map(
    (record) => ['arcana-magica', record],
  ),
] as const;

/** How many whole lines of the chronicle can be seen. */
function inSight(page: Page): Promise<number> {
  return page.locator('.chronicle').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('.line')].filter((line) => {
      const box = line.getBoundingClientRect();
      const { open = false } = line.closest('details') ?? {};
      return open && box.top >= top - 1 && box.bottom <= bottom + 1;
    }).length;
  });
}

test.each(TABLES)('%s, %s: five lines at 1280 × 720', async (game, record) => {
  const viewport = { width: 1280, height: 720 };
  const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  const page = await open();
  const { steps, file } = await recorded(game, record);
  // Not just after a round began.
  const moments = [0.5, 0.8].map((part) => Math.floor(steps.length * part));
  for (const moment of moments) {
    await page.goto(visit.address);
    await openFile(page, { ...file(moment), table: `${game}-${moment}` });
    await page.mouse.move(9, 9);
    const lift = page.getByRole('button', { name: 'I am ready' });
    await page.locator('.chronicle').or(lift).first().waitFor();
    if (await lift.count()) await lift.click();
    await page.waitForSelector('.chronicle .line', { state: 'attached' });
    await expect.poll(() => inSight(page)).toBeGreaterThanOrEqual(5);
  }
  expect(errors).toEqual([]);
});
