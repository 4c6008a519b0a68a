import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const ONE = 'postgres://one@here/hall';
const TWO = 'postgres://two:secret@there/hall';

test('a database is named by a flag, by the environment, or in a file, in this order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-config-'));
  const file = join(folder, 'address');
  writeFileSync(file, `${TWO}\n`);
  const env = { MAGEHALL_DATABASE_FILE: file };
  expect(readConfig({}, {}).database).toBeUndefined();
  expect(readConfig({}, env).database).toBe(TWO);
  expect(readConfig({}, { ...env, MAGEHALL_DATABASE: ONE }).database).toBe(ONE);
  expect(readConfig({ database: ONE }, env).database).toBe(ONE);
  expect(readConfig({}, {}).drainSeconds).toBe(0);
  expect(readConfig({}, env).drainSeconds).toBeGreaterThan(0);
  // Who names a folder means it.
  expect(readConfig({ data: folder }, env).database).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test('two places at once, and a file that is not there, are refused with a sentence', () => {
  expect(() => readConfig({ data: 'here', database: ONE }, {})).toThrow(ConfigError);
  expect(() => readConfig({ data: 'here', database: ONE }, {})).toThrow(/either --data or/);
  const env = { MAGEHALL_DATABASE_FILE: '/nowhere/at/all' };
  expect(() => readConfig({}, env)).toThrow(/MAGEHALL_DATABASE_FILE.*\/nowhere\/at\/all/);
});
