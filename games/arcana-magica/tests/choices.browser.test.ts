/** The table of Arcana Magica played in a real browser, from positions of the recorded games. */
import { game } from '@magehall/arcana-magica/rules';
import { CHOICES, game as whole } from '@magehall/arcana-magica/whole';
import { words } from '@magehall/arcana-magica/words/en';
import { type GameFile, openTable } from '@magehall/engine';
import { movedOn, noteMotions } from '@magehall/testing/browser/choices';
import {
  chooseByKeys,
  keptLog,
  myTurn,
  newVisitor,
  onePage,
  steps,
  visiting,
} from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  atScreen,
  lastOf,
  lift,
  NAMES,
  type Recorded,
  recordedGame,
  shelve,
  sit,
  sitter,
  telling,
} from './positions.ts';

const visit = visiting();

describe('every kind of choice is made by clicking', () => {
  const shared = onePage(visit);

  test('and these are all that the fuzzer must meet', () => {
    expect(whole.kinds).toEqual(expect.arrayContaining([...CHOICES]));
  });

  test.each(CHOICES)('%s', async (kind) => {
    const { page, errors } = shared;
    // To endure is the other answer to the question that was answered by a sacrifice.
    const endures = kind === 'endure';
    const { file, by, choice: made } = lastOf(endures ? 'sacrifice' : kind, `choice-${kind}`);
    const choice = endures ? { endure: true } : made;
    await makeAtScreen(page, { file, by, choice });
    expect(errors).toEqual([]);
  });
});

test('a payment by keys: Space takes a card or lets go of it, Enter on a chosen one pays', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { file, by, choice } = lastOf('pay', 'pay-by-keys');
  await sit(page, visit.address, file);
  await lift(page);
  await page.keyboard.press('ArrowRight');
  const cards = game.touches(game.view(openTable(game, file).state, by), choice as never);
  const taken = async (card: string) => {
    await page.locator(`[data-piece="${card}"]`).focus();
    await page.keyboard.press('Space');
    return expect.poll(() => page.locator(`[data-piece="${card}"]`).getAttribute('aria-pressed'));
  };
  expect(cards.length).toBeGreaterThan(1);
  // The chronicle is long by now, and one stop on the way.
  const lines = page.locator('.chronicle :is(.line, summary)');
  await expect.poll(() => lines.count()).toBeGreaterThan(50);
  expect(await lines.and(page.locator('[tabindex="0"]')).count()).toBe(1);
  for (const card of cards) await (await taken(card)).toBe('true');
  const last = cards[cards.length - 1];
  await (await taken(last)).toBe('false');
  await (await taken(last)).toBe('true');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await keptLog(page, file.table))[file.log.length])
    .toEqual({ by, choice, at: expect.any(Number) });
  expect(errors).toEqual([]);
});

/** Sits down at that moment and makes the choice by clicks on the pieces it speaks of. */
async function makeAtScreen(page: Page, { file, by, choice }: Recorded): Promise<void> {
  await sit(page, visit.address, file);
  await lift(page);
  const { state } = openTable(game, file);
  const view = game.view(state, by);
  for (const piece of game.touches(view, choice as never))
    if (!piece.startsWith('go:')) await page.locator(`[data-piece="${piece}"]`).click();
  const naming = (seat: number) => NAMES[seat];
  const sentence = words.choice(view, choice as never, naming);
  // On a button in short, or, where several would read alike, in full without its stop.
  const labels = [words.act(view, choice as never, naming), sentence.replace(/\.$/, '')];
  const label = labels.map((text) => RegExp.escape(text)).join('|');
  const button = page.locator('.prompt button', { hasText: new RegExp(`^(?:${label})(?: ↵)?$`) });
  await button.click();
  await expect
    .poll(async () => (await keptLog(page, file.table))[file.log.length])
    .toEqual({ by, choice, at: expect.any(Number) });
}

test.each([
  ['captured', 'a capture', [/^unit:/, /^rising \+/]],
  ['token', 'Armageddon that comes nearer', [/^token:/, /^rising \+10/]],
  // What the joker says is for the next at this screen, behind the curtain.
  ['sacrificed', 'the Fool who is sacrificed', [/^army:/]],
] as const)('%s: %s is a moment', async (event, _, shown) => {
  const { open, context, errors } = await newVisitor(visit, {
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  });
  await noteMotions(context);
  const page = await open();
  await makeAtScreen(page, telling(event, `moment-${event}`));
  for (const what of shown)
    await expect.poll(() => movedOn(page)).toContainEqual(expect.stringMatching(what));
  expect(errors).toEqual([]);
});

test('a second touch takes a card back, and ends no turn; a unit touched twice is summoned', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { file, choice } = lastOf('summon', 'twice');
  await sit(page, visit.address, file);
  await lift(page);
  const chosen = page.locator('.piece.chosen');
  const before = await steps(page);
  const card = page.locator('.piece[data-piece^="card:"]').first();
  await card.click();
  await expect.poll(() => chosen.count()).toBe(1);
  // Throwing it away is offered in words, and Enter doesn't do it.
  await page.locator('.others button', { hasText: 'discard' }).first().waitFor();
  expect(await page.locator('#do-it').count()).toBe(0);
  await chosen.click();
  await expect.poll(() => chosen.count()).toBe(0);
  expect(await steps(page)).toBe(before);
  const unit = page.locator(`[data-piece="unit:${Object.values(choice)[0]}"]`);
  await unit.click();
  await expect.poll(() => chosen.count()).toBe(1);
  await unit.click();
  await expect.poll(() => steps(page)).toBe(before + 1);
  expect(errors).toEqual([]);
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

test('while hands are secret nobody tries out what the others would do with theirs, or links to them', async () => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const { log } = recordedGame('two-seats');
  const over = { ...alone('two-seats'), log, table: 'over' };
  const running = { ...over, log: log.slice(0, 40), table: 'running' };
  for (const [table, secret] of [
    [running, true],
    [over, false],
  ] as const) {
    await shelve(page, table);
    await page.goto(`${visit.address}#/table/${table.table}/9`);
    await page.waitForSelector('.replay');
    for (const name of ['What if?', 'Copy a link to this moment'])
      expect(await page.getByRole('button', { name }).isDisabled()).toBe(secret);
    if (!secret) continue;
    // Whoever tries is told why not.
    await page.getByRole('button', { name: 'What if?' }).click({ force: true });
    await page.locator('.replay').getByText('until then hands are secret').waitFor();
    expect(page.url()).toMatch(/running\/9$/);
  }
  expect(errors).toEqual([]);
});

test.each([
  [2, 'two-seats', 3],
  [4, 'four-seats', 4],
  [4, 'teams', 4],
])(
  'a whole game of %i at one screen, by clicks; nobody sees another’s hand: %s',
  // Many clicks, on a machine that may be busy.
  { timeout: 300_000 },
  async (seats, name, seed) => {
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    const file = atScreen(recordedGame(name), [], `whole-${name}`);
    await shelve(page, file);
    await page.goto(`${visit.address}#/table/${file.table}`);
    await page.waitForSelector('.curtain');
    const shown = await page.evaluate(clickThrough, seed);
    expect(shown.choices).toBeGreaterThan(30);
    expect(shown.curtains).toBeGreaterThan(10);
    expect(shown.leaks).toBe(0);
    await expect.poll(() => page.locator('.scores .total td').count()).toBe(seats);
    expect(errors).toEqual([]);
  },
);

/** The first seat that no Automa has is at the keyboard; the others play by themselves. */
function alone(name: string): GameFile {
  const file = recordedGame(name);
  const automas = file.options.automas as readonly number[];
  const own = file.players.findIndex((_, seat) => !automas.includes(seat));
  const players = file.players.map((_, seat) => sitter(NAMES[seat], seat === own));
  return { ...file, players, log: [], table: `keys-${name}` };
}

test.each([
  ['two', alone('two-seats')],
  ['four, three of them Automas', alone('solo-nightmare')],
])('a whole game of %s by keyboard alone', async (_, file) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await shelve(page, file);
  await page.goto(`${visit.address}#/table/${file.table}`);
  await page.waitForSelector('.table-page');
  let made = 0;
  for (; (await myTurn(page)) === 'turn'; made++) {
    const before = await steps(page);
    await chooseByKeys(page, made % 4);
    await expect.poll(() => steps(page)).toBeGreaterThan(before);
  }
  expect(made).toBeGreaterThan(10);
  await expect.poll(() => page.locator('.scores .total td').count()).toBe(file.players.length);
  const heard = async () => (await page.locator('[aria-live]').allTextContents()).join('');
  await expect.poll(heard).toMatch(/wins|share the victory/);
  expect(errors).toEqual([]);
});
