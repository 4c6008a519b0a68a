/** Hints at the table: asked for by key or button, shown on the board and in words, never among people. */
import {
  myTurn,
  newVisitor,
  playNow,
  sitDown,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

test('a hint names the best choices with their chances, lights the first, and can be followed', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  const before = await steps(page);
  await page.keyboard.press('i');
  const lines = page.locator('.hint-choice');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(3);
  for (const line of await lines.allTextContents()) expect(line).toMatch(/^\d+ %.+\.$/);
  await expect.poll(() => page.locator('.piece.chosen').count()).toBeGreaterThan(0);
  // Another line lights its own pieces, and the prompt says them.
  await lines.nth(1).click();
  const second = await page.locator('.hint-said').nth(1).textContent();
  await expect.poll(() => page.locator('.prompt .sentence').textContent()).toContain(second);
  await page.locator('#do-it').click();
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('Escape closes a hint; with other people at the table there is none, and it says so', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await sitDown(page, visit.address, 'arkhanos', 2);
  await myTurn(page);
  await page.locator('#hint').click();
  await page.locator('.hint', { hasText: 'No hints while you play with other people' }).waitFor();
  expect(await page.locator('.hint-choice').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
  expect(errors).toEqual([]);
});
