/** Where bots think. One request at a time; each gets a view and a time, never the state. */
import { bot, type Level } from '@magehall/bots';
import { seeded } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import type { ThinkAnswer, ThinkRequest } from './request.ts';

addEventListener('message', async ({ data }: MessageEvent<ThinkRequest>) => {
  postMessage(await answer(data));
});

async function answer(request: ThinkRequest): Promise<ThinkAnswer> {
  const { id, view, seat, level, budgetMs, seed } = request;
  try {
    const [{ game }, { judgement }] = await Promise.all([
      games[request.game].rules(),
      judgements[request.game](),
    ]);
    const player = bot(game, level as Level, judgement);
    const moment = { budgetMs, roll: seeded(seed), now: () => performance.now() };
    return { id, choice: player.decide(view, seat, moment) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
