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
    // What is promised: docs/browsers.md.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    modulePreload: {
      polyfill: false,
      // What is opened later, or never by the page itself, may ask for its own when it is there;
      // and what a table asks for finds nearly all of that at the table.
      resolveDependencies: (file, needed, { hostId }) =>
        /\/(house|Hall)-/.test(hostId) && !SELDOM.test(file) ? needed : [],
    },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        offline: join(import.meta.dirname, 'offline/offline.ts'),
      },
      output: {
        // Few files, since many small ones compress badly.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'rooms' }],
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

const SELDOM = /\/(judgement|Menu|menus|Dialog|DiceSheet|Sheets|SharedPage|fair|troubles)-/;

/** Parts that come when they are wanted, and so stay out of the files below. */
const LATER =
  /\/table\/later\/|\/(window|Menu|menus|Curtain|DiceSheet|Scores|whyWon|Dialog|NoticeList|ReplayBar|Sheets|ChoiceList|drag|motions?|sounds|tally|troubles|verify|whole|wrong|fr)\.(tsx?|json)$/;

/** What the hall and a table share. */
const HOUSE = [
  /node_modules\/@?preact|vite\/preload-helper|engine\/contract\.ts$/,
  /\/ui\/(\w+\/)?(index|language|later|saySheets|settings|worded|announcer|Panel|Piece)\.tsx?$/,
  /\/ui\/art\/(Icon|icons|Definitions|stones|elements|Familiar|Seal)\.tsx?$/,
  /\/games\/(register|tables|judgements)\.ts$|\/web\/([^/]+|store\/(shelf|database|record)|offline\/register|words\/say)\.tsx?$/,
];

/** The table that all games share, and what plays on it. */
const TABLE = [
  /\/engine\/(file|hash|same|table|won)\.ts$|\/dealer\/(command|dealer|index)\.ts$/,
  /\/ui\/((table|seats|choosing|keys|motion|telling|replay|sheets)\/)?\w+\.tsx?$/,
  /\/bots\/index\.ts$|\/web\/table\/(TablePage|local|file)\.tsx?$/,
];

/** What sets a table up, from the hall or from a game that is over. */
const START =
  /\/engine\/(options|limits|names|players|shown)\.ts$|\/dealer\/seal\.ts$|\/web\/(hall\/players|table\/start)\.ts$/;

/** The file a module goes into; whoever is not named goes where it is first wanted. */
function chunkOf(path: string, graph: Graph): string | null {
  if (LATER.test(path)) return null;
  if (HOUSE.some((files) => files.test(path))) return 'house';
  if (TABLE.some((files) => files.test(path))) return 'table';
  if (START.test(path)) return 'start';
  const [, home, game] = /(.*\/games\/([^/]+)\/)/.exec(path) ?? [];
  if (game === undefined) return null;
  const sign = /\/(words\/(sign\.(en|fr)|evening)|rules\/seats)\.ts$/;
  if (sign.test(path)) return `${game}-sign`;
  if (!/\/(rules|table)\/|words\/(things|tongue|speech|places)\.ts$/.test(path)) return null;
  if (below(`${home}table/window.tsx`, graph).has(path)) return `${game}-art`;
  // What only bots think with stays out of the table's file.
  const onTable = [`${home}rules/index.ts`, `${home}table/index.tsx`];
  const isWanted = onTable.some((entry) => below(entry, graph).has(path)) || /\/words\//.test(path);
  return isWanted ? game : null;
}

/** All of a game that a module of it needs. */
function below(top: string, graph: Graph): Set<string> {
  const found = new Set([top]);
  for (const path of found)
    for (const needed of graph.getModuleInfo(path)?.importedIds ?? [])
      if (/\/games\//.test(needed)) found.add(needed);
  return found;
}

interface Graph {
  getModuleInfo(path: string): { importedIds: readonly string[] } | null;
}

/** Writes the list of files, and a hash over them, into the service worker. */
function offline(): Plugin {
  return {
    name: 'magehall-offline',
    apply: 'build',
    generateBundle: { order: 'post', handler: (_, bundle) => list(bundle) },
  };
}

/** Last of all, since files that turn out to be empty are dropped until then. */
function list(bundle: Bundle): void {
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
}

type Bundle = Record<
  string,
  { type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array }
>;
