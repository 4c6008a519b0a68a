import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { storeLaws } from './laws/index.ts';
import { card, move, table } from './laws/samples.ts';
import { openSqlite } from './sqlite.ts';

storeLaws('the store in SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  return {
    open: () => openSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true }),
    alone: true,
  };
});

test('the clock goes on where it was, though the machine’s was set back meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  vi.useFakeTimers({ toFake: ['Date'], now: 2_000_000 });
  try {
    let store = await openSqlite(folder);
    await store.create(table(), move('t', 0));
    await store.close();
    vi.setSystemTime(1_000_000);
    store = await openSqlite(folder);
    expect(store.now()).toBe(2_000_000);
    vi.setSystemTime(1_000_050);
    expect(store.now()).toBe(2_000_050);
    await store.close();
  } finally {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  }
});

test('asking for chores when none is due writes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  const store = await openSqlite(folder);
  const chores = [{ kind: 'bot' as const, at: 9e14 }];
  await store.create(table(), move('t', 0, { card: card({ chores }) }));
  const beside = new DatabaseSync(join(folder, 'hall.db'), { readOnly: true });
  const changes = () => beside.prepare('PRAGMA data_version').get()?.data_version;
  const before = changes();
  expect(await store.claim(['bot'], 'node', 1000, 9)).toEqual([]);
  expect(changes()).toBe(before);
  await store.append(move('t', 1));
  expect(changes()).not.toBe(before);
  beside.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('what a server had taken when it was killed is free for the next one at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  const dead = await openSqlite(folder);
  const chores = [{ kind: 'bot' as const, at: 1 }];
  await dead.create(table(), move('t', 0, { card: card({ chores }) }));
  expect(await dead.claim(['bot'], 'dead', 1e9, 9)).toHaveLength(1);
  expect(await dead.claim(['bot'], 'other', 1e9, 9)).toHaveLength(0);
  await dead.close();
  const next = await openSqlite(folder);
  expect(await next.claim(['bot'], 'next', 1e9, 9)).toHaveLength(1);
  await next.close();
  rmSync(folder, { recursive: true });
});
