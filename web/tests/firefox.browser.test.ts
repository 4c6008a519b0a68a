/** The hall and every table in a Firefox, if this machine has one. */
import { type Firefox, installedFirefox, openFirefox } from '@magehall/testing/browser/firefox';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const command = installedFirefox();
if (!command)
  console.warn('No Firefox is installed here: what is tested in one is skipped, not passed.');

describe.skipIf(!command)('in an installed Firefox', () => {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await openFirefox(command ?? '');
    await firefox.goto(inject('address'));
  });
  afterAll(() => firefox?.close());

  /** Waits on the page until the expression is true. */
  const until = (expression: string) =>
    firefox.evaluate(`new Promise((resolve) => {
      const look = () => (${expression}) ? resolve(true) : setTimeout(look, 50);
      look();
    })`);

  test('the hall shows three windows, and nothing lies beside the page', async () => {
    await until(`document.querySelectorAll('.arch [clip-path] > g').length === 3`);
    expect(
      await firefox.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBe(0);
  });

  test.each(['arcana-magica', 'arkhanos', 'five-seals'])(
    '%s starts, and the first choice of its list is made',
    async (game) => {
      await firefox.goto(`${inject('address')}#/new/${game}`);
      await until(`document.querySelector('.new-table [type=submit]')`);
      await firefox.evaluate(`document.querySelector('.new-table [type=submit]').click()`);
      await until(`document.querySelector('#open-choices, #do-it')`);
      const steps = Number(
        await firefox.evaluate(`document.querySelector('.table-page').dataset.steps`),
      );
      await firefox.evaluate(`document.querySelector('#open-choices')?.click()`);
      await until(`document.querySelector('.choice-list ol button, #do-it')`);
      await firefox.evaluate(
        `(document.querySelector('.choice-list ol button') ?? document.querySelector('#do-it')).click()`,
      );
      await until(`Number(document.querySelector('.table-page').dataset.steps) > ${steps}`);
    },
  );
});
