import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { demandFlushes, openWriting } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'magehall-open-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the writing connection flushes every commit, and one that would not is refused', () => {
  const { db, close } = openWriting(folder);
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA fullfsync').get()).toEqual({ fullfsync: 1 });
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.exec('PRAGMA synchronous = NORMAL');
  expect(() => demandFlushes(db, folder)).toThrow(/does not flush/);
  db.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = OFF');
  expect(() => demandFlushes(db, folder)).toThrow(/does not flush/);
  close();
});

test('without a write-ahead log it is refused', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
  expect(() => demandFlushes(db, folder)).toThrow(/write-ahead log/);
});
