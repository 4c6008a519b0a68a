import { expect, test } from 'vitest';
import { check, type Package } from './check.ts';

const packages: Package[] = [
  {
    name: '@magehall/engine',
    folder: 'engine',
    exports: { '.': './index.ts', './laws': './laws/index.ts' },
  },
  {
    name: '@magehall/games',
    folder: 'games',
    exports: { '.': './register.ts', './tables': './tables.ts' },
  },
  ...['arkhanos', 'five-seals'].map((game) => ({
    name: `@magehall/${game}`,
    folder: `games/${game}`,
    exports: {
      './rules': './rules/index.ts',
      './words': './words/index.ts',
      './lesson': './lessons/index.ts',
      './table': './table/index.tsx',
      './book': './book/en.tsx',
    },
  })),
  { name: '@magehall/bots', folder: 'bots', exports: { '.': './index.ts' } },
  { name: '@magehall/server', folder: 'server', exports: { '.': './index.ts' } },
  { name: '@magehall/ui', folder: 'ui', exports: { '.': './index.ts' } },
  { name: '@magehall/web', folder: 'web', exports: { '.': './main.tsx' } },
  { name: '@magehall/testing', folder: 'testing', exports: { './visit': './browser/visit.ts' } },
  { name: 'magehall', folder: 'cli', exports: { '.': './magehall.ts' } },
];

const complaints = (path: string, source: string) => check(path, source, packages);

/** A file of each room, and everything of the project it may import. */
const arrows: Record<string, string[]> = {
  'engine/table.ts': ['@magehall/engine'],
  'games/arkhanos/rules/turn.ts': ['@magehall/engine', '@magehall/arkhanos/rules'],
  'games/arkhanos/words/en.ts': [
    '@magehall/engine',
    '@magehall/arkhanos/rules',
    '@magehall/arkhanos/words',
  ],
  'games/arkhanos/lessons/lesson.ts': [
    '@magehall/engine',
    '@magehall/arkhanos/rules',
    '@magehall/arkhanos/lesson',
  ],
  'games/arkhanos/table/index.tsx': [
    '@magehall/engine',
    '@magehall/arkhanos/rules',
    '@magehall/arkhanos/words',
    '@magehall/arkhanos/table',
    '@magehall/ui',
  ],
  'games/arkhanos/book/book.tsx': [
    '@magehall/engine',
    '@magehall/arkhanos/rules',
    '@magehall/arkhanos/words',
    '@magehall/arkhanos/table',
    '@magehall/arkhanos/book',
    '@magehall/ui',
  ],
  'games/register.ts': [
    '@magehall/engine',
    '@magehall/games',
    '@magehall/arkhanos/rules',
    '@magehall/five-seals/rules',
    '@magehall/arkhanos/words',
    '@magehall/five-seals/words',
    '@magehall/arkhanos/lesson',
    '@magehall/five-seals/lesson',
  ],
  'games/tables.ts': [
    '@magehall/engine',
    '@magehall/games/tables',
    '@magehall/arkhanos/table',
    '@magehall/five-seals/table',
    '@magehall/arkhanos/book',
    '@magehall/five-seals/book',
  ],
  'bots/search.ts': [
    '@magehall/engine',
    '@magehall/games',
    '@magehall/arkhanos/rules',
    '@magehall/five-seals/rules',
    '@magehall/bots',
  ],
  'ui/dice.tsx': ['@magehall/engine', '@magehall/ui'],
  'server/http.ts': [
    '@magehall/engine',
    '@magehall/games',
    '@magehall/arkhanos/rules',
    '@magehall/five-seals/rules',
    '@magehall/arkhanos/words',
    '@magehall/five-seals/words',
    '@magehall/bots',
    '@magehall/server',
  ],
  'web/hall.tsx': [
    '@magehall/engine',
    '@magehall/games',
    '@magehall/games/tables',
    '@magehall/arkhanos/rules',
    '@magehall/five-seals/rules',
    '@magehall/arkhanos/words',
    '@magehall/five-seals/words',
    '@magehall/arkhanos/table',
    '@magehall/five-seals/table',
    '@magehall/arkhanos/book',
    '@magehall/five-seals/book',
    '@magehall/bots',
    '@magehall/ui',
    '@magehall/web',
  ],
  'testing/browser/visit.ts': [
    '@magehall/engine',
    '@magehall/games',
    '@magehall/arkhanos/rules',
    '@magehall/five-seals/rules',
    '@magehall/arkhanos/words',
    '@magehall/five-seals/words',
    '@magehall/testing/visit',
  ],
  'games/arkhanos/tests/positions.ts': [
    '@magehall/engine',
    '@magehall/arkhanos/rules',
    '@magehall/arkhanos/words',
    '@magehall/arkhanos/table',
    '@magehall/testing/visit',
  ],
  'ui/motion/motion.browser.test.ts': [
    '@magehall/engine',
    '@magehall/engine/laws',
    '@magehall/games',
    '@magehall/ui',
    '@magehall/testing/visit',
  ],
  'engine/table.test.ts': ['@magehall/engine', '@magehall/engine/laws'],
  'cli/play.ts': [
    '@magehall/engine',
    '@magehall/games',
    '@magehall/arkhanos/rules',
    '@magehall/five-seals/rules',
    '@magehall/arkhanos/words',
    '@magehall/five-seals/words',
    '@magehall/bots',
    '@magehall/server',
    'magehall',
  ],
};

const entries = packages.flatMap(({ name, exports = {} }) =>
  Object.keys(exports).map((key) => name + key.slice(1)),
);

for (const [from, allowed] of Object.entries(arrows)) {
  for (const to of entries) {
    const may = allowed.includes(to);
    test(`${from} ${may ? 'may' : 'may not'} import ${to}`, () => {
      expect(complaints(from, `import '${to}';`)).toHaveLength(may ? 0 : 1);
    });
  }
}

test.each([
  ['static', `import { a } from '@magehall/ui';`],
  ['for its effect', `import '@magehall/ui';`],
  ['of a type', `import type { A } from '@magehall/ui';`],
  ['of a type among values', `import { type A } from '@magehall/ui';`],
  ['re-exported', `export { a } from '@magehall/ui';`],
  ['re-exported whole', `export * from '@magehall/ui';`],
  ['re-exported as types', `export type * from '@magehall/ui';`],
  ['dynamic', `const load = () => import('@magehall/ui');`],
  ['within a type', `type A = import('@magehall/ui').A;`],
  ['the old way', `import ui = require('@magehall/ui');`],
  ['by require', `const ui = require('@magehall/ui');`],
  ['as a worker', `new Worker(new URL('@magehall/ui', import.meta.url));`],
  ['as a worker, by a relative path', `new Worker(new URL('../../../ui/a.ts', import.meta.url));`],
  ['by a relative path', `import '../../../ui/index.ts';`],
])('an import %s is seen', (_, source) => {
  expect(complaints('games/arkhanos/rules/turn.ts', source)).toHaveLength(1);
});

test('a text or a comment that looks like an import is none', () => {
  const source = `// import '@magehall/ui';\nconst a = "import '@magehall/ui'";`;
  expect(complaints('engine/table.ts', source)).toEqual([]);
});

test('a file read as data is no import', () => {
  const source = `new URL('../fixtures/game.json', import.meta.url); new URL('..', import.meta.url);`;
  expect(complaints('engine/table.test.ts', source)).toEqual([]);
});

test('a complaint names the file, the line, the import and the reason', () => {
  expect(complaints('engine/table.ts', `\nimport '@magehall/ui';`)).toEqual([
    'engine/table.ts:2: @magehall/ui: engine may not import ui',
  ]);
});

test('relative paths within a package follow the same arrows', () => {
  expect(complaints('games/arkhanos/words/en.ts', `import '../rules/index.ts';`)).toEqual([]);
  expect(complaints('games/arkhanos/rules/turn.ts', `import '../words/index.ts';`)).toHaveLength(1);
});

test('a relative path may not leave its package, even along an arrow', () => {
  expect(complaints('games/arkhanos/rules/turn.ts', `import '../../../engine/index.ts';`)).toEqual([
    'games/arkhanos/rules/turn.ts:1: ../../../engine/index.ts: ' +
      'a relative path may not leave its package; import the package by its name',
  ]);
});

test('what a package does not export cannot be imported', () => {
  expect(complaints('cli/play.ts', `import '@magehall/engine/table.ts';`)).toHaveLength(1);
});

test.each([
  ['engine/fair.ts', '@noble/hashes/sha2.js', true],
  ['engine/chance.ts', 'pure-rand/generator/xoroshiro128plus', true],
  ['engine/fair.ts', 'node:crypto', false],
  ['engine/fair.ts', 'crypto', false],
  ['engine/fair.ts', 'fast-check', false],
  ['engine/laws/index.ts', 'fast-check', true],
  ['games/arkhanos/rules/turn.ts', 'pure-rand', false],
  ['games/arkhanos/rules/turn.ts', 'node:fs', false],
  ['games/arkhanos/words/en.ts', 'preact', false],
  ['cli/play.ts', 'node:readline', true],
  ['games/arkhanos/rules/turn.test.ts', 'fast-check', true],
  ['games/arkhanos/rules/turn.test.ts', 'vitest', true],
  ['games/arkhanos/rules/turn.test.ts', 'node:fs', true],
  ['games/arkhanos/rules/turn.test.ts', 'preact', false],
])('%s and the package %s', (from, to, may) => {
  expect(complaints(from, `import '${to}';`)).toHaveLength(may ? 0 : 1);
});

test('only tests and the house import the laws', () => {
  const source = `import '@magehall/engine/laws';`;
  expect(complaints('games/arkhanos/rules/turn.test.ts', source)).toEqual([]);
  expect(complaints('games/register.laws.test.ts', source)).toEqual([]);
  expect(complaints('scripts/rules/main.ts', source)).toEqual([]);
  expect(complaints('games/arkhanos/rules/turn.ts', source)).toHaveLength(1);
  expect(complaints('cli/play.ts', source)).toHaveLength(1);
});

test('a test gets no other liberties', () => {
  expect(complaints('engine/table.test.ts', `import '@magehall/arkhanos/rules';`)).toHaveLength(1);
});

test('only tests import tests', () => {
  expect(complaints('engine/table.ts', `import './sample.test.ts';`)).toHaveLength(1);
  expect(complaints('engine/table.ts', `import './testing.ts';`)).toHaveLength(1);
  expect(complaints('engine/table.test.ts', `import './testing.ts';`)).toEqual([]);
  expect(complaints('engine/testing/plays.ts', `import 'vitest'; import './more.ts';`)).toEqual([]);
});

test('a computed import is refused, since nobody can check it', () => {
  expect(complaints('games/register.ts', 'const load = (id: string) => import(id);')).toHaveLength(
    1,
  );
});
