/** What moves at the table of the Towers of Arkhanos, how a replay begins, and what is told of it. */
import type { Choice, State } from '@magehall/arkhanos/rules';
import { recorded } from '@magehall/testing/browser/recorded';
import { holdMotions, newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** A game of three up to where an apprentice goes with a die, out of a full supply. */
async function beforeAnApprenticeGoes() {
  const { game, steps, at, file } = await recorded('arkhanos', 'three-1');
  const goes = (i: number) => {
    const { by, choice } = steps[i] as { by: number; choice: Choice };
    if (by < 0 || !('place' in choice) || choice.meeple !== 'apprentice') return false;
    return (at(i) as State).apprentices[by] > 3;
  };
  let moment = steps.length >> 1;
  while (!goes(moment)) moment++;
  const { by, choice } = steps[moment];
  return { file: file(moment), by, pieces: game.touches(at(moment), choice) };
}

/** Middle and width of what lies at that place. */
function lying(page: Page, place: string) {
  return page.locator(`[data-at="${place}"]`).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width };
  });
}

/** The same of whatever moves there, at these parts of its way. */
function onItsWay(page: Page, place: string, parts: readonly number[]) {
  return page.evaluate(
    ([name, all]) => {
      const held = (window as unknown as { held: Animation[] }).held;
      const motion = held.find(
        ({ effect }) => (effect as KeyframeEffect).target?.getAttribute('data-at') === name,
      );
      const { delay = 0, duration = 0 } = motion?.effect?.getTiming() ?? {};
      return all.map((part) => {
        if (!motion) return undefined;
        motion.currentTime = Number(delay) + part * Number(duration);
        const box = (motion.effect as KeyframeEffect).target?.getBoundingClientRect();
        const { left, top, width, height } = box ?? new DOMRect();
        return { x: left + width / 2, y: top + height / 2, width };
      });
    },
    [place, parts] as const,
  );
}

const SCREENS = [
  { name: 'on a phone', viewport: { width: 360, height: 740 } },
  { name: 'on a desk', viewport: { width: 1280, height: 800 } },
];

test.each(SCREENS)(
  'a meeple flies from its place in the supply, as large as it is, $name',
  async ({ viewport }) => {
    const { file, by, pieces } = await beforeAnApprenticeGoes();
    const { open, context, errors } = await newVisitor(visit, {
      viewport,
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
    });
    await holdMotions(context);
    const page = await open();
    await openFile(page, file);
    await page.waitForSelector('.piece.can');
    for (const piece of pieces) {
      const lit = page.locator(`:is(.tray, .towers) [data-piece="${piece}"].can`);
      if (await lit.count()) await lit.first().click();
    }
    await page.waitForSelector('#do-it');
    const from = await lying(page, `supply:${by}.apprentice`);
    await page.locator('#do-it').click();
    const to = `${pieces.find((piece) => piece.startsWith('pillar:'))}/meeple`;
    await expect.poll(async () => (await onItsWay(page, to, [1]))[0]).toBeTruthy();
    const way = await onItsWay(page, to, [0, 0.25, 0.5, 0.75, 1]);
    const [begun, , , , there] = way;
    expect(Math.abs((begun?.x ?? 0) - from.x)).toBeLessThan(12);
    expect(Math.abs((begun?.y ?? 0) - from.y)).toBeLessThan(12);
    const largest = 1.05 * Math.max(from.width, there?.width ?? 0);
    for (const seen of way) expect(seen?.width).toBeLessThanOrEqual(largest);
    expect(errors).toEqual([]);
  },
);

test('a replay begins with bare towers, of which nothing false is said; its first step lays all floors', async () => {
  const { steps, file } = await recorded('arkhanos', 'three-1');
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, file(steps.findIndex(({ by }) => by >= 0)));
  await page.waitForSelector('.socket');
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  await page.keyboard.press('Home');
  await expect.poll(() => page.locator('.socket, .tower .plaque-face').count()).toBe(0);
  expect(await page.locator('.common').textContent()).not.toContain('No floors are left');
  // The chronicle lies at its beginning too.
  const first = page.locator('.common .line').first();
  await expect.poll(() => first.evaluate((line) => line.closest('.chronicle')?.scrollTop)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.tower .plaque-face').count()).toBe(4);
  expect(errors).toEqual([]);
});

test.each(['en-GB', 'fr-FR'])(
  'in %s the newest line of the chronicle is seen from its beginning, and but for the longest to its end',
  async (locale) => {
    const { steps, file } = await recorded('arkhanos', 'three-1');
    const { open, errors } = await newVisitor(visit, { locale, serviceWorkers: 'block' });
    const page = await open();
    await openFile(page, file(steps.length));
    const list = page.locator('.common .chronicle');
    const newest = () =>
      list.evaluate((all) => {
        const { top, bottom } = all.getBoundingClientRect();
        const line = all.querySelector('[aria-current]')?.getBoundingClientRect();
        return line && line.top >= top + 6 && line.bottom <= bottom;
      });
    // What is above it fades.
    await expect.poll(newest).toBe(true);
    const { lines, tooLong } = await list.evaluate((all) => {
      const every = [...all.querySelectorAll<HTMLElement>('.line')];
      const long = every.filter(({ offsetHeight }) => offsetHeight > all.clientHeight);
      return { lines: every.length, tooLong: long.length };
    });
    expect(lines).toBeGreaterThan(70);
    expect(tooLong).toBeLessThan(lines / 20);
    expect(errors).toEqual([]);
  },
);
