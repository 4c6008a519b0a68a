/** Five Seals of Magic on a phone: zoom and pan that never get lost, and rivals with all they have. */
import { DIE_NAME, game, type State } from '@magehall/five-seals/rules';
import { words } from '@magehall/five-seals/words/en';
import { newVisitor, openFile, steps, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bestOf, breakable, GAMES, PHONE } from './positions.ts';

const visit = visiting();

/** Half of the drawing's width: the outer wall of the dungeon. */
const HALF = 498;

/** What is seen of the dungeon, in its own units. */
async function sight(page: Page) {
  const box = await page.locator('.dungeon-frame > svg').getAttribute('viewBox');
  const [left, top, width, height] = (box ?? '').split(' ').map(Number);
  return { left, top, width, height };
}

/** Fingers that go down, move and go up: each from a place on the board to another, in pixels. */
async function drag(page: Page, ...fingers: [from: [number, number], to: [number, number]][]) {
  await page.locator('.dungeon-frame').evaluate((frame, ways) => {
    const box = frame.getBoundingClientRect();
    const point = (type: string, pointerId: number, x: number, y: number) => {
      const [clientX, clientY] = [box.left + x, box.top + y];
      const how = { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true };
      frame.dispatchEvent(new PointerEvent(type, how));
    };
    const all = (type: string, part: number) => {
      for (const [id, [from, to]] of ways.entries()) {
        const [x, y] = [0, 1].map((i) => from[i] + (to[i] - from[i]) * part);
        point(type, id, x, y);
      }
    };
    all('pointerdown', 0);
    for (let step = 1; step <= 10; step++) all('pointermove', step / 10);
    all('pointerup', 1);
  }, fingers);
}

/** How far to the left and right of the board's middle two fingers are, before and after. */
const TOGETHER = { from: 150, to: 20 };
const APART = { from: 20, to: 150 };

async function pinch(page: Page, { from, to }: typeof TOGETHER) {
  const finger = (side: number): Parameters<typeof drag>[1] => [
    [170 + side * from, 130],
    [170 + side * to, 130],
  ];
  await drag(page, finger(-1), finger(1));
}

/** Whether all of what stands or lies there is on the screen. */
async function inSight(page: Page, at: string): Promise<boolean> {
  return page.evaluate((what) => {
    const frame = document.querySelector('.dungeon-frame')?.getBoundingClientRect();
    const piece = document.querySelector(`.scene [data-at="${what}"]`)?.getBoundingClientRect();
    if (!frame || !piece) return false;
    return (
      piece.left >= frame.left &&
      piece.right <= frame.right &&
      piece.top >= frame.top &&
      piece.bottom <= frame.bottom
    );
  }, at);
}

function mageInSight(page: Page, seat: number): Promise<boolean> {
  return inSight(page, `mage:${seat}`);
}

test('the board opens at the own mage, and follows it when it walks on', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  const { file, state, seat } = bestOf(GAMES[5], breakable);
  await openFile(page, file);
  await page.waitForSelector('.map-button');
  expect(await mageInSight(page, seat)).toBe(true);
  // Away from it, as far as it goes; then a seal is broken from the list in words.
  const before = await sight(page);
  const { x, y } = { x: before.left > 0 ? 300 : -300, y: before.top > 0 ? 300 : -300 };
  await drag(page, [
    [170, 140],
    [170 + x, 140 + y],
  ]);
  await drag(page, [
    [170, 140],
    [170 + x, 140 + y],
  ]);
  await expect.poll(() => mageInSight(page, seat)).toBe(false);
  const [choice] = game.choices(state).filter((one) => 'break' in one && !('use' in one));
  const made = await steps(page);
  await page.locator('#open-choices').click();
  const name = words.choice(state, choice, (who) => file.players[who].name);
  await page.locator('.choice-list ol').getByRole('button', { name, exact: true }).click();
  // Whoever is to move then looks at their own mage, wherever the one before looked.
  await expect.poll(() => steps(page)).toBeGreaterThan(made);
  const looks = async () => {
    const own = await page.locator('.seat.own').getAttribute('aria-label');
    return file.players.findIndex((player) => player.name === own);
  };
  await expect.poll(async () => mageInSight(page, await looks())).toBe(true);
  expect(errors).toEqual([]);
});

test('what a spell asks for comes in sight, and the mage again when the spell is put away', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  const scroll = 'disintegration-fire';
  const targets = (state: State) =>
    game
      .choices(state)
      .flatMap((choice) => ('use' in choice && choice.use === scroll ? [choice] : []))
      .flatMap((choice) => game.touches(state, choice).filter((name) => name.startsWith('space:')));
  const { file, state, seat } = bestOf(GAMES[2], (here) => Number(targets(here).length === 2));
  await openFile(page, file);
  await page.waitForSelector('.map-button');
  const seen = async () => {
    const all = await Promise.all(targets(state).map((name) => inSight(page, name)));
    return all.filter(Boolean).length;
  };
  // Both seals that it could remove lie elsewhere.
  expect(await seen()).toBe(0);
  expect(await mageInSight(page, seat)).toBe(true);
  await page.locator(`[data-piece="own:${scroll}"].can`).click();
  await expect.poll(seen).toBeGreaterThan(0);
  await page.locator(`[data-piece="own:${scroll}"].chosen`).click();
  await expect.poll(() => mageInSight(page, seat)).toBe(true);
  expect(errors).toEqual([]);
});

test('fingers pan and pinch, and never past the wall', async () => {
  const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, bestOf(GAMES[5], breakable).file);
  await page.waitForSelector('.map-button');
  const atWall = (side: 'left' | 'right' | 'top' | 'bottom') => async () => {
    const { left, top, width, height } = await sight(page);
    return { left, right: left + width, top, bottom: top + height }[side];
  };
  for (const [side, x, y, wall] of [
    ['left', 300, 0, -HALF],
    ['right', -300, 0, HALF],
    ['top', 0, 250, -HALF],
    ['bottom', 0, -250, HALF],
  ] as const) {
    // More than twice the width of the dungeon.
    for (let i = 0; i < 9; i++)
      await drag(page, [
        [170, 130],
        [170 + x, 130 + y],
      ]);
    await expect.poll(atWall(side)).toBeCloseTo(wall);
  }
  const width = async () => (await sight(page)).width;
  // Two fingers together: out to the whole and no further; then apart, to a limit.
  for (let i = 0; i < 6; i++) await pinch(page, TOGETHER);
  await expect.poll(() => page.locator('.dungeon-frame.zoomed').count()).toBe(0);
  const { left, top, height, width: all } = await sight(page);
  expect(left + all / 2).toBeCloseTo(0);
  expect(top + height / 2).toBeCloseTo(0);
  expect(Math.min(all, height)).toBeCloseTo(2 * HALF);
  for (let i = 0; i < 6; i++) await pinch(page, APART);
  await expect.poll(width).toBeLessThan(all / 4);
  const closest = await width();
  await pinch(page, APART);
  expect(await width()).toBeCloseTo(closest);
  // Wherever that is: one touch on the map shows the whole, another a part that can be read.
  const map = page.locator('.map-button');
  await expect.poll(() => map.locator('.mini-sight').count()).toBe(1);
  await map.press('Enter');
  await expect.poll(() => page.locator('.dungeon-frame.zoomed').count()).toBe(0);
  // As it says: a touch on a place of the map looks closer there, the next one shows the whole.
  expect(await map.getAttribute('aria-label')).toBe('Look closer');
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map.');
  await map.click({ position: { x: box.width / 2, y: box.height * 0.9 } });
  await expect.poll(atWall('bottom')).toBeCloseTo(HALF);
  expect(await map.getAttribute('aria-label')).toBe('Show the whole dungeon');
  await map.click();
  await expect.poll(() => page.locator('.dungeon-frame.zoomed').count()).toBe(0);
  await map.press('Enter');
  await expect.poll(() => page.locator('.dungeon-frame.zoomed').count()).toBe(1);
  // Twice on the floor is the whole, too.
  await page.locator('.dungeon-frame').dblclick({ position: { x: 4, y: 4 } });
  await expect.poll(() => page.locator('.dungeon-frame.zoomed').count()).toBe(0);
  expect(errors).toEqual([]);
});

describe.each([2, 3, 4, 5])('with %i mages', (mages) => {
  test('all rivals are in sight, and all their scrolls too or one touch away', async () => {
    const { open, errors } = await newVisitor(visit, { ...PHONE, serviceWorkers: 'block' });
    const page = await open();
    const { file, state, seat } = bestOf(GAMES[mages], ({ players }) =>
      Math.max(...players.map(({ up, down }) => up.length + down.length)),
    );
    await openFile(page, file);
    await page.waitForSelector('.map-button');
    for (const [rival, { dice, up, down }] of state.players.entries()) {
      if (rival === seat) continue;
      const panel = page.locator('.rivals .seat').nth(rival < seat ? rival : rival - 1);
      const all = up.length + down.length;
      const box = await panel.boundingBox();
      if (!box) throw new Error('A rival is not there.');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      expect(
        await panel
          .locator('.rival-die')
          .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece'))),
      ).toEqual(dice.map((die) => `die:${rival}.${DIE_NAME[die]}`));
      const shown = () => panel.locator('.rival-scroll').count();
      const fold = panel.locator('.fold');
      if ((await shown()) < all) {
        expect(await fold.textContent()).toBe(String(all));
        expect(await fold.getAttribute('aria-label')).toBe(`${all} scrolls`);
        await fold.click();
      }
      await expect.poll(shown).toBe(all);
      // All of them within their panel: nothing is cut off, nothing has to be pushed aside.
      const out = await panel.evaluate((own) => {
        const frame = own.getBoundingClientRect();
        return [...own.querySelectorAll('.rival-scroll, .rival-die, .fold')].filter((piece) => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          // For a thumb there is more of a button than is seen.
          const more = piece.matches('.fold') ? 6 : 0;
          const beside = left < frame.left || right - more > frame.right;
          return beside || top + 2 * more < frame.top || bottom - 2 * more > frame.bottom;
        }).length;
      });
      expect(out).toBe(0);
      if (await fold.count()) {
        await fold.click();
        await expect.poll(shown).toBeLessThan(all);
      }
    }
    expect(errors).toEqual([]);
  });
});

test.each([
  [360, 740],
  [320, 256],
  [740, 360],
  [640, 900],
  [1024, 768],
  [1280, 720],
])('at %i × %i the map lies on nothing', async (width, height) => {
  const viewport = { width, height };
  const { open } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, bestOf(GAMES[5], breakable).file);
  await page.waitForSelector('.prompt');
  // Where the whole dungeon can be read there is none.
  if (width < 700) await page.waitForSelector('.map-button');
  const under = await page.evaluate(() => {
    const map = document.querySelector('.map-button')?.getBoundingClientRect();
    if (!map) return [];
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < map.right - 1 && right > map.left + 1 && top < map.bottom - 1 && bottom > map.top + 1;
    return [...document.querySelectorAll('.dungeon-frame, button:not(.line), h1, .seat')]
      .filter((part) => part.className !== 'map-button' && meets(part.getBoundingClientRect()))
      .map((part) => part.outerHTML.slice(0, 80));
  });
  expect(under).toEqual([]);
});
