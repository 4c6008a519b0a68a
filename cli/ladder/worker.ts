/** One of the threads that play the games of the ladder, against the real clock. */
import { workerData } from 'node:worker_threads';
import type { Bot } from '@magehall/bots';
import { CHANCE, finish, HASH_START, mix, NOBODY, type Options, seeded } from '@magehall/engine';
import { openGame } from '../hall.ts';
import { botFor } from '../players.ts';
import { type Share, workOn } from '../threads.ts';
import { sayIn } from '../words/say.ts';
import { type Contest, type Contestant, challengerSeat, optionsFor } from './contest.ts';
import type { Played } from './tally.ts';

export interface LadderTask {
  game: string;
  options: Options;
  contests: readonly Contest[];
  seed: number;
}

const task = workerData as LadderTask & Share;
const game = await openGame(task.game, sayIn('en'));
const bots = new Map<string, Bot>();
for (const { challenger, rival } of task.contests)
  for (const { name, level } of [challenger, rival])
    if (level !== undefined) bots.set(name, await botFor(game, level));

workOn(task, play);

/** Games go round all contests; those that differ only in who sits where have the same dice. */
function play(i: number): Played {
  const contest = i % task.contests.length;
  const number = Math.floor(i / task.contests.length);
  const { challenger, rival } = task.contests[contest];
  const own = challengerSeat(number, task.options);
  const options = optionsFor(task.contests[contest], task.options, number);
  const dice = Math.floor(number / options.seats);
  const roll = seeded(finish(mix(mix(HASH_START, task.seed), dice)));
  const thoughts = seeded(finish(mix(mix(HASH_START, task.seed), i + 1)));
  const state = game.setup(options);
  const played: Played = { contest, won: 0, decisions: 0, late: 0, slowest: 0 };
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const player: Contestant = by === own ? challenger : rival;
      const { budgetMs } = player;
      const begun = performance.now();
      const choice = (bots.get(player.name) as Bot).decide(game.view(state, by), by, {
        budgetMs,
        roll: thoughts,
        now: () => performance.now(),
      });
      const took = performance.now() - begun;
      played.decisions++;
      if (budgetMs > 0) {
        if (took > budgetMs) played.late++;
        played.slowest = Math.max(played.slowest, took / budgetMs);
      }
      game.apply(state, choice);
    }
  }
  const { winners } = game.outcome(state);
  if (winners.includes(own)) played.won = 1 / winners.length;
  return played;
}
