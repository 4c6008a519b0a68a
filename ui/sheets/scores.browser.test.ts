/** The final count of every game: laid out point by point, with who won and why. */
import { games } from '@magehall/games';
import { NAMES, recorded } from '@magehall/testing/browser/recorded';
import { newVisitor, openFile, visiting } from '@magehall/testing/browser/visit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

/** Recorded games that a choice ends: by points alone, shared, and by a team. */
const ENDINGS = [
  {
    id: 'arkhanos',
    record: 'four-421',
    title: 'Bram wins',
    why: '20 points, 1 more than Ilse.',
  },
  {
    id: 'five-seals',
    record: '5-first-set',
    title: 'Bram and Ilse share the victory',
    why: '41 points, 12 more than Una.',
  },
  {
    id: 'arcana-magica',
    record: 'teams',
    title: 'The team of Bram and Teo wins',
    why: '69 points, 21 more than Rhea and Ilse.',
  },
] as const;

type Ending = (typeof ENDINGS)[number];

/** Opens a recorded game before its last choice, which ends it, and makes that choice. */
async function finish(page: Page, { id, record }: Ending) {
  const { words } = await games[id].words.en();
  const { game, steps, at, file } = await recorded(id, record);
  const last = steps.length - 1;
  const { by, choice } = steps[last];
  await openFile(page, file(last));
  const lift = page.getByRole('button', { name: 'I am ready' });
  if (await lift.count()) await lift.click();
  await page.keyboard.press('l');
  const sentence = words.choice(game.view(at(last), by), choice, (seat) => NAMES[seat]);
  const lines = page.locator('dialog.choice-list ol button');
  await lines.getByText(sentence, { exact: true }).click();
  await page.waitForSelector('dialog.final .scores');
  return { outcome: game.outcome(at(last + 1)), words };
}

/** A visitor who likes motion; nothing of the count comes by itself, so that no test is too slow. */
async function slowVisitor(options: BrowserContextOptions = {}) {
  const { open, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
    ...options,
  });
  const page = await open();
  await page.addStyleTag({ content: '.scores tr { animation-play-state: paused !important }' });
  return { page, errors };
}

/** When each row below the names comes, in milliseconds, and how much of it is seen now. */
function rows(page: Page) {
  return page.locator('.scores :is(tbody, tfoot) tr').evaluateAll((all) =>
    all.map((row) => {
      const [motion] = row.getAnimations();
      const { delay = 0, duration = 0 } = motion?.effect?.getTiming() ?? {};
      const seen = Number(getComputedStyle(row).opacity);
      return { delay, end: delay + Number(duration), seen };
    }),
  );
}

test.each(ENDINGS)('$id: who won and why, every part of every seat', async (ending) => {
  const { page, errors } = await slowVisitor();
  const { outcome, words } = await finish(page, ending);
  expect(await page.locator('dialog.final h2').textContent()).toBe(ending.title);
  expect(await page.locator('dialog.final p').first().textContent()).toBe(ending.why);
  const { scores, places, winners } = outcome;
  const order = [...scores].sort((a, b) => places[a.seat] - places[b.seat] || a.seat - b.seat);
  const shown = await page
    .locator('.scores tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(shown).toEqual([
    ['', ...order.map(({ seat }) => NAMES[seat])],
    ...scores[0].parts.map(({ part }, i) => [
      words.parts[part],
      ...order.map(({ parts }) => String(parts[i].points)),
    ]),
    ['Total', ...order.map(({ total }) => String(total))],
    ['', ...order.map(({ seat }) => ['1st', '2nd', '3rd', '4th', '5th'][places[seat] - 1])],
  ]);
  // The winner’s column is lit from its head to its foot, and no other.
  const lit = await page.locator('.scores tr').evaluateAll((all) =>
    all.map((row) =>
      [...row.children].flatMap((cell, column) => {
        const { backgroundColor } = getComputedStyle(cell);
        return /[ ,/] ?0\)$/.test(backgroundColor) ? [] : [column - 1];
      }),
    ),
  );
  const won = order.flatMap(({ seat }, column) => (winners.includes(seat) ? [column] : []));
  expect(lit).toEqual(shown.map(() => won));
  // How it came to that: the curve of the points ends with them, and the dice of all who rolled.
  const ends = () => page.locator('.curve .course text').allTextContents();
  await expect.poll(ends).toEqual(scores.map(({ total }) => String(total)));
  await expect.poll(() => page.locator('.luck li').count()).toBeGreaterThan(0);
  expect(await page.locator('.ending > p').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test.each(ENDINGS)(
  '$id: the count comes row by row, is quick and can be skipped',
  async (ending) => {
    const { page, errors } = await slowVisitor();
    await finish(page, ending);
    const coming = await rows(page);
    const delays = coming.map(({ delay }) => delay);
    expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
    expect(coming.length).toBeGreaterThan(4);
    expect(coming.map(({ seen }) => seen)).toEqual(coming.map(() => 0));
    for (const { end } of coming) expect(end).toBeLessThanOrEqual(2000);
    await page.locator('dialog.final h2').click();
    await expect
      .poll(async () => (await rows(page)).map(({ seen }) => seen))
      .toEqual(coming.map(() => 1));
    // Escape closes it, shown or not.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'The score' }).click();
    await page.waitForSelector('dialog.final .scores');
    expect((await rows(page))[0].seen).toBe(0);
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await rows(page)).at(-1)?.seen).toBe(1);
    expect(errors).toEqual([]);
  },
);

test.each(ENDINGS)('$id: whoever wants no motion sees the whole count at once', async (ending) => {
  const { page, errors } = await slowVisitor({ reducedMotion: 'reduce' });
  await finish(page, ending);
  for (const { seen, end } of await rows(page)) expect({ seen, end }).toEqual({ seen: 1, end: 0 });
  expect(errors).toEqual([]);
});

test.each(ENDINGS)('$id: the count fits a phone, and can be read there', async (ending) => {
  const viewport = { width: 360, height: 740 };
  const { page, errors } = await slowVisitor({ viewport, reducedMotion: 'reduce' });
  await finish(page, ending);
  const flaws = await page.locator('dialog.final').evaluate((sheet) => {
    const { left, right } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll('th, td, p, h2, li, figcaption, button')].flatMap(
      (element) => {
        const box = element.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const isIn = box.left >= left && box.right <= right && element.scrollWidth <= box.width + 1;
        return isIn && size >= 11 ? [] : [`${element.textContent}: ${size} px`];
      },
    );
  });
  expect(flaws).toEqual([]);
  expect(errors).toEqual([]);
});

test('whoever wants another game begins it from the count', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await finish(page, ENDINGS[0]);
  const over = page.url();
  const again = page.locator('dialog.final').getByRole('button', { name: 'Play again' });
  await again.click();
  await expect.poll(() => page.url()).not.toBe(over);
  await expect.poll(() => page.locator('dialog.final').count()).toBe(0);
  await expect.poll(() => page.locator('#open-choices, #do-it').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
