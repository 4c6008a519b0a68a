import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { storeLaws } from './laws/index.ts';
import { move, table } from './laws/samples.ts';
import { openSqlite } from './sqlite.ts';

storeLaws('the store in SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  return {
    open: () => openSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true }),
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
