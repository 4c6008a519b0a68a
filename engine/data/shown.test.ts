import { expect, test } from 'vitest';
import { shown } from './shown.ts';

test('a value stands in a sentence as it is written in JSON', () => {
  for (const value of [1, -0.5, 'red-4', true, null, [], [1, 'x'], {}, { a: [1], b: { c: 2 } }])
    expect(shown(value)).toBe(JSON.stringify(value));
  expect(shown(undefined)).toBe('nothing');
});

test('however long or deep it is, a line can hold it', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  for (const value of ['x'.repeat(1e6), new Array(1e5).fill(7), { ['y'.repeat(1e6)]: 1 }, deep])
    expect(shown(value).length).toBeLessThan(70);
  expect(shown(deep)).toBe('[[[[…]]]]');
});

test('nothing in it moves a cursor, clears the screen or turns the line around', () => {
  const unsafe = '\u001b[2J\u0085\u007f\u2028\u202e\u2066\u200b';
  for (const value of [unsafe, [unsafe], { [unsafe]: unsafe }])
    expect(shown(value)).toMatch(/^[ -~]*…?$/);
  expect(shown('é « 木 » 🜁')).toBe('"é « 木 » 🜁"');
});
