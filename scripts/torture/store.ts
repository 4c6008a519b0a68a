/**
 * Kills a process that writes to a store, at random moments, again and again, and compares what is
 * stored with what it said before it died. This tries the order of things, not the disk: the system
 * keeps what a killed process wrote. That every commit is flushed is read back where a store is opened.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { sure } from '@magehall/engine';
import type { Chore, Store } from '@magehall/server/store';
import { openSqlite } from '@magehall/server/store/sqlite';
import type { Life } from './appends.ts';
import { inFolders, type Progress } from './folders.ts';
import type { Toll } from './toll.ts';

/** Tables that are written to at a time; in each life one leaves and a new one comes. */
const AT_A_TIME = 24;
/** Milliseconds within which it is killed: after it has opened, or from the very start. */
const LIFETIME = 400;

/** What was said of a table in all lives: the keys of its moves, by number. */
interface Said {
  stored: string[];
  refused: Set<string>;
  /** Sent in the last life, and not answered. */
  open: Set<string>;
}

export const tortureStore = (kills: number, progress?: Progress): Promise<Toll> =>
  inFolders(kills, oneFolder, progress);

async function oneFolder(
  folder: string,
  lives: number,
  toll: Toll,
  progress: Progress,
): Promise<void> {
  const said = new Map<string, Said>();
  for (let life = 0; life < lives; life++) {
    const tables = Array.from({ length: AT_A_TIME }, (_, i) => `table-${life + i}`);
    for (const table of tables)
      if (!said.has(table)) said.set(table, { stored: [], refused: new Set(), open: new Set() });
    await live(folder, tables, said, toll);
    toll.kills++;
    const store = await openSqlite(folder);
    // The last time all tables, those that were left long ago too.
    const judged = life === lives - 1 ? [...said.keys()] : tables;
    await judge(store, judged, said, toll);
    await store.close();
    progress(toll);
  }
}

/** One life of the writing process, from its start to its end by -9. */
async function live(
  folder: string,
  tables: readonly string[],
  said: ReadonlyMap<string, Said>,
  toll: Toll,
): Promise<void> {
  const again = tables.flatMap((table) =>
    [...(said.get(table)?.open ?? [])].map((key) => ({ table, key })),
  );
  const told: Life = { folder, tables, again };
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'appends.ts'), JSON.stringify(told)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'close');
  let isKilled = false;
  const kill = () => {
    isKilled = true;
    child.kill('SIGKILL');
  };
  if (Math.random() < 0.15) after(Math.random() * LIFETIME).then(kill);
  const lines = createInterface({ input: child.stdout });
  const heard = (async () => {
    for await (const line of lines) {
      if (line === 'open') after(Math.random() * LIFETIME).then(kill);
      else hear(line, said, toll);
    }
  })();
  await ended;
  await heard;
  if (!isKilled) throw new Error('The process ended by itself.');
}

function hear(line: string, said: ReadonlyMap<string, Said>, toll: Toll): void {
  const [what, table = '', number, key = ''] = line.split(' ');
  const of = said.get(table);
  if (!of) return;
  const seq = Number(number);
  if (what === 'sent') of.open.add(key);
  else of.open.delete(key);
  if (what === 'refused') of.refused.add(key);
  if (what !== 'stored') return;
  if (of.stored[seq] === undefined) {
    of.stored[seq] = key;
    toll.acknowledged++;
  } else if (of.stored[seq] !== key) toll.doubled++;
}

async function judge(
  store: Store,
  tables: readonly string[],
  said: ReadonlyMap<string, Said>,
  toll: Toll,
): Promise<void> {
  const chores = await store.claim(['bot'], 'judge', 0, said.size);
  for (const table of tables) {
    const of = said.get(table);
    if (of) await judgeTable(store, table, of, chores, toll);
  }
}

async function judgeTable(
  store: Store,
  table: string,
  { stored, refused, open }: Said,
  chores: readonly Chore[],
  toll: Toll,
): Promise<void> {
  const moves = await store.since(table, -1);
  const keys = new Set(moves.map(({ key }) => key));
  toll.doubled += moves.length - keys.size;
  stored.forEach((key, seq) => {
    const [entry] = moves[seq]?.entries ?? [];
    const isThere = moves[seq]?.key === key && entry && 'choice' in entry && entry.choice === key;
    if (!isThere) toll.lost++;
  });
  // A move that lost must not be there; one without an answer may, and is sent again.
  for (const key of refused) if (keys.has(key) && !open.has(key)) toll.doubled++;
  for (const { key, seq } of moves)
    if (open.has(key) && stored[seq] === undefined) {
      // From now on it must stay, like any other.
      stored[seq] = key;
      toll.unanswered++;
    }
  const head = moves.length - 1;
  const isGapless = moves.every(({ seq }, i) => seq === i);
  if (!isGapless || !(await isOfMove(store, table, head, moves[head]?.key, chores))) toll.torn++;
}

/** Whether all that stands beside the log is what its newest move said. */
async function isOfMove(
  store: Store,
  table: string,
  head: number,
  key: string | undefined,
  chores: readonly Chore[],
): Promise<boolean> {
  const card = await store.card(table);
  const own = chores.filter((chore) => chore.table === table);
  if (head < 0) return card === undefined && own.length === 0;
  return (
    card?.head === head &&
    card.deadline === head &&
    card.scores[0] === head &&
    card.seats.length === 1 &&
    sure(card.seats[0]).name === key &&
    own.length === 1 &&
    sure(own[0]).seq === head
  );
}
