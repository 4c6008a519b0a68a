/** Moments are there to be seen, never to be waited for: in every game, whatever moves. */
import type { GameFile } from '@magehall/engine';
import { games } from '@magehall/games';
import { NAMES, recorded } from '@magehall/testing/browser/recorded';
import {
  holdMotions,
  keptLog,
  newVisitor,
  openFile,
  settle,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** Recorded games, and what in each sets something moving while the same player goes on. */
const GAMES = [
  { id: 'arkhanos', record: 'four-1', does: 'place' },
  { id: 'five-seals', record: '3-first-set', does: 'break' },
  { id: 'arcana-magica', record: 'three-seats', does: 'pay' },
] as const;

/** Late in the game: somebody does that and is asked again, with several choices each time. */
async function twoInARow({ id, record, does }: (typeof GAMES)[number]) {
  const { game, steps, at, file } = await recorded(id, record);
  const { words } = await games[id].words.en();
  const isOpen = (i: number) => steps[i].by >= 0 && game.choices(at(i)).length > 1;
  const goesOn = (i: number) => isOpen(i) && isOpen(i + 1) && steps[i].by === steps[i + 1].by;
  let first = steps.length >> 1;
  while (!(goesOn(first) && does in (steps[first].choice as object))) first++;
  return {
    table: file(first),
    entries: steps.slice(first, first + 2),
    said: [first, first + 1].map((i) =>
      words.choice(game.view(at(i), steps[i].by), steps[i].choice, (seat) => NAMES[seat]),
    ),
  };
}

/** Of all that ever moved: whether it is over, and how long it takes in milliseconds. */
function heldOn(page: Page) {
  return page.evaluate(() =>
    (window as unknown as { held: Animation[] }).held.map(({ playState, effect }) => ({
      isOver: playState === 'finished',
      takes: Number(effect?.getComputedTiming().endTime),
    })),
  );
}

/** Opens that table for a visitor with those wishes, up to the question. */
async function sitDown(table: GameFile, reducedMotion: 'reduce' | 'no-preference', motion = 1) {
  const kept = [{ name: 'magehall.settings', value: JSON.stringify({ motion }) }];
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion,
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(visit.address).origin, localStorage: kept }],
    },
  });
  await holdMotions(context);
  const page = await open();
  await openFile(page, table);
  const lift = page.getByRole('button', { name: 'I am ready' });
  await page.locator('#open-choices').or(lift).first().waitFor();
  if (await lift.count()) await lift.click();
  await page.waitForSelector('#open-choices');
  // What shows motions comes with the first touch.
  await settle(page);
  return { page, errors };
}

async function chooseInWords(page: Page, sentence: string): Promise<void> {
  const lines = page.locator('dialog.choice-list ol button');
  await lines.getByText(sentence, { exact: true }).first().click();
}

test.each(GAMES)('$id: what moves is quick, ends on any touch and hinders nobody', async (own) => {
  const { table, entries, said } = await twoInARow(own);
  const { page, errors } = await sitDown(table, 'no-preference');
  await page.keyboard.press('l');
  await chooseInWords(page, said[0]);
  await expect
    .poll(async () => (await heldOn(page)).filter(({ isOver }) => !isOver))
    .not.toEqual([]);
  for (const { takes } of await heldOn(page)) expect(takes).toBeLessThanOrEqual(2000);
  // In the middle of it the next choice is there, and nothing lies over its button.
  await page.locator('#open-choices').click({ trial: true });
  await page.keyboard.press('l');
  await expect.poll(async () => (await heldOn(page)).filter(({ isOver }) => !isOver)).toEqual([]);
  await expect.poll(() => page.locator('.rising, .shards').count()).toBe(0);
  await chooseInWords(page, said[1]);
  const log = async () => (await keptLog(page, table.table)).slice(table.log.length);
  await expect.poll(async () => (await log()).slice(0, 2)).toMatchObject(entries);
  expect(errors).toEqual([]);
});

const CALM = [
  { wish: 'the device asks for calm', reducedMotion: 'reduce', motion: 1 },
  { wish: 'motion is switched off', reducedMotion: 'no-preference', motion: 0 },
] as const;

test.each(GAMES.flatMap((own) => CALM.map((calm) => ({ ...own, ...calm }))))(
  '$id: nothing moves if $wish',
  async ({ motion, reducedMotion, wish: _, ...own }) => {
    const { table, entries, said } = await twoInARow(own);
    const { page, errors } = await sitDown(table, reducedMotion, motion);
    for (const sentence of said) {
      await page.keyboard.press('l');
      await chooseInWords(page, sentence);
    }
    const log = async () => (await keptLog(page, table.table)).slice(table.log.length);
    await expect.poll(async () => (await log()).slice(0, 2)).toMatchObject(entries);
    expect(await heldOn(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);
