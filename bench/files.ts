/** How long it takes to open a game: one of our own, one from elsewhere, and the worst that is allowed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHANCE,
  checkOptions,
  type Entry,
  FileError,
  type Game,
  type GameFile,
  MOST_ENTRIES,
  openTable,
  readGameFile,
  restoreTable,
  seeded,
  sure,
  Table,
} from '@magehall/engine';
import { games } from '@magehall/games';

export interface FileFigures {
  game: string;
  /** The longest recorded game. */
  entries: number;
  /** Milliseconds to restore it, and to check every entry of it: the median of many. */
  restored: number;
  checked: number;
  /** Milliseconds until the worst log is opened or refused, and how many entries it got to. */
  worst: number;
  worstEntries: number;
}

const fixtures = join(import.meta.dirname, '..', 'fixtures');
const TIMES = 250;
/** Random games in which the widest position is looked for. */
const GAMES = 40;

export async function measureFiles(): Promise<FileFigures[]> {
  const all: FileFigures[] = [];
  for (const [id, { rules }] of Object.entries(games)) {
    process.stderr.write(`files of ${id} …\n`);
    const { game } = await rules();
    const file = longest(id);
    const worst = opened(game, worstOf(game, file));
    all.push({
      game: id,
      entries: file.log.length,
      restored: median(() => restoreTable(game, file)),
      checked: median(() => openTable(game, file)),
      ...worst,
    });
  }
  return all;
}

function longest(id: string): GameFile {
  const files = readdirSync(join(fixtures, id)).map((name) =>
    readGameFile(readFileSync(join(fixtures, id, name), 'utf8')),
  );
  const { hashes: _, ...file } = files.reduce((a, b) => (b.log.length > a.log.length ? b : a));
  return file;
}

function median(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => took(work)).sort((a, b) => a - b);
  return sure(times[TIMES >> 1]);
}

function took(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** Where there is the most to choose from, somebody makes a choice and takes it back, for ever. */
function worstOf(game: Game, file: GameFile): GameFile {
  const options = checkOptions(game, { seats: game.seats[1] });
  let widest: { wide: number; log: readonly Entry[]; pair: readonly Entry[] } | undefined;
  for (let seed = 1; seed <= GAMES; seed++) {
    const table = new Table(game, options);
    const roll = seeded(seed);
    while (!table.over) {
      const by = table.waitingFor;
      if (by === CHANCE) {
        table.settle(roll);
        continue;
      }
      const choices = table.choices();
      const choice = choices[roll(choices.length)];
      const log = [...table.log];
      table.choose(by, choice);
      if (choices.length > (widest?.wide ?? 0) && table.whyNoUndo(by) === undefined)
        widest = {
          wide: choices.length,
          log,
          pair: [
            { by, choice },
            { by, undo: 1 },
          ],
        };
    }
  }
  const { log = [], pair = [] } = widest ?? {};
  const again = new Array<readonly Entry[]>((MOST_ENTRIES - log.length) >> 1).fill(pair).flat();
  const players = Array.from({ length: options.seats }, (_, seat) => ({
    plays: 'person' as const,
    name: `P${seat}`,
  }));
  return { ...file, options, players, dice: undefined, log: [...log, ...again] };
}

function opened(game: Game, file: GameFile): Pick<FileFigures, 'worst' | 'worstEntries'> {
  let worstEntries = file.log.length;
  const worst = took(() => {
    try {
      openTable(game, file);
    } catch (error) {
      if (!(error instanceof FileError) || error.trouble[0] !== 'tooMuch') throw error;
      worstEntries = error.trouble[1];
    }
  });
  return { worst, worstEntries };
}
