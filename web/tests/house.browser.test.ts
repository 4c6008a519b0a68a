import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { myTurn, newVisitor, playNow, visiting } from './visit.ts';

const visit = visiting();

/** What a page loads until it is there, by path, in bytes of gzip; the bots' worker apart. */
async function loads(page: Page, address: string, ready: string): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/worker/.test(pathname)) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.goto(address);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  const found = new Map<string, number>();
  for (const [path, size] of sizes) found.set(path, await size);
  return found;
}

function weigh(found: Map<string, number>, end = ''): number {
  let bytes = 0;
  for (const [path, size] of found) if (path.endsWith(end)) bytes += size;
  return bytes;
}

const GAMES = ['arcana-magica', 'arkhanos', 'five-seals'];

test.each(GAMES)(
  'a table of %s is light: at most 62 KB of JavaScript, 150 KB in all, only its own game',
  async (game) => {
    const { open, context } = await newVisitor(visit, {
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
    });
    const setup = await open(`#/new/${game}`);
    await setup.locator('button[type=submit]').click();
    await setup.waitForSelector('.table-page');
    await myTurn(setup);
    const address = setup.url();
    await setup.close();
    const found = await loads(await context.newPage(), address, '#open-choices, #do-it');
    expect(weigh(found, '.js')).toBeGreaterThan(20_000);
    expect(weigh(found, '.js')).toBeLessThanOrEqual(62_000);
    expect(weigh(found)).toBeLessThanOrEqual(150_000);
    const others = GAMES.filter((other) => other !== game);
    expect([...found.keys()].filter((path) => others.some((id) => path.includes(id)))).toEqual([]);
  },
);

test('the hall loads what it shows: signs and windows, neither rules nor tables', async () => {
  const { context } = await newVisitor(visit, { serviceWorkers: 'block' });
  const found = await loads(await context.newPage(), visit.address, '.arch text');
  const games = [...found.keys()]
    .filter((path) => GAMES.some((game) => path.includes(game)))
    .map((path) => path.replace(/-[\w-]{8}\./, '.').replace('/assets/', ''));
  expect(games.filter((path) => !/-(sign|art)\.(js|css)$/.test(path))).toEqual([]);
  expect([...found.keys()].filter((path) => path.includes('table'))).toEqual([]);
  expect(weigh(found, '.js')).toBeLessThanOrEqual(45_000);
});

test('on a phone of 360 px nothing is lost to the side, and the whole table can be reached', async () => {
  const { open } = await newVisitor(visit, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await open();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.getByRole('heading', { name: /Arkhanos/ }).waitFor();
  // The hall clips what stands out, so its buttons are asked themselves.
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
  await playNow(page);
  await myTurn(page);
  expect(await wide()).toBeLessThanOrEqual(360);
  // Two towers are in sight; the map brings the others.
  const inSight = async () => {
    const box = await page.locator('.tower.central').boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 360;
  };
  expect(await inSight()).toBe(false);
  await page.getByRole('button', { name: 'Central tower', exact: true }).click();
  await expect.poll(inSight).toBe(true);
  for (const name of ['Your spellbook', 'Mana pool'])
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
});

test('the language and the light change without a reload', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Jouer' }).first().waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'parchemin' }).check();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
    .toBe('light');
});

describe('bad input gets a sentence, and nothing is lost', () => {
  const give = async (page: Page, text: string) => {
    await page.waitForSelector('.shelf');
    await page.setInputFiles('input[type=file]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    return expect.poll(() => page.locator('.notice').allTextContents());
  };

  test('a damaged, a foreign and an impossible game file', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    await (await give(page, '{"magehall":1,"game":')).toEqual([expect.stringContaining('cut off')]);
    await (await give(page, '{"name":"chess"}')).toEqual([
      expect.stringContaining('not a Magehall game'),
    ]);
    const file = {
      magehall: 1,
      game: 'arkhanos',
      rulesVersion: 1,
      table: 'x',
      options: { seats: 2, first: 0, starters: 'different', centralPrestige: '4/3/2' },
      players: [
        { name: 'A', plays: 'person' },
        { name: 'B', plays: 'novice' },
      ],
      log: [{ by: 0, choice: { go: 'end' } }],
    };
    await (await give(page, JSON.stringify(file))).toEqual([expect.stringContaining('Entry 0')]);
    expect(errors).toEqual([]);
  });

  test('unknown links', async () => {
    const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open('#/table/nobody-knows');
    await expect.poll(() => page.textContent('body')).toContain('no such table on this device');
    await page.goto(`${visit.address}#/game/AAAA/3`);
    await page.getByText('cut off or damaged').waitFor();
    await page.goto(`${visit.address}#/rules/chess`);
    await page.getByText('does not have that game').waitFor();
  });

  test('a browser that keeps nothing still plays, and says so', async () => {
    const { open, context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    const page = await open();
    await playNow(page);
    expect(await myTurn(page)).toBe('turn');
    await page.getByText('lets nothing be kept').waitFor();
    expect(errors).toEqual([]);
  });

  test('a browser too old for modules reads a sentence', async () => {
    const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open('too-old.js');
    expect(await page.textContent('body')).toContain('too old for Magehall');
  });
});
