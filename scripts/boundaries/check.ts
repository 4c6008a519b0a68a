// Checks one file's imports against the arrows. A package of the project is followed through its
// `exports` to the file it stands for; a relative path may not leave its package.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { importsOf } from '../source.ts';
import { whyNotFile, whyNotPackage } from './rooms.ts';

export interface Package {
  name: string;
  /** Relative to the root, as `games/five-seals`. */
  folder: string;
  exports?: Record<string, string>;
}

/** One line for each import that goes against the arrows. */
export function check(path: string, source: string, packages: Package[]): string[] {
  return importsOf(path, source).flatMap(({ to, line }) => {
    const why = to === undefined ? whyNotComputed(path) : whyNot(path, to, packages);
    return why ? [`${path}:${line}: ${to ?? 'import(…)'}: ${why}`] : [];
  });
}

function whyNotComputed(from: string): string | undefined {
  const own = from.startsWith('scripts/') || from.startsWith('bench/') || from.includes('.test.');
  return own ? undefined : 'a computed import cannot be checked; write the name out';
}

function whyNot(from: string, to: string, packages: Package[]): string | undefined {
  if (to.startsWith('.')) {
    const file = posix.join(posix.dirname(from), to);
    if (packageOf(from, packages) !== packageOf(file, packages)) {
      return 'a relative path may not leave its package; import the package by its name';
    }
    return whyNotFile(from, file);
  }
  const name = packageName(to);
  const target = packages.find((candidate) => candidate.name === name);
  if (!target) return whyNotPackage(from, name);
  const file = target.exports?.[`.${to.slice(name.length)}`];
  if (file === undefined) return `${name} doesn't export it`;
  return whyNotFile(from, posix.join(target.folder, file));
}

/** The innermost package a file lies in. */
function packageOf(path: string, packages: Package[]): Package | undefined {
  return packages
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** `@scope/name/sub` and `name/sub` without the sub; all of Node's own modules are `node`. */
function packageName(specifier: string): string {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node';
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
