/**
 * Each game played to its end by somebody who only hears: what is asked, what Enter does and what there
 * is to choose come from the accessibility tree, and choices are made by typing their words. Now and
 * then S is asked how things stand: every part of it must be what the position holds.
 */
import { type Entry, Table } from '@magehall/engine';
import { games } from '@magehall/games';
import { newVisitor, steps, visiting } from '@magehall/testing/browser/visit';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

interface Heard {
  role: string;
  name: string;
}

/** What a screen reader would find on the page, in its order. */
async function listen(ears: CDPSession): Promise<Heard[]> {
  const { nodes } = await ears.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }));
}

const named = (heard: readonly Heard[], role: string) =>
  heard.filter((one) => one.role === role).map(({ name }) => name);

/** The game's end is a dialog, and what is asked says it too once that is closed. */
const isOver = (heard: readonly Heard[]) =>
  [...named(heard, 'dialog'), ...named(heard, 'region')].some((name) =>
    /wins|share the victory/.test(name),
  );

/** Waits until something is asked of the listener, or the game is over. */
async function asked(page: Page, ears: CDPSession): Promise<'list' | 'enter' | 'over'> {
  await page.keyboard.press('h');
  let found: 'list' | 'enter' | 'over' | undefined;
  await expect
    .poll(async () => {
      const heard = await listen(ears);
      const buttons = named(heard, 'button');
      if (isOver(heard)) found = 'over';
      else if (buttons.some((name) => /^\d+ choices?( L)?$/.test(name))) found = 'list';
      else if (heard.some(({ name }) => / ↵$|\bEnter: /.test(name))) found = 'enter';
      return found;
    })
    .toBeDefined();
  return found ?? 'over';
}

/** Types one of the choices in its own words, and takes it. */
async function choose(page: Page, ears: CDPSession, turn: number): Promise<void> {
  await page.keyboard.press('l');
  await expect.poll(async () => named(await listen(ears), 'searchbox')).toHaveLength(1);
  const choices = named(await listen(ears), 'button').slice(1);
  const sentence = choices[(turn * 7) % choices.length];
  await page.keyboard.insertText(sentence);
  await expect
    .poll(async () => named(await listen(ears), 'button').length)
    .toBeLessThan(Math.max(3, choices.length + 1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The game as this browser keeps it, for the test to know what the listener should. */
function keptRecord(page: Page, id: string) {
  return page.evaluate(async (table) => {
    const request = indexedDB.open('magehall');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const found = request.result.transaction('tables').objectStore('tables').get(table);
    await new Promise((resolve) => found.addEventListener('success', resolve));
    request.result.close();
    return found.result;
  }, id);
}

test.each(Object.keys(games))('%s, by ears alone, to its end', async (id) => {
  const { context, open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open(`#/new/${id}`);
  const ears = await context.newCDPSession(page);
  await expect
    .poll(async () => named(await listen(ears), 'button'))
    .toContainEqual(expect.stringContaining('Start the game'));
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  const [{ game }, { words }] = await Promise.all([games[id].rules(), games[id].words.en()]);
  const aloud = await words.aloud?.();
  let checked = 0;
  for (let turn = 0; ; turn++) {
    const kind = await asked(page, ears);
    if (kind === 'over') break;
    const before = await steps(page);
    if (turn % 8 === 0) {
      const table = page.url().slice(page.url().lastIndexOf('/') + 1);
      let record = await keptRecord(page, table);
      await expect
        .poll(async () => {
          record = await keptRecord(page, table);
          return record.log.length;
        })
        .toBe(before);
      const replayed = new Table(game, record.options);
      for (const entry of record.log) replayed.add(entry as Entry<never>);
      const seen = { view: game.view(replayed.state, 0), viewer: 0 };
      const name = (seat: number) => record.players[seat].name;
      const parts = aloud?.parts(seen, name) ?? [];
      await page.keyboard.press('s');
      await expect
        .poll(async () => named(await listen(ears), 'option').slice(1, -1))
        .toEqual(parts.map(({ title, lines }) => `${title}: ${lines.join('; ')}`));
      await page.keyboard.press('Escape');
      await expect.poll(async () => named(await listen(ears), 'option')).toEqual([]);
      // What lies on the table is called by what it holds.
      const pieces = await page
        .locator('[data-piece]:not([aria-hidden])')
        .evaluateAll((all) =>
          all.map((one) => [one.getAttribute('data-piece'), one.getAttribute('aria-label')]),
        );
      for (const [piece, label] of pieces)
        expect(label).toContain(aloud?.piece(piece ?? '', seen, name));
      checked++;
    }
    if (kind === 'list') await choose(page, ears, turn);
    else await page.keyboard.press('Enter');
    // What was heard may have been the last of a turn that ended the game just then.
    await expect
      .poll(async () => (await steps(page)) !== before || isOver(await listen(ears)))
      .toBe(true);
  }
  expect(checked).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});
