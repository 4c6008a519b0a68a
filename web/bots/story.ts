/** In the worker: the story of a game that is over. Apart, since neither bots nor hints need it. */
import { type Story, tellStory } from '@magehall/bots/story';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import type { StoryRequest } from './request.ts';

export async function story(request: StoryRequest, far: (part: number) => void): Promise<Story> {
  const [{ game }, known] = await Promise.all([
    rules[request.story](),
    judgements[request.story]?.(),
  ]);
  const telling = tellStory(game, known?.judgement, request.played);
  for (let next = telling.next(); ; next = telling.next()) {
    if (next.done) return next.value;
    far(next.value);
  }
}
