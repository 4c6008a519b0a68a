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

/** Adds what other platforms need to the `packages` of a lock file. */
export function complete(packages) {
  const added = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (present(packages, path, name) || !/^\d/.test(version)) continue;
      const flag = entry.dev ? { dev: true } : {};
      added[`node_modules/${name}`] = { version, ...platform(name), ...flag, optional: true };
    }
  }
  const all = Object.entries({ ...packages, ...added });
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function present(packages, path, name) {
  return `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
}

/** What a name such as `@rolldown/binding-linux-x64-musl` says of its platform. */
function platform(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CPUS.filter((kind) => words.includes(kind));
  const libc =
    os[0] !== 'linux' ? [] : /musl/.test(name) ? ['musl'] : /gnu/.test(name) ? ['glibc'] : [];
  if (os.length + cpu.length === 0) throw new Error(`${name}: which platform is it for?`);
  return Object.fromEntries(
    Object.entries({ cpu, libc, os }).filter(([, list]) => list.length > 0),
  );
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
