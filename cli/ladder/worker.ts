/** One of the threads that play the games of the ladder, without a clock: who runs it again gets the same. */
import { workerData } from 'node:worker_threads';
import { type Bot, untimed } from '@magehall/bots';
import { CHANCE, NOBODY, type Options, seeded, sure } from '@magehall/engine';
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
  for (const { name, level, looks } of [challenger, rival])
    if (level !== undefined) bots.set(name, await botFor(game, level, looks));

workOn(task, play);

/** Games go round all contests; those that differ only in who sits where have the same dice. */
function play(i: number): Played {
  const contest = i % task.contests.length;
  const number = Math.floor(i / task.contests.length);
  const { challenger, rival } = sure(task.contests[contest]);
  const own = challengerSeat(number, task.options);
  const options = optionsFor(sure(task.contests[contest]), task.options, number);
  const dice = Math.floor(number / options.seats);
  const roll = seeded(task.seed, dice);
  const thoughts = seeded(task.seed, dice, own + 1);
  const state = game.setup(options);
  const played: Played = { contest, won: 0, decisions: 0 };
  for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
    if (by === CHANCE) game.apply(state, roll(game.odds(state)));
    else {
      const player: Contestant = by === own ? challenger : rival;
      const bot = bots.get(player.name) as Bot;
      const choice = bot.decide(game.view(state, by), by, untimed(thoughts));
      played.decisions++;
      game.apply(state, choice);
    }
  }
  const { winners } = game.outcome(state);
  if (winners.includes(own)) played.won = 1 / winners.length;
  return played;
}
