/**
 * Kills a whole server under load, at random moments, again and again. People play all games with
 * each other and with bots by HTTP and by line; they send what was not answered again, and come back
 * by saying what they saw last. After each kill the store is held against what they were told; in the
 * end everybody must see what somebody sees who comes in anew, and bots and clocks must have gone on.
 */
import { setTimeout as after } from 'node:timers/promises';
import { same, seeded } from '@magehall/engine';
import { openSqlite } from '@magehall/server/store/sqlite';
import { inFolders, type Progress } from './folders.ts';
import { Host } from './hall/host.ts';
import { Party, parties } from './hall/party.ts';
import { Witness } from './hall/witness.ts';
import type { Toll } from './toll.ts';

/** It is killed when so many more commands were answered, or fewer, or after so many milliseconds. */
const COMMANDS = 60;
const LIFETIME = 8000;
/** Milliseconds within which it is killed before it is open. */
const BIRTH = 1200;
/** So long bots and clocks may take in the end on a busy machine. */
const PATIENCE = 60_000;

export const tortureHall = (kills: number, progress?: Progress): Promise<Toll> =>
  inFolders(kills, oneFolder, progress);

async function oneFolder(
  folder: string,
  lives: number,
  toll: Toll,
  progress: Progress,
): Promise<void> {
  const host = await Host.at(folder);
  const witness = new Witness(toll);
  const all = parties().map((wanted, i) => new Party(host, witness, wanted, seeded(i)));
  const before = toll.house ?? 0;
  const judge = async () => {
    const store = await openSqlite(folder);
    toll.house = before + (await witness.judge(store));
    await store.close();
  };
  const played = Promise.all(all.map((party) => party.play()));
  try {
    await host.start();
    for (let life = 0; life < lives; life++) {
      await witness.acknowledged(Math.random() * COMMANDS, LIFETIME);
      await after(Math.random() * 20);
      await host.kill();
      toll.kills++;
      await judge();
      progress(toll);
      await start(host);
    }
    for (const party of all) party.end();
    await played;
    for (const party of all) await settle(party, witness);
    if ((await host.close()) !== 0) witness.wrong('torn', 'it did not end well');
    await judge();
  } finally {
    await host.kill();
  }
  const wrong = [...witness.wrongs, host.complaints].join('\n').trim();
  if (wrong !== '') process.stderr.write(`${wrong}\n`);
}

/** Sometimes it is killed before it is open. */
async function start(host: Host): Promise<void> {
  if (Math.random() < 0.15) {
    const started = host.start();
    await after(Math.random() * BIRTH);
    await host.kill();
    await started;
  }
  await host.start();
}

/** Each person sees what the same person sees who comes in anew; and the house does its part. */
export async function settle({ wanted, seated }: Party, witness: Witness): Promise<void> {
  const [first] = seated;
  if (!first) return;
  const awaited = wanted.asleep
    ? first.visitor.until(({ seats }) => seats.some(({ warned }) => warned))
    : // A bot whose turn it is moves until a person is asked.
      first.visitor.until(
        ({ phase, waitingFor }) => phase !== 'running' || wanted.seats[waitingFor] === 'open',
      );
  const isDone = await Promise.race([awaited, after(PATIENCE)]);
  if (!isDone) witness.wrong('torn', `the house did not go on (${JSON.stringify(wanted)})`);
  for (const { visitor } of seated) {
    const { table } = visitor.page;
    const fresh = await visitor.fresh(table);
    const { seq } = await fresh.until(() => true);
    const whole = await visitor.until((whole) => whole.seq >= seq);
    // Of a long game, and of long news, some steps are told when they are asked for.
    for (const page of [fresh, visitor.page]) await page.fill(visitor.client);
    const sees = same(fresh.view, visitor.page.view) && same(fresh.steps, visitor.page.steps);
    if (whole.seq === seq && !sees) witness.wrong('torn', `${table}: another table at ${seq}`);
    fresh.line.close();
    visitor.page.line.close();
  }
}
