/**
 * How many moves a second the store of tables on line takes, flushed to the disk before they are
 * answered, beside two bare loops: one that flushes every move, and one that flushes whatever came
 * together, in a thread of its own. All write the same rows, in turns, on the disk of this checkout.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sure } from '@magehall/engine';
import type { NewMove } from '@magehall/server/store';
import { openSqlite } from '@magehall/server/store/sqlite';
import { inTurns, type Runner } from './clock.ts';

const SECONDS = 24;
/** Moves made alone, each beside a bare flush. */
const PAIRS = 500;
/** Tables that are played at once, with one move under way at each. */
const TABLES = 250;
/** What a move of the three games comes to. */
const ENTRIES = [
  { by: 1, choice: { place: 'tower', die: 4, at: [3, 2] } },
  { by: -1, choice: 17 },
];

export interface StoreFigures {
  /** Moves a second. */
  eachFlushed: number;
  together: number;
  ours: number;
  /** Milliseconds of one move alone, so that nothing comes together, and of one bare flush of a page. */
  alone: number;
  flush: number;
  /** Microseconds of a core for a move of ours, both threads together. */
  ourCpu: number;
}

export async function measureStore(): Promise<StoreFigures> {
  process.stderr.write('online-store …\n');
  const folder = mkdtempSync(join(import.meta.dirname, 'node_modules', '.store-'));
  const lanes = {
    eachFlushed: eachFlushed(join(folder, 'each.db')),
    together: together(join(folder, 'together.db')),
    ours: await ours(join(folder, 'ours')),
  };
  try {
    const rates = await inTurns(lanes, SECONDS);
    const ourCpu = lanes.ours.cpu();
    return { ...rates, ourCpu, ...(await inPairs(lanes.ours, join(folder, 'flushes'))) };
  } finally {
    for (const lane of Object.values(lanes)) await lane.close();
    rmSync(folder, { recursive: true });
  }
}

export interface Lane {
  run: Runner;
  close(): unknown;
}

const SCHEMA = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
  CREATE TABLE moves (table_id TEXT, seq INTEGER, at INTEGER, person TEXT, key TEXT, entries TEXT,
    PRIMARY KEY (table_id, seq), UNIQUE (table_id, key)) STRICT, WITHOUT ROWID`;
const INSERT = 'INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)';
type Row = [string, number, number, string, string, string];

export function eachFlushed(file: string): Lane {
  const db = new DatabaseSync(file);
  db.exec(SCHEMA);
  const insert = db.prepare(INSERT);
  const next = numbers();
  return {
    run: (milliseconds) =>
      loops(1, milliseconds, async () => {
        for (let table = 0; table < 10; table++)
          insert.run(...rowOf(`table-${table}`, next(`table-${table}`)));
        return 10;
      }),
    close: () => db.close(),
  };
}

/** As little as a group commit can be: no outcome for a row, nothing beside the rows. */
export function together(file: string): Lane {
  const thread = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const { DatabaseSync } = require('node:sqlite');
     const db = new DatabaseSync(workerData.file);
     db.exec(workerData.schema);
     const insert = db.prepare(workerData.insert);
     parentPort.on('message', (rows) => {
       db.exec('BEGIN');
       for (const row of rows) insert.run(...row);
       db.exec('COMMIT');
       parentPort.postMessage(null);
     });`,
    { eval: true, workerData: { file, schema: SCHEMA, insert: INSERT } },
  );
  let waiting: { row: Row; done(): void }[] = [];
  let under: typeof waiting = [];
  const send = () => {
    [under, waiting] = [waiting, []];
    if (under.length > 0) thread.postMessage(under.map(({ row }) => row));
  };
  thread.on('message', () => {
    for (const { done } of under) done();
    send();
  });
  const next = numbers();
  return {
    run: (milliseconds) =>
      loops(TABLES, milliseconds, async (table) => {
        await new Promise<void>((done) => {
          waiting.push({ row: rowOf(table, next(table)), done });
          if (under.length === 0) queueMicrotask(() => under.length === 0 && send());
        });
        return 1;
      }),
    close: () => thread.terminate(),
  };
}

async function ours(folder: string): Promise<Lane & { cpu(): number; one(): Promise<void> }> {
  const store = await openSqlite(folder);
  const next = numbers();
  let moves = 0;
  let spent = 0;
  const add = async (table: string) => {
    const { won } = await store.append(moveOf(table, next(table)));
    if (!won) throw new Error(`A move of ${table} was lost.`);
  };
  for (let i = 0; i < TABLES; i++) {
    const id = `table-${i}`;
    await store.create(
      {
        id,
        game: 'arkhanos',
        rulesVersion: 1,
        options: { seats: 4, first: 0 },
        pace: { kind: 'none' },
        listed: false,
        watchers: true,
        standin: 'adept',
        owner: 'somebody',
        invite: '',
        laid: ['open', 'open', 'open', 'open'],
        commitment: '',
        secret: '',
        sealings: 0,
        madeAt: store.now(),
      },
      moveOf(id, next(id)),
    );
  }
  return {
    run: async (milliseconds) => {
      const before = process.cpuUsage();
      const rate = await loops(TABLES, milliseconds, async (table) => {
        await add(table);
        moves++;
        return 1;
      });
      const { user, system } = process.cpuUsage(before);
      spent += user + system;
      return rate;
    },
    cpu: () => spent / moves,
    one: () => add('table-0'),
    close: () => store.close(),
  };
}

/**
 * A move and a flush in turns, since a disk that others use is now quick and now slow; the medians. A
 * flush is that of one page of a file that is there already, like a log that is written over: the least
 * a commit can be.
 */
async function inPairs(
  store: { one(): Promise<void> },
  file: string,
): Promise<{ alone: number; flush: number }> {
  const PAGES = 1024;
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4096, 1);
  for (let i = 0; i < PAGES; i++) writeSync(handle, page);
  fdatasyncSync(handle);
  const moves: number[] = [];
  const flushes: number[] = [];
  for (let i = 0; i < PAIRS; i++) {
    const begun = performance.now();
    await store.one();
    const between = performance.now();
    writeSync(handle, page, 0, page.length, (i % PAGES) * page.length);
    fdatasyncSync(handle);
    moves.push(between - begun);
    flushes.push(performance.now() - between);
  }
  closeSync(handle);
  return { alone: median(moves), flush: median(flushes) };
}

function median(values: number[]): number {
  return sure(values.sort((a, b) => a - b)[values.length >> 1]);
}

/** So many at once, each doing one thing after the other; units a second by the clock on the wall. */
async function loops(
  many: number,
  milliseconds: number,
  work: (table: string) => Promise<number>,
): Promise<number> {
  const start = performance.now();
  const end = start + milliseconds;
  let units = 0;
  await Promise.all(
    Array.from({ length: many }, async (_, i) => {
      while (performance.now() < end) {
        const done = await work(`table-${i}`);
        units += done;
      }
    }),
  );
  return (units / (performance.now() - start)) * 1000;
}

/** Counts for each table, from 0. */
function numbers(): (table: string) => number {
  const counts = new Map<string, number>();
  return (table) => {
    const seq = counts.get(table) ?? 0;
    counts.set(table, seq + 1);
    return seq;
  };
}

const keyOf = (table: string, seq: number) => `${table}-command-${seq}`;

function rowOf(table: string, seq: number): Row {
  return [table, seq, Date.now(), 'somebody', keyOf(table, seq), JSON.stringify(ENTRIES)];
}

function moveOf(table: string, seq: number): NewMove {
  const at = Date.now();
  return {
    table,
    seq,
    at,
    person: 'somebody',
    key: keyOf(table, seq),
    entries: ENTRIES,
    card: {
      phase: 'running',
      waitsFor: seq % 4,
      deadline: null,
      scores: [1, 2, 3, 4],
      winners: [],
      chores: [{ kind: 'clock', at: at + 60_000 }],
    },
  };
}
