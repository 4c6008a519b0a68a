/** Nothing that hinders: axe on every page and every sheet, in both languages and both themes. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hindrances } from '@magehall/testing/browser/axe';
import { oldRecord, shelveOld } from '@magehall/testing/browser/shelved';
import { myTurn, newVisitor, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { pack } from '../table/packed.ts';

// A slow machine is no failure, and axe looks at every element.
vi.setConfig({ testTimeout: 300_000 });

const visit = visiting();

test('axe would find what hinders', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await page.waitForSelector('.arch text');
  await page.evaluate(() => {
    const dark = document.createElement('p');
    dark.textContent = 'in the dark';
    dark.style.cssText = 'position: fixed; inset: 0; z-index: 99; color: #222; background: #111';
    document.querySelector('main')?.append(document.createElement('button'), dark);
  });
  expect(await hindrances(page)).toEqual([
    expect.stringMatching(/^button-name: /),
    expect.stringMatching(/^color-contrast: /),
  ]);
});

/** A visitor whose browser speaks that language and likes that light. */
async function visitor(language: 'en' | 'fr', colorScheme: 'dark' | 'light') {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  const { open, errors } = await newVisitor(visit, {
    colorScheme,
    locale,
    serviceWorkers: 'block',
  });
  const at = async (path: string, ready: string) => {
    const page = await open(path);
    await page.waitForSelector(`html[lang=${language}][data-theme=${colorScheme}]`);
    await page.waitForSelector(ready);
    return page;
  };
  const clean = async (page: Page, what: string) => {
    expect({ what, flaws: await hindrances(page) }).toEqual({ what, flaws: [] });
  };
  return { at, clean, errors };
}

/** A finished game as a file; somebody here sits in the first chair. */
async function recorded(): Promise<string> {
  const games = join(import.meta.dirname, '..', '..', 'fixtures', 'arkhanos');
  const file = JSON.parse(await readFile(join(games, 'two-1.json'), 'utf8'));
  file.players[0] = { name: 'Ada', plays: 'person' };
  return JSON.stringify(file);
}

async function give(page: Page, text: string): Promise<void> {
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Opens a sheet by what `act` does, looks at it, and closes it. */
async function sheet(page: Page, look: () => Promise<void>, act: () => Promise<void>) {
  await act();
  await page.waitForSelector('dialog[open]');
  await look();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

describe.each(['en', 'fr'] as const)('axe finds nothing, in %s', (language) => {
  describe.each(['dark', 'light'] as const)('%s', (colorScheme) => {
    test('in the hall, its sheets, the setting of a table, and where nothing is', async () => {
      const { at, clean, errors } = await visitor(language, colorScheme);
      const hall = await at('', '.arch text');
      await clean(hall, 'hall');
      await hall.locator('.hall-tools button').last().click();
      await hall.waitForSelector('dialog[open]');
      await clean(hall, 'menu of the hall');
      await hall.locator('dialog .menu-more button').first().click();
      await hall.waitForSelector('dialog .keys');
      await clean(hall, 'keys of the hall');
      await hall.keyboard.press('Escape');
      await give(hall, '{');
      await hall.waitForSelector('.notice');
      await clean(hall, 'a notice');
      await clean(await at('#/new/arcana-magica', 'input:disabled'), 'setting of a table');
      await clean(await at('#/nowhere', '.trouble'), 'trouble');
      expect(errors).toEqual([]);
    });

    test.each(['arcana-magica', 'arkhanos', 'five-seals'])('in the book of %s', async (game) => {
      const { at, clean, errors } = await visitor(language, colorScheme);
      await clean(await at(`#/rules/${game}`, '.rules'), game);
      expect(errors).toEqual([]);
    });

    test('at a table, in its sheets, and on the shelf', async () => {
      const { at, clean, errors } = await visitor(language, colorScheme);
      const page = await at('#/new/arkhanos', 'select');
      await page.locator('button[type=submit]').click();
      await myTurn(page);
      await clean(page, 'table');
      await page.locator('button.table-die').first().click();
      await page.waitForSelector('.piece.chosen');
      await clean(page, 'a die is chosen');
      for (const [key, what] of [
        ['l', 'choices in words'],
        ['c', 'chronicle'],
        ['?', 'keys'],
      ])
        await sheet(
          page,
          () => clean(page, what),
          () => page.keyboard.press(key),
        );
      const tools = page.locator('.table-tools button');
      await sheet(
        page,
        () => clean(page, 'dice'),
        () => tools.nth(1).click(),
      );
      await sheet(
        page,
        () => clean(page, 'menu'),
        () => tools.last().click(),
      );
      await page.locator('.brand').click();
      await page.waitForSelector('.kept');
      await clean(page, 'a game on the shelf');
      await sheet(
        page,
        () => clean(page, 'sure to remove?'),
        () => page.locator('.kept .actions button').last().click(),
      );
      expect(errors).toEqual([]);
    });

    test('with more games than a page shows, one of them unreadable, and in the clean-up', async () => {
      const { at, clean, errors } = await visitor(language, colorScheme);
      // Where nothing is read from the shelf yet.
      const page = await at('#/nowhere', '.trouble');
      const games = Array.from({ length: 29 }, (_, i) => ({ id: `game-${i}` }));
      const all = [...games, { id: 'bad', players: null }];
      await shelveOld(page, visit.address, await oldRecord('base'), all);
      await page.goto(visit.address);
      await page.waitForSelector('.find');
      await clean(page, 'many games');
      await page.locator('.shelf > button').first().click();
      await page.waitForSelector('li:nth-child(30) .kept');
      await clean(page, 'a game that can’t be read');
      await sheet(
        page,
        () => clean(page, 'clean-up'),
        () => page.locator('.shelf > button').last().click(),
      );
      await page.locator('.find').fill('nobody has this name');
      await page.waitForSelector('.kept', { state: 'detached' });
      await clean(page, 'nothing found');
      await page.goto(`${visit.address}#/table/bad`);
      await page.waitForSelector('.trouble');
      await clean(page, 'a table that can’t be read');
      expect(errors).toEqual([]);
    });

    test('at the end of a game: its score, its dice, its replay, a branch, a link', async () => {
      const { at, clean, errors } = await visitor(language, colorScheme);
      const page = await at('', '.shelf');
      await give(page, await recorded());
      await page.waitForSelector('.table-page');
      await clean(page, 'after the end');
      const ends = page.locator('.prompt .actions button');
      await sheet(
        page,
        async () => {
          await page.waitForSelector('.scores');
          await clean(page, 'score');
        },
        () => ends.first().click(),
      );
      await page.keyboard.press('r');
      await page.waitForSelector('.replay');
      await page.keyboard.press('Home');
      await page.waitForFunction(() => location.hash.endsWith('/0'));
      await clean(page, 'replay');
      await page.locator('.replay .actions button:not(.square)').first().click();
      await page.waitForSelector('.table-header .link');
      await myTurn(page);
      await clean(page, 'branch');
      const shared = await at(`#/game/${await pack(await recorded())}/40`, '.replay');
      await clean(shared, 'a game from a link');
      expect(errors).toEqual([]);
    });

    test('between two at one screen: the curtain', async () => {
      const { at, clean, errors } = await visitor(language, colorScheme);
      const page = await at('#/new/arcana-magica', 'select');
      for (const seat of await page.locator('ol.seats select').all())
        await seat.selectOption('person');
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('.curtain');
      await clean(page, 'curtain');
      expect(errors).toEqual([]);
    });
  });
});
