/** The table of the Towers of Arkhanos: full tables, every kind of choice, every size of screen. */
import { game } from '@magehall/arkhanos/whole';
import { words } from '@magehall/arkhanos/words/en';
import { checkOptions, seeded, stroll } from '@magehall/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { flawsOn, NO_FLAWS, SCREENS } from './look.ts';
import { makeChoice, momentsOfEachKind } from './moments.ts';
import {
  chooseByKeys,
  chooseByMouse,
  myTurn,
  newVisitor,
  openFile,
  sitDown,
  steps,
  visiting,
} from './visit.ts';

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
const moments = momentsOfEachKind(KINDS, {
  game,
  options,
  games: 400,
  asks: ({ stage }) => stage,
});

test('random games meet every kind of choice there is', () => {
  expect(moments.flatMap(({ kinds }) => kinds).sort()).toEqual([...KINDS].sort());
});

describe('by clicks on the board', () => {
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    const visitor = await newVisitor(visit, { serviceWorkers: 'block' });
    page = await visitor.open();
    errors = visitor.errors;
  });

  test.each(moments)('$kinds', async (moment) => {
    await makeChoice(page, visit.address, game, words, moment);
    expect(errors).toEqual([]);
  });
});

describe.each(SCREENS)('at $width × $height', (viewport) => {
  test.each([2, 3, 4])('for %i nothing is too small or lies on another', async (seats) => {
    const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
    const page = await open();
    const late = moments.filter(({ file }) => file.options.seats === seats);
    const { file } = late.reduce((a, b) => (a.file.log.length > b.file.log.length ? a : b));
    await openFile(page, file);
    await page.waitForSelector('.piece.can');
    expect(await flawsOn(page)).toEqual(NO_FLAWS);
    expect(errors).toEqual([]);
  });
});
