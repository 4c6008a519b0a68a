/** The games on the shelf: old ones, damaged ones, and very many. */
import { readFile } from 'node:fs/promises';
import {
  countReads,
  oldRecord,
  type Raw,
  reads,
  shelveOld,
} from '@magehall/testing/browser/shelved';
import {
  chooseByMouse,
  keptLog,
  myTurn,
  newVisitor,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

const BAD: Raw[] = [
  // A file like this was once taken in: two chairs, one player.
  { id: 'one-player', players: [{ name: 'Ada', plays: 'person' }] },
  { id: 'no-standing', standing: undefined },
  { id: 'no-log', log: null },
  { id: 'nobody', players: [null, null] },
  { id: 'other-game', game: 'chess' },
  { id: 'who-won', standing: { waits: 'nobody', scores: [1, 2], winners: [7] } },
  { id: 'no-time', changed: 'yesterday' },
  { id: 7, players: 'Ada' },
];

test('games of version 1 play on after the change to version 2, whatever lies between them', async () => {
  const { context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const base = await oldRecord('good', 60);
  await shelveOld(page, visit.address, base, [{}, ...BAD, { id: 'too', changed: 1 }]);
  await page.goto(visit.address);
  const good = page.locator('article.kept', { hasText: 'The Towers of Arkhanos' });
  await expect.poll(() => good.count()).toBe(2);
  await good.first().getByRole('button', { name: 'Go on' }).click();
  await myTurn(page);
  const before = await steps(page);
  await chooseByMouse(page);
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  await expect.poll(async () => (await keptLog(page, 'good')).length).toBeGreaterThan(60);
  expect(errors).toEqual([]);
});

test('a game that can’t be read is a card that says so: it can be saved or removed, and takes no other with it', async () => {
  const { context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await shelveOld(page, visit.address, await oldRecord('good', 60), [{}, ...BAD]);
  await page.goto(visit.address);
  const bad = page.locator('article.kept', { hasText: 'can’t be read' });
  await expect.poll(() => bad.count()).toBe(BAD.length);
  await page.getByRole('button', { name: 'Go on' }).waitFor();

  const saved: Raw[] = [];
  for (const card of await bad.all()) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    saved.push(JSON.parse(await readFile(await file.path(), 'utf8')));
  }
  // All that is known of it is in the file.
  expect(saved.map(({ id, table }) => id ?? table).sort()).toEqual(BAD.map(({ id }) => id).sort());
  expect(saved.find(({ id }) => id === 7)).toMatchObject({ players: 'Ada', rulesVersion: 1 });

  // By its address it gets a sentence, too.
  await page.goto(`${visit.address}#/table/one-player`);
  await page.getByText('can’t be read').waitFor();
  await page.getByRole('button', { name: 'To the hall' }).click();
  for (let left = BAD.length; left > 0; left--) {
    await bad.first().getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect.poll(() => bad.count()).toBe(left - 1);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  expect(await page.locator('article.kept').count()).toBe(1);
  expect(errors).toEqual([]);
});

/** The last of them are over; every tenth is a game against Zoë. */
function many(count: number): Raw[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `game-${i}`,
    changed: Date.UTC(2020, 0, 1) + i * 60_000,
    ...(i % 10 === 7 && {
      players: [
        { name: 'Ada', plays: 'person' },
        { name: 'Zoë', plays: 'novice' },
      ],
    }),
    ...(i >= 20 && { standing: { waits: 'nobody', scores: [30, 20], winners: [0] } }),
  }));
}

test('a thousand games open the hall with no more reading than a page of them, and no log', async () => {
  const { context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await shelveOld(page, visit.address, await oldRecord('base', 60), many(1000));
  await page.goto(visit.address);
  const cards = page.locator('article.kept');
  await expect.poll(() => cards.count()).toBe(24);
  await countReads(context);
  await page.reload();
  await expect.poll(() => cards.count()).toBe(24);
  expect(await reads(page)).toEqual({ tables: 0, cards: 24 });
  // Your turn first, then the latest.
  expect(await cards.locator('p:first-of-type').allTextContents()).toEqual([
    ...Array(20).fill('Your turn'),
    ...Array(4).fill('Ada won'),
  ]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBe(48);
  expect((await reads(page)).tables).toBe(0);
  // Who goes on by keys is at the first of those that came.
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('article.kept')].findIndex((card) =>
        card.contains(document.activeElement),
      ),
    ),
  ).toBe(24);
  expect(errors).toEqual([]);
});

test('among more games than a page shows, one is found by its title or by who plays', async () => {
  const { context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await shelveOld(page, visit.address, await oldRecord('base', 60), many(60));
  await page.goto(visit.address);
  const cards = page.locator('article.kept');
  await expect.poll(() => cards.count()).toBe(24);
  const find = page.getByRole('searchbox', { name: 'Find a game' });
  // Without its accent, and in any case.
  await find.fill('zoe');
  await expect.poll(() => cards.count()).toBe(6);
  await page.getByText('6 games', { exact: true }).waitFor();
  await find.fill('TOWERS ada');
  await expect.poll(() => cards.count()).toBe(24);
  await page.getByText('24 of 60 games').waitFor();
  await find.fill('five seals');
  await page.getByText('No game like that').waitFor();
  expect(await cards.count()).toBe(0);
  await find.fill('');
  await expect.poll(() => cards.count()).toBe(24);
  expect(errors).toEqual([]);
});

test('a few games need neither a search nor a clean-up', async () => {
  const { context } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await shelveOld(page, visit.address, await oldRecord('base', 60), many(24));
  await page.goto(visit.address);
  await expect.poll(() => page.locator('article.kept').count()).toBe(24);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  for (const name of ['Show more', 'Clean up'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
});

test('finished games are cleaned up at once: how many is said before, and only those go', async () => {
  const { context, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const fresh = many(1000).slice(0, 50);
  for (const game of fresh.slice(40)) game.changed = Date.now();
  await shelveOld(page, visit.address, await oldRecord('base', 60), fresh);
  await page.goto(visit.address);
  const cards = page.locator('article.kept');
  await expect.poll(() => cards.count()).toBe(24);
  await page.getByRole('button', { name: 'Clean up' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByText('Remove 30 finished games?').waitFor();
  await sheet.getByRole('combobox').selectOption({ label: 'Those older than a month' });
  await sheet.getByText('Remove 20 finished games?').waitFor();
  await sheet.getByRole('button', { name: 'Keep them' }).click();
  await page.reload();
  await expect.poll(() => cards.count()).toBe(24);

  await page.getByRole('button', { name: 'Clean up' }).click();
  await sheet.getByRole('combobox').selectOption({ label: 'Those older than a month' });
  await sheet.getByText('Remove 20 finished games?').waitFor();
  await sheet.getByRole('button', { name: 'Remove them' }).click();
  await expect
    .poll(() => page.locator('.shelf:not(.lobby)').textContent())
    .toContain('24 of 30 games');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBe(30);
  expect(await page.getByText('Your turn').count()).toBe(20);
  // Their logs went with them.
  expect(await keptLog(page, 'game-25')).toEqual([]);
  expect(await keptLog(page, 'game-45')).not.toEqual([]);
  expect(errors).toEqual([]);
});
