import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeLaws } from './laws.ts';
import { openSqlite } from './sqlite.ts';

storeLaws('the store in SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  return {
    open: () => openSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});
