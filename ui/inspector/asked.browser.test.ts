/**
 * Whatever is drawn on a table can be asked about: at moments of recorded games the pointer goes over
 * every word, number and sign, and over every piece, and the inspector tells of each in the page's
 * language.
 */
import { recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** By game: recorded games and how far into them, from the first choice to the last. */
const MOMENTS: [string, string, readonly number[]][] = [
  ['arcana-magica', 'three-seats', [0.05, 0.4, 0.6, 0.8, 1]],
  ['arcana-magica', 'two-and-two-automas', [0.5, 0.9]],
  ['arkhanos', 'two-1', [0.03, 0.5, 1]],
  ['arkhanos', 'four-1', [0.7]],
  ['five-seals', '2-circle-1-english', [0.02, 0.4]],
  ['five-seals', '4-circle-3-english', [0.6, 0.95, 1]],
];

/** What is drawn where the pointer would ask in vain. */
function unasked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const APART = '.unseen, .prompt, .chronicle-panel, button:not([data-piece]), defs, title';
    const parts = '.table-header p, .rivals *, .scene *, .common *, .tray *';
    const found: string[] = [];
    for (const element of document.querySelectorAll(parts)) {
      if (element.closest(APART)) continue;
      const isRead = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!isRead && !element.matches('[role=img], .piece, .figure')) continue;
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      const asks = [element, hit].some((one) => one?.closest('[data-about], [data-piece]'));
      if (!asks) found.push(`${element.getAttribute('class') ?? ''} ${element.textContent}`.trim());
    }
    return found;
  });
}

/** Looks at every thing there is, and gives back those of which nothing whole is told. */
function untold(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const elements = document.querySelectorAll('[data-about], [data-piece]');
    const things = new Map<string, Element>();
    for (const element of elements) {
      const name = element.getAttribute('data-about') ?? element.getAttribute('data-piece') ?? '';
      if (!element.closest('dialog')) things.set(name, element);
    }
    const told = (name: string) => document.querySelector(`.inspector[data-thing="${name}"]`);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const missing: string[] = [];
    for (const [name, element] of things) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      for (let tries = 0; tries < 100 && !told(name); tries++) await frame();
      const text = told(name)?.querySelector('h3 + p')?.textContent ?? '';
      if (!/^[\p{Lu}\d].*[.!?]$/su.test(text) || /undefined|NaN/.test(text)) missing.push(name);
    }
    return things.size > 10 ? missing : ['hardly anything'];
  });
}

test.each(
  MOMENTS.flatMap(([id, name, parts]) =>
    ['en-GB', 'fr-FR'].map((locale) => ({ id, name, parts, locale })),
  ),
)('$id, $name, $locale: nothing lies there without its words', async (at) => {
  const game = await recorded(at.id, at.name);
  const { open, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    locale: at.locale,
    viewport: { width: 1280, height: 900 },
  });
  for (const part of at.parts) {
    const page = await open();
    const moment = Math.round(part * game.steps.length);
    await openFile(page, { ...game.file(moment), table: `asked-${moment}` });
    const curtain = page.locator('.curtain button');
    await page.waitForSelector('.curtain button, .scene, dialog.final');
    if (await curtain.count()) await curtain.click();
    await page.waitForSelector('.scene [data-piece], .scene [data-about]');
    await page.waitForLoadState('networkidle');
    if (await page.locator('dialog.final').count()) await page.keyboard.press('Escape');
    expect([moment, await unasked(page)]).toEqual([moment, []]);
    expect([moment, await untold(page)]).toEqual([moment, []]);
    await page.close();
  }
  expect(errors).toEqual([]);
});
