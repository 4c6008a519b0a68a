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
import { Theirs } from './theirs.ts';

const TABLES = 250;
/** Each game is measured in so many turns with the bare loops, for so long each. */
const TURNS = 3;
const SECONDS = 2;
const BARE = 700;
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
    const theirs = await Theirs.come(TABLES);
    const sample = { ours: newSum(), theirs: newSum() };
    await crowd.sit(wisps);
    await crowd.play(wisps, SECONDS);
    await theirs.play(SECONDS);
    for (let turn = 0; turn < TURNS; turn++) {
      await load(sample.ours, wisps, crowd, serving);
      add(sample.theirs, await theirs.play(SECONDS));
    }
    await theirs.close();
    crowd.leave();
    await serving.close();
    process.stderr.write('online, idle tables …\n');
    const idle = await measureIdle(data);
    return {
      games: measured,
      sample: {
        ...{ ours: rateOf(sample.ours), ourCpu: cpuOf(sample.ours) },
        ...{ theirs: rateOf(sample.theirs), theirCpu: cpuOf(sample.theirs) },
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
  await crowd.play(game, SECONDS);
  const fast = newSum();
  const loops = { eachFlushed: 0, together: 0 };
  for (let turn = 0; turn < TURNS; turn++) {
    loops.eachFlushed += (await bare.eachFlushed.run(BARE)) / TURNS;
    loops.together += (await bare.together.run(BARE)) / TURNS;
    await load(fast, game, crowd, serving);
  }
  await crowd.sit(game);
  const slow = await crowd.stroll(game, PACE, TURNS * SECONDS);
  return {
    game: game.id,
    ...{ perSecond: rateOf(fast), cpu: cpuOf(fast), ...loops },
    ...{ median: share(slow, 0.5), slowest: share(slow, 0.99) },
    meanBytes: fast.bytes / fast.messages,
    mostBytes: Math.max(fast.mostBytes, slow.mostBytes),
  };
}

/** What was done in all turns together. */
interface Sum extends Omit<Played, 'waits'> {
  cpu: number;
}

function newSum(): Sum {
  return { moves: 0, seconds: 0, messages: 0, bytes: 0, mostBytes: 0, cpu: 0 };
}

function add(sum: Sum, one: Partial<Sum>): void {
  const { moves = 0, seconds = 0, messages = 0, bytes = 0, mostBytes = 0, cpu = 0 } = one;
  sum.moves += moves;
  sum.seconds += seconds;
  sum.messages += messages;
  sum.bytes += bytes;
  sum.mostBytes = Math.max(sum.mostBytes, mostBytes);
  sum.cpu += cpu;
}

/** One turn; where games are over everybody sits down again, which is not counted. */
async function load(sum: Sum, game: Game, crowd: Crowd, serving: Serving): Promise<void> {
  for (let left = SECONDS; left > 0; ) {
    const before = await serving.cpu();
    const played = await crowd.play(game, left);
    add(sum, { ...played, cpu: (await serving.cpu()) - before });
    left -= played.seconds;
    if (left > 0) await crowd.sit(game);
  }
}

const rateOf = ({ moves, seconds }: Sum): number => moves / seconds;
const cpuOf = ({ moves, cpu }: Sum): number => cpu / moves;

function share({ waits }: Played, part: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sure(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
}
