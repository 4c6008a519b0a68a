/** Where bots think. One request at a time; each gets a view and a time, never the state. */
import { bot, type Level } from '@magehall/bots';
import { seeded } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import type { HintRequest, StoryRequest, ThinkAnswer, ThinkRequest } from './request.ts';

type Request = ThinkRequest | HintRequest | StoryRequest;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const far = (part: number) => postMessage({ far: part });
  try {
    if ('id' in data) postMessage(await answer(data));
    else if ('hint' in data)
      postMessage({ found: await (await import('./analysis.ts')).hint(data, far) });
    else postMessage({ found: await (await import('./story.ts')).story(data, far) });
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    postMessage('id' in data ? { id: data.id, failed } : { failed });
  }
});

async function answer(request: ThinkRequest): Promise<ThinkAnswer> {
  const { id, view, seat, level, budgetMs, seed } = request;
  const [{ game }, known] = await Promise.all([
    rules[request.game](),
    judgements[request.game]?.(),
  ]);
  const player = bot(game, level as Level, known?.judgement);
  const moment = { budgetMs, roll: seeded(seed), now: () => performance.now() };
  return { id, choice: player.decide(view, seat, moment) };
}
