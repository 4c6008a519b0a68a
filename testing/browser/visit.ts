/** A real Chromium in front of a real server, for the tests of the page. */
import type { Entry, GameFile } from '@magehall/engine';
import { games } from '@magehall/games';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

/** What `setup.ts` has for every file of tests. */
declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

export interface Visit {
  browser: Browser;
  address: string;
}

/** Starts a browser for the tests of one file; the page is served for all of them. */
export function visiting(): Visit {
  const visit = { address: inject('address') } as Visit;
  beforeAll(async () => {
    visit.browser = await chromium.launch({
      executablePath: inject('chromium'),
      // Not the package's own flags: a single process would mix up the profiles.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  });
  // Nobody plays on in the background of the next test; who came for several of them stays.
  let staying: readonly BrowserContext[] = [];
  beforeEach(() => {
    staying = visit.browser.contexts();
  });
  afterEach(async () => {
    for (const context of visit.browser.contexts())
      if (!staying.includes(context)) await context.close();
  });
  afterAll(async () => {
    await visit.browser?.close();
  });
  return visit;
}

/** A fresh browser profile; whatever goes wrong on its pages fails the test that looks at them. */
export async function newVisitor(
  visit: Visit,
  { newcomer, ...options }: BrowserContextOptions & { newcomer?: true } = {},
) {
  const context = await visit.browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en-GB',
    ...options,
  });
  // Whoever knows the games is not asked whether to be shown them.
  const known = { key: 'magehall.learning', text: JSON.stringify({ met: Object.keys(games) }) };
  const meet = ({ key, text }: typeof known) => {
    // An empty page has nowhere to keep it.
    if (location.protocol.startsWith('http') && !localStorage.getItem(key))
      localStorage.setItem(key, text);
  };
  if (!newcomer) await context.addInitScript(meet, known);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  const open = async (path = ''): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(visit.address + path);
    return page;
  };
  return { context, open, errors };
}

/** One page for all the tests of a group, opened before the first of them. */
export function onePage(visit: Visit): { page: Page; errors: string[] } {
  const shared = {} as { page: Page; errors: string[] };
  beforeAll(async () => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    Object.assign(shared, { page: await open(), errors });
  });
  return shared;
}

/** From the hall into a good first game of Arkhanos. */
export async function playNow(page: Page): Promise<void> {
  const card = page.locator('.game-card', { hasText: 'The Towers of Arkhanos' });
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table-page');
}

/** How many steps the game on the page has. */
export async function steps(page: Page): Promise<number> {
  return Number(await page.locator('.table-page').getAttribute('data-steps'));
}

/** Waits until it is a person's turn, or the game is over: says which. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  await page.keyboard.press('h');
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog.final')) return 'over';
    return document.querySelector('#open-choices, #do-it') ? 'turn' : false;
  });
  return (await found.jsonValue()) as 'turn' | 'over';
}

/** One choice by clicks alone: lit pieces one after the other, then the golden button. */
export async function chooseByMouse(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 6; clicks++) {
    if (await page.locator('#do-it').count()) break;
    const few = page.locator('.others button').filter({ visible: true });
    if (await few.count()) {
      await few.first().click();
      return;
    }
    // A die first, then where it goes; otherwise whatever glows.
    const kinds = ['die', 'pillar', 'spell', 'meeple', 'pool'];
    for (const kind of kinds) {
      const chosen = await page.locator(`.piece.chosen[data-piece^="${kind}:"]`).count();
      const lit = page.locator(`.piece.can[data-piece^="${kind}:"]`);
      if (chosen === 0 && (await lit.count()) > 0) {
        await lit.last().click();
        break;
      }
    }
  }
  await page.locator('#do-it').click();
}

/** One choice by keys: the list in words, some steps down, Enter; or Enter alone, if one is left. */
export async function chooseByKeys(page: Page, down: number): Promise<void> {
  if ((await page.locator('#open-choices').count()) === 0) return page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await page.waitForSelector('dialog.choice-list');
  const onChoice = () =>
    page.evaluate(() => document.activeElement?.matches('.choice-list ol button') ?? false);
  for (let tabs = 0; tabs < 4 && !(await onChoice()); tabs++) await page.keyboard.press('Tab');
  for (let i = 0; i < down; i++) await page.keyboard.press('Tab');
  while (!(await onChoice())) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
}

/** A table with so many people, all at this screen. */
export async function sitDown(
  page: Page,
  address: string,
  game: string,
  seats: number,
): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  // Not one of the seats is there before all are: whoever isn't asked would be a bot.
  await page.waitForSelector('.seats select');
  for (let seat = 2; seat < seats; seat++)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const select of await page.locator('select:has(option[value=person])').all())
    await select.selectOption('person');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.table-page');
}

export async function expectScores(page: Page): Promise<void> {
  await page.waitForSelector('.scores');
  const totals = await page.locator('.scores .total td').allTextContents();
  expect(totals).toHaveLength(2);
  for (const total of totals) expect(Number(total)).toBeGreaterThan(5);
}

/** Gives the hall a game file, and waits until its table stands there, with every step of it. */
export async function openFile(page: Page, file: GameFile): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file));
  const given = { name: `${file.table}.json`, mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(given);
  await page.waitForSelector('.table-page');
}

/** What this browser keeps of that table. */
export function keptLog(page: Page, table: string): Promise<Entry[]> {
  return page.evaluate(async (id) => {
    const request = indexedDB.open('magehall');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const found = request.result.transaction('tables').objectStore('tables').get(id);
    await new Promise((resolve) => found.addEventListener('success', resolve));
    request.result.close();
    return found.result?.log ?? [];
  }, table);
}

/** Whatever starts to move stands still, so that no test is too slow to see it. */
export async function holdMotions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const held: Animation[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const motion = animate.apply(this, how);
      motion.pause();
      held.push(motion);
      return motion;
    };
    Object.assign(window, { held });
  });
}

/** Touches the page, and waits for what comes then: motions, the chronicle. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
}
