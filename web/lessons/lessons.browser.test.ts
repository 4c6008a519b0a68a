/** The guided first games on the real page: by clicks, by keys, with wrong clicks, after a reload, without a network. */
import { answerTo, Guided } from '@magehall/engine';
import { lessons } from '@magehall/games/lessons';
import { wholes } from '@magehall/games/wholes';
import { newVisitor, steps, visiting } from '@magehall/testing/browser/visit';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const visit = visiting();

const GAMES = Object.keys(lessons);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const pointed = (page: Page) => page.locator('[data-pointed]');

async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`${visit.address}#/learn/${game}`);
  await page.getByRole('button', { name: /^(Show me|Montrez-moi)$/ }).click();
}

/** Waits until the lesson points at something new, or is over. */
async function next(page: Page): Promise<'over' | 'step'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('dialog.final')) return 'over';
    return document.querySelector('[data-pointed]') ? 'step' : false;
  });
  return (await found.jsonValue()) as 'over' | 'step';
}

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

/** Does what the lesson points at until it is over; says how many presses that took. */
async function follow(page: Page, press: () => Promise<void>): Promise<number> {
  for (let presses = 0; presses < 80; presses++) {
    if ((await next(page)) === 'over') return presses;
    const before = await standing(page);
    await press();
    await expect.poll(() => standing(page)).not.toBe(before);
  }
  throw new Error('The lesson does not end.');
}

/** All that a press can change. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const chosen = [...document.querySelectorAll('.piece.chosen')].length;
    const steps = document.querySelector('.table-page')?.getAttribute('data-steps');
    const target = document.querySelector('[data-pointed]');
    const over = document.querySelector('dialog.final') !== null;
    return [steps, chosen, target?.getAttribute('data-piece') ?? target?.id, over].join(' ');
  });
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
    await learn(page, game);
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
    await learn(page, game);
    await follow(page, async () => {
      await expect.poll(() => isFree(page)).toBe(true);
      await pointed(page).tap();
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(errors).toEqual([]);
  });

  test('is played by keyboard alone: Tab leads to what is meant, Enter does it', async () => {
    const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
    const page = await open(`#/learn/${game}`);
    const voice = page.getByRole('region', { name: 'Your teacher' });
    await voice.waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Show me');
    await page.keyboard.press('Enter');
    await follow(page, async () => {
      const isMeant = () =>
        page.evaluate(() => document.activeElement?.hasAttribute('data-pointed') ?? false);
      // What is asked comes first; from there one Tab leads on to a piece, else some more.
      await page.evaluate(() => document.querySelector<HTMLElement>('#prompt')?.focus());
      for (let tabs = 0; tabs < 60 && !(await isMeant()); tabs++) await page.keyboard.press('Tab');
      expect(await isMeant()).toBe(true);
      await page.keyboard.press('Enter');
    });
    // And who listens hears each step.
    expect(await page.locator('dialog.final .farewell').textContent()).not.toBe('');
    expect(errors).toEqual([]);
  });

  test('answers a click that was not meant, and picks nothing', async () => {
    const { words } = await lessons[game].words.en();
    const others = await notMeant(game);
    const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
    const page = await open();
    await learn(page, game);
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

test('a lesson that was left goes on where it stood, goes a step back, and begins again', async () => {
  const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
  const page = await open();
  await learn(page, 'arkhanos');
  const voice = page.getByRole('region', { name: 'Your teacher' });
  const at = () => voice.locator('.voice-progress').textContent();
  const press = async () => {
    const before = await standing(page);
    await next(page);
    await pointed(page).click();
    await expect.poll(() => standing(page)).not.toBe(before);
  };
  while (!(await at())?.includes('3/8')) await press();
  await page.reload();
  await expect.poll(at).toContain('3/8');
  const stood = await steps(page);
  await voice.getByRole('button', { name: 'Back' }).click();
  await expect.poll(at).toContain('2/8');
  expect(await steps(page)).toBeLessThan(stood);
  // The hall says that it is under way; the table's own key takes back, too.
  await page.getByRole('button', { name: 'To the hall' }).click();
  await page.getByRole('button', { name: 'Go on learning' }).click();
  await expect.poll(at).toContain('2/8');
  await page.keyboard.press('u');
  await expect.poll(at).toContain('1/8');
  while (!(await at())?.includes('2/8')) await press();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Begin the lesson again' }).click();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  expect(await steps(page)).toBe(0);
  expect(errors).toEqual([]);
});

test('who never played a game is asked once whether to be shown it', async () => {
  const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
  const page = await open();
  const playNow = () =>
    page
      .locator('.game-card', { hasText: 'Five Seals' })
      .getByRole('button', { name: 'Play now' })
      .click();
  await playNow();
  const question = page.getByRole('dialog', { name: 'New to Five Seals of Magic?' });
  await question.getByRole('button', { name: 'Learn in 5 minutes' }).click();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  expect(page.url()).toContain('#/learn/five-seals');
  await page.goBack();
  await playNow();
  await page.waitForSelector('.table-page');
  expect(page.url()).toContain('#/table/');
  expect(errors).toEqual([]);
});

test('who knows a game says so once, and plays', async () => {
  const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
  const page = await open();
  const card = page.locator('.game-card', { hasText: 'Arkhanos' });
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'I know it, play now' }).click();
  await page.waitForSelector('#open-choices, #do-it');
  expect(await page.getByRole('region', { name: 'Your coach' }).count()).toBe(0);
  await page.getByRole('button', { name: 'To the hall' }).click();
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table-page');
  expect(errors).toEqual([]);
});

test('the coach says each thing once, and can be silenced for good', async () => {
  const { words } = await lessons.arkhanos.words.en();
  const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
  const page = await open('#/learn/arkhanos');
  // The lesson can be skipped at any time.
  await page.getByRole('button', { name: 'Skip' }).click();
  const coach = page.getByRole('region', { name: 'Your coach' });
  await coach.getByText(words.tips.place).waitFor();
  await coach.getByRole('button', { name: 'All right' }).click();
  await expect.poll(() => coach.count()).toBe(0);
  await page.reload();
  await page.waitForSelector('#open-choices');
  await page.getByRole('button', { name: 'To the hall' }).click();
  // In the next game that is known; what is new is said, until nobody wants to hear it.
  await page
    .locator('.game-card', { hasText: 'Arkhanos' })
    .getByRole('button', { name: 'Play now' })
    .click();
  await page.waitForSelector('#open-choices');
  expect(await page.getByText(words.tips.place).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'No more tips' }).click();
  const kept = () => page.evaluate(() => localStorage.getItem('magehall.learning'));
  expect(JSON.parse((await kept()) ?? '{}')).toMatchObject({ coach: false });
  await page.getByRole('button', { name: 'Let the coach speak' }).click();
  expect(JSON.parse((await kept()) ?? '{}')).toMatchObject({ coach: true });
  expect(errors).toEqual([]);
});

test('a lesson is learned without a network', async () => {
  const { open, context, errors } = await newVisitor(visit, { newcomer: true });
  const page = await open();
  await page.getByText('Ready to be played offline').first().waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Learn in 5 minutes' }).first().click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await next(page);
  await pointed(page).click();
  await next(page);
  expect(errors).toEqual([]);
});

test('a game that has no lesson, or is none, gets a sentence', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/learn/chess');
  await page.getByText('does not have that game').waitFor();
});
