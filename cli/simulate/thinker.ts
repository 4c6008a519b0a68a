/** A bot that thinks by count and not by the clock, so that a simulation can be repeated. */
import { type Bot, BUDGET_MS, type Level } from '@magehall/bots';
import type { Roll, Seat } from '@magehall/engine';

/**
 * How often a bot looks at the clock in a millisecond of its budget. Each look goes with
 * a position that was judged, and this is about how many a laptop judges in that time.
 */
const LOOKS_A_MILLISECOND = 10;

export type Thinker = (view: unknown, seat: Seat, roll: Roll) => unknown;

export function thinker(bot: Bot, level: Level): Thinker {
  const budgetMs = BUDGET_MS[level];
  return (view, seat, roll) => {
    let looks = 0;
    const now = () => looks++ / LOOKS_A_MILLISECOND;
    return bot.decide(view, seat, { budgetMs, roll, now });
  };
}
