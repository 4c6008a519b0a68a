/** Where bots think. One request at a time; each gets a view and a time, never the state. */
import { bot, type Level } from '@magehall/bots';
import { seeded } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import type { ThinkAnswer, ThinkRequest } from './request.ts';

addEventListener('message', async ({ data }: MessageEvent<ThinkRequest>) => {
  postMessage(await answer(data));
});

async function answer(request: ThinkRequest): Promise<ThinkAnswer> {
  const { id, view, seat, level, budgetMs, seed } = request;
  try {
    const [{ game }, known] = await Promise.all([
      rules[request.game](),
      judgements[request.game]?.(),
    ]);
    const player = bot(game, level as Level, known?.judgement);
    const moment = { budgetMs, roll: seeded(seed), now: () => performance.now() };
    return { id, choice: player.decide(view, seat, moment) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
