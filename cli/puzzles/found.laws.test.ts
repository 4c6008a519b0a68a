/** Plays a whole game of archmages, and searches long. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Puzzles } from '@magehall/engine';
import { expect, test } from 'vitest';
import { run } from '../spawned.ts';

test('puzzles finds again what it found, and leaves the file as it is when asked to', async () => {
  const file = fileURLToPath(import.meta.resolve('@magehall/arkhanos/puzzles/list'));
  const before = await readFile(file, 'utf8');
  const flags = ['--games', '1', '--count', '9', '--dry'];
  const { code, out, err } = await run('', 'puzzles', 'arkhanos', ...flags);
  expect(code).toBe(0);
  expect(err).toContain('1/1');
  const list: Puzzles = JSON.parse(out);
  expect(list.how).toBe('npx magehall puzzles arkhanos --games 1 --count 9 --seed 1');
  // The first game of the long list is this one: same seed, same puzzles, as far as they were kept.
  const kept = (JSON.parse(before) as Puzzles).puzzles.filter(({ name }) => name.startsWith('0-'));
  expect(kept.length).toBeGreaterThan(0);
  expect(list.puzzles).toEqual(expect.arrayContaining(kept));
  expect(await readFile(file, 'utf8')).toBe(before);
});
