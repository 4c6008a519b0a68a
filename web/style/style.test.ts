import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@magehall/games';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The selectors of all style sheets below a folder. */
function selectorsIn(...folder: string[]): string[] {
  const here = join(root, ...folder);
  const sheets = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  return sheets.flatMap((name) => {
    const css = readFileSync(join(here, name), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return selectorsOf(css);
  });
}

/** What stands before each brace, behind the selectors it is nested in. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const around: string[][] = [];
  for (const [, text, sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') around.pop();
    if (sign !== '{') continue;
    const outer = around.at(-1) ?? [''];
    const head = text.trim();
    const isSelector = !/^(@|from|to|\d)/.test(head);
    const own = head.split(',').flatMap((part) => outer.map((over) => `${over} ${part}`.trim()));
    if (isSelector) found.push(...own);
    around.push(isSelector ? own : outer);
  }
  return found;
}

const classesIn = (selector: string) => selector.match(/\.[\w-]+/g) ?? [];
const tokens = /^(:root|\[data-theme="\w+"\])$/;

// The styles of a table stay on the page when its players go on to another one.
test.each(Object.keys(games))('what %s styles is its own, or said to be at its table', (id) => {
  const others = Object.keys(games).filter((other) => other !== id);
  const elsewhere = new Set(
    [
      selectorsIn('ui'),
      selectorsIn('web', 'style'),
      ...others.map((other) => selectorsIn('games', other, 'table')),
    ]
      .flat()
      .filter((selector) => !selector.includes('[data-game'))
      .flatMap(classesIn),
  );
  const leaking = selectorsIn('games', id, 'table')
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes(`[data-game="${id}"]`) && !tokens.test(selector))
    .filter((selector) => classesIn(selector).every((name) => elsewhere.has(name)));
  expect(leaking).toEqual([]);
});
