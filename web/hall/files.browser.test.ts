/** Games that come as files: from a written position, with an end of their own, twice, or damaged. */
import { checkOptions, type GameFile, openTable, type Player } from '@magehall/engine';
import { wholes } from '@magehall/games/wholes';
import {
  keptLog,
  myTurn,
  newVisitor,
  openFile,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';

const visit = visiting();
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** A game that starts from the first written position at which a person is asked. */
async function fromPosition(id: string, most = 9): Promise<GameFile> {
  const { game } = await wholes[id]();
  for (const start of game.examples) {
    const state = game.scenario(JSON.stringify(start));
    const seats = game.outcome(state).scores.length;
    if (game.waitingFor(state) < 0 || seats > most) continue;
    const players = NAMES.slice(0, seats).map((name): Player => ({ plays: 'person', name }));
    const options = checkOptions(game, { seats });
    const head = { magehall: 2 as const, game: id, rulesVersion: 1, table: `start-${id}` };
    const file = { ...head, options, start, players, log: [] };
    openTable(game, file);
    return file;
  }
  throw new Error(`${id} has no such position.`);
}

test.each(Object.keys(wholes))(
  'a game of %s that starts from a written position is played, replayed, kept, and goes on',
  async (id) => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const file = await fromPosition(id);
    await openFile(page, file);
    const lift = page.locator('.curtain button');
    await page.locator('.table-page, .curtain').first().waitFor();
    if (await lift.count()) await lift.click();
    expect(await myTurn(page)).toBe('turn');
    expect(await steps(page)).toBe(0);
    await page.locator('#open-choices').click();
    await page.locator('dialog.choice-list ol button').first().click();
    // What chance answers comes after it.
    await expect
      .poll(async () => [await steps(page), (await keptLog(page, file.table)).length].join())
      .toMatch(/^([1-9]\d*),\1$/);
    const made = await steps(page);
    // Read again from the shelf, and looked at from its beginning.
    await page.reload();
    await page.locator('.table-page, .curtain').first().waitFor();
    if (await lift.count()) await lift.click();
    await page.waitForSelector(`.table-page[data-steps="${made}"]`);
    await page.goto(`${page.url()}/0`);
    await page.waitForSelector('.replay');
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    await page.getByRole('heading', { name: 'Dice', exact: true }).waitFor();
    expect(errors).toEqual([]);
  },
);

test('a game that somebody gave up is over, and says who won', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const file = await fromPosition('arkhanos', 2);
  const log = [{ by: 0, end: 'resign' as const, places: [2, 1] }];
  await openFile(page, { ...file, table: 'given-up', log });
  await page.locator('.prompt').getByText('Bo wins').waitFor();
  expect(await page.locator('#open-choices, #do-it').count()).toBe(0);
  expect(errors).toEqual([]);
});

test.each([
  ['too few players', { players: [] }, 'names 0 players'],
  ['a name that turns the line', { players: [{ plays: 'person', name: '\u202eab' }] }, 'be seen'],
  [
    'a secret that is none',
    { dice: { commitment: 'ab'.repeat(32), seats: [], secret: 'zz' } },
    'secret is not 32',
  ],
  ['a position that can’t be', { start: { dragon: 1 } }, 'has no "dragon"'],
  ['lists within lists', { options: JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`) }, 'too deep'],
])('a file with %s is refused, and the hall is as it was', async (_, change, sentence) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const file = { ...(await fromPosition('arkhanos')), ...change };
  const buffer = Buffer.from(JSON.stringify(file));
  const given = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(given);
  await page.locator('.notice').getByText(sentence).waitFor();
  await page.reload();
  await page.getByText('starts the first one').waitFor();
  expect(errors).toEqual([]);
});
