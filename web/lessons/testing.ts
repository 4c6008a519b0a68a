/** What the tests of lessons in a browser share. */
import type { Visit } from '@magehall/testing/browser/visit';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

export function pointed(page: Page): Locator {
  return page.locator('[data-pointed]');
}

export async function learn(page: Page, { address }: Visit, game: string): Promise<void> {
  await page.goto(`${address}#/learn/${game}`);
  await page.getByRole('button', { name: /^(Show me|Montrez-moi)$/ }).click();
}

/** Waits until the lesson points at something new, or is over. */
export async function next(page: Page): Promise<'over' | 'step'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog.final')) return 'over';
    return document.querySelector('[data-pointed]') ? 'step' : false;
  });
  return (await found.jsonValue()) as 'over' | 'step';
}

/** Does what the lesson points at until it is over; says how many presses that took. */
export async function follow(page: Page, press: () => Promise<void>): Promise<number> {
  for (let presses = 0; presses < 80; presses++) {
    if ((await next(page)) === 'over') return presses;
    const before = await standing(page);
    await press();
    await expect.poll(() => standing(page)).not.toBe(before);
  }
  throw new Error('The lesson does not end.');
}

/** All that a press can change. */
export function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const chosen = [...document.querySelectorAll('.piece.chosen')].length;
    const steps = document.querySelector('.table-page')?.getAttribute('data-steps');
    const target = document.querySelector('[data-pointed]');
    const over = document.querySelector('dialog.final') !== null;
    return [steps, chosen, target?.getAttribute('data-piece') ?? target?.id, over].join(' ');
  });
}
