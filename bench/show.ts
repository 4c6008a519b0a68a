/** The figures, for people and for programs, and which of the bars they clear. */

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
  /** Share of the adept's decisions within its budget, and the slowest in budgets. */
  onTime: number;
  slowest: number;
}

export interface Result {
  node: string;
  figures: readonly Figures[];
  fairDice: number;
}

interface Bar {
  bar: string;
  wanted: number;
  measured: number;
}

const SAMPLE = 'wisps';
/** Decisions a second that each game aims for. */
const AIMS: Readonly<Record<string, number>> = {
  arkhanos: 500_000,
  'five-seals': 300_000,
  'arcana-magica': 300_000,
};

function bars({ figures, fairDice }: Result): Bar[] {
  return [
    ...figures.flatMap(barsOf),
    { bar: 'fair dice a second', wanted: 100_000, measured: fairDice },
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
    ...(f.game in AIMS ? [bar('decisions a second', AIMS[f.game], f.decisionsPerSecond)] : []),
    bar(
      'times as many iterations as boardgame.io’s MCTSBot',
      50,
      f.searchIterations / f.boardgameIoIterations,
    ),
    bar('share of the adept’s decisions within its time', 0.99, f.onTime),
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
      row(
        'time kept',
        `in ${(f.onTime * 100).toFixed(1)} % of the widest decisions; the slowest took ${f.slowest.toFixed(2)} of its budget`,
      ),
    );
  lines.push('', `fair dice: ${whole(result.fairDice)} a second`, '');
  for (const { bar, wanted, measured } of bars(result))
    lines.push(
      `${measured >= wanted ? '✓' : '✗'} ${bar}: ${figure(measured)}, at least ${figure(wanted)} wanted`,
    );
  return `${lines.join('\n')}\n`;
}

const row = (name: string, text: string): string => `  ${name.padEnd(22)}${text}`;
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const times = (ours: number, theirs: number): string => `${figure(ours / theirs)} times`;
const figure = (value: number): string =>
  value >= 100 ? whole(value) : value.toFixed(value >= 10 ? 1 : 2);
