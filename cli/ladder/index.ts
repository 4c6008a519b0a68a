import { sure } from '@magehall/engine';
import { type Command, INTERRUPTED, OK } from '../command.ts';
import { openGame, openWords } from '../hall.ts';
import { readOptions } from '../options.ts';
import { progress } from '../simulate/progress.ts';
import { startWork } from '../threads.ts';
import { allPairs, readContests } from './contest.ts';
import { addPlayed, ladderOf, newRows, type Played, written } from './tally.ts';
import type { LadderTask } from './worker.ts';

const GAMES = 200;
const SEED = 1;

export const ladder: Command = {
  flags: {
    games: 'value',
    seats: 'value',
    pairs: 'value',
    seed: 'value',
    options: 'value',
    json: 'switch',
  },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(sure(args.words[0]), say);
    const words = await openWords(game.id, say.language);
    const options = readOptions(
      game,
      // Alone there is nobody to beat.
      args.number('seats', 2, 99) ?? Math.max(2, game.seats[0]),
      args.text('options'),
      (exclusion) => words?.exclusions[exclusion] ?? exclusion,
      say,
      { first: 0 },
    );
    const contests = readContests(args.list('pairs') ?? allPairs(), game, say);
    const seed = args.number('seed', 0, 0xffffffff) ?? SEED;
    const asked = (args.number('games', 1, 1e6) ?? GAMES) * contests.length;

    const rows = newRows(contests);
    let games = 0;
    const bar = progress(process.stderr, asked, say.simulate.unit);
    const task: LadderTask = { game: game.id, options, contests, seed };
    const worker = new URL('./worker.ts', import.meta.url);
    const work = startWork<LadderTask, Played>(worker, task, asked, (played) => {
      addPlayed(rows, played, options.seats);
      bar.at(++games);
    });
    process.once('SIGINT', work.stop);
    await work.done;
    process.removeListener('SIGINT', work.stop);
    bar.end();

    const result = ladderOf(game.id, options.seats, seed, rows);
    process.stdout.write(
      args.has('json') ? `${JSON.stringify(result, null, 2)}\n` : written(result),
    );
    if (games === asked) return OK;
    process.stderr.write(`${say.simulate.interrupted(games, asked)}\n`);
    return INTERRUPTED;
  },
};
