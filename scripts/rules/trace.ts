// From a game's book to its tests and back: every rule has a test that names its id, and every id
// that is named anywhere is in the book.
import type { Book, Rule } from '@magehall/engine';

/** A test as it ran, or would run: its full title, `test.each` filled in. */
export interface Title {
  file: string;
  name: string;
}

interface Traced extends Rule {
  /** The tests that name it; for a `never`, also the texts in tests that do, since it is asserted. */
  tests: Title[];
}

export interface Trace {
  rules: Traced[];
  problems: string[];
}

/** Ids as `TA-PLACE-1`, `TA-SPELL-SHIFT-1`, `FS-TELE-M`: whole, and nothing that merely begins so. */
const ID = /(?<![\w-])[A-Z]{2}-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d+|M)(?![\w-])/g;

export function idsIn(text: string): string[] {
  return text.match(ID) ?? [];
}

/** `mentions` are the texts in the game's own code that name an id, in assertions and in reasons. */
export function trace(book: Book, tests: Title[], mentions: Title[]): Trace {
  const rules = rulesOf(book).map((rule) => ({
    ...rule,
    tests: [...tests, ...(rule.mark === 'never' ? mentions.filter(isInTest) : [])].filter((test) =>
      idsIn(test.name).includes(rule.id),
    ),
  }));
  const problems = [
    ...flawsOf(book),
    ...rules
      .filter(needsTest)
      .map(({ id, mark, text }) =>
        mark === 'never' ? `${id} is asserted nowhere: ${text}` : `${id} has no test: ${text}`,
      ),
    ...unknown(book, [...tests, ...mentions]),
  ];
  return { rules, problems };
}

/** What two languages of one book don't share: the same ids with the same marks, in the same order. */
export function differences(book: Book, other: Book): string[] {
  const marks = new Map(rulesOf(other).map((rule) => [rule.id, rule.mark]));
  const missing = rulesOf(book).filter(({ id }) => !marks.has(id));
  const marked = rulesOf(book).filter(({ id, mark }) => marks.has(id) && marks.get(id) !== mark);
  const known = new Set(rulesOf(book).map(({ id }) => id));
  const more = [...marks.keys()].filter((id) => !known.has(id));
  const order = (of: Book) =>
    JSON.stringify(of.chapters.map((c) => [c.id, c.rules.map((r) => r.id)]));
  const problems = [
    ...missing.map(({ id }) => `${id} is missing in the other language`),
    ...more.map((id) => `${id} is only in the other language`),
    ...marked.map(({ id }) => `${id} is not marked alike in the other language`),
  ];
  if (problems.length === 0 && order(book) !== order(other)) {
    problems.push('the chapters or their rules stand in another order in the other language');
  }
  return problems;
}

function rulesOf(book: Book): readonly Rule[] {
  return book.chapters.flatMap((chapter) => chapter.rules);
}

function needsTest(rule: Traced): boolean {
  return rule.mark !== 'mix' && rule.tests.length === 0;
}

function isInTest({ file }: Title): boolean {
  return /\.test\.tsx?$/.test(file);
}

function flawsOf(book: Book): string[] {
  const seen = new Set<string>();
  return rulesOf(book).flatMap(({ id, text }) => {
    const flaws: string[] = [];
    if (idsIn(id)[0] !== id) flaws.push(`${id} doesn't look like an id, such as TA-PLACE-1`);
    if (seen.has(id)) flaws.push(`${id} stands in the book twice`);
    if (text.trim() === '') flaws.push(`${id} has no text`);
    seen.add(id);
    return flaws;
  });
}

/** Ids with a prefix of this book that the book doesn't have. */
function unknown(book: Book, named: Title[]): string[] {
  const known = new Set(rulesOf(book).map(({ id }) => id));
  const prefixes = new Set([...known].map((id) => id.slice(0, 3)));
  const strange = named.flatMap(({ file, name }) =>
    idsIn(name)
      .filter((id) => prefixes.has(id.slice(0, 3)) && !known.has(id))
      .map((id) => `${file} names ${id}, which is not in the book`),
  );
  return [...new Set(strange)];
}
