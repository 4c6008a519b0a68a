// How fast the rules, the kernel and the dice are, the same games driven by boardgame.io, the store of
// tables on line, and the page in a browser, in one run. Figures on the standard output (`--json` for programs), progress
// on the standard error.
import { parseArgs } from 'node:util';
import { sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { measureCalibration } from './calibration.ts';
import { inTurns } from './clock.ts';
import { measureFiles } from './files.ts';
import { measureHints } from './hints.ts';
import { type Lane, openLane, type Way } from './lane.ts';
import { measureOnline } from './online/measure.ts';
import type { Played } from './ours.ts';
import { measurePage } from './page.ts';
import { type Figures, inJson, inWords, type Kept, type Result } from './show.ts';
import { measureStore } from './store.ts';

/** For one game, all its ways together; with the decisions of bots it takes about twice as long. */
const SECONDS = 10;
/** A hundred decisions, for it is said of 99 in 100. */
const DECIDING = 100;
/** Who thinks. */
const THINKING = ['novice', 'adept', 'archmage'] as const;
const DICE_SECONDS = 2;
/** The games that all ways must play alike before they are timed. */
const SEEDS = [1, 2, 3, 4, 5];

const measured = [
  wisps.id,
  ...Object.keys(games),
  'dice',
  'files',
  'hints',
  'calibration',
  'online-store',
  'online',
  'page',
];
const { json, parts } = asked();

const figures: Figures[] = [];
if (parts.includes(wisps.id)) figures.push(await measure(wisps.id, wisps.seats[1]));
for (const id of Object.keys(games))
  if (parts.includes(id))
    figures.push(await measure(id, (await sure(games[id]).rules()).game.seats[1]));
const result: Result = { node: process.version, figures };
if (parts.includes('dice')) result.fairDice = await measureDice();
if (parts.includes('files')) result.files = await measureFiles();
if (parts.includes('hints')) result.hints = await measureHints();
if (parts.includes('calibration')) result.calibration = await measureCalibration();
if (parts.includes('online-store')) result.store = await measureStore();
if (parts.includes('online')) result.online = await measureOnline();
if (parts.includes('page')) result.page = await measurePage();
process.stdout.write(json ? inJson(result) : inWords(result));

/** What to measure, by the words on the command line; without any, everything. */
function asked(): { json: boolean; parts: readonly string[] } {
  const usage = `npm run bench [-- PART …] [--json]\nParts: ${measured.join(', ')}. Without any, all are measured.\n`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    });
    if (values.help) {
      process.stdout.write(usage);
      process.exit(0);
    }
    const unknown = positionals.find((part) => !measured.includes(part));
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}" to measure.`);
    return { json: values.json, parts: positionals.length > 0 ? positionals : measured };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

async function measureDice(): Promise<number> {
  process.stderr.write('dice …\n');
  const dice = openLane(wisps.id, 'dice');
  const { drawn } = await inTurns({ drawn: dice }, DICE_SECONDS);
  await dice.close();
  return drawn;
}

async function measure(game: string, seats: number): Promise<Figures> {
  process.stderr.write(`${game} …\n`);
  const lanes = {
    bare: openLane(game, 'bare'),
    kernel: openLane(game, 'kernel'),
    clones: openLane(game, 'clones'),
    theirs: openLane(game, 'theirs'),
    theirsCloning: openLane(game, 'theirsCloning'),
    search: openLane(game, 'search'),
    theirSearch: openLane(game, 'theirSearch'),
  };
  const { decisions, entries } = await sameWork(game, lanes);
  const rates = await inTurns(lanes, SECONDS);
  const timeKept: Kept[] = [];
  for (const level of THINKING) {
    const times = await lanes.search.decide({ level, count: DECIDING });
    const onTime = times.filter((time) => time <= 1).length / times.length;
    timeKept.push({ level, onTime, slowest: Math.max(...times) });
  }
  await Promise.all(Object.values(lanes).map((lane) => lane.close()));
  return {
    game,
    seats,
    decisionsPerGame: decisions,
    entriesPerGame: entries,
    decisionsPerSecond: rates.bare,
    gamesPerSecond: rates.bare / decisions,
    clonesPerSecond: rates.clones,
    kernelDecisionsPerSecond: rates.kernel,
    microsecondsPerEntry: (1e6 / rates.kernel) * (decisions / entries),
    boardgameIo: rates.theirs,
    boardgameIoCloning: rates.theirsCloning,
    searchIterations: rates.search,
    boardgameIoIterations: rates.theirSearch,
    timeKept,
  };
}

/**
 * All ways must play the same games to the same ends, or the figures would compare nothing.
 * Returns the mean length of a game.
 */
async function sameWork(
  game: string,
  lanes: Readonly<Partial<Record<Way, Lane>>>,
): Promise<{ decisions: number; entries: number }> {
  const played = new Map<string, Played[]>();
  for (const [way, lane] of Object.entries(lanes)) played.set(way, await lane.play(SEEDS));
  const wanted = played.get('bare') ?? [];
  for (const [way, ends] of played)
    for (const [i, end] of ends.entries())
      if (JSON.stringify(end) !== JSON.stringify(wanted[i])) {
        process.stderr.write(`${game}, seed ${SEEDS[i]}: ${way} plays another game than bare.\n`);
        process.exit(1);
      }
  const mean = (count: (end: Played) => number) =>
    wanted.reduce((sum, end) => sum + count(end), 0) / wanted.length;
  return { decisions: mean((end) => end.decisions), entries: mean((end) => end.entries) };
}
