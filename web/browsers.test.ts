/** What looks right in one browser and fails in another must not come back (docs/browsers.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Whose code runs on the page. */
const ROOMS = ['engine', 'games', 'bots', 'dealer', 'ui', 'web'];

function files(ending: RegExp): { name: string; text: string }[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name),
    ),
  )
    .filter(
      (name) => ending.test(name) && !/node_modules|\bdist\b|\btests\b|\.test\.|laws/.test(name),
    )
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}

/** The files in which a pattern is found. */
function holding(pattern: RegExp, ending: RegExp): string[] {
  return files(ending).flatMap(({ name, text }) => (pattern.test(text) ? [name] : []));
}

test('no drawing that others use refers to a gradient, clip or mask of its own file', () => {
  expect(files(/\.svg$/).length).toBeGreaterThan(2);
  expect(holding(/url\(#/, /\/table\/.*\.svg$/)).toEqual([]);
});

test('nothing is blurred by a filter', () => {
  expect(files(/\.css$/).length).toBeGreaterThan(10);
  expect(holding(/\bblur\(/, /\.(css|tsx)$/)).toEqual([]);
});

test('only one place writes to the clipboard, and gives it a promise', () => {
  expect(holding(/navigator\.clipboard/, /\.tsx?$/)).toEqual([join('web', 'copy.ts')]);
});

// Each of these came to one of the three after the versions that are promised.
test('no page uses what a promised browser lacks', () => {
  const later = new RegExp(
    [
      'Promise\\.(withResolvers|try)\\(',
      '(Object|Map)\\.groupBy\\(',
      'Array\\.fromAsync\\(',
      'RegExp\\.escape\\(',
      'Iterator\\.from\\(',
      '\\.(values|keys|entries)\\(\\)\\.(map|filter|take|drop|some|every|find|toArray|reduce|forEach)\\(',
      '\\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\\(',
      'Uint8Array\\.from(Hex|Base64)\\(|\\.to(Hex|Base64)\\(',
      'URL\\.(parse|canParse)\\(',
      'startViewTransition|showPopover|requestClose\\(',
    ].join('|'),
  );
  expect(holding(later, /\.tsx?$/)).toEqual([]);
  expect(holding(/@scope|light-dark\(|field-sizing|anchor-name|[{;]\s*&/, /\.css$/)).toEqual([]);
});
