/** A player who looks just one choice ahead, not too closely, and plays at once. */
import type { Game, Judgement } from '@magehall/engine';
import type { Bot, Thought } from './bot.ts';
import { appraiser } from './chances.ts';

/** How far off a look may be, in chances to win: enough to overlook a good choice now and then. */
const BLUR = 0.12;
const STEPS = 1 << 16;
const REPORTED = 5;

export function glance(game: Game, judgement: Judgement): Bot {
  return {
    decide(view, seat, { roll, now, budgetMs, cancelled, report }) {
      const choices = game.choices(view);
      const end = now() + budgetMs;
      const imagined = game.imagine(view, seat, roll);
      const appraise = appraiser(game, judgement, game.outcome(imagined).scores.length);
      const thoughts: Thought[] = [];
      for (const choice of choices) {
        const after = game.clone(imagined);
        game.apply(after, choice);
        const chance = appraise(after, roll)[seat] + BLUR * (roll(STEPS) / STEPS - 0.5);
        thoughts.push({ choice, chance, visits: 1 });
        if (now() >= end || cancelled?.()) break;
      }
      thoughts.sort((a, b) => b.chance - a.chance);
      report?.(thoughts.slice(0, REPORTED));
      return thoughts[0].choice;
    },
  };
}
