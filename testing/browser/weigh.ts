/** What a page weighs: all that it loads until it is there. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';

/** What is fetched so many milliseconds later, untouched, is no part of opening a page; but a busy machine gets there. */
const SETTLED = 2000;

function settleNever(settled: number): void {
  const later = setTimeout;
  Object.assign(window, {
    setTimeout: (act: () => void, ms?: number, ...told: []) =>
      (ms ?? 0) >= settled ? 0 : later(act, ms, ...told),
  });
}

/** What a page loads until it is there, by path, in bytes of gzip; the bots' worker apart. */
export async function loads(
  page: Page,
  address: string,
  ready: string,
): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/worker/.test(pathname)) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  };
  page.on('response', note);
  await page.addInitScript(settleNever, SETTLED);
  await page.goto(address);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const found = new Map<string, number>();
  for (const [path, size] of sizes) found.set(path, await size);
  return found;
}

export function weigh(found: Map<string, number>, end = ''): number {
  let bytes = 0;
  for (const [path, size] of found) if (path.endsWith(end)) bytes += size;
  return bytes;
}

export const LANGUAGES = [
  { language: 'English', locale: 'en-GB', other: /\bfr-/ },
  { language: 'French', locale: 'fr-FR', other: /\ben-/ },
];

/** At most 62 KB of JavaScript, 150 KB in all, and of games and languages only its own. */
export function expectLight(
  found: Map<string, number>,
  other: RegExp,
  foreign: readonly string[],
): void {
  expect(weigh(found, '.js')).toBeGreaterThan(20_000);
  expect(weigh(found, '.js')).toBeLessThanOrEqual(62_000);
  expect(weigh(found)).toBeLessThanOrEqual(150_000);
  const paths = [...found.keys()];
  expect(paths.filter((path) => foreign.some((id) => path.includes(id)))).toEqual([]);
  expect(paths.filter((path) => other.test(path))).toEqual([]);
}

export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** On a phone other parts are fetched: each language on each screen. */
export const HANDS = LANGUAGES.flatMap((tongue) =>
  SCREENS.map((viewport) => ({ ...tongue, viewport })),
);
