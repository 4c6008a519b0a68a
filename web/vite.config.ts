import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { precache } from './offline/precache.ts';

const ROOT = join(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'games/package.json'), 'utf8'));
const GAMES = Object.keys(dependencies)
  .map((name) => name.replace('@magehall/', ''))
  .filter((name) => name !== 'engine');

interface File {
  name: string;
  /** Modules by their path, or by the name under which a package exports them; or whole folders. */
  of: readonly string[];
  /** Without what it imports. */
  alone?: true;
}

/**
 * The files that a page is loaded in, in the order in which they come. Each holds its entries and all
 * that they import, but for what a file above it holds. What is not named here is split where an
 * `import()` stands. Without this list everything that some pages share would get a file for just
 * these pages: a table would come in 35 files, and weigh 7 KB more.
 */
const FILES: readonly File[] = [
  // What every page needs.
  { name: 'house', of: ['web/main.tsx', 'ui/art/', 'ui/style/', 'ui/sheets/menus.ts'] },
  // What the hall shows of a game: its sign and its window. What is drawn there, its table draws too.
  ...GAMES.flatMap((game): File[] => [
    { name: `${game}-sign`, of: [`@magehall/${game}/sign/en`, `@magehall/${game}/sign/fr`] },
    { name: `${game}-window`, of: [`@magehall/${game}/window`], alone: true },
    { name: `${game}-art`, of: [`@magehall/${game}/window`] },
  ]),
  // The table that all games share, with what they draw with and what their rules stand on.
  {
    name: 'table',
    of: [
      ...['web/table/TablePage.tsx', 'ui/table/', 'ui/choosing/Piece.tsx'],
      ...['engine/frames.ts', 'engine/data/hash.ts', 'engine/data/lists.ts'],
      ...['engine/words/speech.ts', 'engine/words/typeset.ts'],
    ],
  },
  ...GAMES.map((game) => ({
    name: game,
    of: ['rules', 'table', 'words/shared'].map((entry) => `@magehall/${game}/${entry}`),
  })),
  // What seals dice; what sets a table up, from the hall or from a game that is over.
  { name: 'dice', of: ['web/table/dice.ts'] },
  { name: 'start', of: ['web/table/start.ts', 'web/hall/players.ts'] },
];

export default defineConfig({
  root: import.meta.dirname,
  // JSX straight to Preact; TypeScript is stripped by the same pass.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    // What is promised: docs/browsers.md.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    modulePreload: {
      polyfill: false,
      // A game's drawings are fetched beside its table, not after it. All else that an `import()`
      // needs is there, or can wait; lists of it would weigh more than they save.
      resolveDependencies: (_, needed) => needed.filter((file) => file.includes('-art-')),
    },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        offline: join(import.meta.dirname, 'offline/offline.ts'),
      },
      output: {
        codeSplitting: {
          groups: FILES.map(({ name, of, alone }, i) => ({
            name,
            test: among(of),
            priority: FILES.length - i,
            includeDependenciesRecursively: !alone,
          })),
        },
        entryFileNames: (chunk) =>
          chunk.name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  // The bots' own files are known by their name: they are no part of opening a table.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  plugins: [precache()],
});

/** Whether a module is one of these entries, or lies in one of these folders. */
function among(entries: readonly string[]): (id: string) => boolean {
  const { resolve } = createRequire(import.meta.url);
  const paths = entries.map((entry) => {
    if (entry.endsWith('/')) return join(ROOT, entry);
    // Fails where there is no such module any more.
    return resolve(entry.startsWith('@') ? entry : join(ROOT, entry));
  });
  return (id) => paths.some((path) => (path.endsWith('/') ? id.startsWith(path) : id === path));
}
