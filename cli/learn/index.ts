import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fit, type Sample } from '@magehall/bots/learn';
import { type Command, INTERRUPTED, OK } from '../command.ts';
import { openGame, openJudgement } from '../hall.ts';
import { progress } from '../simulate/progress.ts';
import { startWork, type Work } from '../threads.ts';
import { trialsOf, tryOut } from './trials.ts';
import type { LearnTask } from './worker.ts';

const GAMES = 400;
const ROUNDS = 3;
const SEED = 1;

/** The games of each round are played with the weights of the one before; then come the trials. */
export const learn: Command = {
  flags: { games: 'value', rounds: 'value', trials: 'value', seed: 'value', dry: 'switch' },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(args.words[0], say);
    let { weights } = await openJudgement(game.id, say);
    const games = args.number('games', 1, 1e6) ?? GAMES;
    const rounds = args.number('rounds', 0, 100) ?? ROUNDS;
    const trials = args.number('trials', 0, 1e6) ?? 0;
    const seed = args.number('seed', 0, 0xffff) ?? SEED;

    const all = games * rounds + trials * trialsOf(weights);
    const bar = progress(process.stderr, all, say.simulate.unit);
    let count = 0;
    const played = () => bar.at(++count);
    let stopped = false;
    let under: Work | undefined;
    const started = (work: Work) => {
      under = work;
      if (stopped) work.stop();
    };
    const stop = () => {
      stopped = true;
      under?.stop();
    };
    process.once('SIGINT', stop);

    let how = '';
    for (let round = 1; round <= rounds && !stopped; round++) {
      const samples: Sample[] = [];
      const task: LearnTask = { game: game.id, weights, seed: seed * 0x10000 + round };
      const worker = new URL('./worker.ts', import.meta.url);
      const work = startWork<LearnTask, Sample[]>(worker, task, games, (found) => {
        for (const sample of found) samples.push(sample);
        played();
      });
      started(work);
      await work.done;
      if (count < games * round) break;
      const found = fit(samples, weights);
      ({ weights } = found);
      how =
        `Learned by self-play: npx magehall learn ${game.id} --games ${games} --rounds ${round} --seed ${seed}. ` +
        `The last round had ${samples.length} positions; the loss in foretelling who wins them went ` +
        `from ${found.before.toFixed(4)} to ${found.after.toFixed(4)} nats.`;
    }
    if (trials > 0 && !stopped) {
      const tried = await tryOut({ game: game.id, weights, games: trials, seed, played, started });
      ({ weights } = tried);
      const what = tried.kept.length === 0 ? 'none' : tried.kept.join(', ');
      const early = tried.stopped ? ', stopped before all were over' : '';
      if (tried.kept.length > 0 || !tried.stopped)
        how =
          `${how} Changed by trials of ${trials} games each (--trials ${trials}${early}): ${what}.`.trim();
    }
    process.removeListener('SIGINT', stop);
    bar.end();

    const text = `${JSON.stringify({ how, weights }, null, 2)}\n`;
    process.stdout.write(text);
    if (how !== '' && !args.has('dry')) {
      const path = fileURLToPath(import.meta.resolve(`@magehall/${game.id}/weights`));
      await writeFile(path, text);
      process.stderr.write(`${say.learn.written(path)}\n`);
    }
    if (!stopped) return OK;
    process.stderr.write(`${say.simulate.interrupted(count, all)}\n`);
    return INTERRUPTED;
  },
};
