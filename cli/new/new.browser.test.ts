/**
 * A game that was just laid out, in a copy of the house, is as good as the others: it keeps types,
 * style, arrows, laws and books, and is played to its end in the terminal and in a browser.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finished, finish } from '../spawned.ts';

const house = join(import.meta.dirname, '..', '..');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'fixtures', 'pictures', 'peers']);
let copy: string;

/** A program of the copy, run there as by a person. */
function inCopy(program: string, args: readonly string[], input = ''): Promise<Finished> {
  const theirs = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|TEST)/.test(name));
  const child = spawn(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    env: { ...Object.fromEntries(theirs), NO_COLOR: '1' },
  });
  child.stdin.end(input);
  return finish(child);
}
const magehall = (args: readonly string[], input?: string) =>
  inCopy('cli/magehall.ts', args, input);
const vitest = (...args: string[]) => inCopy('node_modules/vitest/vitest.mjs', ['run', ...args]);

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'magehall-copy-'));
  const filter = (path: string) => !NOT_COPIED.has(basename(path));
  cpSync(house, copy, { recursive: true, filter });
  const installed = join(copy, 'node_modules');
  mkdirSync(join(installed, '@magehall'), { recursive: true });
  for (const name of readdirSync(join(house, 'node_modules')))
    if (name === '.bin' || !/^[.]|^@magehall$/.test(name))
      symlinkSync(join(house, 'node_modules', name), join(installed, name));
  // The house's own packages are those of the copy.
  cpSync(join(house, 'node_modules', '@magehall'), join(installed, '@magehall'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  expect(await magehall(['new', 'my-game'])).toMatchObject({ code: 0, err: '' });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('its types fit, its style is the house’s, its imports follow the arrows', async () => {
  expect(await inCopy('node_modules/typescript/bin/tsc', ['-b'])).toMatchObject({
    code: 0,
    out: '',
  });
  const biome = ['check', '--vcs-enabled=false', 'games'];
  const { code, err } = await inCopy('node_modules/@biomejs/biome/bin/biome', biome);
  expect([code, err]).toEqual([0, expect.stringContaining('No fixes applied.')]);
  expect(await inCopy('scripts/boundaries/main.ts', [])).toMatchObject({ code: 0, err: '' });
});

test('it keeps every law, has words for everything, and each rule has its test', async () => {
  const paths = ['my-game', 'cli/protocol/positions', 'ui/inspector', 'web/style'];
  const projects = ['--project', 'unit', '--project', 'laws', '--reporter', 'verbose'];
  const { code, out } = await vitest(...projects, ...paths);
  expect([code, out]).toEqual([0, expect.stringContaining('the laws, kept by my-game')]);
  const book = await magehall(['rules', 'my-game']);
  const rules = book.out.match(/MG-\w+-\d+/g) ?? [];
  expect(rules).toHaveLength(7);
  for (const rule of rules) expect(out).toContain(`${rule}: `);
});

test('it is played to its end in the terminal, in both languages', async () => {
  const endings = { en: 'The game is over.', fr: 'La partie est finie.' };
  for (const [language, ends] of Object.entries(endings)) {
    const asked = ['play', 'my-game', '--bots', 'novice', '--names', 'Ada', '--lang', language];
    const { code, out } = await magehall(asked, '1\n'.repeat(3));
    expect([code, out]).toEqual([0, expect.stringContaining(ends)]);
  }
});

test('it is played to its end in a browser', async () => {
  const { code, out, err } = await vitest('--project', 'browser', 'my-game');
  expect([code, out + err]).toEqual([0, expect.stringContaining('1 passed')]);
});
