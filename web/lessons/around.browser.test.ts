/** Around lessons: how one comes to them, leaves them and returns; the coach after them. */
import { lessons } from '@magehall/games/lessons';
import { hindrances } from '@magehall/testing/browser/axe';
import { newVisitor, steps, visiting } from '@magehall/testing/browser/visit';
import { expect, test } from 'vitest';
import { learn, next, PHONE, pointed, standing } from './testing.ts';

const visit = visiting();

test('a lesson that was left goes on where it stood, goes a step back, and begins again', async () => {
  const { open, errors } = await newVisitor(visit, { newcomer: true, serviceWorkers: 'block' });
  const page = await open();
  await learn(page, visit, 'arkhanos');
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

test.each(['dark', 'light'] as const)(
  'in %s nothing in it hinders anybody',
  async (colorScheme) => {
    for (const viewport of [{ width: 1280, height: 720 }, PHONE.viewport]) {
      const { open } = await newVisitor(visit, {
        ...{ newcomer: true, serviceWorkers: 'block', colorScheme, viewport },
      });
      const page = await open();
      await page.getByRole('button', { name: 'Play now' }).first().click();
      await page.getByRole('button', { name: 'I know it, play now' }).waitFor();
      expect(await hindrances(page)).toEqual([]);
      await page.locator('dialog').getByRole('button', { name: 'Learn in 5 minutes' }).click();
      await page.getByRole('button', { name: 'Show me' }).waitFor();
      expect(await hindrances(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show me' }).click();
      await next(page);
      expect(await hindrances(page)).toEqual([]);
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.getByRole('region', { name: 'Your coach' }).waitFor();
      expect(await hindrances(page)).toEqual([]);
    }
  },
);

test('a game that has no lesson, or is none, gets a sentence', async () => {
  const { open } = await newVisitor(visit, { serviceWorkers: 'block' });
  const page = await open('#/learn/chess');
  await page.getByText('does not have that game').waitFor();
});
