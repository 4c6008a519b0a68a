/** What a server weighs with ten thousand tables that nobody uses, and how fast one is opened. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sure } from '@magehall/engine';
import { Client, type Line } from '@magehall/server/testing/client';
import { Serving } from './process.ts';

const TABLES = 10_000;
const LINES = 1000;
/** Opened of each game, and the entries for which the time is told. */
const OPENED = 15;
const ENTRIES = 500;

export interface Idle {
  memory: number;
  opened: readonly { game: string; entries: number; milliseconds: number }[];
}

export async function measureIdle(folder: string): Promise<Idle> {
  const longest = fill(join(folder, 'hall.db'));
  const serving = await Serving.start(new URL('./hall.ts', import.meta.url), folder);
  const client = new Client(serving.address);
  const lines: Line[] = [];
  for (let i = 0; i < LINES; i++) lines.push(await client.line());
  for (const [i, line] of lines.entries()) line.hear(sure(longest[i % 250]).id);
  await Promise.all(lines.map((line) => line.until(({ texts }) => texts.length > 0)));
  const memory = await serving.memory();
  const opened = [];
  for (const game of new Set(longest.map((table) => table.game))) {
    const some = longest.filter((table) => table.game === game).slice(250, 250 + OPENED);
    const each: number[] = [];
    let entries = 0;
    for (const table of some) {
      const times: number[] = [];
      for (let twice = 0; twice < 2; twice++) {
        const begun = performance.now();
        await client.get(`/api/tables/${table.id}`);
        times.push(performance.now() - begun);
      }
      // The second answer says what it takes without opening.
      each.push((sure(times[0]) - sure(times[1])) * (ENTRIES / table.entries));
      entries = Math.max(entries, table.entries);
    }
    if (each.length === 0) continue;
    const milliseconds = sure(each.sort((a, b) => a - b)[each.length >> 1]);
    opened.push({ game, entries, milliseconds });
  }
  for (const line of lines) line.close();
  await serving.close();
  return { memory, opened };
}

interface Filled {
  id: string;
  game: string;
  entries: number;
}

/** Copies what was played until there are so many tables; those with the most entries first. */
function fill(file: string): Filled[] {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA foreign_keys = OFF');
  const count = () => Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n);
  for (let copy = 0; count() < TABLES; copy++)
    for (const [table, column] of [
      ['tables', 'id'],
      ['moves', 'table_id'],
      ['seats', 'table_id'],
    ])
      db.exec(`CREATE TEMP TABLE copies AS SELECT * FROM ${table} WHERE length(${column}) = 16;
        UPDATE copies SET ${column} = ${column} || 'c${copy}';
        INSERT INTO ${table} SELECT * FROM copies; DROP TABLE copies`);
  const rows = db
    .prepare(`SELECT id, game, sum(json_array_length(entries)) AS entries
      FROM tables JOIN moves ON table_id = id GROUP BY id ORDER BY entries DESC`)
    .all();
  db.close();
  return rows as unknown as Filled[];
}
