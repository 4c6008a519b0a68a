/** Everything one plays with keeps its room, however much there is of it, on small screens too. */
import { readGameFile } from '@magehall/engine';
import { DIE_NAME, game, type State } from '@magehall/five-seals/rules';
import { words } from '@magehall/five-seals/words/fr';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bestOf, GAMES, PHONE, recorded } from './positions.ts';

const visit = visiting();

const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const SIDEWAYS = { viewport: { width: 740, height: 360 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const LANDSCAPE = { viewport: { width: 1024, height: 768 }, hasTouch: true };

type Pick = (state: State) => readonly string[];

/** The pieces of the choice that takes the longest to tell in French. */
const longest: Pick = (state) => {
  let most = '';
  let pieces: readonly string[] = [];
  for (const choice of game.choices(state)) {
    const sentence = words.choice(state, choice, () => 'Rhea');
    if (sentence.length <= most.length) continue;
    most = sentence;
    pieces = game.touches(state, choice);
  }
  return pieces;
};

/** A scroll that takes dice from the supply, or turns them into others. */
const reaching: Pick = (state) => {
  const all = game.choices(state).map((choice) => game.touches(state, choice));
  const found = all.find((pieces) => pieces.some((piece) => piece.startsWith('supply:')));
  return (found ?? []).filter((piece) => piece.startsWith('own:'));
};

/** A scroll that aims at those of a rival. */
const aiming: Pick = (state) => {
  const all = game.choices(state).map((choice) => game.touches(state, choice));
  const found = all.find((pieces) => pieces.some((piece) => /^own:\d\./.test(piece)));
  return (found ?? []).filter((piece) => /^own:[a-z]/.test(piece));
};

const none: Pick = () => [];

const hand = ({ players }: State, seat: number) =>
  players[seat].up.length + players[seat].down.length;
const dice = ({ players }: State, seat: number) => players[seat].dice.length;
const inTurn = (state: State) => state.stack.at(-1)?.do === 'turn';

const canGiveUp = (state: State) =>
  game.choices(state).some((choice) => game.touches(state, choice).includes('give:up'));

/** Where there may be too little room, and what is picked there. */
const CASES: readonly [string, (state: State, seat: number) => number, Pick][] = [
  ['the longest sentence', (state) => (inTurn(state) ? longest(state).join().length : 0), longest],
  [
    'the most dice',
    (state, seat) => (inTurn(state) ? 20 * dice(state, seat) + hand(state, seat) : 0),
    none,
  ],
  [
    'dice beside giving up',
    (state, seat) => (canGiveUp(state) ? 20 * dice(state, seat) + hand(state, seat) : 0),
    none,
  ],
  [
    'dice beside the supply',
    (state, seat) =>
      inTurn(state) && reaching(state).length > 0 ? 20 * dice(state, seat) + hand(state, seat) : 0,
    reaching,
  ],
];

/** How far what one has runs off the screen, lies under what is asked or on another piece. */
function crampedOn(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('.tray [data-piece], .rivals [data-piece]')];
    const boxes = all
      .map((piece) => piece.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const asked = document.querySelector('.prompt, .replay')?.getBoundingClientRect();
    const down = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        ? Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        : 0;
    const most = (depths: number[]) => Math.max(0, ...depths.map(Math.round));
    const own = document.querySelectorAll('.tray [data-piece]');
    const bottom = [...own].map((piece) => piece.getBoundingClientRect().bottom);
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      aside: most(boxes.map(({ left, right }) => Math.max(-left, right - innerWidth))),
      below: most(bottom.map((end) => end - innerHeight)),
      covered: most(boxes.map((box) => (asked ? down(box, asked) : 0))),
    };
  });
}

async function pickAll(page: Page, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    // Some lie out of sight on the board; all are there.
    const lit = page.locator(`[data-piece="${piece}"].can`);
    if (await lit.count()) await lit.first().dispatchEvent('click', { detail: 1 });
  }
}

/** The edge of a scroll may be touched, but nothing on it is hidden. */
const EDGE = 6;

const SCREENS = [PHONE, TABLET, SIDEWAYS, LANDSCAPE, DESK].map((screen) => ({
  ...screen,
  ...screen.viewport,
}));

describe.each([2, 3, 4, 5])('with %i mages', (mages) => {
  const positions = CASES.map(([what, worth, pick]) => ({
    what,
    pick,
    ...bestOf(GAMES[mages], worth),
  }));

  test.each(SCREENS)('at $width × $height there is room for all', async ({ width, height }) => {
    const { open, errors } = await newVisitor(visit, {
      viewport: { width, height },
      hasTouch: true,
      locale: 'fr-FR',
      serviceWorkers: 'block',
    });
    const page = await open();
    for (const { what, pick, file, state, seat } of positions) {
      await page.goto(`${visit.address}#/`);
      await openFile(page, file);
      await expect.poll(() => page.locator('.own-dice .own-die').count()).toBe(dice(state, seat));
      await pickAll(page, pick(state));
      if (pick(state).length > 0)
        await expect.poll(() => page.locator('.piece.chosen').count()).toBeGreaterThan(0);
      const { wide, aside, below, covered } = await crampedOn(page);
      expect({ what, wide, aside }).toEqual({ what, wide: 0, aside: 0 });
      expect(covered, what).toBeLessThanOrEqual(EDGE);
      // Beside the board one may scroll to the end of a long hand.
      if (height > width) expect(below, what).toBeLessThanOrEqual(EDGE);
    }
    expect(errors).toEqual([]);
  });
});

describe.each([4, 5])('with %i mages on a phone', (mages) => {
  test('of many scrolls of rivals just those show that the picked spell aims at', async () => {
    const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
    const page = await open();
    const name = mages === 4 ? GAMES[4] : '5-circle-3-french';
    const { file, state } = bestOf(name, (here) => aiming(here).length);
    await openFile(page, file);
    await page.waitForSelector('.hand .can');
    expect(await page.locator('.rival-scroll').count()).toBe(0);
    const top = () => page.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().top);
    const before = await top();
    const [scroll] = aiming(state);
    await page.locator(`[data-piece="${scroll}"].can`).first().click();
    const targets = new Set(
      game
        .choices(state)
        .map((choice) => game.touches(state, choice))
        .filter((pieces) => pieces.includes(scroll))
        .flatMap((pieces) => pieces.filter((piece) => /^own:\d\./.test(piece))),
    );
    const shown = () =>
      page
        .locator('.rival-scroll [data-piece]')
        .evaluateAll((all) => all.map((piece) => piece.getAttribute('data-piece')));
    await expect.poll(async () => new Set(await shown())).toEqual(targets);
    // The board gives them its room, so that the hand stays under the finger.
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    expect((await crampedOn(page)).covered).toBeLessThanOrEqual(EDGE);
    expect(errors).toEqual([]);
  });
});

/** A tablet, and one whose browser takes some of its height. */
test.each([1024, 954])('on a tablet %i high the replay bar lies on nothing', async (height) => {
  const { open, errors } = await newVisitor(visit, {
    viewport: { width: 768, height },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await open();
  await openFile(page, bestOf(GAMES[5], hand).file);
  await page.waitForSelector('.own-scroll');
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  const { below, ...rest } = await crampedOn(page);
  expect(rest).toEqual({ wide: 0, aside: 0, covered: 0 });
  // On the lower one the page is longer than the screen.
  if (height === 1024) expect(below).toBe(0);
  expect(errors).toEqual([]);
});

test('beside the longest words of a replay its buttons keep their size', async () => {
  const { open, errors } = await newVisitor(visit, { ...DESK, serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, bestOf(GAMES[5], hand).file);
  await page.waitForSelector('.own-scroll');
  await page.keyboard.press('r');
  const buttons = page.locator('.replay .actions .square');
  await expect.poll(() => buttons.count()).toBe(6);
  const widths = await buttons.evaluateAll((all) => all.map((button) => button.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(32);
  expect((await crampedOn(page)).covered).toBe(0);
  expect(errors).toEqual([]);
});

test('the final count of five mages is no wider than a phone', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  const { hashes: _, dice: __, ...file } = readGameFile(recorded(GAMES[5]));
  const players = file.players.map((_player, seat) => ({
    name: `Novice ${seat + 1}`,
    plays: 'person' as const,
  }));
  await openFile(page, { ...file, players });
  await page.getByRole('button', { name: 'The score' }).click();
  await page.waitForSelector('dialog .scores');
  const cut = await page.locator('dialog .scores').evaluate((table) => {
    const { right } = (table.parentElement as Element).getBoundingClientRect();
    const cells = [...table.querySelectorAll('th, td')];
    return cells.filter((cell) => cell.getBoundingClientRect().right > right).length;
  });
  expect(cut).toBe(0);
  expect(errors).toEqual([]);
});

/** Two equal dice that something can be done with, as often as there are. */
function twins(state: State, seat: number): string[] {
  const names = state.players[seat].dice.map((die) => `die:${DIE_NAME[die]}`);
  const used = new Set(game.choices(state).flatMap((choice) => game.touches(state, choice)));
  return inTurn(state)
    ? names.filter((name, i) => names.indexOf(name) !== i && used.has(name))
    : [];
}

test.each(['a click', 'Enter'])(
  'of two equal dice %s lifts the one that was pressed',
  async (how) => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const { file, state, seat } = bestOf(GAMES[3], (here, who) => twins(here, who).length);
    const [name] = twins(state, seat);
    await openFile(page, file);
    const pair = page.locator(`.own-dice [data-piece="${name}"]`);
    await pair.nth(1).waitFor();
    const lifted = () =>
      pair.evaluateAll((dice) => dice.map((die) => die.classList.contains('chosen')));
    if (how === 'Enter') {
      await pair.nth(1).focus();
      await page.keyboard.press('Enter');
    } else await pair.nth(1).click();
    await expect.poll(async () => (await lifted())[1]).toBe(true);
    expect((await lifted())[0]).toBe(false);
    // Walking on presses nothing.
    await pair.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await lifted()).toEqual([false, true]);
    expect(errors).toEqual([]);
  },
);
