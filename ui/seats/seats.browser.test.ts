import { newVisitor, playNow, sitDown, visiting } from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

test('alone against bots one is "You"; where several sit, each has a name', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const own = page.locator('.tray .seat-name b');
  await playNow(page);
  await expect.poll(() => own.textContent()).toBe('You');
  expect(await page.locator('.rivals .seat-name b').allTextContents()).not.toContain('You');
  await sitDown(page, visit.address, 'arkhanos', 2);
  await expect.poll(() => own.textContent()).toMatch(/^(Owl|Cat)$/);
  expect(errors).toEqual([]);
});
