/**
 * An hour of play at a server that nobody kills: its memory must be flat once it has warmed up, and in
 * the end the store must hold what people were told.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { seeded, sure } from '@magehall/engine';
import { openSqlite } from '@magehall/server/store/sqlite';
import { Host } from './hall/host.ts';
import { Party, parties } from './hall/party.ts';
import { Witness } from './hall/witness.ts';
import { noToll, type Toll } from './toll.ts';

/** Each way of playing so many times at once. */
const TIMES = 3;
const LOOKS = 120;
/** How much more memory than after a quarter of the time is still flat: collections come when they come. */
const FLAT = 1.2;

export interface Soaked {
  toll: Toll;
  /** Megabytes, when a quarter of the time was over, and in the last quarter. */
  early: number;
  late: number;
  isFlat: boolean;
}

export async function soak(minutes: number, progress: (words: string) => void): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-soak-'));
  const toll = noToll();
  const witness = new Witness(toll);
  const host = await Host.at(folder);
  const all = Array.from({ length: TIMES }, parties)
    .flat()
    .filter(({ asleep }) => !asleep)
    .map((wanted, i) => new Party(host, witness, wanted, seeded(i)));
  try {
    await host.start();
    const played = Promise.all(all.map((party) => party.play()));
    const sizes: number[] = [];
    for (let i = 0; i < LOOKS; i++) {
      await Promise.race([played, after((minutes * 60_000) / LOOKS)]);
      sizes.push(megabytes(host.pid));
      progress(`${Math.round(sure(sizes[i]))} MB, ${toll.acknowledged} acknowledged`);
    }
    for (const party of all) party.end();
    await played;
    if ((await host.close()) !== 0) witness.wrong('torn', 'it did not end well');
    const store = await openSqlite(folder);
    toll.house = await witness.judge(store);
    await store.close();
    const wrong = [...witness.wrongs, host.complaints].join('\n').trim();
    if (wrong !== '') process.stderr.write(`${wrong}\n`);
    const quarter = LOOKS >> 2;
    const early = median(sizes.slice(quarter, 2 * quarter));
    const late = median(sizes.slice(-quarter));
    return { toll, early, late, isFlat: late <= early * FLAT };
  } finally {
    await host.kill();
    rmSync(folder, { recursive: true });
  }
}

function megabytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}

function median(values: number[]): number {
  return sure(values.sort((a, b) => a - b)[values.length >> 1]);
}
