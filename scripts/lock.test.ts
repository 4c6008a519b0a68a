import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complete } from './lock.js';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('the lock file names no host to download from', () => {
  const hosts = Object.values<{ resolved?: string }>(lock.packages)
    .map(({ resolved }) => resolved)
    .filter((resolved) => resolved?.includes('://'));
  expect(hosts).toEqual([]);
});

test('the lock file is complete for every platform', () => {
  expect(Object.keys(complete(lock.packages))).toEqual(Object.keys(lock.packages));
});

test('every package that Linux may install has its checksum', () => {
  type Entry = { link?: boolean; integrity?: string; os?: string[]; cpu?: string[] };
  const unchecked = Object.entries<Entry>(lock.packages)
    .filter(([path, { link, integrity }]) => /^node_modules\//.test(path) && !link && !integrity)
    .filter(([, { os }]) => os === undefined || os.includes('linux'))
    .filter(([, { cpu }]) => cpu === undefined || cpu.includes('x64') || cpu.includes('arm64'));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('what another platform needs is written down unseen', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/cli-darwin-arm64': '1.2.3',
        '@tool/cli-linux-x64': '1.2.3',
        '@tool/cli-linux-x64-musl': '1.2.3',
        fsevents: '^2.3.3',
      },
    },
    'node_modules/@tool/cli-linux-x64': { version: '1.2.3' },
  };
  expect(complete(packages)).toEqual({
    ...packages,
    'node_modules/@tool/cli-darwin-arm64': {
      ...{ version: '1.2.3', cpu: ['arm64'], os: ['darwin'], dev: true, optional: true },
    },
    'node_modules/@tool/cli-linux-x64-musl': {
      ...{
        version: '1.2.3',
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
        dev: true,
        optional: true,
      },
    },
  });
});
