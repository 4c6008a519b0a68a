import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFresh, sources, stamp } from './build.ts';

let folder: string;
const built = () => ({ folder: join(folder, 'dist'), stamp: join(folder, 'stamp.txt') });
const source = () => join(folder, 'source.ts');
const fresh = () => isFresh(built(), [source()]);
/** Long before now, since file times may be coarse. */
const EARLIER = new Date(Date.now() - 60_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'magehall-build-'));
  writeFileSync(source(), 'export {};');
  utimesSync(source(), EARLIER, EARLIER);
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'index.html'), '<script src="/assets/a.js"></script>');
  writeFileSync(join(folder, 'dist', 'assets', 'a.js'), 'start();');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the built page', () => {
  it('is taken as it is when it is whole and no source is newer', () => {
    stamp(built());
    expect(fresh()).toBe(true);
  });

  it('is built anew when a source is newer', () => {
    stamp(built());
    const later = new Date(Date.now() + 60_000);
    utimesSync(source(), later, later);
    expect(fresh()).toBe(false);
  });

  it('is built anew when the last build was cut off', () => {
    expect(fresh()).toBe(false);
  });

  it('is built anew when a file of it is gone, cut short or not ours', () => {
    stamp(built());
    const script = join(folder, 'dist', 'assets', 'a.js');
    const harms: [() => void, () => void][] = [
      [() => rmSync(script), () => writeFileSync(script, 'start();')],
      [() => writeFileSync(script, 'sta'), () => writeFileSync(script, 'start();')],
      [() => writeFileSync(`${script}.new`, ''), () => rmSync(`${script}.new`)],
    ];
    for (const [harm, heal] of harms) {
      harm();
      expect(fresh()).toBe(false);
      heal();
      expect(fresh()).toBe(true);
    }
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(fresh()).toBe(false);
  });

  it('is built anew by a change in any package that its code imports', () => {
    const root = join(import.meta.dirname, '..', '..');
    const watched = sources().map((source) => relative(root, realpathSync(source)));
    const folders = watched.filter((source) => source !== 'package-lock.json');
    const code = folders.flatMap((source) =>
      globSync(`${join(root, source)}/**/*.{ts,tsx}`, { exclude: ['**/node_modules', '**/dist'] }),
    );
    const imported = code
      .filter((path) => !/\.test\.|\/tests?(ing)?\b/.test(relative(root, path)))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/'@magehall\/([\w-]+)/g)]);
    const needed = new Set(imported.map(([, name]) => name));
    expect(needed).toContain('dealer');
    expect(folders.map((path) => path.replace('games/', ''))).toEqual(
      expect.arrayContaining([...needed]),
    );
  });
});
