import {
  chooseByMouse,
  expectScores,
  keptLog,
  myTurn,
  newVisitor,
  playNow,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

test('a whole game from the hall to the final score by mouse', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  while ((await myTurn(page)) === 'turn') {
    const before = await steps(page);
    await chooseByMouse(page);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  await expectScores(page);
  // The dice were the ones sealed before the game.
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/All \d+ draws follow/);
  await page.keyboard.press('Escape');

  // The replay goes through all of it, and back.
  // Laying the table is one step of it.
  const log = await keptLog(page, page.url().slice(page.url().lastIndexOf('/') + 1));
  const laid = log.findIndex(({ by }) => by >= 0);
  expect(laid).toBeGreaterThan(1);
  const all = (await steps(page)) - laid + 1;
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => page.locator('.replay .sentence').textContent()).toBe(`Step 0 of ${all}`);
  // Nobody has a point before the first step.
  for (const score of await page.locator('.seat .score').allTextContents())
    expect(score).toMatch(/^0\D/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toMatch(new RegExp(`/${laid}$`));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toMatch(new RegExp(`/${laid + 1}$`));
  await page.keyboard.press('End');
  await expect
    .poll(() => page.locator('.replay .sentence').textContent())
    .toBe(`Step ${all} of ${all}`);

  // A branch from the middle goes its own way; the game itself stays as it is.
  await page.goto(`${page.url().replace(/\/\d+$/, '')}/40`);
  await page.getByRole('button', { name: 'What if?' }).click();
  expect(await myTurn(page)).toBe('turn');
  await chooseByMouse(page);
  await page.getByRole('button', { name: 'Back to the real game' }).click();
  await expect
    .poll(() => page.locator('.replay .sentence').textContent())
    .toBe(`Step ${40 - laid + 1} of ${all}`);
  expect(errors).toEqual([]);
});

test('a whole game by keyboard alone, from what a screen reader would have', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const heard = async () => (await page.locator('[aria-live]').allTextContents()).join('');
  await page.getByRole('heading', { name: 'The Towers of Arkhanos' }).waitFor();
  // Tab to the game's button by its name, as a screen reader reads it.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => ({
      name: document.activeElement?.textContent,
      game: document.activeElement?.closest('article')?.querySelector('h2')?.textContent,
    }));
    if (at.name === 'Play now' && at.game === 'The Towers of Arkhanos') break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table-page');
  expect(await myTurn(page)).toBe('turn');
  await expect.poll(heard).toContain('Which die do you place');
  for (let turn = 0; (await myTurn(page)) === 'turn'; turn++) {
    const before = await steps(page);
    if (await page.locator('#open-choices').count()) {
      await page.keyboard.press('l');
      await page.waitForSelector('dialog.choice-list');
      // A list of buttons, each a sentence. Walk to the first of them or a little further, and press.
      const onChoice = () =>
        page.evaluate(() => document.activeElement?.matches('.choice-list ol button') ?? false);
      for (let tabs = 0; tabs < 4 && !(await onChoice()); tabs++) await page.keyboard.press('Tab');
      for (let i = 0; i < turn % 4; i++) await page.keyboard.press('Tab');
      while (!(await onChoice())) await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('Enter');
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  await expectScores(page);
  await expect.poll(heard).toMatch(/wins|share the victory/);
  expect(errors).toEqual([]);
});

test('by keyboard on the board: arrows walk, Enter chooses, Escape steps back, ? lists the keys', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-piece'));
  const first = await focused();
  expect(first).not.toBeNull();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  await page.locator('button.table-die').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.table-die.chosen').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.piece.chosen').count()).toBe(0);
  await page.keyboard.press('?');
  await expect.poll(() => page.locator('dialog .keys').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a piece that can’t be used says why, and a die can be dragged to its pillar', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  await page.locator('[data-piece="spell:flip"]').click();
  await expect.poll(() => page.locator('.detail').textContent()).toMatch(/\w+/);
  const before = await steps(page);
  const die = page.locator('button.table-die').first();
  const pillar = page.locator('g.piece[data-piece^="pillar:central"]').first();
  const [from, to] = [await die.boundingBox(), await pillar.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

test.each(['arcana-magica', 'arkhanos', 'five-seals'])(
  'at a table of %s that was never open before, the first click counts as soon as something glows',
  async (game) => {
    // One clicks and is gone, one holds on until the code that drags has come, one is slower still.
    for (const visitor of ['quick', 'holds', 'looks first']) {
      const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
      const page = await open(`#/new/${game}`);
      await page.waitForSelector('.seats select');
      // Slow enough that code which comes late comes after the click.
      const device = await context.newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.locator('button[type=submit]').click();
      const glowing = await page.waitForFunction(() => {
        for (const piece of document.querySelectorAll<HTMLElement>('.piece.can')) {
          const { x, y, width, height } = piece.getBoundingClientRect();
          const middle = { x: x + width / 2, y: y + height / 2 };
          const hit = document.elementFromPoint(middle.x, middle.y)?.closest('.piece');
          if (hit === piece) return { ...middle, name: piece.dataset.piece };
        }
        return undefined;
      });
      const { x, y, name } = (await glowing.jsonValue()) ?? { x: 0, y: 0, name: 'nothing' };
      const dragging = () =>
        page.waitForFunction(() =>
          performance.getEntriesByType('resource').some((file) => /drag-/.test(file.name)),
        );
      await page.mouse.move(x, y);
      if (visitor === 'looks first') await dragging();
      await page.mouse.down();
      if (visitor === 'holds') await dragging();
      await page.mouse.up();
      await page.waitForSelector(`.piece.chosen[data-piece="${name}"]`);
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);

test.each([
  ['reduce', 'nothing moves and nothing is measured'],
  ['no-preference', 'what is placed flies there'],
] as const)('with motion on %s %s', async (reducedMotion, _what) => {
  const { open, context, errors } = await newVisitor(visit, {
    reducedMotion,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    const seen = { measured: 0, flown: 0 };
    Object.assign(globalThis, { seen });
    const { getBoundingClientRect, animate } = Element.prototype;
    Element.prototype.getBoundingClientRect = function measure() {
      if (this.hasAttribute('data-at')) seen.measured++;
      return getBoundingClientRect.call(this);
    };
    Element.prototype.animate = function move(...how) {
      if (this.getAttribute('data-at')?.endsWith('/meeple')) seen.flown++;
      return animate.apply(this, how);
    };
  });
  const page = await open();
  await playNow(page);
  await myTurn(page);
  const seen = () =>
    page.evaluate(
      () => (globalThis as unknown as { seen: { measured: number; flown: number } }).seen,
    );
  const before = await steps(page);
  await chooseByMouse(page);
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  if (reducedMotion === 'reduce') expect(await seen()).toEqual({ measured: 0, flown: 0 });
  else await expect.poll(async () => (await seen()).flown).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a reload in the middle of an effect loses nothing, and a choice can be taken back', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await playNow(page);
  // A die on the central tower asks which meeple goes into the book: the middle of an effect.
  for (;;) {
    expect(await myTurn(page)).toBe('turn');
    const die = page.locator('button.table-die.can').first();
    if ((await die.count()) === 0) {
      await chooseByMouse(page);
      continue;
    }
    await die.click();
    await page.locator('g.piece.can[data-piece^="pillar:central"]').first().click();
    await page.locator('#do-it').click();
    if (await page.locator('.table-die.can').count()) continue;
    if ((await page.locator('#open-choices').count()) > 0) break;
  }
  const sentence = await page.locator('.sentence').textContent();
  const before = await steps(page);
  await page.reload();
  await myTurn(page);
  expect(await page.locator('.sentence').textContent()).toBe(sentence);
  expect(await steps(page)).toBe(before);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => steps(page)).toBe(before - 1);
  expect(errors).toEqual([]);
});
