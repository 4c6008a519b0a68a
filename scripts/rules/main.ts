// `npm run rules [GAME …]`: per game every rule id, its sentence and the tests that name it.
// `npm test` runs it with --report FILE, the report of the tests that just ran: there only a test
// that passed counts, and only what is wrong is printed.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Book, originOf } from '@magehall/engine';
import { importsOf, literalsOf } from '../source.ts';
import { differences, idsIn, type Title, type Trace, trace } from './trace.ts';

const root = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' }, missing: { type: 'boolean' } },
  allowPositionals: true,
});

/** The games that have a book or should have one; of these, those asked for. */
function games(): string[] {
  const folders = globSync('games/*/package.json', { cwd: root }).flatMap(
    (path) => path.split('/')[1] ?? [],
  );
  const all = folders.filter((game) => existsSync(bookFile(game, 'en')) || registered(game)).sort();
  const strange = positionals.filter((game) => !all.includes(game));
  if (strange.length > 0) {
    console.error(`No book of ${strange.join(', ')}. There are: ${all.join(', ') || 'none yet'}.`);
    process.exit(2);
  }
  return all.filter((game) => positionals.length === 0 || positionals.includes(game));
}

function bookFile(game: string, language: string): string {
  return join(root, 'games', game, 'words', `rules.${language}.ts`);
}

async function bookOf(game: string, language: string): Promise<Book> {
  const file = bookFile(game, language);
  if (!existsSync(file)) return { chapters: [] };
  const found = Object.values(await import(file)).find(isBook);
  if (!found) throw new Error(`${relative(root, file)} exports no book`);
  return found;
}

function isBook(value: unknown): value is Book {
  return typeof value === 'object' && value !== null && 'chapters' in value;
}

/** A game answers for its rules once it stands in the register. */
function registered(game: string): boolean {
  const register = join(root, 'games/rules.ts');
  if (!existsSync(register)) return false;
  const imports = importsOf(register, readFileSync(register, 'utf8'));
  return imports.some(({ to }) => to?.startsWith(`@magehall/${game}/`));
}

function titles(): Title[] {
  return values.report === undefined ? listed() : passed(values.report);
}

/** All tests there are, without running them. */
function listed(): Title[] {
  const scratch = mkdtempSync(join(tmpdir(), 'magehall-rules-'));
  const list = join(scratch, 'list.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    execFileSync(process.execPath, [vitest, 'list', '--no-static-parse', `--json=${list}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const tests: Title[] = JSON.parse(readFileSync(list, 'utf8'));
    return tests.map(({ file, name }) => ({ file: relative(root, file), name }));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

function passed(file: string): Title[] {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: relative(root, name), name: fullName })),
  );
}

/** Where a game's own code names ids in a text, as an assertion or a reason does; not its words. */
function mentions(game: string): Title[] {
  return globSync('**/*.{ts,tsx}', { cwd: join(root, 'games', game) })
    .map((path) => `games/${game}/${path}`)
    .filter((path) => !path.includes('/words/') && !path.includes('/node_modules/'))
    .flatMap((path) =>
      literalsOf(path, readFileSync(join(root, path), 'utf8'))
        .filter((literal) => idsIn(literal).length > 0)
        .map((literal) => ({ file: path, name: literal })),
    );
}

function print(game: string, { rules, problems }: Trace): void {
  console.log(`\n${game}: ${rules.length} rules`);
  if (values.report === undefined && !values.missing) {
    for (const { id, text, mark, tests } of rules) {
      // As the book says it: what is not the printed game's is marked.
      const origin = originOf(id);
      const notes = [...(origin === 'book' ? [] : [origin]), ...(mark ? [mark] : [])];
      console.log(`\n${id}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}  ${text}`);
      for (const test of tests) console.log(`    ${test.file}: ${test.name}`);
    }
    console.log('');
  }
  for (const problem of problems) console.log(`  ${problem}`);
}

const tests = titles();
for (const game of games()) {
  const english = await bookOf(game, 'en');
  const own = tests.filter(({ file }) => file.startsWith(`games/${game}/`));
  const found = trace(english, own, mentions(game));
  found.problems.push(...differences(english, await bookOf(game, 'fr')));
  if (found.rules.length === 0) found.problems.push('its book has no rules');
  print(game, found);
  if (found.problems.length === 0) continue;
  if (registered(game)) process.exitCode = 1;
  else console.log(`  (${game} is not registered yet: this fails nothing)`);
}
