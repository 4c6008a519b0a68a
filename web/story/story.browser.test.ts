/** The story of a game: told once, kept, and from each of its points back to the table. */
import { hindrances } from '@magehall/testing/browser/axe';
import { recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** Opens a recorded game of Arkhanos at its end, and its story; counts the workers that are started on the way. */
async function openStory(page: Page): Promise<{ workers: number }> {
  const counted = { workers: 0 };
  page.on('worker', () => counted.workers++);
  const { file, steps } = await recorded('arkhanos', 'two-1');
  await openFile(page, file(steps.length));
  await page.getByRole('button', { name: 'The score' }).click();
  await page.getByRole('button', { name: 'The story' }).click();
  await page.waitForSelector('.story-turns li');
  return counted;
}

test('a story is told by a worker, leads back to the table, and is kept', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const counted = await openStory(page);
  expect(counted.workers).toBe(1);
  expect(await page.locator('.story-line[data-seat]').count()).toBe(4);
  expect(await hindrances(page)).toEqual([]);
  // What would have been better is said to who asks, and not before.
  const turns = page.locator('.story-turns');
  expect(await turns.textContent()).not.toContain('would have kept');
  await turns.getByRole('button', { name: 'What would have been better?' }).first().click();
  await turns.getByText(/would have kept \d+ %; it became \d+ %/).waitFor();
  // By keys along the curve, and into the replay there.
  await page.getByRole('slider', { name: 'Chances to win' }).focus();
  await page.keyboard.press('Home');
  const read = () =>
    page.getByRole('slider', { name: 'Chances to win' }).getAttribute('aria-valuetext');
  await expect.poll(read).toMatch(/^Step \d+: Rhea \d+ %, Bram \d+ %$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.replay');
  await expect.poll(() => page.url()).toMatch(/\/\d+$/);
  // From the replay it opens again, as it was kept.
  await page.locator('.replay').getByRole('button', { name: 'The story' }).click();
  await page.waitForSelector('.story-turns li');
  expect(counted.workers).toBe(1);
  await page.locator('.story-turns li').last().getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => page.locator('.story').count()).toBe(0);
  await page.waitForSelector('.replay');
  // It goes with its game.
  expect(await storiesOn(page)).toBe(1);
  await page.goto(visit.address);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => storiesOn(page)).toBe(0);
  expect(errors).toEqual([]);
});

/** How many stories this browser keeps. */
function storiesOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const request = indexedDB.open('magehall-stories');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const counting = request.result.transaction('stories').objectStore('stories').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    request.result.close();
    return counting.result;
  });
}

test('a story that is closed while it is told ends its worker, and on a phone it fits', async () => {
  const viewport = { width: 360, height: 740 };
  const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  const page = await open();
  const { file, steps } = await recorded('arkhanos', 'two-1');
  await openFile(page, file(steps.length));
  await page.getByRole('button', { name: 'The score' }).click();
  const started = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'The story' }).click();
  const worker = await started;
  const ended = worker.waitForEvent('close');
  await page.keyboard.press('Escape');
  await ended;
  await page.getByRole('button', { name: 'The score' }).click();
  await page.getByRole('button', { name: 'The story' }).click();
  await page.waitForSelector('.story-turns li');
  const wide = await page
    .locator('.story .dialog-inside')
    .evaluate((inside) => inside.scrollWidth - inside.clientWidth);
  expect(wide).toBe(0);
  expect(errors).toEqual([]);
});
