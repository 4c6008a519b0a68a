/**
 * Tables on line as a whole, in one run: a server in a process of its own, a thousand people with a
 * line each at 250 tables here, and beside it bare loops on the same disk, in turns. Figures of one
 * machine say little, so the bars are ratios and what a move costs of a core.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Game, sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { eachFlushed, type Lane, together } from '../store.ts';
import { Crowd, type Played } from './crowd.ts';
import { measureIdle } from './idle.ts';
import { Serving } from './process.ts';
import { playTheirs } from './theirs.ts';

const TABLES = 250;
const SECONDS = 5;
const BARE = 1500;
const PACE = 300;

export interface OnlineGame {
  game: string;
  /** Moves a second, as fast as it goes, and microseconds of a core for each. */
  perSecond: number;
  cpu: number;
  /** Moves a second of the bare loops beside it. */
  eachFlushed: number;
  together: number;
  /** Milliseconds until the answer at 300 moves a second. */
  median: number;
  slowest: number;
  meanBytes: number;
  mostBytes: number;
}

export interface OnlineFigures {
  games: readonly OnlineGame[];
  sample: { ours: number; ourCpu: number; theirs: number; theirCpu: number };
  /** Megabytes with ten thousand tables in the store and a thousand lines. */
  memory: number;
  /** Milliseconds to open a table, by game, for 500 entries. */
  opened: readonly { game: string; entries: number; milliseconds: number }[];
  /** How busy the machine was, with what was measured: of one minute, before and after. */
  load: readonly [number, number];
}

export async function measureOnline(): Promise<OnlineFigures> {
  const [before = 0] = loadavg();
  const folder = mkdtempSync(join(import.meta.dirname, '..', 'node_modules', '.online-'));
  const bare = {
    eachFlushed: eachFlushed(join(folder, 'each.db')),
    together: together(join(folder, 'together.db')),
  };
  try {
    const data = join(folder, 'hall');
    const serving = await Serving.start(new URL('./hall.ts', import.meta.url), data);
    const crowd = await Crowd.come(serving.address, TABLES);
    const measured: OnlineGame[] = [];
    for (const [id, { rules }] of Object.entries(games)) {
      process.stderr.write(`online, ${id} …\n`);
      measured.push(await measureGame((await rules()).game, crowd, serving, bare));
    }
    process.stderr.write('online, beside boardgame.io …\n');
    await crowd.sit(wisps);
    await crowd.play(wisps, 2);
    const ours = await loaded(wisps, crowd, serving);
    crowd.leave();
    await serving.close();
    const theirs = await playTheirs(TABLES, SECONDS);
    process.stderr.write('online, idle tables …\n');
    const idle = await measureIdle(data);
    return {
      games: measured,
      sample: {
        ...{ ours: ours.perSecond, ourCpu: ours.cpu },
        ...{ theirs: theirs.perSecond, theirCpu: theirs.cpu },
      },
      ...idle,
      load: [before, loadavg()[0] ?? 0],
    };
  } finally {
    for (const lane of Object.values(bare)) await lane.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureGame(
  game: Game,
  crowd: Crowd,
  serving: Serving,
  bare: { eachFlushed: Lane; together: Lane },
): Promise<OnlineGame> {
  await crowd.sit(game);
  // So that the compiler has seen it.
  await crowd.play(game, 2);
  const loops = {
    eachFlushed: await bare.eachFlushed.run(BARE),
    together: await bare.together.run(BARE),
  };
  const fast = await loaded(game, crowd, serving);
  const again = {
    eachFlushed: await bare.eachFlushed.run(BARE),
    together: await bare.together.run(BARE),
  };
  const slow = await crowd.stroll(game, PACE, SECONDS);
  return {
    game: game.id,
    ...{ perSecond: fast.perSecond, cpu: fast.cpu },
    eachFlushed: (loops.eachFlushed + again.eachFlushed) / 2,
    together: (loops.together + again.together) / 2,
    median: share(slow, 0.5),
    slowest: share(slow, 0.99),
    meanBytes: fast.played.meanBytes,
    mostBytes: Math.max(fast.played.mostBytes, slow.mostBytes),
  };
}

async function loaded(game: Game, crowd: Crowd, serving: Serving) {
  const before = await serving.used();
  const played = await crowd.play(game, SECONDS);
  const { cpu } = await serving.used();
  return {
    played,
    perSecond: played.moves / played.seconds,
    cpu: (cpu - before.cpu) / played.moves,
  };
}

function share({ waits }: Played, part: number): number {
  return sure(waits[Math.min(waits.length - 1, Math.floor(waits.length * part))]);
}
