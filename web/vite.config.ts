import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // JSX straight to Preact; TypeScript is stripped by the same pass.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        offline: join(import.meta.dirname, 'offline/offline.ts'),
      },
      output: {
        // Few files, since many small ones compress badly: the house, and each game's rules and table.
        codeSplitting: {
          groups: [
            {
              name: gameOf,
              test: /games\/[^/]+\/(rules|table)\/(?!later\/|.*(judgement|window)\.tsx?$)/,
            },
            {
              name: 'house',
              priority: 1,
              test: /(node_modules|\/engine|\/ui)\/(?!.*(Menu|DiceSheet|Scores|ReplayBar|Seal|elements|drag|sounds|fr|tally|verify)\.tsx?$)/,
            },
          ],
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
  plugins: [offline()],
});

/** `…/games/arkhanos/rules/turn.ts` belongs to arkhanos. */
function gameOf(path: string): string | null {
  return /games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Writes the list of files, and a hash over them, into the service worker. */
function offline(): Plugin {
  return {
    name: 'magehall-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const worker = bundle['offline.js'];
      if (worker?.type !== 'chunk') return;
      const hash = createHash('sha256');
      const files = ['/'];
      for (const [name, file] of Object.entries(bundle)) {
        if (name === 'offline.js') continue;
        if (name !== 'index.html') files.push(`/${name}`);
        hash.update(file.type === 'chunk' ? file.code : file.source);
      }
      const open = join(import.meta.dirname, 'public');
      for (const name of readdirSync(open)) {
        files.push(`/${name}`);
        hash.update(readFileSync(join(open, name)));
      }
      const version = hash.digest('hex').slice(0, 12);
      worker.code = `const FILES=${JSON.stringify(files.sort())},VERSION="${version}";${worker.code}`;
    },
  };
}
