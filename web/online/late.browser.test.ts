/** The ordinary table page, played by a hall that answers late, or not at all for a while. */
import { readFileSync } from 'node:fs';
import { readReceipt } from '@magehall/dealer/receipt';
import { commitmentTo, seeded } from '@magehall/engine';
import { visiting } from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';
import { byTurn, endByVote, playOn, twoAt } from './testing/browsers.ts';

const visit = visiting();

test('a choice shows at once as sent, and as stored when the hall has answered', async () => {
  const { pages } = await twoAt(visit);
  const [mine, other] = await byTurn(pages);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await mine.route('**/choices', async (route) => {
    await held;
    await route.continue();
  });
  const before = await other.locator('.table-page').getAttribute('data-steps');
  await playOn([mine], seeded(4), async () => {
    return (await mine.locator('.line-state[data-state=sent]').count()) > 0;
  });
  expect(await other.locator('.table-page').getAttribute('data-steps')).toBe(before);
  answer();
  await mine.locator('.line-state[data-state=stored]').waitFor();
  await expect.poll(() => other.locator('.table-page').getAttribute('data-steps')).not.toBe(before);
});

test('a clock runs, a lost line is said, and a moment of the past comes when it comes', async () => {
  const { people, pages, host } = await twoAt(visit, 'live');
  const [ada] = people;
  expect(await host.locator('.clock').textContent()).toMatch(/Ada|Bo/);
  await expect.poll(() => host.locator('.clock').textContent()).toMatch(/1[01]:\d\d/);
  await playOn(pages, seeded(5), (choices) => choices === 6);
  let asked = 0;
  await host.route('**/at/*', async (route) => {
    asked++;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const address = host.url();
  await host.goto(`${address}/at/1`);
  await host.waitForSelector('.replay');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await host.locator('.scene [data-piece]').first().waitFor();
  await host.goto(address);
  await host.waitForSelector('.prompt');
  await ada.context.setOffline(true);
  await host.locator('.line-state[data-state=away]').waitFor();
  await ada.context.setOffline(false);
  await host.locator('.line-state[data-state=live]').waitFor();

  // The file comes late too, and the dice are checked against it and against the receipt.
  await endByVote(pages);
  await host.route('**/file', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Menu', exact: true }).click();
  await host.getByRole('button', { name: 'Check my receipt' }).click();
  await host.getByText('The chance that you added is in the dice.').waitFor();
  await host.getByText('follow from it').waitFor();
  expect(await host.locator('.receipt .danger').count()).toBe(0);
  const saved = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Save the receipt' }).click();
  const receipt = readReceipt(readFileSync(await (await saved).path(), 'utf8'));
  expect(receipt?.sealed).toHaveLength(2);
  expect(receipt?.sealed).toContain(commitmentTo(receipt?.nonce ?? ''));
  expect(ada.errors).toEqual([]);
});
