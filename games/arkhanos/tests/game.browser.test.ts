/** The table of the Towers of Arkhanos: full tables, every kind of choice, every size of screen. */
import { game } from '@magehall/arkhanos/whole';
import { words } from '@magehall/arkhanos/words/en';
import { checkOptions, seeded, stroll } from '@magehall/engine';
import {
  choicesOfEachKind,
  everyKindByClicks,
  makeChoice,
  movedOn,
  noteMotions,
} from '@magehall/testing/browser/choices';
import { flawsOn, NO_FLAWS, SCREENS } from '@magehall/testing/browser/look';
import {
  chooseByKeys,
  chooseByMouse,
  myTurn,
  newVisitor,
  openFile,
  sitDown,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const visit = visiting();
const LONG = { timeout: 300_000 };

const WAYS = {
  mouse: (page: Page) => chooseByMouse(page),
  keyboard: (page: Page, turn: number) => chooseByKeys(page, turn % 4),
};

test.each(['mouse', 'keyboard'] as const)('a whole game of four by %s', LONG, async (way) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await sitDown(page, visit.address, 'arkhanos', 4);
  for (let turn = 0; (await myTurn(page)) === 'turn'; turn++) {
    const before = await steps(page);
    await WAYS[way](page, turn);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  await page.waitForSelector('.scores');
  expect(await page.locator('.scores .total td').count()).toBe(4);
  expect(errors).toEqual([]);
});

const options = (seed: number) => checkOptions(game, { seats: 2 + (seed % 3), first: 0 });

/** What only a roll or a tile brings about is no choice. */
function byChance(): Set<string> {
  const chosen = new Set<string>();
  const fallen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++)
    for (const { before, step } of stroll(
      game,
      game.setup(options(seed)),
      seeded(seed),
      game.bound(options(seed)),
    ))
      for (const kind of game.met(before, step)) (step.by < 0 ? fallen : chosen).add(kind);
  return fallen.difference(chosen);
}

/** What the fuzzer must meet by choices, and besides: every question that a player can be asked. */
const QUESTIONS = ['place', 'bonus', 'score', 'end'].map((stage) => `asked: ${stage}`);
const chance = byChance();
const KINDS = [...game.kinds.filter((kind) => !chance.has(kind)), ...QUESTIONS];
const choices = choicesOfEachKind(KINDS, {
  game,
  options,
  games: 400,
  asks: ({ stage }) => stage,
});

everyKindByClicks(visit, KINDS, choices, { game, words });

test('a floor that is finished is a moment: it shines, and what it pays rises from it', async () => {
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  });
  await noteMotions(context);
  const page = await open();
  const finished = choices.find(({ kinds }) => kinds.includes('second most'));
  if (!finished) throw new Error('Random games finish no floor.');
  await makeChoice(page, visit.address, game, words, finished);
  await expect.poll(() => movedOn(page)).toContainEqual(expect.stringMatching(/^floor:/));
  expect(await movedOn(page)).toContainEqual(expect.stringMatching(/^rising \+\d {2}\+\d/));
  expect(errors).toEqual([]);
});

test('on a phone floors that are folded away open on a touch, every one of them', async () => {
  const viewport = { width: 360, height: 740 };
  const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  const page = await open();
  const floors = ({ before }: (typeof choices)[number]) => before.below[3].length / 4;
  const tallest = choices.reduce((a, b) => (floors(a) > floors(b) ? a : b));
  await openFile(page, tallest.file);
  await page.locator('.central .folded').click();
  const rows = page.locator('dialog.history li');
  await expect.poll(() => rows.count()).toBe(floors(tallest));
  expect(floors(tallest)).toBeGreaterThan(2);
  for (const row of await rows.all()) expect(await row.locator('svg').count()).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows.count()).toBe(0);
  expect(errors).toEqual([]);
});

test.each(['en-GB', 'fr-FR'])('no button is pushed out of the tray, in %s', async (locale) => {
  const { open, errors } = await newVisitor(visit, { locale, serviceWorkers: 'block' });
  const page = await open();
  const asked = choices.filter(({ kinds }) => kinds.some((kind) => kind.startsWith('asked: ')));
  for (const { file } of asked) {
    await page.goto(`${visit.address}#/`);
    await openFile(page, file);
    await page.waitForSelector('.piece.can');
    const out = await page.evaluate(() => {
      const tray = document.querySelector('.tray')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.prompt button')].flatMap((button) => {
        const { left, right, bottom, width } = button.getBoundingClientRect();
        const isIn = left >= tray.left && right <= tray.right && bottom <= tray.bottom;
        return isIn && width >= 24 ? [] : [button.textContent];
      });
    });
    expect([file.table, ...out]).toEqual([file.table]);
  }
  expect(errors).toEqual([]);
});

describe.each(SCREENS)('at $width × $height', (viewport) => {
  test.each([2, 3, 4])('for %i nothing is too small or lies on another', async (seats) => {
    const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
    const page = await open();
    const late = choices.filter(({ file }) => file.options.seats === seats);
    const { file } = late.reduce((a, b) => (a.file.log.length > b.file.log.length ? a : b));
    await openFile(page, file);
    await page.waitForSelector('.piece.can');
    expect(await flawsOn(page)).toEqual(NO_FLAWS);
    expect(errors).toEqual([]);
  });
});
