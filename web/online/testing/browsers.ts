/** For tests in a browser: people who make a table on line, come by its link, and play. */
import { newVisitor, type Visit } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';

/** What everybody has in every language. */
const FRIEND = 'person';

/** A table with so many seats for people, the maker's own first; returns the path of its link. */
export async function makeTable(
  page: Page,
  game: string,
  name: string,
  seats: number,
  terms: { pace?: string; listed?: boolean } = {},
): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/#/new/${game}`);
  await page.locator('input[name=where]').nth(1).check();
  const { pace = 'none', listed = false } = terms;
  await page.locator('.terms select').nth(0).selectOption(pace);
  await page
    .locator('.terms select')
    .nth(1)
    .selectOption(listed ? 'listed' : 'link');
  for (let seat = 2; seat < seats; seat++) await page.locator('.seats ~ .button').click();
  for (const select of await page.locator('.seat-row select').all())
    await select.selectOption(FRIEND);
  await page.locator('.seat-row input').first().fill(name);
  await page.locator('button[type=submit]').click();
  const link = await page.locator('.invite input').inputValue();
  return link.slice(link.indexOf('#'));
}

/** A name and a click. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.locator('.name-field input').fill(name);
  await page.locator('.name-field button').click();
}

/** Two people at a table of Arkhanos, each in a browser of their own. */
export async function twoAt(visit: Visit, pace = 'none', prepare?: (host: Page) => Promise<void>) {
  const quiet = { serviceWorkers: 'block' } as const;
  const people = [await newVisitor(visit, quiet), await newVisitor(visit, quiet)];
  const host = await people[0].open();
  await prepare?.(host);
  const path = await makeTable(host, 'arkhanos', 'Ada', 2, { pace });
  const guest = await people[1].open(path);
  await takeSeat(guest, 'Bo');
  const pages = [host, guest];
  for (const page of pages) await page.waitForSelector('.table-page');
  return { people, pages, host, guest };
}

/** The page whose turn it is first, then the others. */
export async function byTurn(pages: readonly Page[]): Promise<Page[]> {
  for (;;) {
    const turn = (await Promise.all(pages.map(stateOf))).indexOf('turn');
    if (turn >= 0) return [pages[turn], ...pages.filter((_, i) => i !== turn)];
    await pages[0].waitForTimeout(20);
  }
}

/** It is this one's turn, the game is over, or another is waited for. */
export function stateOf(page: Page): Promise<'turn' | 'over' | 'waits'> {
  return page.evaluate(() => {
    if (document.querySelector('dialog.final')) return 'over';
    return document.querySelector('#open-choices, #do-it') ? 'turn' : 'waits';
  });
}

/** How many steps each page shows. */
export function stepsOn(pages: readonly Page[]): Promise<number[]> {
  return Promise.all(
    pages.map(async (page) => Number(await page.locator('.table-page').getAttribute('data-steps'))),
  );
}

/** Whether all show the same soon: else somebody has begun a choice, whose parts are sent as a whole. */
export async function doAgree(pages: readonly Page[]): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const [first, ...others] = await stepsOn(pages);
    if (others.every((steps) => steps === first)) return true;
    for (const page of pages) await page.keyboard.press('h');
    await pages[0].waitForTimeout(20);
  }
  return false;
}

/** What brings a game nearer to its end is chosen first, where it is among the choices. */
const LEADS_ON = /^(Break|Take|Bris|Pren)/;

/** One choice by keys alone: the list in words, some way down, Enter. */
async function chooseByKeys(page: Page, pick: number): Promise<void> {
  if ((await page.locator('#open-choices').count()) === 0) return page.keyboard.press('Enter');
  await page.keyboard.press('l');
  const choices = page.locator('dialog.choice-list ol button');
  await choices.first().waitFor();
  const onward = (await choices.allTextContents()).findIndex((text) => LEADS_ON.test(text));
  await choices.nth(onward < 0 ? pick % (await choices.count()) : onward).focus();
  await page.keyboard.press('Enter');
}

/** The same by clicks, in one go: whole games are played so. */
function chooseByClicks(page: Page, pick: number): Promise<void> {
  return page.evaluate(async (nth) => {
    const click = (button: Element) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const list = document.querySelector('#open-choices');
    const only = document.querySelector('#do-it');
    if (!list) return void (only && click(only));
    click(list);
    let choices: NodeListOf<Element>;
    do {
      await new Promise(requestAnimationFrame);
      choices = document.querySelectorAll('dialog.choice-list ol button');
    } while (choices.length === 0);
    click(choices[nth % choices.length]);
  }, pick);
}

/** From now on this one chooses by clicks whenever it is asked, at once and without being told. */
export async function playsAlone(page: Page): Promise<void> {
  await page.evaluate((leadsOn) => {
    const click = (button: Element) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const first = new RegExp(leadsOn);
    let made = 0;
    const look = () => {
      const choices = [...document.querySelectorAll('dialog.choice-list ol button')];
      const onward = choices.filter(({ textContent }) => first.test(textContent ?? ''));
      const among = onward.length > 0 ? onward : choices;
      const next =
        among[(7 * made) % among.length] ?? document.querySelector('#open-choices, #do-it');
      if (next?.matches('dialog *')) made++;
      if (next) click(next);
    };
    setInterval(look, 20);
  }, LEADS_ON.source);
}

/** The first, who speaks English, asks to end the game; the others agree. */
export async function endByVote([first, ...others]: readonly Page[]): Promise<void> {
  await first.locator('.talk-button').click();
  await first.getByRole('button', { name: 'Ask to end the game' }).click();
  await first.keyboard.press('Escape');
  for (const page of others) await page.locator('.banners .gold').click();
  for (const page of [first, ...others]) await page.waitForSelector('dialog.final');
}

/** Everybody plays, each when asked, until it is over or `until` says so. */
export async function playOn(
  pages: readonly Page[],
  roll: (n: number) => number,
  until: (choices: number) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  for (let choices = 0; !(await until(choices)); ) {
    const states = await Promise.all(pages.map(stateOf));
    if (states.every((state) => state === 'over')) return;
    const next = states.indexOf('turn');
    if (next < 0) {
      // Nobody here wants to read what the others do.
      for (const page of pages) await page.keyboard.press('h');
      await pages[0].waitForTimeout(20);
      continue;
    }
    const page = pages[next];
    const before = await page.locator('.table-page').getAttribute('data-steps');
    // Who sits last has no mouse.
    const choose = next === pages.length - 1 ? chooseByKeys : chooseByClicks;
    await choose(page, roll(12));
    await page.waitForFunction(
      (steps) => document.querySelector('.table-page')?.getAttribute('data-steps') !== steps,
      before,
    );
    choices++;
  }
}
