/** Each guided first game on the real page, to its end: by clicks, by touch, by keys, and with clicks that are not meant. */
import { answerTo, Guided } from '@magehall/engine';
import { lessons } from '@magehall/games/lessons';
import { wholes } from '@magehall/games/wholes';
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { follow, learn, PHONE, pointed, standing } from './testing.ts';

const visit = visiting();

const GAMES = Object.keys(lessons);

/** What lies where the pointer points: the piece itself, and nothing over it. */
function isFree(page: Page): Promise<boolean> {
  return pointed(page).evaluate((target) => {
    const { left, top, width, height } = (
      target.querySelector('.ring-line') ?? target
    ).getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there?.closest('.voice, .prompt') === target.closest('.voice, .prompt');
  });
}

/** All that is said on the page from now on to whoever listens instead of looking. */
async function listening(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[data-announced]'))
        if (region.textContent && heard.at(-1) !== region.textContent)
          heard.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Step by step, the pieces that could be used there and are not meant. */
async function notMeant(game: string): Promise<{ step: string; pieces: string[] }[]> {
  const [whole, { lesson }] = await Promise.all([wholes[game](), lessons[game].lesson()]);
  const made: unknown[] = [];
  return lesson.steps.map(({ step }) => {
    const guided = new Guided(whole.game, lesson, made);
    const { state } = guided.table;
    const touched = (choices: readonly unknown[]) =>
      choices.flatMap((choice) => whole.game.touches(state, choice));
    const meant = touched(guided.wanted());
    made.push(guided.wanted()[0]);
    return { step, pieces: touched(guided.table.choices()).filter((one) => !meant.includes(one)) };
  });
}

describe.each(GAMES)('the lesson of %s', (game) => {
  test('is played to its end by clicks alone, and leads to a game with a coach', async () => {
    const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
    const page = await open();
    await learn(page, visit, game);
    await follow(page, () => pointed(page).click());
    const final = page.locator('dialog.final');
    expect(await final.locator('h2').textContent()).toContain('Owl wins');
    await final.getByRole('button', { name: 'Play with a coach' }).click();
    await page.getByRole('region', { name: 'Your coach' }).waitFor();
    expect(page.url()).toContain('#/table/');
    expect(errors).toEqual([]);
  });

  test('on a phone, in French, shows each piece that it points at', async () => {
    const { open, errors } = await newVisitor(visit, {
      ...{ ...PHONE, newcomer: true, serviceWorkers: 'block', locale: 'fr-FR' },
    });
    const page = await open();
    await learn(page, visit, game);
    await follow(page, async () => {
      await expect.poll(() => isFree(page)).toBe(true);
      await pointed(page).tap();
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(errors).toEqual([]);
  });

  test('is played by keyboard alone, and whoever listens hears every step', async () => {
    const { words } = await lessons[game].words.en();
    const { context, errors } = await newVisitor(visit, {
      newcomer: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const heard = await listening(page);
    await page.goto(`${visit.address}#/learn/${game}`);
    const focused = (what: string) =>
      page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what);
    await expect.poll(() => focused('.voice .gold')).toBe(true);
    await page.keyboard.press('Enter');
    await follow(page, async () => {
      // Nobody is left outside the page: from what is asked one Tab leads to the piece that is meant.
      await expect.poll(() => focused('body')).toBe(false);
      for (let tabs = 0; tabs < 60 && !(await focused('[data-pointed]')); tabs++)
        await page.keyboard.press('Tab');
      expect(await focused('[data-pointed]')).toBe(true);
      await page.keyboard.press('Enter');
    });
    const said = (await heard()).join(' ');
    expect(said).toContain(words.hello);
    for (const { says, does } of Object.values(words.steps))
      expect(said).toContain(`${says} ${does}`);
    await expect.poll(async () => (await heard()).join(' ')).toContain(words.end);
    expect(errors).toEqual([]);
  });

  test('answers a click that was not meant, and picks nothing', async () => {
    const { words } = await lessons[game].words.en();
    const others = await notMeant(game);
    const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
    const page = await open();
    await learn(page, visit, game);
    const answer = page.locator('.voice-answer');
    let answered = 0;
    await follow(page, async () => {
      const at = Number(
        (await page.locator('.voice-progress').textContent())?.match(/(\d+)\//)?.[1],
      );
      const { step, pieces } = others[at - 1];
      const drawn = await page
        .locator('[data-piece]:not([aria-hidden])')
        .evaluateAll((all) => all.map((piece) => piece.getAttribute('data-piece')));
      const wrong = pieces.find((piece) => drawn.includes(piece));
      if (wrong && (await page.locator('.piece.chosen').count()) === 0) {
        const before = await standing(page);
        await page.locator(`[data-piece="${wrong}"]`).first().dispatchEvent('click');
        const said = answerTo(words.steps[step], [wrong]);
        await expect.poll(() => answer.textContent()).toBe(said);
        expect(await page.locator('[data-announced]').allTextContents()).toContain(said);
        expect(await standing(page)).toBe(before);
        answered++;
      }
      await pointed(page).click();
    });
    expect(answered).toBeGreaterThan(4);
    expect(errors).toEqual([]);
  });
});
