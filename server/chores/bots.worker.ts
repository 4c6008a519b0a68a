/**
 * Where bots think: a thread of its own, which gets what a seat sees and never the state. A choice
 * that is made in parts is thought through to its end, on the bot's own view.
 */
import { parentPort } from 'node:worker_threads';
import { bot, levelOf, untimed } from '@magehall/bots';
import { seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';

export interface Question {
  id: number;
  game: string;
  level: string;
  seat: number;
  view: unknown;
  seed: number;
}

export type Thought = { id: number; choices: unknown[] } | { id: number; failed: string };

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await think(question));
});

async function think({ id, game: name, level, seat, view, seed }: Question): Promise<Thought> {
  try {
    const [{ game }, known] = await Promise.all([games[name].rules(), judgements[name]?.()]);
    const player = bot(game, levelOf(level), known?.judgement);
    const moment = untimed(seeded(seed));
    const choices: unknown[] = [];
    do {
      const choice = player.decide(view, seat, moment);
      choices.push(choice);
      game.apply(view, choice);
    } while (game.waitingFor(view) === seat && game.trying(view));
    return { id, choices };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
