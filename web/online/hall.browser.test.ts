/** The hall that knows of tables on line: what it shows, what it asks for, and how little it weighs. */
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import { LANGUAGES, loads, weigh } from '@magehall/testing/browser/weigh';
import { expect, test } from 'vitest';
import { makeTable, takeSeat } from './testing/browsers.ts';

const visit = visiting();
const quiet = { serviceWorkers: 'block' } as const;

test.each(LANGUAGES)(
  'in $language the hall with tables on line is as light as one without, until there are some',
  async ({ locale, other }) => {
    const { context } = await newVisitor(visit, { ...quiet, locale });
    // The tables that other tests left in this hall.
    await context.route('**/api/tables?of=hall', (route) =>
      route.fulfill({ json: { tables: [] } }),
    );
    const found = await loads(await context.newPage(), visit.address, '.lobby .with-friends');
    expect([...found.keys()].filter((path) => other.test(path))).toEqual([]);
    expect(weigh(found, '.js')).toBeLessThanOrEqual(45_000);
  },
);

test('a table for friends is two clicks away, and its seat a name and one more', async () => {
  const ada = await newVisitor(visit, quiet);
  const failed: string[] = [];
  ada.context.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  const host = await ada.open();
  await host.locator('.with-friends').getByRole('button', { name: 'Arkhanos' }).click();
  await host
    .getByRole('radio', { name: 'On line with friends' })
    .and(host.locator(':checked'))
    .waitFor();
  await host.getByRole('button', { name: 'Make the table' }).click();
  const link = await host.locator('.invite input').inputValue();
  expect(await hindrances(host)).toEqual([]);

  const bo = await newVisitor(visit, {
    ...quiet,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
  });
  const guest = await bo.open(link.slice(link.indexOf('#')));
  await guest.locator('.name-field').waitFor();
  expect(await hindrances(guest)).toEqual([]);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await takeSeat(guest, 'Bo');
  for (const page of [host, guest]) await page.waitForSelector('.table-page');

  // In the hall it stands among their own, and nothing that was asked for was refused.
  await host.getByRole('button', { name: 'To the hall' }).click();
  await host.locator('.lobby article.kept').getByText('Arkhanos').waitFor();
  expect(await hindrances(host)).toEqual([]);
  expect(failed).toEqual([]);
  for (const { errors } of [ada, bo]) expect(errors).toEqual([]);
});

test('of several free seats the golden button takes the first, and any other is a click too', async () => {
  const [ada, cy] = [await newVisitor(visit, quiet), await newVisitor(visit, quiet)];
  const path = await makeTable(await ada.open(), 'five-seals', 'Ada', 3);
  const page = await cy.open(path);
  await page.getByRole('button', { name: 'Take the first free seat' }).waitFor();
  // Without a name nobody sits down; the page says what is missing, and where.
  await page.locator('.name-field input').fill('');
  await page.getByRole('button', { name: 'Sit here, in seat 3' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('Cy');
  await page.getByRole('button', { name: 'Sit here, in seat 3' }).click();
  await page.locator('.seat-row').nth(2).getByText('Cy').waitFor();
});

test('on a phone, in French, nothing lies on the way to the talk', async () => {
  const ada = await newVisitor(visit, quiet);
  const bo = await newVisitor(visit, {
    ...quiet,
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
  });
  // The game with a map beside its tools.
  const page = await bo.open(await makeTable(await ada.open(), 'five-seals', 'Ada', 2));
  await takeSeat(page, 'Bô');
  await page.locator('.map-button').click();
  await page.locator('.map-button').click();
  await page.locator('.talk-button').click();
  await page.locator('.talk .say').waitFor();
  expect(await hindrances(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(bo.errors).toEqual([]);
});

test('a page that had a hall says when it is away and when it is back; another is silent', async () => {
  const ada = await newVisitor(visit, quiet);
  const stranger = await newVisitor(visit, quiet);
  let isAway = true;
  for (const { context } of [ada, stranger]) {
    await context.route('**/api/**', (route) => (isAway ? route.abort() : route.continue()));
    await context.routeWebSocket('**/api/line', (line) => {
      if (isAway) line.close();
      else line.connectToServer();
    });
  }
  const silent = await stranger.open();
  await silent.waitForSelector('.arch text');
  await silent.waitForLoadState('networkidle');
  expect(await silent.locator('.lobby').count()).toBe(0);

  isAway = false;
  const page = await ada.open();
  await page.locator('.lobby .with-friends').waitFor();
  isAway = true;
  await page.reload();
  await page.locator('.lobby').getByText('The hall is away').waitFor();
  expect(await page.locator('.with-friends').count()).toBe(0);
  isAway = false;
  await page.locator('.lobby .with-friends').waitFor();
});
