/** The figures, for people and for programs, and which of the bars they clear. */

import { sure } from '@magehall/engine';
import type { CalibrationFigures } from './calibration.ts';
import type { FileFigures } from './files.ts';
import type { HintFigures } from './hints.ts';
import type { OnlineFigures, OnlineGame } from './online/measure.ts';
import type { Freedom, Marks, PageFigures } from './page.ts';
import type { StoreFigures } from './store.ts';

export interface Figures {
  game: string;
  seats: number;
  /** Mean of random games: decisions of seats, and with chance, entries of the log. */
  decisionsPerGame: number;
  entriesPerGame: number;
  /** One decision: list the choices, pick one, apply it, chance included. */
  decisionsPerSecond: number;
  gamesPerSecond: number;
  clonesPerSecond: number;
  kernelDecisionsPerSecond: number;
  microsecondsPerEntry: number;
  /** Decisions a second through its local client, on immer's draft, ... */
  boardgameIo: number;
  /** ... and on a copy of the state instead. */
  boardgameIoCloning: number;
  /** Iterations a second of the archmage's search, and of its MCTSBot, from the same position. */
  searchIterations: number;
  boardgameIoIterations: number;
  timeKept: readonly Kept[];
}

/** How a level keeps its time: the share of its widest decisions within it, and the slowest in times what it has. */
export interface Kept {
  level: string;
  onTime: number;
  slowest: number;
}

export interface Result {
  node: string;
  figures: readonly Figures[];
  /** Only what was asked for is measured. */
  fairDice?: number;
  files?: readonly FileFigures[];
  hints?: readonly HintFigures[];
  calibration?: readonly CalibrationFigures[];
  store?: StoreFigures;
  online?: OnlineFigures;
  page?: PageFigures;
}

interface Bar {
  bar: string;
  wanted: number;
  measured: number;
  /** The less the better. */
  atMost?: true;
}

const SAMPLE = 'wisps';
/** Decisions a second that each game aims for. */
const AIMS: Readonly<Record<string, number>> = {
  arkhanos: 500_000,
  'five-seals': 300_000,
  'arcana-magica': 300_000,
};

function bars(result: Result): Bar[] {
  const { figures, fairDice, files = [], hints = [], calibration = [] } = result;
  const { store, online, page } = result;
  return [
    ...figures.flatMap(barsOf),
    ...(fairDice === undefined
      ? []
      : [{ bar: 'fair dice a second', wanted: 100_000, measured: fairDice }]),
    ...files.map(({ game, restored, checked }) => ({
      bar: `${game}: times as fast to restore a game of our own as to check it`,
      wanted: 1.5,
      measured: checked / restored,
    })),
    ...hints.map(({ game, sameOrder }) => ({
      bar: `${game}: share of hints in the order of ten times as many looks, where it matters`,
      wanted: 0.8,
      measured: sameOrder,
    })),
    ...calibration.map(({ game, off }) => ({
      bar: `${game}: how far positions of a judged chance are from being won as often`,
      wanted: 0.05,
      measured: off,
      atMost: true as const,
    })),
    ...(store ? barsOfStore(store) : []),
    ...(online ? barsOfOnline(online) : []),
    ...(page ? barsOfPage(page) : []),
  ];
}

function barsOfStore(s: StoreFigures): Bar[] {
  return [
    {
      bar: 'on line: times as many moves as when each is flushed by itself',
      wanted: 2,
      measured: s.ours / s.eachFlushed,
    },
    {
      bar: 'on line: share of the moves of a bare loop that flushes them together',
      wanted: 0.3,
      measured: s.ours / s.together,
    },
    // Less would mean that it was not flushed.
    {
      bar: 'on line: flushes of the disk that one move alone takes as long as',
      wanted: 1,
      measured: s.alone / s.flush,
    },
  ];
}

function barsOfOnline({ games, sample, memory, opened }: OnlineFigures): Bar[] {
  const atMost = true;
  return [
    ...games.flatMap((g): Bar[] => {
      const bar = (what: string, wanted: number, measured: number): Bar => ({
        ...{ bar: `${g.game} on line: ${what}`, wanted, measured },
      });
      return [
        bar('moves to those of a loop that flushes each', 1, g.perSecond / g.eachFlushed),
        bar('share of a loop that flushes them together', 0.2, g.perSecond / g.together),
        { ...bar('µs of a core a move', 300, g.cpu), atMost },
        { ...bar('ms until 99 in 100 are answered, at 300 a second', 50, g.slowest), atMost },
        { ...bar('bytes a move and client, the mean', 650, g.meanBytes), atMost },
        { ...bar('bytes a move and client, the most', 3072, g.mostBytes), atMost },
      ];
    }),
    {
      ...{ bar: 'on line: times as many moves as boardgame.io’s server', wanted: 2 },
      measured: sample.ours / sample.theirs,
    },
    {
      ...{ bar: 'on line: MB with 10,000 idle tables and 1,000 lines', wanted: 400 },
      ...{ measured: memory, atMost },
    },
    ...opened.map(
      ({ game, milliseconds }): Bar => ({
        ...{ bar: `${game} on line: ms to open a table of 500 entries`, wanted: 20 },
        ...{ measured: milliseconds, atMost },
      }),
    ),
  ];
}

function barsOfPage({ marks, freedom }: PageFigures): Bar[] {
  return [
    ...marks.flatMap(barsOfMarks),
    ...freedom.map(
      ({ game, longestTask }): Bar => ({
        bar: `${game}: longest task of the page while archmages think, in ms of its own time`,
        wanted: 50,
        measured: longestTask,
        atMost: true,
      }),
    ),
  ];
}

function barsOfMarks({ page, as, performance, accessibility, bestPractices }: Marks): Bar[] {
  const bar = (what: string, wanted: number, measured: number): Bar => ({
    bar: `Lighthouse on the ${page}, as a ${as}: ${what}`,
    wanted,
    measured,
  });
  return [
    bar('performance', 95, performance),
    bar('accessibility', 100, accessibility),
    bar('best practices', 95, bestPractices),
  ];
}

function barsOf(f: Figures): Bar[] {
  const bar = (what: string, wanted: number, measured: number): Bar => ({
    bar: `${f.game}: ${what}`,
    wanted,
    measured,
  });
  const peer = bar('times as fast as boardgame.io', 50, f.decisionsPerSecond / f.boardgameIo);
  if (f.game === SAMPLE)
    return [
      peer,
      bar(
        'speed of the kernel, with log and hash, to that of the bare rules',
        0.25,
        f.kernelDecisionsPerSecond / f.decisionsPerSecond,
      ),
    ];
  return [
    peer,
    ...(f.game in AIMS
      ? [bar('decisions a second', sure(AIMS[f.game]), f.decisionsPerSecond)]
      : []),
    bar(
      'times as many iterations as boardgame.io’s MCTSBot',
      50,
      f.searchIterations / f.boardgameIoIterations,
    ),
    ...f.timeKept.flatMap(({ level, onTime, slowest }): Bar[] => [
      bar(`share of the ${level}’s decisions within its time`, 0.99, onTime),
      { ...bar(`the ${level}’s slowest decision, in times what it has`, 2, slowest), atMost: true },
    ]),
  ];
}

export function inJson(result: Result): string {
  return `${JSON.stringify({ ...result, bars: bars(result) }, null, 2)}\n`;
}

export function inWords(result: Result): string {
  const lines = [`Node ${result.node}`];
  for (const f of result.figures)
    lines.push(
      '',
      `${f.game}, ${f.seats} seats, random play: ${whole(f.decisionsPerGame)} decisions and ${whole(f.entriesPerGame)} log entries a game`,
      row('decisions/s', whole(f.decisionsPerSecond)),
      row('games/s', whole(f.gamesPerSecond)),
      row('clones/s', whole(f.clonesPerSecond)),
      row(
        'through the kernel',
        `${whole(f.kernelDecisionsPerSecond)} decisions/s, ${f.microsecondsPerEntry.toFixed(2)} µs a log entry`,
      ),
      row(
        'boardgame.io 0.50.2',
        `${whole(f.boardgameIo)} decisions/s: ${times(f.decisionsPerSecond, f.boardgameIo)} slower than the rules, ${times(f.kernelDecisionsPerSecond, f.boardgameIo)} than the kernel`,
      ),
      row(
        '  … round its immer',
        `${whole(f.boardgameIoCloning)} decisions/s: ${times(f.decisionsPerSecond, f.boardgameIoCloning)} slower, ${times(f.kernelDecisionsPerSecond, f.boardgameIoCloning)} than the kernel`,
      ),
      row(
        'search',
        `${whole(f.searchIterations)} iterations/s; its MCTSBot ${whole(f.boardgameIoIterations)} (${times(f.searchIterations, f.boardgameIoIterations)} fewer)`,
      ),
      ...f.timeKept.map(({ level, onTime, slowest }) =>
        row(
          `the ${level}`,
          `keeps its time in ${(onTime * 100).toFixed(1)} % of the widest decisions; the slowest took ${slowest.toFixed(2)} of it`,
        ),
      ),
    );
  if (result.fairDice !== undefined)
    lines.push('', `fair dice: ${whole(result.fairDice)} a second`);
  if (result.files) lines.push('', 'opening a game', ...result.files.map(ofFile));
  if (result.hints)
    lines.push('', 'hints, against ten times as many looks', ...result.hints.map(ofHints));
  if (result.calibration)
    lines.push('', 'judged chances, and how many were won', ...result.calibration.flatMap(ofBins));
  if (result.store) lines.push('', ...ofStore(result.store));
  if (result.online) lines.push('', ...ofOnline(result.online));
  if (result.page) lines.push('', ...ofPage(result.page));
  lines.push('');
  for (const { bar, wanted, measured, atMost } of bars(result)) {
    const cleared = atMost ? measured <= wanted : measured >= wanted;
    lines.push(
      `${cleared ? '✓' : '✗'} ${bar}: ${figure(measured)}, at ${atMost ? 'most' : 'least'} ${figure(wanted)} wanted`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function ofStore(s: StoreFigures): string[] {
  return [
    'the store of tables on line, in moves a second, each flushed before it is answered',
    row(
      'ours',
      `${whole(s.ours)}, ${whole(s.ourCpu)} µs of a core each; one alone takes ${s.alone.toFixed(2)} ms`,
    ),
    row(
      'bare, each flushed',
      `${whole(s.eachFlushed)}: ours is ${times(s.ours, s.eachFlushed)} as fast`,
    ),
    row('bare, together', `${whole(s.together)}: ours is ${times(s.ours, s.together)} as fast`),
    row('a bare flush', `${s.flush.toFixed(2)} ms`),
  ];
}

function ofOnline({ games, sample, memory, opened, load }: OnlineFigures): string[] {
  return [
    `tables on line, 250 of them with 1,000 lines; the machine’s load was ${load.map((each) => each.toFixed(1)).join(' before and ')} after`,
    ...games.map(ofOnlineGame),
    row(
      'the sample',
      `${whole(sample.ours)} moves/s, ${whole(sample.ourCpu)} µs of a core each; boardgame.io, in memory, ${whole(sample.theirs)} and ${whole(sample.theirCpu)} µs`,
    ),
    row('10,000 idle tables', `${whole(memory)} MB`),
    ...opened.map(({ game, entries, milliseconds }) =>
      row(
        game,
        `500 entries opened in ${milliseconds.toFixed(1)} ms (tried with up to ${entries})`,
      ),
    ),
  ];
}

function ofOnlineGame(g: OnlineGame): string {
  return row(
    g.game,
    `${whole(g.perSecond)} moves/s, ${whole(g.cpu)} µs of a core each; bare ${whole(g.eachFlushed)} each flushed, ${whole(g.together)} together; at 300/s answered in ${g.median.toFixed(1)} ms, 99 in 100 in ${g.slowest.toFixed(1)} ms; ${whole(g.meanBytes)} bytes a move and client, ${whole(g.mostBytes)} at most`,
  );
}

function ofPage({ chromium, marks, freedom }: PageFigures): string[] {
  return [`the page, in ${chromium}`, ...marks.flatMap(ofMarks), ...freedom.map(ofFreedom)];
}

function ofMarks(m: Marks): string[] {
  return [
    row(
      `${m.page}, as a ${m.as}`,
      `Lighthouse: performance ${m.performance}, accessibility ${m.accessibility}, best practices ${m.bestPractices}; it finds this machine’s speed to be ${whole(m.machine)}`,
    ),
    ...m.complaints.map((complaint) => row('', complaint)),
  ];
}

function ofFreedom({ game, seconds, steps, longestTask, longestOnTheWall, longTasks }: Freedom) {
  return row(
    game,
    `two archmages, ${seconds} s, ${steps} steps: the longest task took ${longestTask.toFixed(1)} ms of its own time, ${longestOnTheWall.toFixed(1)} ms on the wall clock; ${longTasks.length} over 50 ms there`,
  );
}

function ofFile({ game, entries, restored, checked, worst, worstEntries }: FileFigures): string {
  return row(
    game,
    `${entries} entries: restored in ${restored.toFixed(1)} ms, checked in ${checked.toFixed(1)} ms; the worst that is allowed is done with in ${whole(worst)} ms, after ${whole(worstEntries)} entries`,
  );
}

function ofBins({ game, positions, bins }: CalibrationFigures): string[] {
  return [
    row(game, `${whole(positions)} positions`),
    ...bins
      .filter((bin) => bin.positions > 0)
      .map((bin) =>
        row(
          '',
          `${whole(bin.positions)} judged ${(100 * bin.judged).toFixed(1)} %, won ${(100 * bin.won).toFixed(1)} %`,
        ),
      ),
  ];
}

function ofHints({ game, positions, matter, sameOrder, sameBest, off }: HintFigures): string {
  const share = (part: number) => `${(part * 100).toFixed(0)} %`;
  return row(
    game,
    `it matters in ${matter} of ${positions} positions; there ${share(sameOrder)} have the same order and ${share(sameBest)} the same best; the chance is off by ${share(off)}`,
  );
}

const row = (name: string, text: string): string => `  ${`${name} `.padEnd(22)}${text}`;
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const times = (ours: number, theirs: number): string => `${figure(ours / theirs)} times`;
const figure = (value: number): string =>
  value >= 100 ? whole(value) : value.toFixed(value >= 10 ? 1 : 2);
