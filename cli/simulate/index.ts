import { type Game, type Options, sure } from '@magehall/engine';
import { type Command, INTERRUPTED, OK, UsageError } from '../command.ts';
import { openGame, openWords } from '../hall.ts';
import { readOptions, writeOptions } from '../options.ts';
import { levelsFor } from '../players.ts';
import { startWork } from '../threads.ts';
import { digest } from './digest.ts';
import { progress } from './progress.ts';
import { brief, report } from './report.ts';
import { addSheet, newSheet, type Sheet } from './sheet.ts';
import type { SimulationTask } from './task.ts';

const GAMES = 1000;
const SEED = 1;

export const simulate: Command = {
  flags: {
    seats: 'value',
    games: 'value',
    bots: 'value',
    seed: 'value',
    options: 'value',
    json: 'switch',
    report: 'switch',
  },
  words: [1, 1],
  async run(args, say) {
    if (args.has('json') && args.has('report'))
      throw new UsageError(say.errors.notTogether('json', 'report'));
    const game = await openGame(sure(args.words[0]), say);
    const words = await openWords(game.id, say.language);
    const options = readOptions(
      game,
      args.number('seats', 1, 99),
      args.text('options'),
      (exclusion) => words?.exclusions[exclusion] ?? exclusion,
      say,
      // Who plays first is what a balance is asked about, so it has to be somebody known.
      { first: 0 },
    );
    const players = levelsFor(options.seats, args.list('bots') ?? ['random'], say);
    const seed = args.number('seed', 0, 0xffffffff) ?? SEED;
    const asked = args.number('games', 1, 1e9) ?? GAMES;

    const bar = progress(process.stderr, asked, say.simulate.unit);
    const sheet = newSheet(options.seats);
    const task: SimulationTask = { game: game.id, options, players, seed };
    const worker = new URL('./worker.ts', import.meta.url);
    const work = startWork<SimulationTask, Sheet>(worker, task, asked, (part) => {
      addSheet(sheet, part);
      bar.at(sheet.games);
    });
    process.once('SIGINT', work.stop);
    await work.done;
    process.removeListener('SIGINT', work.stop);
    bar.end();

    const result = digest(game, options, players, seed, asked, sheet);
    if (args.has('json')) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    else if (args.has('report')) {
      const command = commandLine(game, options, players, seed, asked);
      process.stdout.write(report(result, command));
    } else process.stdout.write(brief(result));
    if (sheet.games === asked) return OK;
    process.stderr.write(`${say.simulate.interrupted(sheet.games, asked)}\n`);
    return INTERRUPTED;
  },
};

/** The command that makes this report again, all defaults written out but the options'. */
function commandLine(
  game: Game,
  options: Options,
  players: readonly string[],
  seed: number,
  games: number,
): string {
  const same = players.every((player) => player === players[0]);
  const parts = [
    `npx magehall simulate ${game.id} --seats ${options.seats} --games ${games} --seed ${seed}`,
    `--bots ${same ? players[0] : players.join(',')}`,
  ];
  const written = writeOptions(game, options);
  if (written) parts.push(`--options ${written}`);
  return [...parts, '--report'].join(' ');
}
