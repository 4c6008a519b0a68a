import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isGameName, isTaken, layOut } from './layOut.ts';

const house = join(import.meta.dirname, '..', '..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'magehall-new-'));
  mkdirSync(join(root, 'node_modules', '@magehall'), { recursive: true });
  for (const path of [
    'games/package.json',
    'docs/scenarios.md',
    ...globSync('games/*.ts', { cwd: house }),
  ])
    cpSync(join(house, path), join(root, path));
  for (const path of globSync('games/*/words/rules.en.ts', { cwd: house }))
    cpSync(join(house, path), join(root, path));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

test('a game is called by small letters, with hyphens between words', () => {
  for (const name of ['my-game', 'go', 'tarot-78']) expect(isGameName(name), name).toBe(true);
  for (const name of ['', 'My-Game', '-a', 'a--b', 'a', '1a', '../up', 'a/b', 'x'.repeat(31)])
    expect(isGameName(name), name).toBe(false);
});

test('a name is taken once', () => {
  expect([isTaken(root, 'arkhanos'), isTaken(root, 'ice-age')]).toEqual([true, false]);
  layOut(root, 'ice-age');
  expect(isTaken(root, 'ice-age')).toBe(true);
});

test('all in it goes by its own name', () => {
  expect(layOut(root, 'ice-age')).toEqual({ id: 'ice-age', title: 'Ice Age', prefix: 'IA' });
  const files = globSync('**/*.*', { cwd: join(root, 'games', 'ice-age') });
  expect(files).toContain('rules/ice-age.laws.test.ts');
  for (const file of files)
    expect(read('games', 'ice-age', file)).not.toMatch(/my-game|My Game|MG-/);
  expect(read('games', 'ice-age', 'words', 'sign.en.ts')).toContain("title: 'Ice Age'");
  expect(read('docs', 'scenarios.md')).toContain('\n## ice-age\n');
});

test('it is registered after the others, once in each list', () => {
  layOut(root, 'ice-age');
  for (const list of ['rules', 'words', 'wholes', 'tables', 'windows']) {
    const keys = [...read('games', `${list}.ts`).matchAll(/^ {2}'?([\w-]+)'?: /gm)];
    expect(keys.map(([, key]) => key).slice(-2), list).toEqual(['five-seals', 'ice-age']);
  }
  expect(read('games', 'package.json')).toContain('"@magehall/ice-age": "0.1.0"');
});

test('no two games’ rules begin with the same letters', () => {
  expect(layOut(root, 'tall-ales').prefix).toBe('TL');
  expect(layOut(root, 'tea-lights').prefix).toBe('TE');
});

test('the smallest game is small: its face, and all of it', () => {
  layOut(root, 'ice-age');
  const lines = (pattern: string) =>
    globSync(pattern, { cwd: join(root, 'games', 'ice-age') })
      .filter((path) => !path.includes('.test.'))
      .reduce((sum, path) => sum + read('games', 'ice-age', path).split('\n').length - 1, 0);
  expect(lines('table/*')).toBeLessThan(100);
  expect(lines('{rules,words,table}/*')).toBeLessThan(500);
});
