/** An attack is told when its dice lie: not by a score, a card or the chronicle before. */
import { words } from '@magehall/arcana-magica/words/en';
import { NAMES, recorded } from '@magehall/testing/browser/recorded';
import { holdMotions, newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();
/** The payment for an attack of two dice; one of them explodes, and two units fall. */
const PAYS = 239;

async function attack(reducedMotion: 'reduce' | 'no-preference') {
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion,
  });
  if (reducedMotion === 'no-preference') await holdMotions(context);
  const page = await open();
  const { game, steps, at, file } = await recorded('arcana-magica', 'three-seats');
  const { by, choice } = steps[PAYS];
  const table = file(PAYS + 4);
  // As it happened, one step at a time: a replay shows it with the dice that fell.
  await openFile(page, table);
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForSelector('#open-choices, #do-it');
  const moment = page.url().replace(/(#\/table\/[^/]+).*/, '$1');
  const go = async (to: number) => {
    await page.evaluate((hash) => location.replace(hash), `${new URL(moment).hash}/${to}`);
    await expect.poll(() => page.url()).toMatch(new RegExp(`/${to}$`));
  };
  await go(PAYS);
  await page.waitForSelector('.replay');
  await page.mouse.move(600, 300);
  await page.waitForLoadState('networkidle');
  await go(PAYS + 4);
  await page.waitForSelector('.battle-end');
  const score = () => page.locator('.seat.own .score [aria-hidden]').textContent();
  const before = game.outcome(at(PAYS)).scores[by]?.total;
  const after = game.outcome(at(PAYS + 4)).scores[by]?.total;
  expect(words.choice(at(PAYS) as never, choice as never, (seat) => NAMES[seat])).toContain('Pay');
  expect(after).not.toBe(before);
  return { page, errors, score, before, after };
}

test('until the dice lie, scores and cards stand as before; a click shows the end', async () => {
  const { page, errors, score, before, after } = await attack('no-preference');
  await expect.poll(score).toBe(`${before}`);
  const seen = (selector: string) =>
    page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(() => page.locator('.staying .unit-card').count()).toBe(2);
  expect(await seen('.battle-end')).toBe(0);
  // The second throw of the die that exploded waits for the first.
  const throws = await page.evaluate(() =>
    (window as unknown as { held: Animation[] }).held.flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const at = target?.getAttribute('data-at') ?? '';
      return at.startsWith('die:0.') ? [{ at, delay: effect?.getTiming().delay ?? 0 }] : [];
    }),
  );
  const [first, second] = ['die:0.0', 'die:0.1'].map((die) => throws.find(({ at }) => at === die));
  expect(Number(second?.delay)).toBeGreaterThan(Number(first?.delay) + 500);
  // Nothing that flies is blown up over the cards.
  const widest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.trophy [data-at]')].map(
        (coin) => coin.getBoundingClientRect().width,
      ),
    ),
  );
  expect(widest).toBeLessThan(50);
  await page.mouse.click(600, 690);
  await expect.poll(score).toBe(`${after}`);
  await expect.poll(() => page.locator('.staying').count()).toBe(0);
  expect(await seen('.battle-end')).toBe(1);
  expect(errors).toEqual([]);
});

test('whoever wants no motion is told at once', async () => {
  const { page, errors, score, after } = await attack('reduce');
  await expect.poll(score).toBe(`${after}`);
  expect(await page.locator('.staying').count()).toBe(0);
  expect(errors).toEqual([]);
});
