/** The book: read, searched, played in, printed, and beside a table. */
import { games } from '@magehall/games';
import { hindrances } from '@magehall/testing/browser/axe';
import { myTurn, newVisitor, playNow, steps, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const visit = visiting();
const GAMES = Object.keys(games);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe.each(GAMES)('the book of %s', (game) => {
  test('begins with a quick start in pictures, and has every rule, numbers folded away', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open(`#/rules/${game}`);
    await page.waitForSelector('.quick .little svg');
    const { words } = await games[game].words.en();
    const listed = (await words.book()).chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    const shown = await page
      .locator('[id^="rule-"]')
      .evaluateAll((lines) => lines.map(({ id }) => id.slice('rule-'.length)));
    expect(shown.sort()).toEqual(listed.sort());
    // A number is seen once somebody wants to know exactly.
    const number = page.locator('.chapter .rule-id').first();
    expect(await number.isVisible()).toBe(false);
    await page.locator('.chapter .exactly summary').first().click();
    expect(await number.isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  test('what can be tried is played on the rules, by keys too, and says what follows', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open(`#/rules/${game}`);
    const tried = page.locator('.try').first();
    await tried.getByRole('button', { name: 'Try it' }).click();
    const words = tried.locator('.try-words summary');
    await words.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => tried.locator('.try-told li').count()).toBeGreaterThan(0);
    await tried.getByRole('button', { name: 'Once more' }).click();
    await expect.poll(() => tried.locator('.try-told li').count()).toBe(0);
    // A piece that glows, by keyboard.
    await tried.locator('.piece.can').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tried.locator('.piece.chosen').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('each thing has a page, and leads to its rules and its neighbours', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open(`#/rules/${game}`);
    await page.locator('.things a').nth(1).click();
    await page.waitForSelector('.thing .portrait svg, .thing .portrait span');
    const title = await page.locator('.thing h2').textContent();
    await page.locator('.neighbours a').last().click();
    await expect.poll(() => page.locator('.thing h2').textContent()).not.toBe(title);
    await page.locator('.thing .rules a').first().click();
    await expect.poll(() => focused(page)).toMatch(/^rule-/);
    expect(errors).toEqual([]);
  });
});

test('a link to a rule stands before it, though it is folded away', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/rules/five-seals/FS-Q-61');
  await expect.poll(() => focused(page)).toBe('rule-FS-Q-61');
  expect(await page.locator('#rule-FS-Q-61').isVisible()).toBe(true);
  await page.goto(`${visit.address}#/rules/five-seals/chapter:movement`);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/Movement/);
  await page.goto(`${visit.address}#/rules/five-seals/FS-NONE-1`);
  await page.getByText('no such place').waitFor();
});

test('typing finds rules, spells and words, with accents folded', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block', locale: 'fr-FR' });
  const page = await open('#/rules/arkhanos');
  const field = page.getByRole('searchbox');
  await field.fill('metamorphose');
  const first = page.locator('.found a').first();
  await expect.poll(() => first.textContent()).toContain('Métamorphose');
  await field.fill('zzz');
  await page.getByText('Rien trouvé.').waitFor();
  await field.fill('TA-AMB-14');
  await first.click();
  await expect.poll(() => focused(page)).toBe('rule-TA-AMB-14');
  expect(await field.inputValue()).toBe('');
});

test('printed, all of it is open, on white, with nothing to press', async () => {
  const { open, context } = await newVisitor(visit, { serviceWorkers: 'block' });
  // The browser's own window for printing can't be tried: what is asked of it is.
  await context.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dispatchEvent(new Event('beforeprint'));
      const folded = document.querySelectorAll('.exactly:not([open])').length;
      dataset.printed = `${dataset.theme}, ${folded} folded`;
      dispatchEvent(new Event('afterprint'));
    };
  });
  const page = await open('#/rules/arkhanos');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.locator('html').getAttribute('data-printed')).toBe('light, 0 folded');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.locator('.exactly[open]').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).background);
  expect(ground).toContain('rgb(255, 255, 255)');
  for (const part of ['.book-head', '.book-search', '.contents', '.try-says'])
    expect(await page.locator(part).first().isVisible(), part).toBe(false);
  expect(await page.locator('.in-print').first().isVisible()).toBe(true);
});

describe('beside a table', () => {
  test('it opens at the rule that is asked about, and the game goes on', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    await playNow(page);
    await myTurn(page);
    const address = page.url();
    await page.locator('button.table-die').first().hover();
    const link = page.locator('.inspector .link');
    const rule = /[A-Z]{2}(-[A-Z0-9]+)+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await expect.poll(() => focused(page)).toBe(`rule-${rule}`);
    expect(await hindrances(page)).toEqual([]);
    expect(page.url()).toBe(address);
    // Letters typed there are the book's, and the table can be played beside it.
    const before = await steps(page);
    await page.keyboard.press('u');
    await page.keyboard.press('l');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('button.table-die.can').first().click();
    await page.locator('.piece.can[data-piece^="pillar:"]').first().click();
    await page.locator('#do-it').click();
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
    expect(await page.locator('.book-beside').isVisible()).toBe(true);
    await page.locator('.book-beside .rules li').first().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.book-beside').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('on a phone it is a sheet over the lower part, and lets nothing out to the side', async () => {
    const { open } = await newVisitor(visit, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await open();
    await playNow(page);
    await myTurn(page);
    await page.locator('header button').last().click();
    await page.locator('dialog').getByRole('button', { name: 'Rules' }).click();
    await page.waitForSelector('.book-beside .quick .little svg');
    const box = await page.locator('.book-beside').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect(box?.y).toBeGreaterThan(150);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const wide = await page.locator('.book-beside').evaluate((sheet) => sheet.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Close the rules' }).click();
    await expect.poll(() => page.locator('.book-beside').count()).toBe(0);
  });

  test('it goes when the table is left', async () => {
    const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    await playNow(page);
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.waitForSelector('.book-beside .quick');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.waitForSelector('.shelf');
    expect(await page.locator('.book-beside').count()).toBe(0);
  });
});

test.each(GAMES)(
  'axe finds nothing in the book of %s: in what is tried, found, and has a page',
  async (game) => {
    const { open } = await newVisitor(visit, { serviceWorkers: 'block', colorScheme: 'light' });
    const page = await open(`#/rules/${game}`);
    const clean = async (what: string) =>
      expect({ what, flaws: await hindrances(page) }).toEqual({ what, flaws: [] });
    const begin = page.getByRole('button', { name: 'Try it' });
    await begin.first().waitFor();
    while ((await begin.count()) > 0) await begin.first().click();
    await page.waitForSelector('.try .piece.can');
    for (const words of await page.locator('.try-words summary').all()) await words.click();
    await clean('what can be tried');
    await page.getByRole('searchbox').fill('a');
    await page.waitForSelector('.found');
    await clean('search');
    await page.getByRole('searchbox').fill('');
    await page.locator('.things a').first().click();
    await page.waitForSelector('.thing');
    await clean('page of a thing');
  },
);
