import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from './folder.ts';

const linux = { platform: 'linux', env: {}, home: '/home/ann' };

test('a named folder counts before the variable, and that before the platform’s own', () => {
  const machine = { ...linux, env: { MAGEHALL_DATA: '/srv/hall' } };
  expect(dataFolder('tables', machine)).toBe(resolve('tables'));
  expect(dataFolder(undefined, machine)).toBe(resolve('/srv/hall'));
  expect(dataFolder('', { ...linux, env: { MAGEHALL_DATA: '' } })).toMatch(/magehall$/);
});

test.skipIf(process.platform === 'win32')('each platform has its place for data', () => {
  expect(dataFolder(undefined, linux)).toBe('/home/ann/.local/share/magehall');
  expect(dataFolder(undefined, { ...linux, env: { XDG_DATA_HOME: '/data' } })).toBe(
    '/data/magehall',
  );
  expect(dataFolder(undefined, { ...linux, platform: 'darwin' })).toBe(
    '/home/ann/Library/Application Support/Magehall',
  );
  expect(dataFolder(undefined, { ...linux, platform: 'win32', env: { LOCALAPPDATA: '/L' } })).toBe(
    '/L/Magehall',
  );
});
