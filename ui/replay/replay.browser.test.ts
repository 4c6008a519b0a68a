/** A replay: whose turn it was, what is one step, what has the focus. */
import { recorded } from '@magehall/testing/browser/recorded';
import { myTurn, newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

test('a replay marks whose turn it was then, not whose it is now', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { game, steps, at, file } = await recorded('arkhanos', 'three-1');
  const end = 60;
  await openFile(page, file(end));
  const laid = steps.findIndex(({ by }) => by >= 0);
  const marked = () => page.locator('.seat.turn').getAttribute('aria-label');
  const seen = new Set<string | null>();
  for (let moment = laid; moment < end; moment += 4) {
    const waits = game.waitingFor(at(moment));
    if (waits < 0) continue;
    const base = page.url().replace(/(#\/table\/[^/]+).*/, '$1');
    await page.goto(`${base}/${moment}`);
    await page.waitForSelector('.replay');
    await expect.poll(marked).toBe(['Rhea', 'Bram', 'Ilse'][waits]);
    seen.add(await marked());
  }
  expect(seen.size).toBe(3);
  expect(errors).toEqual([]);
});

test('laying the table is one step, there and back', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { steps, file } = await recorded('five-seals', '2-circle-1-english');
  const laid = steps.findIndex(({ by }) => by >= 0);
  await openFile(page, file(laid + 3));
  await myTurn(page);
  await page.keyboard.press('r');
  const told = () => page.locator('.replay .sentence').textContent();
  const made = Number(await page.locator('.table-page').getAttribute('data-steps'));
  const all = made - laid + 1;
  await expect.poll(told).toBe(`Step ${all} of ${all}`);
  expect(await page.locator('.replay input').getAttribute('max')).toBe(`${all}`);
  await page.keyboard.press('Home');
  await expect.poll(told).toBe(`Step 0 of ${all}`);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect.poll(told).toBe(`Step 1 of ${all}`);
  expect(page.url()).toMatch(new RegExp(`/${laid}$`));
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect.poll(() => page.url()).toMatch(/\/0$/);
  expect(errors).toEqual([]);
});

test('to play looks unlike to step, and the ring is round a button, not round half the page', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { file } = await recorded('arkhanos', 'two-1');
  await openFile(page, file(30));
  await myTurn(page);
  await page.locator('.prompt').focus();
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  const drawn = await page
    .locator('.replay .actions .square')
    .evaluateAll((buttons) => buttons.slice(0, 5).map((button) => button.innerHTML));
  expect(new Set(drawn).size).toBe(5);
  // Only what plays is a closed shape.
  expect(drawn.map((shape) => shape.includes('Z'))).toEqual([false, false, true, false, false]);
  await page.keyboard.press('ArrowLeft');
  const ringed = await page.evaluate(() => {
    const around = [...document.querySelectorAll('*')].filter((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
    });
    return around.map((element) => Math.round(element.getBoundingClientRect().width));
  });
  for (const width of ringed) expect(width).toBeLessThan(200);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
  expect(errors).toEqual([]);
});
