import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sure } from '@magehall/engine';
import { type Command, INTERRUPTED, OK } from '../command.ts';
import { openGame, openJudgement } from '../hall.ts';
import { progress } from '../simulate/progress.ts';
import type { Work } from '../threads.ts';
import { type Lesson, takeLessons } from './lessons.ts';
import { trialsOf, tryOut } from './trials.ts';

const GAMES = 400;
const ROUNDS = 3;
const SEED = 1;

/** First come the lessons, then the trials. What is stopped tells what it has, but only what is whole is written. */
export const learn: Command = {
  flags: { games: 'value', rounds: 'value', trials: 'value', seed: 'value', dry: 'switch' },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(sure(args.words[0]), say);
    const { weights } = await openJudgement(game.id, say);
    const games = args.number('games', 1, 1e6) ?? GAMES;
    const rounds = args.number('rounds', 0, 100) ?? ROUNDS;
    const trials = args.number('trials', 0, 1e6) ?? 0;
    const seed = args.number('seed', 0, 0xffff) ?? SEED;

    const all = games * rounds + trials * trialsOf(weights);
    const bar = progress(process.stderr, all, say.simulate.unit);
    let count = 0;
    let stopped = false;
    let under: Work | undefined;
    const watch = {
      played: () => bar.at(++count),
      started: (work: Work) => {
        under = work;
        if (stopped) work.stop();
      },
    };
    const stop = () => {
      stopped = true;
      under?.stop();
    };
    process.once('SIGINT', stop);
    const learned = await takeLessons({ game: game.id, weights, games, rounds, seed, ...watch });
    let { whole } = learned;
    if (trials > 0 && !stopped) {
      const { weights } = whole;
      const tried = await tryOut({ game: game.id, weights, games: trials, seed, ...watch });
      const what = tried.kept.length === 0 ? 'none' : tried.kept.join(', ');
      const early = tried.stopped ? ', stopped before all were over' : '';
      const how = `${whole.how} Changed by trials of ${trials} games each (--trials ${trials}${early}): ${what}.`;
      if (tried.kept.length > 0 || !tried.stopped)
        whole = { how: how.trim(), weights: tried.weights };
    }
    process.removeListener('SIGINT', stop);
    bar.end();

    process.stdout.write(written(learned.partly ?? whole));
    if (whole.how !== '' && !args.has('dry')) {
      const path = fileURLToPath(import.meta.resolve(`@magehall/${game.id}/weights`));
      await writeFile(path, written(whole));
      process.stderr.write(`${say.learn.written(path)}\n`);
    }
    if (!stopped) return OK;
    process.stderr.write(`${say.simulate.interrupted(count, all)}\n`);
    return INTERRUPTED;
  },
};

function written(lesson: Lesson): string {
  return `${JSON.stringify(lesson, null, 2)}\n`;
}
