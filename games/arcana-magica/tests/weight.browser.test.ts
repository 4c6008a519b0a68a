// What happens between the armies is fetched when it happens: here it does from the start.
import { newVisitor, visiting } from '@magehall/testing/browser/visit';
import { expectLight, HANDS, loads } from '@magehall/testing/browser/weigh';
import { describe, expect, test } from 'vitest';
import { BUSY, beside, shelve } from './positions.ts';

const visit = visiting();

describe.each(HANDS)('in $language, $viewport.width px wide,', ({ locale, other, viewport }) => {
  test.each(BUSY.map((file) => [file.table, beside(file)] as const))(
    'the table is as light in the midst of things: %s',
    async (_, file) => {
      const { open, context } = await newVisitor(visit, {
        locale,
        viewport,
        serviceWorkers: 'block',
        reducedMotion: 'no-preference',
      });
      await shelve(await open(), file);
      const address = `${visit.address}#/table/${file.table}`;
      const found = await loads(await context.newPage(), address, '.middle section');
      expect([...found.keys()]).toContainEqual(
        expect.stringMatching(/\/(Gathering|Struck|Moments)-.*\.js$/),
      );
      expectLight(found, other, ['arkhanos', 'five-seals']);
    },
  );
});
