/** What lies before a mage: dice and the supply they come from, scrolls, and the room for all of it. */
import { type Entry, Table } from '@magehall/engine';
import { COLOURS, game, type State } from '@magehall/five-seals/rules';
import { words } from '@magehall/five-seals/words/en';
import { keptLog, newVisitor, openFile, steps, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bestOf, breakable, GAMES, PHONE, type Position } from './positions.ts';

const visit = visiting();

/** How many dice of each colour the panel of the supply counts. */
async function supplyOn(page: Page): Promise<number[]> {
  return (await page.locator('.stock-dice b').allTextContents()).map(Number);
}

/** Where the game on the page has come to. */
async function stateOf(page: Page, { file }: Position): Promise<State> {
  const log = await keptLog(page, file.table);
  return Table.restore(game, file.options, log as Entry<never>[]).state;
}

/** Clicks the pieces of a choice one after the other, and the golden button. */
async function pick(page: Page, pieces: readonly string[]): Promise<void> {
  const made = await steps(page);
  for (const piece of pieces)
    await page.locator(`[data-piece="${piece}"]:is(.can, .chosen)`).first().click();
  await page.locator('#do-it').click();
  await expect.poll(() => steps(page)).toBeGreaterThan(made);
}

/** It is a draft, of a mage who can take two dice of a colour and one of another. */
function drafts(state: State): number {
  const isDraft = state.stack.at(-1)?.do === 'draft';
  const { supply } = state;
  return isDraft && supply.some((dice) => dice > 2) ? 1 + supply.filter(Boolean).length : 0;
}

describe.each([2, 3, 4, 5])('with %i mages', (mages) => {
  test('the dice of the supply are counted: before a draft, while dice are picked, and after', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const position = bestOf(GAMES[mages], drafts);
    const { file, state } = position;
    await openFile(page, file);
    await expect.poll(() => supplyOn(page)).toEqual([...state.supply]);
    // No die is lost: each lies in the supply or before a mage, as many as when the game began.
    const lying = await page.locator('.rival-die, .own-dice .own-die').count();
    const sum = (dice: readonly number[]) => dice.reduce((all, some) => all + some, 0);
    const { supply, players } = game.setup(file.options);
    expect(sum(await supplyOn(page)) + lying).toBe(
      sum(supply) + sum(players.map(({ dice }) => dice.length)),
    );
    // One's own tray offers the same dice, none where none are left.
    const offered = () => page.locator('.own-supply .stock-count').allTextContents();
    await expect.poll(offered).toEqual(state.supply.map((count) => `×${count}`));
    const lit = await page
      .locator('.own-supply .can')
      .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
    expect(lit).toEqual(
      COLOURS.filter((_, i) => state.supply[i] > 0).map((colour) => `supply:${colour}`),
    );
    // What is picked is marked, and stays in the supply until it is taken.
    const most = state.supply.indexOf(Math.max(...state.supply));
    const other = state.supply.findIndex((dice, i) => dice > 0 && i !== most);
    const piece = (i: number) => `supply:${COLOURS[i]}`;
    const marks = () => page.locator('.own-supply .picked').allTextContents();
    await page
      .locator(`[data-piece="${piece(most)}"]`)
      .first()
      .click();
    await expect.poll(marks).toEqual(['+1']);
    await page
      .locator(`[data-piece="${piece(most)}"]`)
      .first()
      .click();
    await expect.poll(marks).toEqual(['+2']);
    expect(await supplyOn(page)).toEqual([...state.supply]);
    await pick(page, [piece(other)]);
    const taken = state.supply.map((dice, i) => dice - (i === most ? 2 : i === other ? 1 : 0));
    await expect.poll(() => supplyOn(page)).toEqual(taken);
    expect((await stateOf(page, position)).supply).toEqual(taken);
    expect(errors).toEqual([]);
  });
});

/** The pieces of a choice with which the round ends for a mage whose used scrolls lie face down. */
function lastBreak(state: State, seat: number): string[] {
  if (state.players[seat].down.length === 0) return [];
  const choice = game.choices(state).find((one) => {
    if (!('break' in one) || 'use' in one || 'absorb' in one) return false;
    const after = game.clone(state);
    game.apply(after, one);
    return after.stack.at(-1)?.do === 'draft';
  });
  return choice ? [...game.touches(state, choice)] : [];
}

test.each([2, 5])('with %i mages, used scrolls turn up when one’s round ends', async (mages) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const position = bestOf(GAMES[mages], (state, seat) =>
    lastBreak(state, seat).length > 0 ? state.players[seat].down.length : 0,
  );
  const { file, state, seat } = position;
  await openFile(page, file);
  const { down } = state.players[seat];
  const backs = page.locator('.own-scroll:has(.scroll-back)');
  const used = page.locator('.hand').getByRole('button', { name: /, used$/ });
  await expect.poll(() => backs.count()).toBe(down.length);
  expect(await used.count()).toBe(down.length);
  const scrolls = () =>
    page
      .locator('.own-scroll button')
      .evaluateAll((all) => all.map((scroll) => scroll.getAttribute('data-piece')).sort());
  const before = await scrolls();
  await pick(page, lastBreak(state, seat));
  // The dice for the next round are chosen at once, and all scrolls lie face up again.
  await page.waitForSelector('.own-supply');
  expect(await page.locator('.seat.own').getAttribute('aria-label')).toBe(file.players[seat].name);
  await expect.poll(() => backs.count()).toBe(0);
  expect(await used.count()).toBe(0);
  expect(await scrolls()).toEqual(expect.arrayContaining(before));
  // Rivals see it too, as soon as one of them is to move.
  await page.locator('#open-choices').click();
  await page.locator('.choice-list ol button').first().click();
  await expect
    .poll(() => page.locator('.seat.own').getAttribute('aria-label'))
    .not.toBe(file.players[seat].name);
  const panel = page.locator('.rivals .seat').filter({ hasText: file.players[seat].name });
  const { up } = (await stateOf(page, position)).players[seat];
  expect(up.length).toBeGreaterThanOrEqual(before.length);
  await expect.poll(() => panel.locator('.rival-scroll').count()).toBe(up.length);
  expect(await panel.locator('.rival-scroll.down').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('who is stuck keeps the hand where it is while a scroll is picked', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  const uses = (state: State) => {
    const choices = game.choices(state);
    const isStuck = choices.some((choice) => 'give' in choice && choice.give === 'up');
    return isStuck ? choices.filter((choice) => 'use' in choice).length : 0;
  };
  await openFile(page, bestOf(GAMES[5], uses).file);
  const scroll = page.locator('.hand .piece.can').first();
  await scroll.waitFor();
  expect(await page.locator('.give-up.can').count()).toBe(1);
  const top = () =>
    page.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().top + scrollY);
  const before = await top();
  await scroll.click();
  await page.locator('.hand .piece.chosen').waitFor();
  expect(await page.locator('.give-up:not(.can)').count()).toBe(1);
  expect(await top()).toBe(before);
  expect(errors).toEqual([]);
});

test('a scroll that reaches into the supply leaves the hand where it is', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  const reaching = (state: State) =>
    game
      .choices(state)
      .map((choice) => game.touches(state, choice))
      .filter((pieces) => pieces.some((piece) => piece.startsWith('supply:')))
      .flatMap((pieces) => pieces.filter((piece) => /^own:[a-z]/.test(piece)));
  const { file, state, seat } = bestOf(GAMES[4], (here, who) =>
    here.players[who].dice.length === 3 ? new Set(reaching(here)).size : 0,
  );
  await openFile(page, file);
  const scroll = page.locator(`[data-piece="${reaching(state)[0]}"].can`).first();
  await scroll.waitFor();
  const top = () =>
    page.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().top + scrollY);
  const before = await top();
  await scroll.click();
  await expect.poll(() => page.locator('.own-supply .own-die').count()).toBe(4);
  expect(await page.locator('.own-dice .own-die').count()).toBe(state.players[seat].dice.length);
  expect(await top()).toBe(before);
  // All seven in sight, and large enough for a thumb.
  for (const die of await page.locator('.own-row .own-die').all()) {
    const box = await die.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.height >= 44).toBe(true);
  }
  expect(errors).toEqual([]);
});

/** Tablets, upright and on their side. */
const TABLETS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

describe.each(TABLETS)('on a tablet, $width × $height', (viewport) => {
  test.each([2, 3, 4, 5])(
    'of %i mages: all of the dungeon, one’s own dice and scrolls and what is asked are in sight',
    async (mages) => {
      const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
      const page = await open();
      await openFile(page, bestOf(GAMES[mages], breakable).file);
      await page.locator('.own-dice .own-die').first().waitFor();
      await page.locator('.scene .halo').first().waitFor();
      expect(await page.locator('.dungeon-frame.zoomed').count()).toBe(0);
      const hidden = await page.evaluate(() => {
        const all = document.querySelectorAll(
          '.scene .piece, .own-die, .own-scroll, .prompt .button, .rival-die, .rival-scroll',
        );
        return [...all].flatMap((piece) => {
          const { left, top, right, bottom } = piece.getBoundingClientRect();
          const panel = piece.closest('.rivals .seat')?.getBoundingClientRect().right;
          const most = Math.min(panel ?? innerWidth, innerWidth);
          const isSeen = left >= 0 && top >= 0 && right <= most && bottom <= innerHeight;
          return isSeen ? [] : [piece.outerHTML.slice(0, 80)];
        });
      });
      expect(hidden).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});

/** The scrolls of Deception that can be used, by each way to use them. */
function deceptions(state: State): string[] {
  return game
    .choices(state)
    .flatMap((choice) => ('use' in choice ? choice.use : []))
    .filter((use) => use.startsWith('deception-'));
}

test('what is picked is said while the rest is still to be picked; put back, the question comes again', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { file, state } = bestOf(GAMES[4], (state) => deceptions(state).length);
  const [scroll] = deceptions(state);
  await openFile(page, file);
  const sentence = () => page.locator('.sentence').textContent();
  const own = page.locator(`[data-piece="own:${scroll}"].can`);
  await own.waitFor();
  const asked = await sentence();
  await own.click();
  await expect
    .poll(sentence)
    .toMatch(new RegExp(`${words.piece(`own:${scroll}`, String)}: which two dice .*\\?$`));
  await page.keyboard.press('Escape');
  await expect.poll(sentence).toBe(asked);
  expect(errors).toEqual([]);
});

test('the only thing left to do is told on its button, and fits there', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const told = (state: State) => {
    const [only, another] = game.choices(state);
    return another === undefined ? words.choice(state, only, String).length : 0;
  };
  await openFile(page, bestOf(GAMES[2], told).file);
  const gold = page.locator('#do-it');
  await gold.waitFor();
  const over = await gold.evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    const [words, box] = [text, button].map((one) => one.getBoundingClientRect());
    return Math.max(box.top - words.top, words.bottom - box.bottom, box.bottom - innerHeight);
  });
  expect(over).toBeLessThanOrEqual(0);
  const undo = await page.locator('.prompt .square').boundingBox();
  expect(undo?.width).toBeGreaterThanOrEqual(36);
  expect(errors).toEqual([]);
});
