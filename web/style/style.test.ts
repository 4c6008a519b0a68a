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
    const heads = [...css.matchAll(/([^{};]+)\{/g)].map(([, head]) => head.trim());
    return heads.filter((head) => !/^(@|from|to|\d)/.test(head)).flatMap((head) => head.split(','));
  });
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
