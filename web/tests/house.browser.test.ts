import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import {
  chooseByMouse,
  keptLog,
  myTurn,
  newVisitor,
  playNow,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import {
  expectLight,
  HANDS,
  LANGUAGES,
  loads,
  SCREENS,
  weigh,
} from '@magehall/testing/browser/weigh';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const visit = visiting();

const GAMES = ['arcana-magica', 'arkhanos', 'five-seals'];

/** A table at which it is a person's turn: returns where it stands. */
async function setUp(page: Page): Promise<string> {
  // The person begins: what a bot did before would be shown, and fetched for that.
  await page.locator('input[name=first]').nth(1).dispatchEvent('click');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('.table-page');
  await myTurn(page);
  const address = page.url();
  // What isn't kept yet would be played again, and move.
  const table = address.slice(address.lastIndexOf('/') + 1);
  const shown = await steps(page);
  await expect.poll(async () => (await keptLog(page, table)).length).toBe(shown);
  await page.close();
  return address;
}

describe.each(HANDS)('in $language, $viewport.width px wide,', ({ locale, other, viewport }) => {
  const visitor = () =>
    newVisitor(visit, {
      locale,
      viewport,
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
    });

  test.each(GAMES)(
    'a table of %s is light: at most 62 KB of JavaScript, 150 KB in all, only its own game and language',
    async (game) => {
      const { open, context } = await visitor();
      const address = await setUp(await open(`#/new/${game}`));
      const found = await loads(await context.newPage(), address, '#open-choices, #do-it');
      expectLight(
        found,
        other,
        GAMES.filter((id) => id !== game),
      );
    },
  );
});

test.each(GAMES)('a table of %s is drawn once, at its own size', async (game) => {
  for (const viewport of SCREENS) {
    const { open, context } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
    const address = await setUp(await open(`#/new/${game}`));
    await context.addInitScript(() => {
      const redrawn: string[] = [];
      Object.assign(globalThis, { redrawn });
      const sizes = ['viewBox', 'width', 'height', 'transform', 'style'];
      new MutationObserver((changes) => {
        for (const { target, attributeName } of changes)
          if (target instanceof Element && target.closest('.scene'))
            redrawn.push(`${attributeName} of ${target.outerHTML.slice(0, 80)}`);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: sizes });
    });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('.scene [data-piece]');
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => (globalThis as unknown as { redrawn: string[] }).redrawn),
    ).toEqual([]);
  }
});

test.each(LANGUAGES)(
  'in $language the hall loads what it shows: signs and windows, neither rules nor tables',
  async ({ locale, other }) => {
    const { context } = await newVisitor(visit, { locale, serviceWorkers: 'block' });
    // As any static server serves it: what a hall on line adds is weighed beside it.
    await context.route('**/api/**', (route) => route.abort());
    const found = await loads(await context.newPage(), visit.address, '.arch text');
    const games = [...found.keys()]
      .filter((path) => GAMES.some((game) => path.includes(game)))
      .map((path) => path.replace(/-[\w-]{8}\./, '.').replace('/assets/', ''));
    expect(games.filter((path) => !/-(sign|art|window)\.(js|css)$/.test(path))).toEqual([]);
    expect([...found.keys()].filter((path) => path.includes('table'))).toEqual([]);
    expect([...found.keys()].filter((path) => other.test(path))).toEqual([]);
    expect(weigh(found, '.js')).toBeLessThanOrEqual(45_000);
  },
);

/** Every file that is kept for a visit without a network, by path, in bytes of gzip. */
async function keptOffline(): Promise<Map<string, number>> {
  const worker = await (await fetch(new URL('offline.js', visit.address))).text();
  const list: string[] = JSON.parse(/FILES=(\[.*?\])/.exec(worker)?.[1] ?? '[]');
  const found = new Map<string, number>();
  for (const path of list) {
    const body = await (await fetch(new URL(path, visit.address))).arrayBuffer();
    found.set(path, gzipSync(body, { level: 9 }).length);
  }
  return found;
}

test('the bots’ worker is light, and carries no words', async () => {
  const found = await keptOffline();
  const worker = new Map([...found].filter(([path]) => path.includes('worker')));
  expect(worker.size).toBeGreaterThan(3);
  expect(weigh(worker, '.js')).toBeLessThanOrEqual(47_000);
  expect([...worker.keys()].filter((path) => /\b(en|fr)-/.test(path))).toEqual([]);
});

/** Whether a rule of the sheet holds another rule: not all promised browsers know that. */
function hasNested(css: string): boolean {
  const around: boolean[] = [];
  for (const [, head, sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') around.pop();
    if (sign !== '{') continue;
    if (around.includes(true)) return true;
    around.push(!head.trim().startsWith('@'));
  }
  return false;
}

test('rules that are nested in the sources are written out in what is sent', async () => {
  expect(hasNested('@media (width<=9px){.a{color:red}}.b{top:0}@keyframes c{0%{top:0}}')).toBe(
    false,
  );
  expect(hasNested('@media (width<=9px){.a{.b{color:red}}}')).toBe(true);
  const sheets = [...(await keptOffline()).keys()].filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(5);
  for (const path of sheets) {
    const css = await (await fetch(new URL(path, visit.address))).text();
    expect({ path, nested: hasNested(css) }).toEqual({ path, nested: false });
  }
});

test('all that is kept for a visit without a network is light', async () => {
  const found = await keptOffline();
  expect(found.size).toBeGreaterThan(50);
  // Three games in two languages with all that explains them, and the page of tables on line.
  // Hints, the reasons they give, stories, puzzles, guided games and books with pictures are there without a network, too.
  expect(weigh(found)).toBeLessThanOrEqual(525_000);
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
  // Two towers are in sight, those with something to do; the map brings the others.
  const inSight = async () => {
    const box = await page.locator('.tower.central').boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 360;
  };
  await page.getByRole('button', { name: 'West tower', exact: true }).click();
  await expect.poll(inSight).toBe(false);
  await page.getByRole('button', { name: 'Central tower', exact: true }).click();
  await expect.poll(inSight).toBe(true);
  await page.getByRole('region', { name: 'Your spellbook' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Mana pool' }).scrollIntoViewIfNeeded();
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

test('what can’t be fetched any more gets a sentence, in the language of the page', async () => {
  const { context } = await newVisitor(visit, { locale: 'fr-FR', serviceWorkers: 'block' });
  await context.route(/\/assets\/fr-/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(visit.address);
  await page.getByText('Vos parties sont enregistrées').waitFor();
  await context.unroute(/\/assets\/fr-/);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await page.getByRole('button', { name: 'Jouer' }).first().waitFor();
});

test('a page that broke lets go when the address changes', async () => {
  const { open, context } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await page.waitForSelector('.shelf');
  await context.route(/\/assets\/rules\.en-/, (route) => route.abort());
  await page.goto(`${visit.address}#/rules/arkhanos`);
  await page.getByText('Something broke').waitFor();
  await page.goBack();
  await page.waitForSelector('.shelf');
  expect(await page.getByText('Something broke').count()).toBe(0);
  // Who came from nowhere has a way, too.
  await page.goForward();
  await page.getByRole('link', { name: 'To the hall' }).click();
  await page.waitForSelector('.shelf');
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

  test('a device without room says so, and the game goes on and can be saved', async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    await playNow(page);
    expect(await myTurn(page)).toBe('turn');
    // From now on nothing fits.
    await page.evaluate(() => {
      const full = new DOMException('full', 'QuotaExceededError');
      Object.defineProperty(IDBTransaction.prototype, 'error', { get: () => full });
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function refuse(...what) {
        const request = put.apply(this, what);
        request.addEventListener('success', () => this.transaction.abort());
        return request;
      };
    });
    const before = await steps(page);
    await chooseByMouse(page);
    await page.getByText('There is no space left on this device').waitFor();
    expect(await myTurn(page)).toBe('turn');
    const shown = await steps(page);
    expect(shown).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save this game as a file' }).click(),
    ]);
    const { log } = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(log).toHaveLength(shown);
    expect(errors).toEqual([]);
  });

  test('a browser too old reads a sentence, whether it knows modules or not', async () => {
    const { context } = await newVisitor(visit, { serviceWorkers: 'block' });
    await context.addInitScript(() => {
      Object.assign(Array.prototype, { toReversed: undefined });
    });
    const page = await context.newPage();
    await page.goto(visit.address);
    await page.getByText('too old for Magehall').waitFor();
    // One that knows none runs no other script.
    await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    await page.getByText('too old for Magehall').waitFor();
  });
});
