/** The hall: what is on the shelf, how a table is set, and that it can be installed. */
import { readFile } from 'node:fs/promises';
import { readGameFile } from '@magehall/engine';
import { recorded } from '@magehall/testing/browser/recorded';
import {
  keptLog,
  myTurn,
  newVisitor,
  openFile,
  playNow,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();

test('a game on the shelf: go on with it, save it as a file, keep it after all, remove it', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  // One click from the hall.
  await playNow(page);
  expect(await myTurn(page)).toBe('turn');
  const table = page.url().slice(page.url().lastIndexOf('/') + 1);
  const shown = await steps(page);
  await expect.poll(async () => (await keptLog(page, table)).length).toBe(shown);
  await page.getByRole('button', { name: 'To the hall' }).click();

  const kept = page.locator('article.kept', { hasText: 'The Towers of Arkhanos' });
  await kept.getByText('Your turn').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const saved = readGameFile(await readFile(await file.path(), 'utf8'));
  expect([saved.table, saved.log.length]).toEqual([table, shown]);

  await kept.getByRole('button', { name: 'Go on' }).click();
  await page.waitForSelector(`.table-page[data-steps="${shown}"]`);
  await page.getByRole('button', { name: 'To the hall' }).click();

  await kept.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.reload();
  await kept.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => kept.count()).toBe(0);
  expect(await keptLog(page, table)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['arcana-magica', 'arkhanos', 'five-seals'])(
  'setting a table of %s: every option says what it means, and a good first game is one click away',
  async (game) => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open(`#/new/${game}`);
    await page.waitForSelector('.seats select');
    // Where it is played comes later, from the hall itself.
    await page.getByText('On line with friends').waitFor();
    const options = page.locator('fieldset.pick');
    expect(await options.count()).toBeGreaterThan(0);
    for (const option of await options.all()) {
      expect(await option.locator('legend').textContent()).toMatch(/\w/);
      expect(await option.locator('legend + p').textContent()).toMatch(/\w+ \w+/);
    }
    const asSet = () =>
      page.evaluate(() => [
        ...[...document.querySelectorAll('select')].map(({ value }) => value),
        ...[...document.querySelectorAll('fieldset input')].map((input) =>
          String((input as HTMLInputElement).checked),
        ),
      ]);
    const first = await asSet();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.locator('select').first().selectOption('archmage');
    await page.locator('fieldset input:not(:checked):not(:disabled)').first().check();
    expect(await asSet()).not.toEqual(first);
    await page.getByRole('button', { name: 'good first game' }).click();
    await expect.poll(asSet).toEqual(first);
    expect(errors).toEqual([]);
  },
);

test.each(['arcana-magica', 'arkhanos', 'five-seals'])(
  'a table of %s for three is set on a phone of 360 px in French, and nothing is lost to the side',
  async (game) => {
    const { open } = await newVisitor(visit, {
      viewport: { width: 360, height: 740 },
      locale: 'fr-FR',
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await open(`#/new/${game}`);
    await page.getByRole('button', { name: 'Ajouter une place' }).click();
    await expect.poll(() => page.locator('.seat-row').count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('an Automa sits down like anybody else, who begins is asked by name, and no name is there twice', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/new/arcana-magica');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  const sits = (seat: number, who: string) =>
    page.locator('.seats select').nth(seat).selectOption(who);
  await sits(2, 'novice');
  const first = () => page.locator('label:has(input[name=first])').allTextContents();
  await expect.poll(first).toEqual(['by chance', 'Owl', 'Novice', 'Novice 2']);
  // It is no option besides: it is one of those who may sit there.
  expect(await page.locator('input[name=automas]').count()).toBe(0);
  for (const seat of [1, 2]) await sits(seat, 'rules');
  await expect.poll(first).toEqual(['by chance', 'Owl', 'Automa', 'Automa 2']);
  const second = page.locator('.seat-row').nth(1);
  expect(await second.locator('select option:checked').textContent()).toBe('Automa');
  expect(await second.locator('input').inputValue()).toBe('Automa');
  // Somebody must play.
  await sits(0, 'rules');
  await page.getByText('At least one seat must be for a person.').waitFor();
  expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await sits(0, 'person');
  await sits(2, 'novice');
  await expect.poll(first).toEqual(['by chance', 'Owl', 'Automa', 'Novice']);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.arena');
  const names = page.locator('.rivals .seat-name b');
  await expect.poll(() => names.allTextContents()).toEqual(['Automa', 'Novice']);
});

test('alone against an Automa: the hall says that one may, and it is stored as what it is', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await page.getByText('1–4 mages').waitFor();
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/arcana-magica`);
  await page.locator('.seats select').nth(1).selectOption('rules');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.arena');
  await page.getByRole('button', { name: 'To the hall' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).first().click(),
  ]);
  const saved = readGameFile(await readFile(await file.path(), 'utf8'));
  expect(saved.options.automas).toEqual([1]);
  expect(saved.players.map(({ plays }) => plays)).toEqual(['person', 'rules']);
  expect(errors).toEqual([]);
});

test('a name that can not be printed is refused with a sentence, and none is too long', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/new/arkhanos');
  const name = page.locator('.seat-row input').first();
  const start = page.getByRole('button', { name: 'Start the game' });
  for (const [typed, sentence] of [
    ['A\u202eda', 'A name has only characters that can be seen.'],
    ['x'.repeat(25), 'A name has at most 24 characters.'],
    [' ', 'A name has at least one character that can be seen.'],
  ]) {
    await name.fill(typed);
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect(await start.isDisabled()).toBe(true);
  }
  await name.fill(' Zoë d’Arc ');
  // With somebody else at the table one is called by it.
  await page.locator('.seat-row select').nth(1).selectOption('person');
  await start.click();
  await page.waitForSelector('.table-page');
  await page.getByText('Zoë d’Arc').first().waitFor();
});

test('the levels of the Automa are offered from easy to hard, and teams say who plays with whom', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/new/arcana-magica');
  const levels = page.locator('label:has(input[name=automaLevel])');
  await levels.first().waitFor();
  expect(await levels.allTextContents()).toEqual(['easy', 'normal', 'hard', 'nightmare']);
  expect(await levels.locator('input:checked').count()).toBe(1);
  expect(await levels.filter({ has: page.locator(':checked') }).textContent()).toBe('normal');
  await page.getByText('Seats 1 and 3 against seats 2 and 4').waitFor();
});

test('a notice is at the head of the page, away from the golden button', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await page.waitForSelector('.shelf');
  const buffer = Buffer.from('no game');
  const given = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(given);
  const lowest = await page.waitForFunction(
    () => document.querySelector('.notice')?.getBoundingClientRect().bottom,
  );
  expect(await lowest.jsonValue()).toBeLessThan(200);
});

test('three arches have three keystones, and the books of rules are at the top', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const signs = page.locator('.keystone-sign');
  await page.waitForFunction(() => document.querySelectorAll('.keystone-sign > *').length === 3);
  const drawn = await signs.evaluateAll((all) => all.map((sign) => sign.innerHTML));
  expect(new Set(drawn).size).toBe(3);
  await page.locator('header').getByRole('button', { name: 'Rules' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Five Seals of Magic' }).click();
  await page.locator('main.book h1').getByText('Five Seals of Magic').waitFor();
});

test('on a phone the games are on the first screen, whatever lies on the shelf', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const { open } = await newVisitor(visit, { ...phone, serviceWorkers: 'block' });
  const page = await open();
  const inSight = () =>
    page
      .locator('.game-card .lit')
      .evaluateAll(
        (buttons) =>
          buttons.filter((button) => button.getBoundingClientRect().bottom <= innerHeight).length,
      );
  await page.waitForSelector('.game-card');
  expect(await inSight()).toBe(3);
  for (const name of ['two-1', 'three-1', 'four-1']) {
    await openFile(page, (await recorded('arkhanos', name)).file(30));
    await page.getByRole('button', { name: 'To the hall' }).click();
    await page.waitForSelector('.kept .gold');
    expect(await inSight()).toBeGreaterThan(1);
  }
  // Whose game it is and since when is told with each.
  const latest = await page.locator('.kept').first().textContent();
  expect(latest).toMatch(/Your turnRhea, Bram, Ilse, and Teo · \d+:\d\d/);
});

test('it can be installed', async () => {
  const { open, context } = await newVisitor(visit);
  const page = await open();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A profile of a test is a private one, in which no browser installs anything.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((error) => error !== 'in-incognito')).toEqual([]);
});

test.each([
  [1280, 720],
  [360, 740],
])('at %i × %i a table can be made without a look at its options', async (width, height) => {
  const viewport = { width, height };
  const { open, errors } = await newVisitor(visit, { viewport, serviceWorkers: 'block' });
  for (const path of ['#/new/arcana-magica', '#/new/arcana-magica/online']) {
    const page = await open(path);
    await page.waitForSelector('fieldset.pick');
    const start = page.locator('button[type=submit]');
    const inSight = () =>
      start.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
    expect(await inSight()).toBe(true);
    // Nor does it lie on what has the focus, however far one goes by keys.
    await page.locator('.seat-row select').first().focus();
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const [focused, foot] = ['form > :not(.actions) :focus', 'form > .actions'].map((which) =>
          document.querySelector(which)?.getBoundingClientRect(),
        );
        return focused && foot ? focused.bottom > foot.top : false;
      });
      expect([await inSight(), covered]).toEqual([true, false]);
    }
    await page.close();
  }
  expect(errors).toEqual([]);
});
