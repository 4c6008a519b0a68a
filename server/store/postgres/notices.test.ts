import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { News } from '../notices.ts';
import { payloadsOf } from './notices.ts';

const news = (table: string, text: string): News => ({
  ...{ is: 'move', table, seq: 1, listed: false },
  move: { table, seq: 1, at: 1, person: null, key: 'k', entries: [{ by: 0, choice: text }] },
});

test('all is told in messages that PostgreSQL takes, and what is too long is only named', () => {
  const long = fc.oneof(fc.string({ maxLength: 900 }), fc.constant('é'.repeat(5000)));
  fc.assert(
    fc.property(fc.array(long, { maxLength: 30 }), (texts) => {
      const all = texts.map((text, i) => news(`t${i}`, text));
      const payloads = payloadsOf('node', all);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(7500);
      const told = payloads.flatMap((payload) => JSON.parse(payload)[1] as News[]);
      const { move: _, ...named } = news('x', '') as News & { move?: unknown };
      expect(told).toEqual(
        all.map((each, i) => (texts[i].length >= 5000 ? { ...named, table: `t${i}` } : each)),
      );
      // No more messages than are needed, or nearly so.
      const size = Buffer.byteLength(JSON.stringify(told));
      expect(payloads.length).toBeLessThanOrEqual(1 + size / 3000);
    }),
    { numRuns: 30 },
  );
});
