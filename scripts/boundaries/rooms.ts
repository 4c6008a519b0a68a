// The rooms of the house, and which room may import which: the arrows of docs/architecture.md.
// A room is found by a file's path, so it doesn't matter by which name the file was imported.

interface Room {
  name: Kind;
  /** The game a room belongs to; rules, words and table keep to their own. */
  game?: string;
}

type Kind =
  | 'engine'
  | 'laws'
  | 'rules'
  | 'words'
  | 'lessons'
  | 'puzzles'
  | 'table'
  | 'book'
  | 'tests'
  | 'register'
  | 'tables'
  | 'bots'
  | 'dealer'
  | 'wire'
  | 'server'
  | 'ui'
  | 'web'
  | 'cli'
  | 'scripts'
  | 'bench'
  | 'testing'
  | 'root';

const WORDS_AND_BELOW: Kind[] = ['engine', 'rules', 'words', 'register'];

/** Room by room (`tests` are a game's browser tests, `testing` what such tests share): what its code may import besides its own room. */
const MAY_IMPORT: Record<Kind, Kind[]> = {
  engine: [],
  laws: ['engine'],
  rules: ['engine'],
  words: ['engine', 'rules'],
  lessons: ['engine', 'rules'],
  puzzles: ['engine'],
  register: ['engine', 'rules', 'words', 'lessons', 'puzzles'],
  bots: ['engine', 'rules', 'register'],
  dealer: ['engine', 'wire'],
  wire: ['engine'],
  ui: ['engine'],
  table: ['engine', 'rules', 'words', 'ui'],
  book: ['engine', 'rules', 'words', 'ui', 'table'],
  tests: ['engine', 'rules', 'words', 'table', 'testing'],
  tables: ['engine', 'table', 'book'],
  server: [...WORDS_AND_BELOW, 'bots', 'dealer', 'wire'],
  cli: [...WORDS_AND_BELOW, 'bots', 'dealer', 'wire', 'server'],
  web: [...WORDS_AND_BELOW, 'bots', 'dealer', 'wire', 'ui', 'table', 'book', 'tables'],
  scripts: [...WORDS_AND_BELOW, 'bots', 'dealer', 'wire', 'server', 'laws', 'root'],
  bench: [...WORDS_AND_BELOW, 'bots', 'dealer', 'wire', 'server', 'scripts'],
  testing: ['engine', 'rules', 'words', 'register'],
  root: [],
};

/** Rooms that run anywhere, with the only packages they may use; the others may use any they list. */
const PACKAGES: Partial<Record<Kind, string[]>> = {
  engine: ['@noble/hashes', 'pure-rand'],
  laws: ['fast-check', 'vitest'],
  rules: [],
  words: [],
  lessons: [],
  puzzles: [],
  register: [],
  dealer: [],
  wire: ['valibot'],
};

/** The same rooms within a game: one game never knows another. */
const OF_A_GAME = new Set<Kind>(['rules', 'words', 'lessons', 'puzzles', 'table', 'book', 'tests']);

function roomOf(path: string): Room | undefined {
  const [first = '', second = '', third = ''] = path.split('/');
  switch (first) {
    case 'engine':
      return { name: second === 'laws' ? 'laws' : 'engine' };
    case 'games':
      if (third === '')
        return { name: /^(tables|windows|books)\./.test(second) ? 'tables' : 'register' };
      if (isPartOfGame(third)) return { name: third, game: second };
      return undefined;
    case 'bots':
    case 'dealer':
    case 'wire':
    case 'server':
    case 'ui':
    case 'web':
    case 'cli':
    case 'scripts':
    case 'bench':
    case 'testing':
      return { name: first };
    default:
      return second === '' ? { name: 'root' } : undefined;
  }
}

type PartOfGame = 'rules' | 'words' | 'lessons' | 'puzzles' | 'table' | 'book' | 'tests';

function isPartOfGame(folder: string): folder is PartOfGame {
  return OF_A_GAME.has(folder as PartOfGame);
}

/** Only what is tested in a browser may use what those tests share. */
function ofThePage(room: Kind): string | undefined {
  const may =
    room === 'ui' || room === 'web' || room === 'table' || room === 'book' || room === 'tests';
  return may ? undefined : `${room} may not import testing, not even for its tests`;
}

/** Tests, and what only tests share: `testing.ts`, `testing/`. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing(\/|\.tsx?$)/.test(path);
}

/** Scripts and the bench never ship: they may play with the people whom the tests share. */
function triesOut(from: string, to: string): boolean {
  return /^(scripts|bench)\//.test(from) && /\/testing\//.test(to);
}

/** Why a file may not import another of the project; nothing where it may. */
export function whyNotFile(from: string, to: string): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)];
  if (!here) return `${from} lies in no room of the house`;
  if (!there) return `${to} lies in no room of the house`;
  if (isTest(to) && !isTest(from) && !triesOut(from, to))
    return 'a test is imported by nothing but tests';
  if (OF_A_GAME.has(here.name) && there.game !== undefined && here.game !== there.game) {
    return `${here.game} may not know ${there.game}`;
  }
  if (here.name === there.name) return undefined;
  if (isTest(from) && there.name === 'laws') return undefined;
  if (isTest(from) && there.name === 'testing') return ofThePage(here.name);
  // What the dealer does is tried on every game, and so is the table that all games share.
  const tried = here.name === 'dealer' || here.name === 'ui';
  if (isTest(from) && tried && there.name === 'register') return undefined;
  if (MAY_IMPORT[here.name].includes(there.name)) return undefined;
  return `${here.name} may not import ${there.name}`;
}

/** Why a file may not import a package from the registry or Node itself; nothing where it may. */
export function whyNotPackage(from: string, name: string): string | undefined {
  const here = roomOf(from);
  if (!here) return `${from} lies in no room of the house`;
  const allowed = PACKAGES[here.name];
  if (!allowed || allowed.includes(name)) return undefined;
  if (isTest(from) && (name === 'vitest' || name === 'fast-check' || name === 'node'))
    return undefined;
  const instead = allowed.length > 0 ? `only ${allowed.join(' and ')}` : 'none';
  return `${here.name} may not import ${name}: it runs anywhere and needs no packages (${instead})`;
}
