/** A bot's worker that falls silent is noticed, and another is asked. */

import {
  chooseByMouse,
  myTurn,
  newVisitor,
  playNow,
  visiting,
} from '@magehall/testing/browser/visit';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** Counts what workers are asked, and starts a clock that the test can put forward. */
async function countQuestions(context: BrowserContext): Promise<void> {
  await context.clock.install();
  await context.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Object.assign(globalThis, { questions: 0 });
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      (globalThis as unknown as { questions: number }).questions++;
      postMessage.call(this, message);
    };
  });
}

function questions(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { questions: number }).questions);
}

/** Plays until the bot was asked more often than that. */
async function untilAsked(page: Page, before: number): Promise<void> {
  while ((await questions(page)) === before) {
    if (await page.locator('#open-choices, #do-it').count()) await chooseByMouse(page);
    await page.waitForFunction(
      (asked) =>
        (globalThis as unknown as { questions: number }).questions > asked ||
        document.querySelector('#open-choices, #do-it'),
      before,
    );
  }
}

/** Longer than anybody thinks. */
const LONG = '02:00';

test('a worker that dies without a word is started anew, and the bot plays on', async () => {
  const { context, errors, open } = await newVisitor(visit, { serviceWorkers: 'block' });
  await countQuestions(context);
  const page = await open();
  const workers: Worker[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await playNow(page);
  await untilAsked(page, 0);
  await myTurn(page);
  const closed = workers[0].waitForEvent('close');
  await workers[0].evaluate(() => globalThis.close());
  await closed;

  const before = await questions(page);
  await untilAsked(page, before);
  await page.clock.fastForward(LONG);
  await expect.poll(() => questions(page)).toBeGreaterThan(before + 1);
  expect(await myTurn(page)).toBe('turn');
  expect(workers).toHaveLength(2);
  expect(await page.locator('.notice').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a worker that never answers, twice: the bot makes a plain choice, and the page says so', async () => {
  const { context, errors, open } = await newVisitor(visit, { serviceWorkers: 'block' });
  await countQuestions(context);
  // It is never there.
  await context.route(/\/assets\/worker-/, () => undefined);
  const page = await open();
  await playNow(page);
  await untilAsked(page, 0);
  await page.clock.fastForward(LONG);
  await expect.poll(() => questions(page)).toBe(2);
  expect(await page.locator('.notice').count()).toBe(0);
  await page.clock.fastForward(LONG);
  await page.getByText('The bot could not think').first().waitFor();
  expect(errors).toEqual([]);
});
