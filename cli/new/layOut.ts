/**
 * Lays out a new game: copies the smallest complete one under its name, and registers it. In the
 * template it is called "My Game", in the folder `my-game`, and its rules begin with `MG-`.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** A folder's name, a package's, and what stands in a link. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;

export interface NewGame {
  id: string;
  title: string;
  /** Its rules begin with it. */
  prefix: string;
}

export function isGameName(name: string): boolean {
  return NAME.test(name) && name.length <= LONGEST && name.replace(/[^a-z]/g, '').length > 1;
}

/** Some package of the house has that name already. */
export function isTaken(root: string, name: string): boolean {
  return [join(root, 'games', name), join(root, name), linkOf(root, name)].some(existsSync);
}

export function layOut(root: string, id: string): NewGame {
  const title = id.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());
  const game = { id, title, prefix: freePrefix(root, id) };
  const named = (text: string) =>
    text
      .replaceAll('my-game', game.id)
      .replaceAll('My Game', game.title)
      .replaceAll('MG-', `${game.prefix}-`);
  for (const entry of readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith(SUFFIX) || entry === `positions.md${SUFFIX}`) continue;
    const path = join(root, 'games', id, named(entry.slice(0, -SUFFIX.length)));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, named(readFileSync(join(TEMPLATE, entry), 'utf8')));
  }
  register(root, id);
  const positions = readFileSync(join(TEMPLATE, `positions.md${SUFFIX}`), 'utf8');
  change(join(root, 'docs', 'scenarios.md'), (page) => `${page.trimEnd()}\n${named(positions)}`);
  // What `npm install` would do, so that it can be played at once.
  symlinkSync(join('..', '..', 'games', id), linkOf(root, id), 'junction');
  return game;
}

const linkOf = (root: string, name: string) => join(root, 'node_modules', '@magehall', name);

/** One entry in each list of games, after the others, and the dependency. */
function register(root: string, id: string): void {
  const lazy = (entry: string) => `() => import('@magehall/${id}/${entry}')`;
  const both = (entry: string) =>
    `{\n      en: ${lazy(`${entry}/en`)},\n      fr: ${lazy(`${entry}/fr`)},\n    }`;
  const entries = {
    rules: lazy('rules'),
    wholes: lazy('whole'),
    words: `{\n    sign: ${both('sign')},\n    words: ${both('words')},\n  }`,
    tables: lazy('table'),
    windows: lazy('window'),
  };
  const key = id.includes('-') ? `'${id}'` : id;
  for (const [list, entry] of Object.entries(entries))
    change(join(root, 'games', `${list}.ts`), (code) =>
      code.replace(/\n\};\n$/, `\n  ${key}: ${entry},\n};\n`),
    );
  change(join(root, 'games', 'package.json'), (text) => {
    const json = JSON.parse(text);
    json.dependencies[`@magehall/${id}`] = json.version;
    const sorted = Object.entries(json.dependencies).sort(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify({ ...json, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
  });
}

function change(path: string, how: (text: string) => string): void {
  writeFileSync(path, how(readFileSync(path, 'utf8')));
}

/** Two letters of its name that no other game's rules begin with: its initials, if they are free. */
function freePrefix(root: string, id: string): string {
  const books = globSync(join(root, 'games', '*', 'words', 'rules.en.ts'));
  const taken = new Set(
    books.map((book) => /'([A-Z]{2})-[A-Z]/.exec(readFileSync(book, 'utf8'))?.[1]),
  );
  const [first = '', ...others] = id.split('-').map((word) => word.slice(0, 1));
  const letters = [...others, ...id.slice(1), ...'abcdefghijklmnopqrstuvwxyz'];
  const second = letters
    .filter((letter) => /[a-z]/.test(letter))
    .find((letter) => !taken.has((first + letter).toUpperCase()));
  return (first + (second ?? '')).toUpperCase();
}
