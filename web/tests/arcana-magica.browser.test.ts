/** The table of Arcana Magica in a real browser, on positions from the recorded games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { game } from '@magehall/arcana-magica/rules';
import { words } from '@magehall/arcana-magica/words/en';
import {
  CHANCE,
  type Entry,
  type GameFile,
  openTable,
  readGameFile,
  type Seat,
} from '@magehall/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, visiting } from './visit.ts';

const visit = visiting();
const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'arcana-magica');
const recorded = readdirSync(folder).map((name) =>
  readGameFile(readFileSync(join(folder, name), 'utf8')),
);

/** People only: what the recorded bots did is done by hand. */
function atScreen(file: GameFile, log: readonly Entry[], table: string): GameFile {
  const players = file.players.map((_, seat) => ({ name: NAMES[seat], plays: 'person' }));
  return { ...file, players, log: [...log], table };
}
const NAMES = ['Rhea', 'Bram', 'Ilse', 'Teo'];

/** Puts a game on the shelf of this browser. */
async function shelve(page: Page, { table, magehall: _, ...file }: GameFile): Promise<void> {
  await page.evaluate(
    async (kept) => {
      const request = indexedDB.open('magehall', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const transaction = request.result.transaction('tables', 'readwrite');
      transaction.objectStore('tables').put(kept);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      request.result.close();
    },
    {
      ...file,
      id: table,
      started: 0,
      changed: 0,
      standing: { waits: 'person', scores: [], winners: [] },
    },
  );
}

/** What this browser keeps of that table. */
function keptLog(page: Page, table: string): Promise<Entry[]> {
  return page.evaluate(async (id) => {
    const request = indexedDB.open('magehall', 1);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const found = request.result.transaction('tables').objectStore('tables').get(id);
    await new Promise((resolve) => found.addEventListener('success', resolve));
    request.result.close();
    return found.result.log;
  }, table);
}

async function sit(page: Page, file: GameFile): Promise<void> {
  await shelve(page, file);
  await page.goto(`${visit.address}#/table/${file.table}`);
  const { length } = openTable(game, file).told(0);
  await page.waitForSelector(`.table-page[data-steps="${length}"]`, { timeout: 10_000 });
}
const lift = (page: Page) => page.locator('.curtain button').click();

describe('every kind of choice is made by clicking', () => {
  const kinds = [
    ...['change', 'fool', 'move', 'summon', 'resurrect', 'attack', 'end', 'units', 'pay', 'reroll'],
    ...['keep', 'hit', 'endure', 'sacrifice', 'sand'],
  ];
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    const visitor = await newVisitor(visit, { serviceWorkers: 'block' });
    page = await visitor.open();
    errors = visitor.errors;
  });

  test('and these are all there are in the recorded games', () => {
    const met = new Set<string>();
    for (const { log } of recorded)
      for (const entry of log)
        if ('choice' in entry && entry.by !== CHANCE)
          met.add(Object.keys(entry.choice as object)[0]);
    // To endure is the other answer to the question that was answered by a sacrifice.
    expect([...met, 'endure'].sort()).toEqual([...kinds].sort());
  });

  test.each(kinds)('%s', async (kind) => {
    const endures = kind === 'endure';
    const { file, by, choice: made } = lastOf(endures ? 'sacrifice' : kind, `choice-${kind}`);
    const choice = endures ? { endure: true } : made;
    await sit(page, file);
    await lift(page);
    const { state } = openTable(game, file);
    const view = game.view(state, by);
    for (const piece of game.touches(view, choice as never))
      if (!piece.startsWith('go:')) await page.locator(`[data-piece="${piece}"]`).click();
    const sentence = words.choice(view, choice as never, (seat) => NAMES[seat]);
    const button = page.locator('.prompt button', { hasText: sentence });
    if (await button.count()) await button.click();
    else {
      expect(await page.locator('.sentence').textContent()).toBe(sentence);
      await page.locator('#do-it').click();
    }
    await expect
      .poll(async () => (await keptLog(page, file.table))[file.log.length])
      .toEqual({ by, choice });
    expect(errors).toEqual([]);
  });

  /** The last such choice of a recorded game, and the game up to it. */
  function lastOf(kind: string, table: string) {
    for (const file of recorded) {
      const at = file.log.findLastIndex(
        (entry) => 'choice' in entry && entry.by >= 0 && kind in (entry.choice as object),
      );
      if (at < 0) continue;
      const { by, choice } = file.log[at] as { by: Seat; choice: object };
      return { file: atScreen(file, file.log.slice(0, at), table), by, choice };
    }
    throw new Error(`No recorded game has ${kind}.`);
  }
});

/** Plays on by clicks on what glows, from inside the page, until the game is over. */
function clickThrough(seed: number) {
  let random = seed;
  const pick = <T>(list: readonly T[]): T => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return list[Math.floor((random / 2_147_483_648) * list.length)];
  };
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const stood = () => find('.table-page')[0].dataset.steps;
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  return (async () => {
    const shown = { choices: 0, curtains: 0, leaks: 0 };
    let clicks = 0;
    let before = stood();
    while (find('dialog.final').length === 0) {
      if (clicks > 60) throw new Error(`Stuck at step ${before}.`);
      const [curtain] = find('.curtain button');
      if (curtain) {
        shown.curtains++;
        shown.leaks += find('[data-piece^="card:"]').length;
        curtain.click();
      } else {
        const lit = find('.piece.can:not([data-piece^="card:"])');
        const cards = find('.piece.can[data-piece^="card:"]');
        const [ready] = find('#do-it');
        const chosen = find('.piece.chosen').length;
        const pieces = lit.length > 0 && clicks < 4 ? lit : cards;
        const target =
          ready && (chosen > 0 || pieces.length === 0 || clicks > 6)
            ? ready
            : pieces.length > 0 && clicks < 8
              ? pick(pieces)
              : find('#open-choices')[0];
        target?.click();
        await drawn();
        const list = find('dialog.choice-list ol button');
        if (list.length > 0) pick(list).click();
      }
      clicks++;
      await drawn();
      if (stood() === before) continue;
      shown.choices++;
      clicks = 0;
      before = stood();
    }
    return shown;
  })();
}

test.each([2, 4])(
  'a whole game of %i at one screen, by clicks; nobody sees another’s hand',
  async (seats) => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const name = seats === 2 ? 'two-seats' : 'four-seats';
    const start = readGameFile(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const file = atScreen(start, [], `whole-${seats}`);
    await shelve(page, file);
    await page.goto(`${visit.address}#/table/${file.table}`);
    await page.waitForSelector('.curtain');
    const shown = await page.evaluate(clickThrough, seats);
    expect(shown.choices).toBeGreaterThan(30);
    expect(shown.curtains).toBeGreaterThan(10);
    expect(shown.leaks).toBe(0);
    await expect.poll(() => page.locator('.scores .total td').count()).toBe(seats);
    expect(errors).toEqual([]);
  },
);

test('at one screen the page holds the cards of the one who looks, and no others', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const file = positions.find(({ options }) => options.seats === 4) as GameFile;
  await sit(page, file);
  const { state, waitingFor } = openTable(game, file);
  const inPage = () =>
    page
      .locator('[data-piece^="card:"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece')));
  const { hands } = state as { hands: number[][] };
  expect(hands.every((hand) => hand.length > 0)).toBe(true);
  expect(await inPage()).toEqual([]);
  await lift(page);
  await expect.poll(async () => (await inPage()).length).toBe(hands[waitingFor].length);
});

/** Late in recorded games: where most lies on the table. One for each number of seats, and teams. */
const positions = [
  ...['two-seats', 'three-seats', 'four-seats', 'teams', 'two-and-two-automas'],
].map((name) => {
  const file = readGameFile(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const late = file.log.findLastIndex(
    (entry, i) =>
      i < file.log.length * 0.8 &&
      'choice' in entry &&
      entry.by >= 0 &&
      'end' in (entry.choice as object),
  );
  return atScreen(file, file.log.slice(0, late), `late-${name}`);
});

/** Pieces that lie on each other, and texts too small to read. */
function flaws(): string[] {
  const found: string[] = [];
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  for (let i = 0; i < boxes.length; i++)
    for (let j = i + 1; j < boxes.length; j++) {
      const [a, b] = [boxes[i], boxes[j]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1)
        found.push(`${pieces[i].dataset.piece} lies on ${pieces[j].dataset.piece}`);
    }
  const texts = document.createTreeWalker(document.querySelector('.table-page') as Node, 4);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    if (!text.textContent?.trim() || parent.closest('.unseen, title, style')) continue;
    if (parent.getClientRects().length === 0) continue;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 10.99) found.push(`“${text.textContent}” is ${size.toFixed(1)} px`);
  }
  const arena = document.querySelector('.arena') as HTMLElement;
  if (arena.scrollHeight > arena.clientHeight + 1)
    found.push('the armies are taller than their room');
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return found;
}

test.each([
  [1280, 800],
  [768, 1024],
  [360, 740],
])('at %i × %i no piece lies on another, and no text is under 11 px', async (width, height) => {
  const { open } = await newVisitor(visit, {
    serviceWorkers: 'block',
    viewport: { width, height },
  });
  const page = await open();
  for (const file of positions) {
    await sit(page, file);
    await lift(page);
    await page.waitForSelector('.piece.can');
    await expect
      .poll(async () => [file.table, ...(await page.evaluate(flaws))])
      .toEqual([file.table]);
  }
});
