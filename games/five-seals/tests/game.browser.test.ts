import type { State } from '@magehall/five-seals/rules';
import { hindrances } from '@magehall/testing/browser/axe';
import { flawsOn, NO_FLAWS, SCREENS } from '@magehall/testing/browser/look';
import {
  myTurn,
  newVisitor,
  openFile,
  sitDown,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bestOf, GAMES, recorded } from './positions.ts';

const visit = visiting();

/** Hundreds of choices, one after the other: a slow machine is no failure. */
const LONG = { timeout: 300_000 };

/** Opens a recorded game of so many mages at a moment in its middle. */
async function openRecorded(page: Page, mages: number): Promise<void> {
  const name = `${GAMES[mages]}.json`;
  const buffer = Buffer.from(recorded(GAMES[mages]));
  await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer });
  await page.waitForSelector('.table-page');
  const steps = Number(await page.locator('.table-page').getAttribute('data-steps'));
  await page.goto(`${page.url().replace(/\/\d+$/, '')}/${Math.round(steps * 0.62)}`);
  await page.waitForSelector('.replay');
}

/** Nobody looks on: painting every step of a whole game is half of its time. */
const unpainted = (page: Page) => page.addStyleTag({ content: 'body > * { opacity: 0 }' });

/**
 * Plays on the page by clicks alone until the game is over: lit pieces, the few choices that are
 * left as buttons, the golden button. Returns how many choices were made, and how many of them
 * needed the list in words.
 */
function clickThrough(page: Page) {
  return page.evaluate(async () => {
    let seed = 5;
    const pick = <T>(from: readonly T[]): T => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return from[Math.floor((seed / 2147483648) * from.length)];
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const click = (element: Element) =>
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
      );
    const drawn = () => new Promise((done) => setTimeout(done));
    const steps = () => Number(document.querySelector<HTMLElement>('.table-page')?.dataset.steps);
    let choices = 0;
    let lists = 0;
    let waited = 0;
    for (let clicks = 0; ; ) {
      if (document.querySelector('dialog.final')) return { choices, lists };
      const before = steps();
      const gold = document.querySelector('#do-it');
      const few = all('.others button');
      // What closes a turn without a break is for those who can't break.
      const lit = all('.piece.can').filter((piece) => piece.getClientRects().length > 0);
      const breaking = lit.filter(({ dataset }) => dataset.piece?.startsWith('space:'));
      const open = document.querySelector('#open-choices');
      if (gold && (clicks > 0 || !open)) click(gold);
      else if (clicks > 0 && few.length > 0) click(pick(few));
      else if (clicks < 6 && lit.length > 0)
        click(pick(breaking.length > 0 && seed % 5 ? breaking : lit));
      else if (open) {
        lists++;
        click(open);
        await drawn();
        click(pick(all('dialog.choice-list ol button')));
      } else if (++waited > 20_000)
        throw new Error(document.querySelector('.prompt')?.textContent ?? '');
      clicks++;
      await drawn();
      if (steps() !== before) {
        choices++;
        clicks = 0;
      }
      if (!document.querySelector('#do-it, #open-choices')) clicks = 0;
    }
  });
}

test.each([2, 5])('a whole game of %i mages by clicks alone', LONG, async (mages) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await sitDown(page, visit.address, 'five-seals', mages);
  await unpainted(page);
  const { choices, lists } = await clickThrough(page);
  expect(choices).toBeGreaterThan(20 * mages);
  // The list in words is a way beside the board, not the only one.
  expect(lists).toBeLessThan(choices / 10);
  await page.waitForSelector('.scores');
  expect(await page.locator('.scores .total td').count()).toBe(mages);
  expect(errors).toEqual([]);
});

/** Waits for a person's turn after so many steps; at the end of the game there is none. */
function nextTurn(
  page: Page,
  after: number,
): Promise<{ steps: number; list: boolean } | undefined> {
  // One question to the page a turn, asked in the page itself: hundreds of them would take minutes.
  return page.evaluate(async (made) => {
    for (;;) {
      if (document.querySelector('dialog.final')) return undefined;
      const steps = Number(document.querySelector<HTMLElement>('.table-page')?.dataset.steps);
      const list = document.querySelector('#open-choices') !== null;
      if (steps > made && (list || document.querySelector('#do-it'))) return { steps, list };
      await new Promise((done) => setTimeout(done));
    }
  }, after);
}

/** Opens the list in words, walks to its first or second sentence, and takes it. */
async function fromTheList(page: Page, second: boolean): Promise<void> {
  await page.keyboard.press('l');
  // Past whatever comes before the sentences: a button to close, a field to find something.
  const there = () =>
    page.evaluate(async () => {
      while (!document.activeElement?.closest('dialog.choice-list'))
        await new Promise((done) => setTimeout(done));
      return document.activeElement.matches('.choice-list ol button');
    });
  while (!(await there())) await page.keyboard.press('Tab');
  if (second) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test.each([2, 5])(
  'a whole game of %i mages by keyboard alone, from the list in words',
  LONG,
  async (mages) => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const heard = async () => (await page.locator('[aria-live]').allTextContents()).join('');
    await sitDown(page, visit.address, 'five-seals', mages);
    await unpainted(page);
    // The list has all that is needed: the board behind it is kept up, but not laid out.
    await page.addStyleTag({ content: '.scene, .rivals, .common { content-visibility: hidden }' });
    let turn = await nextTurn(page, 0);
    for (let i = 0; turn; i++) {
      if (turn.list) await fromTheList(page, i % 3 === 0);
      else await page.keyboard.press('Enter');
      turn = await nextTurn(page, turn.steps);
    }
    await page.waitForSelector('.scores');
    expect(await page.locator('.scores .total td').count()).toBe(mages);
    await expect.poll(heard).toMatch(/wins|share the victory/);
    expect(errors).toEqual([]);
  },
);

describe.each(SCREENS)('at $width × $height', (viewport) => {
  test.each([2, 3, 4, 5])('for %i mages nothing is too small or lies on another', async (mages) => {
    const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
    const page = await open();
    await openRecorded(page, mages);
    expect(await flawsOn(page)).toEqual(NO_FLAWS);
    expect(errors).toEqual([]);
  });
});

/** How many scrolls somebody has. */
const hand = ({ players }: State, seat: number) =>
  players[seat].up.length + players[seat].down.length;

test.each(SCREENS)(
  'at $width × $height all own scrolls are seen at once, more than a dozen',
  async (viewport) => {
    const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
    const page = await open();
    const { file, state, seat } = bestOf('2-circle-1-english', hand);
    const scrolls = hand(state, seat);
    expect(scrolls).toBeGreaterThan(12);
    await openFile(page, file);
    await expect.poll(() => page.locator('.own-scroll').count()).toBe(scrolls);
    const out = await page.evaluate(() => {
      const tray = document.querySelector('.tray')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.own-scroll')].filter((scroll) => {
        const { left, right, top, bottom } = scroll.getBoundingClientRect();
        return left < tray.left || right > tray.right || top < tray.top || bottom > tray.bottom;
      }).length;
    });
    expect(out).toBe(0);
    expect(await flawsOn(page)).toEqual(NO_FLAWS);
    expect(errors).toEqual([]);
  },
);

test('dice of the supply are picked one by one, also two of a colour', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await sitDown(page, visit.address, 'five-seals', 2);
  await myTurn(page);
  const before = await steps(page);
  // Each pick is seen before the next.
  for (const [colour, picked] of [
    ['red', '+1'],
    ['red', '+2'],
    ['blue', '+2+1'],
  ]) {
    await page.locator(`.own-supply [data-piece="supply:${colour}"]`).click();
    await expect
      .poll(async () => (await page.locator('.picked').allTextContents()).join(''))
      .toBe(picked);
  }
  await expect
    .poll(() => page.locator('.sentence').textContent())
    .toMatch(/^(Owl|Cat): Take these three dice\?$/);
  expect(await page.locator('#do-it').textContent()).toContain('2 Fire and 1 Water');
  expect(await page.locator('.picked').allTextContents()).toEqual(['+2', '+1']);
  // Nothing was done by clicking twice.
  expect(await steps(page)).toBe(before);
  await page.locator('#do-it').click();
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

describe.each([
  ['English', 'en-GB'],
  ['French', 'fr-FR'],
])('axe finds nothing at the table, in %s', (_language, locale) => {
  test.each(['dark', 'light'] as const)('%s', async (colorScheme) => {
    const { open, errors } = await newVisitor(visit, {
      colorScheme,
      locale,
      serviceWorkers: 'block',
    });
    const page = await open();
    await openRecorded(page, 2);
    // A little later the names of spaces say what lies there, as their pictures do.
    await page.keyboard.press('Shift');
    await page.waitForSelector('[data-piece^="space:"][aria-label*=", "]');
    // Rock and floors have no content, only a thousand lines.
    expect(await hindrances(page, '.dungeon')).toEqual([]);
    expect(errors).toEqual([]);
  });
});
