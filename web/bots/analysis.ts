/** In the worker: hints. Apart, since a bot that plays needs none of it. */
import { analyse, HINT_LOOKS } from '@magehall/bots/analysis';
import { seeded } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { rules } from '@magehall/games/rules';
import type { Hint, HintRequest } from './request.ts';

/** So many choices are shown. */
const SHOWN = 3;

export async function hint(request: HintRequest, far: (part: number) => void): Promise<Hint> {
  const [{ game }, known] = await Promise.all([
    rules[request.hint](),
    judgements[request.hint]?.(),
  ]);
  const { view, seat, seed } = request;
  const question = { view, seat, looks: HINT_LOOKS };
  const { valued, why } = analyse(game, known?.judgement, question, {
    budgetMs: Number.POSITIVE_INFINITY,
    roll: seeded(seed),
    now: () => performance.now(),
    report: ({ looks, of }) => far(Math.min(1, looks / of)),
  });
  const best = valued.slice(0, SHOWN).map(({ choice, chance }) => ({ choice, chance }));
  return { best, why: best.length > 1 ? why(best[0].choice, best[1].choice) : [] };
}
