import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fit, type Sample } from '@magehall/bots/learn';
import { type Command, INTERRUPTED, OK } from '../command.ts';
import { openGame, openJudgement } from '../hall.ts';
import { progress } from '../simulate/progress.ts';
import { startWork } from '../threads.ts';
import type { LearnTask } from './worker.ts';

const GAMES = 400;
const ROUNDS = 3;
const SEED = 1;

/** The games of each round are played with the weights of the one before. */
export const learn: Command = {
  flags: { games: 'value', rounds: 'value', seed: 'value', dry: 'switch' },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(args.words[0], say);
    let { weights } = await openJudgement(game.id, say);
    const games = args.number('games', 1, 1e6) ?? GAMES;
    const rounds = args.number('rounds', 1, 100) ?? ROUNDS;
    const seed = args.number('seed', 0, 0xffff) ?? SEED;

    const bar = progress(process.stderr, games * rounds, say.simulate.unit);
    let played = 0;
    let how = '';
    for (let round = 1; round <= rounds; round++) {
      const samples: Sample[] = [];
      const task: LearnTask = { game: game.id, weights, seed: seed * 0x10000 + round };
      const worker = new URL('./worker.ts', import.meta.url);
      const work = startWork<LearnTask, Sample[]>(worker, task, games, (found) => {
        for (const sample of found) samples.push(sample);
        bar.at(++played);
      });
      process.once('SIGINT', work.stop);
      await work.done;
      process.removeListener('SIGINT', work.stop);
      if (played < games * round) break;
      const found = fit(samples, weights);
      ({ weights } = found);
      how =
        `Learned by self-play: npx magehall learn ${game.id} --games ${games} --rounds ${round} --seed ${seed}. ` +
        `The last round had ${samples.length} positions; the loss in foretelling who wins them went ` +
        `from ${found.before.toFixed(4)} to ${found.after.toFixed(4)} nats.`;
    }
    bar.end();

    const text = `${JSON.stringify({ how, weights }, null, 2)}\n`;
    process.stdout.write(text);
    if (how !== '' && !args.has('dry')) {
      const path = fileURLToPath(import.meta.resolve(`@magehall/${game.id}/weights`));
      await writeFile(path, text);
      process.stderr.write(`${say.learn.written(path)}\n`);
    }
    if (played === games * rounds) return OK;
    process.stderr.write(`${say.simulate.interrupted(played, games * rounds)}\n`);
    return INTERRUPTED;
  },
};
