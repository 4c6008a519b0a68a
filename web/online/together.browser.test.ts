/** What people do at a table on line beside its game, and after it. */
import { seeded } from '@magehall/engine';
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, playNow, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  byTurn,
  endByVote,
  playOn,
  stateOf,
  stepsOn,
  takeSeat,
  twoAt,
} from './testing/browsers.ts';

const visit = visiting();

const talk = (page: Page) => page.locator('.talk-button').click();
const agree = (page: Page) =>
  page.locator('.banners').getByRole('button', { name: 'Agree' }).click();

test('a step is taken back when all agree, and stays when one does not; so is a pause', async () => {
  const { people, pages } = await twoAt(visit);
  await playOn(pages, seeded(3), (choices) => choices === 3);
  // One's own last step needs nobody's leave; the other's does.
  const [guest, host] = await byTurn(pages);
  const [start] = await stepsOn([guest]);
  await playOn([guest], seeded(3), (choices) => choices === 1);
  await expect.poll(async () => (await stepsOn([host]))[0]).toBeGreaterThan(start);
  const [before] = await stepsOn([host]);
  const ask = async (what: string) => {
    await talk(host);
    await host.getByRole('button', { name: what }).click();
    await host.keyboard.press('Escape');
  };
  await ask('Ask to take the last step back');
  await guest.locator('.banners').getByText('asks to take back').waitFor();
  await guest.locator('.banners').getByRole('button', { name: 'No' }).click();
  await expect.poll(() => host.locator('.banners .notice').count()).toBe(0);
  expect(await stepsOn(pages)).toEqual([before, before]);
  await ask('Ask to take the last step back');
  await agree(guest);
  await expect.poll(async () => Math.max(...(await stepsOn(pages)))).toBeLessThan(before);

  await ask('Ask for a pause');
  await agree(guest);
  for (const page of pages) await page.getByText('The table is paused.').waitFor();
  expect(await Promise.all(pages.map(stateOf))).toEqual(['waits', 'waits']);
  await host.locator('.banners').getByRole('button', { name: 'Ask to go on' }).click();
  await agree(guest);
  await byTurn(pages);
  for (const { errors } of people) expect(errors).toEqual([]);
});

test('what is said is marked and heard, shown as text alone, and can be hidden or not listened to', async () => {
  const { people, host, guest } = await twoAt(visit);
  const say = async (text: string) => {
    await guest.getByLabel('Say something').fill(text);
    await guest.keyboard.press('Enter');
  };
  await talk(guest);
  await say('<img src=x onerror="document.title=`harmed`"><b>bold</b>');
  await host.getByRole('button', { name: 'Table talk, 1 unread' }).waitFor();
  await expect.poll(() => host.locator('.announcer').textContent()).toContain('<img src=x onerror');
  await say('left \u202eright \u2066over');
  await host.getByRole('button', { name: 'Table talk, 2 unread' }).click();
  const lines = host.locator('.chat li');
  await expect.poll(() => lines.count()).toBe(2);
  expect(await lines.first().textContent()).toBe('Bo left right over');
  expect(await lines.nth(1).textContent()).toContain('<b>bold</b>');
  expect(await host.locator('.chat img, .chat b b').count()).toBe(0);
  expect(await host.title()).not.toBe('harmed');
  expect(await hindrances(host)).toEqual([]);

  await lines.first().getByRole('button', { name: 'Hide this line' }).click();
  for (const page of [host, guest]) await page.getByText('This line was hidden.').waitFor();
  await lines.nth(1).getByRole('button', { name: 'Don’t show what Bo says' }).click();
  await host.getByText('Somebody you don’t listen to said something.').waitFor();
  await host.keyboard.press('Escape');
  await say('Are you there?');
  await expect.poll(() => guest.locator('.chat li').count()).toBe(3);
  // Neither marked nor heard, and the other need not know.
  expect(await host.locator('.unread').count()).toBe(0);
  await host.reload();
  await talk(host);
  await expect.poll(() => host.getByText('Somebody you don’t listen to').count()).toBe(2);
  for (const { errors } of people) expect(errors).toEqual([]);
});

test('after the end: any moment, what if, and the same table again with the seats turned', async () => {
  const { people, pages, host, guest } = await twoAt(visit);
  await playOn(pages, seeded(6), (choices) => choices === 4);
  await endByVote(pages);
  for (const page of pages) await page.keyboard.press('Escape');
  await host.goto(`${host.url()}/at/6`);
  await host.locator('.replay').getByRole('button', { name: 'What if' }).click();
  await host.getByText('A branch: what if?').waitFor();
  await byTurn([host]);
  await playOn([host], seeded(7), (choices) => choices === 1);
  await host.locator('.table-header .link').click();
  await host.waitForSelector('.replay');
  await host.keyboard.press('Escape');

  await host.locator('.prompt').getByRole('button', { name: 'Play again' }).click();
  await host.locator('.room').waitFor();
  await guest.locator('.banners').getByRole('button', { name: 'Sit down there' }).click();
  await takeSeat(guest, 'Bo');
  for (const page of pages) await page.waitForSelector('.table-page[data-steps]');
  // Who sat first sits second now, whatever the page draws in front.
  await talk(guest);
  await expect.poll(() => guest.locator('.talk .who bdi').allTextContents()).toEqual(['Bo', 'Ada']);
  for (const { errors } of people) expect(errors).toEqual([]);
});

test('two tabs of one person show the same, and either plays', async () => {
  const { people, pages, host } = await twoAt(visit);
  const second = await people[0].open(host.url().slice(visit.address.length));
  await second.waitForSelector('.table-page');
  const all = [host, second];
  await playOn([second, pages[1]], seeded(2), (choices) => choices === 4);
  await expect.poll(async () => new Set(await stepsOn([...all, pages[1]])).size).toBe(1);
  await playOn(pages, seeded(2), (choices) => choices === 3);
  await expect.poll(async () => new Set(await stepsOn([...all, pages[1]])).size).toBe(1);
  expect(await second.locator('.notice').count()).toBe(0);
  expect(people[0].errors).toEqual([]);
});

test('a game of this device goes on on line, where a friend takes a seat', async () => {
  const ada = await newVisitor(visit, { serviceWorkers: 'block' });
  const bo = await newVisitor(visit, { serviceWorkers: 'block' });
  const host = await ada.open();
  await playNow(host);
  await playOn([host], seeded(9), (choices) => choices === 2);
  const [before] = await stepsOn([host]);
  await host.getByRole('button', { name: 'Menu', exact: true }).click();
  await host.getByRole('button', { name: 'Invite friends to take these seats' }).click();
  await host.getByRole('button', { name: 'Move it on line' }).click();
  await host.waitForURL(/#\/online\//);
  await host.waitForSelector('.table-page');
  await expect.poll(async () => (await stepsOn([host]))[0]).toBeGreaterThanOrEqual(before);
  const watcher = await bo.open(host.url().slice(visit.address.length));
  await watcher.getByText('This table is for those who sit at it.').waitFor();
  expect(ada.errors).toEqual([]);
});
