import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashJson } from './hashJson.ts';
import { same } from './same.ts';

test('same agrees with comparing the JSON of values whose keys are sorted', () => {
  // By key alone: a plain sort would make texts of the values, and {"toString":false} has none.
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_, inner) =>
      inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(byKey))
        : inner,
    );
  expect(sorted({ b: { toString: false }, a: [] })).toBe('{"a":[],"b":{"toString":false}}');
  const small = fc.jsonValue({ maxDepth: 2, noUnicodeString: true } as fc.JsonSharedConstraints);
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(same(a, b)).toBe(sorted(a) === sorted(b));
      expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
    }),
  );
});

test('same does not mind the order of keys, and does mind everything else', () => {
  expect(same({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true);
  const others = [{ a: 1 }, { a: 1, b: [2, { c: 4 }] }, { a: 1, b: [2] }, { a: 1, c: 2 }, [], null];
  for (const other of others) expect(same({ a: 1, b: [2, { c: 3 }] }, other)).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same({}, [])).toBe(false);
});

test('hashJson does not mind the order of keys, and does mind everything else', () => {
  expect(hashJson({ a: 1, b: [2, 3] })).toBe(hashJson({ b: [2, 3], a: 1 }));
  const values = [
    { a: 1 },
    { a: '1' },
    { a: [1] },
    { a: null },
    { b: 1 },
    [],
    {},
    '',
    0,
    [[]],
    [0],
  ];
  expect(new Set(values.map(hashJson)).size).toBe(values.length);
});
