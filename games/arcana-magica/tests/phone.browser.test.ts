/** Arcana Magica in the hand: what a player needs is in sight, and nothing lies over anything. */
import { type Choice, game, type State } from '@magehall/arcana-magica/rules';
import { words as english } from '@magehall/arcana-magica/words/en';
import { words as french } from '@magehall/arcana-magica/words/fr';
import { type Entry, type GameFile, Table } from '@magehall/engine';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  atScreen,
  BUSY,
  begin,
  gather,
  LATE,
  lastOf,
  lift,
  recorded,
  shelve,
} from './positions.ts';

const visit = visiting();

async function onPhone(width = 360, height = 740, locale = 'en-GB'): Promise<Page> {
  const { open } = await newVisitor(visit, {
    viewport: { width, height },
    locale,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  return open();
}

const at = (kind: string) => BUSY.filter(({ table }) => table === `busy-${kind}`);

/** The names of armies that a line of the attack runs across. */
function crossed(): string[] {
  const line = document.querySelector<SVGPathElement>('.lines-gold');
  const onScreen = line?.getScreenCTM();
  if (!line || !onScreen) return ['no line'];
  const points = Array.from({ length: 200 }, (_, i) =>
    line.getPointAtLength((line.getTotalLength() * i) / 199).matrixTransform(onScreen),
  );
  return [...document.querySelectorAll('.army-head .plate')].flatMap((plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    const hit = points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
    return hit ? [plate.textContent ?? ''] : [];
  });
}

test.each([
  [360, 740],
  [768, 1024],
])('at %i × %i no line of an attack runs across the name of an army', async (width, height) => {
  const page = await onPhone(width, height);
  for (const file of [...at('reroll'), ...at('hit')]) {
    await begin(page, visit.address, file);
    await page.waitForSelector('.lines-gold[d^="M"]');
    await expect.poll(() => page.evaluate(crossed)).toEqual([]);
  }
  // While it is put together one's own army is above, the other below.
  for (const file of at('units')) {
    await begin(page, visit.address, file);
    await gather(page);
    await expect.poll(() => page.evaluate(crossed)).toEqual([]);
  }
});

test.each([
  [360, 740],
  [740, 360],
])('at %i × %i no card is cut by the edge of its army', async (width, height) => {
  const page = await onPhone(width, height);
  for (const file of [...LATE, ...BUSY]) {
    await begin(page, visit.address, file);
    const cut = await page.locator('.army').evaluateAll((armies) =>
      armies.flatMap((army) => {
        const edge = army.getBoundingClientRect();
        return [...army.querySelectorAll('.unit-card, .leader-tab')]
          .filter((card) => {
            const { left, right } = card.getBoundingClientRect();
            return left < edge.left || right > edge.right;
          })
          .map((card) => card.outerHTML.slice(0, 60));
      }),
    );
    expect([file.table, ...cut]).toEqual([file.table]);
  }
});

test('at the beginning of a turn the gallery, the own army and the cards are in sight at once', async () => {
  const page = await onPhone();
  for (const file of LATE) {
    await begin(page, visit.address, file);
    const inSight = () =>
      page.evaluate(() => {
        const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
        const [gallery, army, tray] = ['.gallery ol', '.own-army .line-up', '.tray'].map(box);
        if (!gallery || !army || !tray) return 'something is not there';
        const lowest = Math.round(Math.max(army.bottom, gallery.bottom) - tray.top);
        return gallery.top < 0 ? 'no gallery' : lowest > 0 ? `${lowest} px are hidden` : 'all';
      });
    await expect.poll(async () => [file.table, await inSight()]).toEqual([file.table, 'all']);
  }
});

test('one’s points and the trophies that can be raised again are in sight', async () => {
  const page = await onPhone();
  await begin(page, visit.address, lastOf('resurrect', 'raising').file);
  const raised = page.locator('.own-army .trophy .piece.can');
  expect(await raised.count()).toBeGreaterThan(0);
  const tray = await page.locator('.tray').boundingBox();
  for (const one of await raised.all()) {
    const box = await one.boundingBox();
    expect(box && tray && box.y + box.height <= tray.y).toBe(true);
  }
  const onTop = () =>
    page.locator('.tray .score').evaluate((score) => {
      const { x, y, width, height } = score.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return score.contains(hit);
    });
  await expect.poll(onTop).toBe(true);
  // In a replay too.
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  await expect.poll(onTop).toBe(true);
});

test('who leaves next is told below the card, not on it', async () => {
  const page = await onPhone();
  const gaps: number[] = [];
  for (const file of LATE) {
    await begin(page, visit.address, file);
    const found = await page.locator('.slot.leaves').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const card = tab.parentElement?.querySelector('.unit-card')?.getBoundingClientRect();
        return card ? tab.getBoundingClientRect().top - card.bottom : Number.NaN;
      }),
    );
    gaps.push(...found);
  }
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-3);
});

const LANGUAGES = [
  ['en-GB', english],
  ['fr-FR', french],
] as const;

/** The recorded payments whose proposal is said at greatest length: of a summons, of an attack. */
function longestProposals(words: typeof english): GameFile[] {
  const longest = new Map<string, { length: number; file: GameFile }>();
  for (const file of recorded) {
    const table = new Table(game, file.options);
    for (const [at, entry] of file.log.entries()) {
      if ('choice' in entry && entry.by >= 0 && 'pay' in (entry.choice as object)) {
        const state = table.state as State;
        const kind = state.stack.at(-1)?.frame ?? '';
        const { length } = words.choice(state, table.choices()[0] as Choice, String);
        if (length > (longest.get(kind)?.length ?? 0))
          longest.set(kind, { length, file: atScreen(file, file.log.slice(0, at), `pay-${kind}`) });
      }
      table.add(entry as Entry<never>);
    }
  }
  return [...longest.values()].map(({ file }) => file);
}

test.each(LANGUAGES)(
  'a payment is said in two lines, and its cards stay under the finger, %s',
  async (locale, words) => {
    const page = await onPhone(360, 740, locale);
    const files = longestProposals(words);
    expect(files.length).toBe(2);
    for (const file of files) {
      await shelve(page, file);
      await page.goto(`${visit.address}#/table/${file.table}`);
      await lift(page);
      await page.waitForSelector('.payment');
      const button = page.locator('#do-it');
      const { lines, cut } = await button.evaluate((drawn) => {
        const range = document.createRange();
        range.selectNodeContents(drawn);
        const feet = [...range.getClientRects()].filter(({ width }) => width > 0);
        return {
          lines: new Set(feet.map(({ bottom }) => Math.round(bottom))).size,
          cut: drawn.scrollWidth > drawn.clientWidth || drawn.scrollHeight > drawn.clientHeight,
        };
      });
      expect([file.table, lines <= 2, cut]).toEqual([file.table, true, false]);
      // Less than half a card.
      const top = async () => (await page.locator('.hand-cards').boundingBox())?.y ?? 0;
      const before = await top();
      await page.locator('.mana .piece.can').first().tap();
      await page.waitForSelector('.mana .piece.chosen');
      expect(Math.abs((await top()) - before)).toBeLessThan(30);
    }
  },
);

test.each([
  [360, 740],
  [740, 360],
])('at %i × %i the turn is ended beside the list, and its words fit', async (width, height) => {
  const page = await onPhone(width, height);
  let seen = 0;
  for (const file of LATE) {
    await begin(page, visit.address, file);
    if ((await page.locator('.others li').count()) < 2) continue;
    seen++;
    const { apart, cut } = await page.evaluate(() => {
      const end = document.querySelector('.others li:last-child button') as Element;
      const list = document.querySelector('#open-choices') as Element;
      const [a, b] = [end.getBoundingClientRect(), list.getBoundingClientRect()];
      return {
        apart: a.left < b.right || a.top >= b.bottom || b.top >= a.bottom,
        cut: end.scrollWidth > end.clientWidth || end.scrollHeight > end.clientHeight,
      };
    });
    expect([file.table, apart, cut]).toEqual([file.table, false, false]);
  }
  expect(seen).toBeGreaterThan(1);
});

/** Of the recorded moments when dice are re-rolled or placed, those with the longest army to strike. */
function longestArmies(): GameFile[] {
  return ['reroll', 'hit'].map((kind) => {
    let most = 0;
    let found: GameFile | undefined;
    for (const file of recorded) {
      const table = new Table(game, file.options);
      for (const [at, entry] of file.log.entries()) {
        const { stack, armies } = table.state as State;
        const frame = stack.at(-1);
        const isIt = 'choice' in entry && entry.by >= 0 && kind in (entry.choice as object);
        const length = isIt && frame?.frame === 'attack' ? armies[frame.target].length : 0;
        if (length > most) {
          most = length;
          found = atScreen(file, file.log.slice(0, at), `long-${kind}`);
        }
        table.add(entry as Entry<never>);
      }
    }
    if (!found || most < 7) throw new Error(`No long army is struck: ${kind}.`);
    return found;
  });
}

test('on its side the dice of an attack lie in sight, however long the army they strike', async () => {
  const page = await onPhone(740, 360);
  for (const file of longestArmies()) {
    await begin(page, visit.address, file);
    await page.waitForSelector('.battle-die');
    const beyond = () =>
      page.locator('.battle-die').evaluateAll((dice) => {
        const boxes = dice.map((die) => die.getBoundingClientRect());
        return boxes.filter(({ top, bottom }) => top < 0 || bottom > innerHeight).length;
      });
    await expect.poll(async () => [file.table, await beyond()]).toEqual([file.table, 0]);
  }
});

test('on its side the mana lies above what is asked, whose length moves no card', async () => {
  const page = await onPhone(740, 360);
  for (const file of [...LATE, ...at('pay')]) {
    await begin(page, visit.address, file);
    const [cards, sentence] = await Promise.all(
      ['.hand-cards', '.sentence'].map((what) => page.locator(what).boundingBox()),
    );
    expect([file.table, cards && sentence && cards.y < sentence.y]).toEqual([file.table, true]);
  }
});

test.each([
  [360, 740, 'en-GB'],
  [360, 740, 'fr-FR'],
  [740, 360, 'fr-FR'],
] as const)(
  'at %i × %i all rivals are in sight without a swipe, %s',
  async (width, height, locale) => {
    const page = await onPhone(width, height, locale);
    for (const file of LATE) {
      await begin(page, visit.address, file);
      const beyond = await page
        .locator('.rivals')
        .evaluate((row) => row.scrollWidth - row.clientWidth);
      expect([file.table, beyond]).toEqual([file.table, 0]);
    }
  },
);

test.each(['en-GB', 'fr-FR'])(
  'on a laptop no alternative is cut by the buttons below, %s',
  async (locale) => {
    const { open } = await newVisitor(visit, { locale, serviceWorkers: 'block' });
    const page = await open();
    const others = page.locator('.others');
    const hidden = () => others.evaluate((list) => list.scrollHeight - list.clientHeight);
    const seen: number[] = [];
    for (const file of LATE) {
      await begin(page, visit.address, file);
      if (await others.count()) seen.push(await hidden());
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
    // The longest: what the Fool's sacrifice brings, by each element.
    for (const file of at('sacrifice')) {
      await begin(page, visit.address, file);
      await page.locator('.own-army [data-piece="unit:0"]').click();
      await expect.poll(() => others.locator('li').count()).toBe(4);
      expect(await hidden()).toBeLessThanOrEqual(1);
    }
  },
);
