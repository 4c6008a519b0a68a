/** Rivals step by step, and what they did until one acts. */
import {
  chooseByMouse,
  myTurn,
  newVisitor,
  playNow,
  settle,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

/** Alone against bots, in Arkhanos, with that pace. */
async function against(pace: string) {
  const kept = [{ name: 'magehall.settings', value: JSON.stringify({ pace }) }];
  const { open, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(visit.address).origin, localStorage: kept }],
    },
  });
  const page = await open();
  await playNow(page);
  await settle(page);
  await myTurn(page);
  return { page, errors };
}

test('who wants to be waited for sees each step of a rival when they ask for it', async () => {
  const { page, errors } = await against('wait');
  const next = page.locator('#next-step');
  const isAsked = page.locator('#open-choices, #do-it');
  // What is one's own to do is done until a rival moves.
  while (!(await next.count())) {
    await chooseByMouse(page);
    await next.or(isAsked).first().waitFor();
  }
  let asked = 0;
  while (await next.count()) {
    const before = await steps(page);
    // What was done last stands there in words.
    await expect.poll(() => page.locator('.prompt').textContent()).toMatch(/\w+ .*\./);
    await next.click({ timeout: 5000 }).catch(() => undefined);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
    asked++;
    await next.or(isAsked).first().waitFor();
  }
  expect(asked).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('what happened since one’s turn is numbered, can be seen again, and goes when one acts', async () => {
  const { page, errors } = await against('fast');
  const since = page.locator('.chronicle .since');
  const news = page.locator('.chronicle .news .line');
  const play = async () => {
    const before = await steps(page);
    await chooseByMouse(page);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
    await myTurn(page);
  };
  // Whoever has not chosen yet has no turn behind them.
  await play();
  for (let turns = 0; turns < 12 && !(await since.count()); turns++) {
    await play();
    await page.locator('.chronicle').waitFor();
  }
  await expect.poll(() => since.textContent()).toBe('Since your turn');
  await expect.poll(() => news.count()).toBeGreaterThan(0);
  const numbers = await news.evaluateAll((lines) =>
    lines.map((line) => {
      const text = line.querySelector('.line-text');
      return text ? getComputedStyle(text, '::before').content : '';
    }),
  );
  for (const number of numbers) expect(number).toContain('counter(news)');
  const stood = await steps(page);
  await news.first().click();
  await page.waitForSelector('.replay');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.replay').count()).toBe(0);
  expect(await steps(page)).toBe(stood);
  await expect.poll(() => since.count()).toBe(1);
  // The first choice makes it old: what follows is one's own turn.
  const before = await steps(page);
  await chooseByMouse(page);
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  await expect
    .poll(async () => (await since.count()) === 0 || (await steps(page)) > before + 1)
    .toBe(true);
  expect(errors).toEqual([]);
});

test('the pace is set in the menu, and kept', async () => {
  const { page, errors } = await against('normal');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const pace = page.getByRole('group', { name: 'Rivals’ turns' });
  await expect.poll(() => pace.getByRole('radio').count()).toBe(4);
  await pace.getByRole('radio', { name: 'wait for me' }).check();
  const kept = () => page.evaluate(() => localStorage.getItem('magehall.settings'));
  await expect.poll(kept).toContain('"pace":"wait"');
  expect(errors).toEqual([]);
});
