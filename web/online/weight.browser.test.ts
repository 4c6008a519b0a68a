import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import { LANGUAGES, loads, weigh } from '@magehall/testing/browser/weigh';
import { expect, test } from 'vitest';
import { makeTable, takeSeat } from './testing/browsers.ts';

const visit = visiting();

/** The heaviest game: what a table on line adds is the same for all. */
test.each(LANGUAGES)(
  'in $language a table on line weighs at most 12 KB more than one on this device',
  async ({ locale, other }) => {
    const options = { locale, serviceWorkers: 'block' } as const;
    const ada = await newVisitor(visit, options);
    const local = await ada.open('#/new/five-seals');
    await local.locator('button[type=submit]').click();
    await local.waitForSelector('.table-page');
    const ready = '.scene [data-piece]';
    const here = weigh(await loads(await ada.context.newPage(), local.url(), ready), '.js');
    await local.close();

    const bo = await newVisitor(visit, options);
    const host = await ada.open();
    const path = await makeTable(host, 'five-seals', 'Ada', 2);
    await takeSeat(await bo.open(path), 'Bo');
    await host.waitForSelector('.table-page');
    const found = await loads(await ada.context.newPage(), host.url(), ready);
    expect(weigh(found, '.js') - here).toBeGreaterThan(3_000);
    expect(weigh(found, '.js') - here).toBeLessThanOrEqual(12_000);
    expect([...found.keys()].filter((file) => other.test(file))).toEqual([]);
  },
);
