// `npm run lock`: writes package-lock.json anew after a dependency has changed, complete for every
// platform. Native tools come as one optional package per platform; npm leaves out those that the
// registry at hand doesn't carry, and `npm ci` then refuses the lock file on all machines alike.
// Their versions are exact in the package that wants them, so they can be written down unseen.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.js';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPUS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const LIBC = [
  ['musl', 'musl'],
  ['gnu', 'glibc'],
];

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages the `packages` of a lock file
 */

/** Adds what other platforms need. */
export function complete(/** @type {Packages} */ packages) {
  const all = { ...packages };
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      if (places.some((place) => place in packages) || !/^\d/.test(version)) continue;
      const dev = entry.dev ? { dev: true } : {};
      all[`node_modules/${name}`] = { version, ...platform(name), ...dev, optional: true };
    }
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** What a name such as `@rolldown/binding-linux-x64-musl` says of its platform. */
function platform(/** @type {string} */ name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CPUS.filter((kind) => words.includes(kind));
  if (os.length + cpu.length === 0) throw new Error(`${name}: which platform is it for?`);
  const libc = os.includes('linux') ? LIBC.filter(([word]) => name.includes(word)) : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc: libc.map(([, kind]) => kind) }),
    ...(os.length > 0 && { os }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { status } = spawnSync('npm', ['install', '--package-lock-only', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    `${JSON.stringify({ ...lock, packages: complete(lock.packages) }, null, 2)}\n`,
  );
}
