import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { judgeOf } from '@magehall/bots/judge';
import { PUZZLE_LOOKS } from '@magehall/bots/puzzle';
import { type Puzzle, type Puzzles, sure } from '@magehall/engine';
import { type Command, INTERRUPTED, OK } from '../command.ts';
import { openGame, openJudgement } from '../hall.ts';
import { progress } from '../simulate/progress.ts';
import { startWork } from '../threads.ts';
import { pickFrom } from './pick.ts';
import type { PuzzleTask, Searched } from './worker.ts';

const GAMES = 40;
const COUNT = 20;
const SEED = 1;

/** What is stopped tells what it has, but only what is whole is written. */
export const puzzles: Command = {
  flags: { games: 'value', count: 'value', seats: 'value', seed: 'value', dry: 'switch' },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(sure(args.words[0]), say);
    const judgement = await openJudgement(game.id, say);
    const games = args.number('games', 1, 1e6) ?? GAMES;
    const count = args.number('count', 1, 1000) ?? COUNT;
    const seats = args.number('seats', Math.max(2, game.seats[0]), game.seats[1]);
    const seed = args.number('seed', 0, 0xffff) ?? SEED;

    const bar = progress(process.stderr, games, say.simulate.unit);
    const found = new Map<number, readonly Puzzle[]>();
    const task: PuzzleTask = { game: game.id, seed, ...(seats !== undefined && { seats }) };
    const worker = new URL('./worker.ts', import.meta.url);
    const work = startWork<PuzzleTask, Searched>(worker, task, games, (searched) => {
      found.set(searched.number, searched.puzzles);
      bar.at(found.size);
    });
    process.once('SIGINT', work.stop);
    await work.done;
    process.removeListener('SIGINT', work.stop);
    bar.end();

    const flags = `--games ${games} --count ${count}${seats === undefined ? '' : ` --seats ${seats}`} --seed ${seed}`;
    const list: Puzzles = {
      how: `npx magehall puzzles ${game.id} ${flags}`,
      judge: judgeOf(judgement),
      looks: PUZZLE_LOOKS,
      // In the order of the games, whichever thread was the first.
      puzzles: pickFrom(
        [...found].sort(([a], [b]) => a - b).flatMap(([, some]) => some),
        count,
      ),
    };
    if (found.size < games || args.has('dry')) process.stdout.write(written(list));
    else {
      const path = fileURLToPath(import.meta.resolve(`@magehall/${game.id}/puzzles/list`));
      await writeFile(path, written(list));
      process.stderr.write(`${say.learn.written(path)}\n`);
    }
    if (found.size === games) return OK;
    process.stderr.write(`${say.simulate.interrupted(found.size, games)}\n`);
    return INTERRUPTED;
  },
};

/** A puzzle a line: a change of one shows as one. */
function written({ puzzles: list, ...head }: Puzzles): string {
  const lines = list.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "puzzles": [\n${lines}\n  ]\n}\n`;
}
