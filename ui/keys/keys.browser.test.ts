/** Playing by keys on the board itself, in every game: one always stands somewhere, and sees where. */

import { recorded } from '@magehall/testing/browser/recorded';
import { myTurn, newVisitor, openFile, steps, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const visit = visiting();

const GAMES = ['Arcana Magica', 'The Towers of Arkhanos', 'Five Seals of Magic'];

/** Where the keys go now. */
function focus(page: Page) {
  return page.evaluate(() => {
    const here = document.activeElement ?? document.body;
    const drawn = (element: Element, line: 'outlineStyle' | 'stroke') =>
      getComputedStyle(element)[line] !== 'none';
    const ring = here.querySelector('.ring-focus');
    const { top, bottom, left, right } = here.getBoundingClientRect();
    return {
      name: here.getAttribute('aria-label') ?? here.textContent ?? '',
      isNowhere: here === document.body,
      isBoard: here.matches('main'),
      isPiece: here.matches('[data-piece]'),
      /** Enter chooses it. */
      isOpen: here.matches('.piece.can, .others button'),
      isRinged: drawn(here, 'outlineStyle') || (ring !== null && drawn(ring, 'stroke')),
      isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** After a key: somewhere, and if on a piece, one that is seen and ringed. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  const here = await focus(page);
  const { name, isPiece, isRinged, isInSight } = here;
  if (isPiece)
    expect({ name, isRinged, isInSight }).toMatchObject({ isRinged: true, isInSight: true });
  return here;
}

/** From wherever one stands, by an arrow onto the board and by Tab to something that can be used. */
async function reach(page: Page, way: string, further: number): Promise<boolean> {
  let here = await focus(page);
  if (!here.isPiece) {
    here = await press(page, way);
    const lit = await page.locator('.piece.can, .piece.chosen').count();
    expect(here.isPiece).toBe(lit > 0);
  }
  for (let tabs = 0; tabs < 60 && (further > 0 || !here.isOpen); tabs++) {
    here = await press(page, 'Tab');
    if (here.isOpen) further--;
  }
  return here.isOpen;
}

const DOES_IT = '.piece.chosen:focus, #do-it:focus';

function chosenPieces(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('.piece.chosen')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.piece));
}

/** One decision: pieces, one after the other, until the golden button is there; Enter on a chosen one. */
async function decide(page: Page, turn: number): Promise<void> {
  const before = await steps(page);
  const goesOn = () => expect.poll(() => steps(page)).toBeGreaterThan(before);
  const ways = ['ArrowUp', 'ArrowLeft'];
  for (let presses = 0; presses < 12; presses++) {
    if (presses > 0 && (await page.locator('#do-it').count())) {
      // Of two equal dice the other one may be the chosen one.
      for (let tabs = 0; tabs < 60 && !(await page.locator(DOES_IT).count()); tabs++)
        await press(page, 'Tab');
      await page.keyboard.press('Enter');
      return goesOn();
    }
    if (!(await reach(page, ways[turn % 2], (turn + presses) % 3))) break;
    const { isPiece } = await focus(page);
    const chosen = await chosenPieces(page);
    await page.keyboard.press('Enter');
    if (!isPiece) return goesOn();
    await expect.poll(() => chosenPieces(page)).not.toEqual(chosen);
  }
  // Put together of many pieces: let go of it, and go by the list.
  for (let i = 0; i < 12; i++) await press(page, 'Escape');
  await page.keyboard.press('l');
  await page.locator('.choice-list ol button').first().waitFor();
  for (let i = 0; i < 6 && !(await page.locator('.choice-list li :focus').count()); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  return goesOn();
}

test.each(GAMES)('%s: by keys alone one is never thrown out of the page', async (title) => {
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  const card = page.locator('.game-card', { hasText: title });
  await card.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table-page');
  // Before the board of that game, and the first arrow leads onto it.
  const arrived = await focus(page);
  expect(arrived).toMatchObject({ isBoard: true, name: `The board, ${title}` });
  expect(await myTurn(page)).toBe('turn');
  for (let turn = 0; turn < 24 && (await myTurn(page)) === 'turn'; turn++) {
    expect(await focus(page)).toMatchObject({ isNowhere: false });
    await decide(page, turn);
  }
  // If it is over already, its count lies above the table.
  if ((await myTurn(page)) === 'over') await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.waitForSelector('.replay');
  await expect.poll(() => focus(page)).toMatchObject({ isNowhere: false });
  await page.keyboard.press('Escape');
  await page.waitForSelector('.prompt');
  await expect.poll(() => focus(page)).toMatchObject({ isNowhere: false });
  expect(errors).toEqual([]);
});

test('behind the curtain the button has the focus, and who lifts it stands before what is asked', async () => {
  const { file } = await recorded('arcana-magica', 'three-seats');
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, file(40));
  await page.waitForSelector('.curtain');
  expect((await focus(page)).name).toBe('I am ready');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.prompt:focus');
  expect(await press(page, 'Tab')).toMatchObject({ isPiece: true, isOpen: true });
  expect(errors).toEqual([]);
});

test.each([
  ['arkhanos', 'three-1'],
  ['five-seals', '3-first-set'],
])(
  '%s: from what is asked Tab leads to what can answer it, not out of the page',
  async (id, name) => {
    const { file, steps: all, game, at } = await recorded(id, name);
    const isAsked = (i: number) => all[i].by >= 0 && game.choices(at(i)).length > 1;
    let moment = all.length >> 1;
    while (!isAsked(moment)) moment++;
    const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
    const page = await open();
    await openFile(page, file(moment));
    await page.waitForSelector('.piece.can');
    // There one is left when what had the focus goes away.
    await page.locator('.prompt').focus();
    expect(await press(page, 'Tab')).toMatchObject({ isPiece: true, isOpen: true });
    // Backwards it goes where it always did.
    await page.locator('.prompt').focus();
    expect(await press(page, 'Shift+Tab')).toMatchObject({ isNowhere: false });
    expect(errors).toEqual([]);
  },
);

test('the badge on the golden button shows exactly where Enter presses it, and that is said before', async () => {
  const { file, steps: all, game, at } = await recorded('arcana-magica', 'two-seats');
  const pays = (i: number) => game.choices(at(i)).every((choice) => 'pay' in (choice as object));
  let moment = all.length >> 1;
  while (!(all[moment]?.by === 0 && pays(moment) && game.choices(at(moment)).length > 1)) moment++;
  const { open, errors } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open();
  await openFile(page, file(moment));
  await page.locator('.curtain button').click();
  const badge = () =>
    page.locator('#do-it kbd').evaluate((kbd) => getComputedStyle(kbd).visibility);
  const heard = async () => (await page.locator('[aria-live]').allTextContents()).join(' ');
  await page.locator('#do-it').waitFor();
  const before = await steps(page);
  // On a card that is not chosen Enter chooses it, and the badge is gone.
  await page.keyboard.press('Tab');
  await page.locator('.own-mana [data-piece]').first().focus();
  expect(await badge()).toBe('hidden');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.own-mana .piece.chosen').count()).toBe(1);
  expect(await steps(page)).toBe(before);
  // What Enter would do now was said; on the chosen card it does it.
  await page.locator('.own-mana [data-piece]').nth(1).focus();
  while ((await page.locator('#do-it').count()) === 0) await page.keyboard.press('Enter');
  await expect.poll(heard).toContain(`Enter: ${await act(page)}`);
  await page.locator('.own-mana .piece.chosen').first().focus();
  expect(await badge()).toBe('visible');
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page)).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});

/** What the golden button says, without its badge. */
async function act(page: Page): Promise<string> {
  return ((await page.locator('#do-it').textContent()) ?? '').replace('↵', '').trim();
}
