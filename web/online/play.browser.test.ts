/** Three browsers play each game on line to its end; one is cut off and comes back, one watches. */
import { seeded } from '@magehall/engine';
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import { describe, expect, test } from 'vitest';
import { makeTable, playOn, playsAlone, stateOf, stepsOn, takeSeat } from './testing/browsers.ts';

const visit = visiting();
const GAMES = ['arkhanos', 'five-seals', 'arcana-magica'];
const quiet = { serviceWorkers: 'block' } as const;

describe.each(GAMES)('a table of %s on line', (game) => {
  test('is played to its end by three browsers, through a cut line, while one watches', async () => {
    const roll = seeded(11);
    const ada = await newVisitor(visit, quiet);
    const bo = await newVisitor(visit, {
      ...quiet,
      locale: 'fr-FR',
      viewport: { width: 360, height: 740 },
    });
    const cy = await newVisitor(visit, { ...quiet, colorScheme: 'light' });
    const wil = await newVisitor(visit, quiet);
    const host = await ada.open();
    const path = await makeTable(host, game, 'Ada', 3);
    const guests = [await bo.open(path), await cy.open(path)];
    await takeSeat(guests[0], 'Bô');
    await takeSeat(guests[1], 'Cy');
    const pages = [host, ...guests];
    for (const page of pages) await page.waitForSelector('.table-page');
    const watcher = await wil.open(host.url().slice(visit.address.length));
    await watcher.waitForSelector('.table-page');

    // Each sits at a screen of their own, so nobody is called by name.
    for (const page of pages)
      expect(await page.locator('.prompt .sentence').textContent()).not.toMatch(/^\S+ ?: /);

    await playOn(pages, roll, (choices) => choices === 8);
    // The line of one is cut in the middle: it says so, and what it chose is kept until it is back.
    await cy.context.setOffline(true);
    await guests[1].locator('.line-state[data-state=away]').waitFor();
    await playOn([host, guests[0]], roll, async (choices) => {
      const states = await Promise.all([host, guests[0]].map(stateOf));
      return choices > 20 || states.every((state) => state === 'waits');
    });
    await cy.context.setOffline(false);
    await guests[1].locator('.line-state[data-state=live]').waitFor();

    for (const page of [host, guests[0]]) await playsAlone(page);
    await playOn([guests[1]], roll);
    await Promise.all(pages.map((page) => page.waitForSelector('dialog.final')));
    // Who watches sees it at a pace to be followed, unless they are in a hurry.
    await watcher.keyboard.press('h');
    await expect.poll(() => stateOf(watcher)).toBe('over');
    const [steps, ...others] = await stepsOn([...pages, watcher]);
    expect(steps).toBeGreaterThan(20);
    expect(others).toEqual([steps, steps, steps]);
    const scores = (page: typeof host) => page.locator('.scores .total td').allTextContents();
    for (const page of [...guests, watcher]) expect(await scores(page)).toEqual(await scores(host));
    for (const page of pages) expect(await hindrances(page)).toEqual([]);
    // Its file is whole now, so its story can be told; one game stands for all.
    if (game === 'arkhanos') {
      await host.getByRole('button', { name: 'The story' }).click();
      await host.getByRole('slider', { name: 'Chances to win' }).focus();
      await host.keyboard.press('Home');
      await host.keyboard.press('Enter');
      await host.locator('.replay').getByRole('button', { name: 'The story' }).waitFor();
    }
    for (const { errors } of [ada, bo, cy, wil]) expect(errors).toEqual([]);
  });
});
