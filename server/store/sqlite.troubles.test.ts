// What can befall the folder of a server: a second server, a newer one, a full disk, no right to
// write, damage. Each time a sentence, at once; nothing half-written, and what is stored is readable.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { move, table } from './laws/samples.ts';
import { batchesOn } from './sqlite/batch.ts';
import { openWriting } from './sqlite/open.ts';
import { readsOn } from './sqlite/reads.ts';
import { moveRow, tableRow } from './sqlite/rows.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'magehall-store-'));
  file = join(folder, 'hall.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A store with a table and some moves in it, closed again. */
async function stored(moves = 3): Promise<void> {
  const store = await openSqlite(folder);
  await store.create(table(), move('t', 0));
  for (let seq = 1; seq < moves; seq++) await store.append(move('t', seq));
  await store.close();
}

/** Another process, which opens the folder, says how that went, and keeps it while we are there. */
function another(options: { uid?: number } = {}): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const opens = `
    const { openSqlite } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url))});
    try {
      await openSqlite(${JSON.stringify(folder)});
      console.log('open');
      process.stdin.on('end', () => process.exit()).resume();
    } catch ({ why, message }) {
      console.log(why, message);
      process.exit();
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', opens], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });
  return child as ChildProcess & { stdout: NodeJS.ReadableStream };
}

test('a second server is refused, in this process and in another', async () => {
  const first = await openSqlite(folder);
  const second = openSqlite(folder);
  await expect(second).rejects.toMatchObject({ name: 'StoreError', why: 'busy' });
  await expect(second).rejects.toThrow(/another Magehall server keeps its tables here/);
  expect(await text(another().stdout)).toMatch(/^busy .*another Magehall server/);
  // It did no harm.
  expect(await first.create(table(), move('t', 0))).toEqual({ won: true });
  await first.close();
  await (await openSqlite(folder)).close();
});

test('the folder is free as soon as the server that had it was killed', async () => {
  const server = another();
  const [said] = await once(server.stdout, 'data');
  expect(String(said)).toBe('open\n');
  await expect(openSqlite(folder)).rejects.toMatchObject({ why: 'busy' });
  server.kill('SIGKILL');
  await once(server, 'exit');
  await (await openSqlite(folder)).close();
});

test('a newer schema, and the database of another program, are left as they are', async () => {
  await stored();
  for (const [pragma, why] of [
    ['user_version = 99', 'newer'],
    ['application_id = 7', 'damaged'],
  ]) {
    const db = new DatabaseSync(file);
    db.exec(`PRAGMA ${pragma}`);
    db.close();
    const before = readFileSync(file);
    await expect(openSqlite(folder)).rejects.toMatchObject({ why });
    expect(readFileSync(file).equals(before)).toBe(true);
  }
  await expect(openSqlite(folder)).rejects.toThrow(/another program/);
});

test('a newer schema is named with what to do', async () => {
  await stored();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(openSqlite(folder)).rejects.toThrow(/newer Magehall.*schema 99.*--data/);
});

test('a file that is no database is refused and kept', async () => {
  writeFileSync(file, 'A letter to my mother.\n'.repeat(100));
  await expect(openSqlite(folder)).rejects.toMatchObject({ why: 'damaged' });
  expect(readFileSync(file, 'utf8')).toMatch(/^A letter/);
});

test('a damaged database is refused at once and kept as it is', async () => {
  await stored(400);
  const bytes = statSync(file).size;
  const garbage = Buffer.alloc(4096, 0xee);
  // A page of the moves, in the middle of the file.
  const at = Math.floor(bytes / 2 / 4096) * 4096;
  const handle = openSync(file, 'r+');
  writeSync(handle, garbage, 0, garbage.length, at);
  const before = readFileSync(file);
  const opening = openSqlite(folder);
  await expect(opening).rejects.toMatchObject({ why: 'damaged' });
  await expect(opening).rejects.toThrow(/damaged.*backup/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('on a full disk a batch fails as a whole, what is stored is readable, and room mends it', () => {
  const { db, close } = openWriting(folder);
  const batch = batchesOn(db, folder);
  const append = (seq: number, size = 0) => {
    const entries = [{ by: 0, choice: 'x'.repeat(size) }];
    return { deed: 'append' as const, told: [moveRow(move('t', seq, { entries }))] as [never] };
  };
  const [laid] = batch(1, [{ deed: 'create', told: [tableRow(table()), moveRow(move('t', 0))] }]);
  expect(laid).toEqual({ answer: { won: true } });
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  db.exec(`PRAGMA max_page_count = ${pages + 4}`);
  // The first fits, the second does not: neither is stored.
  const outcome = batch(2, [append(1), append(2, 100_000)]);
  expect(outcome).toMatchObject([{ why: 'full' }, { why: 'full' }]);
  expect(outcome[0]).toMatchObject({ says: expect.stringMatching(/disk is full.*stays readable/) });
  const reading = new DatabaseSync(file, { readOnly: true });
  const reads = readsOn(reading);
  expect(reads.since('t', -1).map(({ seq }) => seq)).toEqual([0]);
  expect(reads.card('t')).toMatchObject({ head: 0 });
  // What fits is stored meanwhile, and the rest once there is room.
  expect(batch(3, [append(1)])).toEqual([{ answer: { won: true } }]);
  expect(batch(4, [append(2, 100_000)])).toMatchObject([{ why: 'full' }]);
  db.exec('PRAGMA max_page_count = 100000');
  expect(batch(5, [append(2, 100_000)])).toEqual([{ answer: { won: true } }]);
  expect(reads.since('t', -1).map(({ seq }) => seq)).toEqual([0, 1, 2]);
  reading.close();
  close();
});

test('when the writing thread is gone, all are told, and what is stored is readable', async () => {
  let thread: Worker | undefined;
  process.once('worker', (started) => {
    thread = started;
  });
  const store = await openSqlite(folder);
  await store.create(table(), move('t', 0));
  const waiting = store.append(move('t', 1));
  const told = expect(waiting).rejects.toMatchObject({ name: 'StoreError', why: 'unknown' });
  await thread?.terminate();
  await told;
  await expect(store.append(move('t', 1))).rejects.toThrow(/Start the server again/);
  expect((await store.since('t', -1)).length).toBeGreaterThan(0);
  await store.close();
  await (await openSqlite(folder)).close();
});

test('a folder that can’t be made is named', async () => {
  writeFileSync(file, '');
  await expect(openSqlite(join(file, 'deeper'))).rejects.toMatchObject({ why: 'read-only' });
});

/** The superuser may write anywhere, so somebody else must try. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

test.skipIf(process.platform === 'win32')('a folder without the right to write', async () => {
  await stored();
  const places = [folder, join(folder, 'empty')];
  mkdirSync(places[1]);
  for (const name of ['', 'empty', 'hall.db', 'hall.lock']) {
    const path = join(folder, name);
    if (isRoot) chownSync(path, NOBODY, NOBODY);
    chmodSync(path, name === '' || name === 'empty' ? 0o500 : 0o400);
  }
  for (folder of places)
    expect(await text(another(isRoot ? { uid: NOBODY } : {}).stdout)).toMatch(
      /^read-only .*can’t be written to.*--data/,
    );
  folder = places[0];
  chmodSync(folder, 0o700);
  chmodSync(join(folder, 'hall.lock'), 0o600);
  chmodSync(file, 0o600);
  const store = await openSqlite(folder);
  expect(await store.since('t', -1)).toHaveLength(3);
  await store.close();
});
