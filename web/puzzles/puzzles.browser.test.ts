/** Puzzles: today's from the hall, tried and solved on its table, and remembered. */
import { games } from '@magehall/games';
import { puzzles } from '@magehall/games/puzzles';
import { wholes } from '@magehall/games/wholes';
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dailyOf } from './daily.ts';

const visit = visiting();

/** A day whose puzzle is one of Arkhanos: there no choice calls anybody by name. */
async function onADay(context: BrowserContext): Promise<void> {
  const lists = await Promise.all(
    Object.keys(games).map(async (id) => {
      const { puzzles: list } = await puzzles[id]();
      return [id, list.puzzles.map(({ name }) => name)] as const;
    }),
  );
  const all = Object.fromEntries(lists);
  const day = ['2026-11-18', '2026-11-19', '2026-11-20'].find(
    (one) => dailyOf(one, all).game === 'arkhanos',
  );
  await context.clock.setFixedTime(new Date(`${day}T12:00:00`));
}

/** The puzzle on the page, with its choices in words. */
async function onPage(page: Page) {
  await page.waitForSelector('.puzzle-panel');
  const [id, name] = page.url().split('/').slice(-2);
  const [{ puzzles: list }, { game }, { words }] = await Promise.all([
    puzzles[id](),
    wholes[id](),
    games[id].words.en(),
  ]);
  const puzzle = list.puzzles.find((one) => one.name === name);
  if (!puzzle) throw new Error(`no puzzle ${name}`);
  const state = game.scenario(JSON.stringify(puzzle.start));
  const view = game.view(state, puzzle.seat);
  const said = puzzle.valued.map(({ choice }) => words.choice(view, choice, () => 'You'));
  return { puzzle, said };
}

async function chooseInWords(page: Page, sentence: string): Promise<void> {
  await page.keyboard.press('l');
  await page.waitForSelector('dialog.choice-list');
  await page.locator('.choice-list ol button', { hasText: sentence }).first().click();
}

test('today’s puzzle is solved from the hall, counts for the streak, and is remembered', async () => {
  const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  await onADay(context);
  const page = await open();
  await page.getByRole('button', { name: 'Puzzles' }).click();
  await page.getByRole('button', { name: 'Solve it' }).click();
  const { puzzle, said } = await onPage(page);
  const panel = page.locator('.puzzle-panel');
  // What catches the eye is not made: the table stands as it was.
  await chooseInWords(page, said[puzzle.obvious]);
  await panel.getByText('It catches the eye').waitFor();
  expect(await page.locator('.table-page').getAttribute('data-steps')).toBe('0');
  expect(await hindrances(page)).toEqual([]);
  await chooseInWords(page, said[0]);
  await panel.getByText('That is it!').waitFor();
  await expect
    .poll(async () => Number(await page.locator('.table-page').getAttribute('data-steps')))
    .toBeGreaterThan(0);
  await panel.getByRole('button', { name: 'All puzzles' }).click();
  await page.getByText('1 day in a row').waitFor();
  await page.getByText('Solved today.').waitFor();
  await page.reload();
  await page.getByText('1 day in a row').waitFor();
  expect(await page.getByRole('button', { name: /^Puzzle \d+, solved$/ }).count()).toBe(1);
  expect(await hindrances(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('an answer that is shown is no solution; another puzzle comes, and one that is not there says so', async () => {
  const viewport = { width: 360, height: 740 };
  const { open, context, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  await onADay(context);
  const page = await open('#/puzzles');
  await page.getByRole('button', { name: 'Solve it' }).click();
  const { said } = await onPage(page);
  const panel = page.locator('.puzzle-panel');
  await panel.getByRole('button', { name: 'The answer' }).click();
  await panel.getByText(said[0]).waitFor();
  const before = page.url();
  await panel.getByRole('button', { name: 'Next puzzle' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.goto(`${visit.address}#/puzzles`);
  await page.waitForSelector('.puzzles');
  expect(await page.getByText('in a row').count()).toBe(0);
  await page.goto(`${visit.address}#/puzzles/arkhanos/999999-1`);
  await page.getByText('There is no such puzzle.').waitFor();
  expect(errors).toEqual([]);
});
