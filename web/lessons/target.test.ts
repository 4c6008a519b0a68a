import { expect, test } from 'vitest';
import { targetOf, without } from './target.ts';

const wanted = {
  wants: (choice: unknown) => choice === 'meant',
  pieces: ['die:a', 'pillar:1', 'meeple:m'],
};
const at = (chosen: string[], ready?: unknown, others: unknown[] = []) =>
  targetOf(wanted, { chosen, ready, others });

test('the pieces come one after the other, then the golden button', () => {
  expect(at([])).toEqual({ piece: 'die:a' });
  expect(at(['die:a'])).toEqual({ piece: 'pillar:1' });
  expect(at(['die:a', 'pillar:1'], 'other')).toEqual({ piece: 'meeple:m' });
  expect(at(['die:a', 'pillar:1', 'meeple:m'], 'meant')).toBe('doIt');
});

test('what the golden button offers already needs no more pieces', () => {
  expect(at(['die:a'], 'meant')).toBe('doIt');
  expect(at([], 'meant')).toBe('doIt');
});

test('a button among others is pressed when nothing on the board stands for it', () => {
  const words = { ...wanted, pieces: ['go:end'] };
  const offered = { chosen: [], ready: undefined, others: ['other', 'meant'] };
  expect(targetOf(words, offered)).toEqual({ button: 1 });
  expect(targetOf(words, { ...offered, others: [] })).toBeUndefined();
});

test('equal pieces are taken away one at a time', () => {
  expect(without(['a', 'b', 'b'], ['b', 'c'])).toEqual(['a', 'b']);
});
