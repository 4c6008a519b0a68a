/**
 * Players that need no chair. A bot gets what its seat sees, time and a source of chance, and names
 * one of the legal choices. It never gets the state, so it can't cheat.
 */
import type { Game, Judgement } from '@magehall/engine';
import type { Bot } from './bot.ts';
import { glance } from './glance.ts';
import { search } from './search.ts';
import { standing } from './standing.ts';

export type { Bot, Moment, Thought } from './bot.ts';

export const LEVELS = ['random', 'novice', 'adept', 'archmage'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The longest a level may think about one decision, on one core of a laptop. An adept might take up
 * to 300, but twenty times the time is what tells an archmage from it.
 */
export const BUDGET_MS: Readonly<Record<Level, number>> = {
  random: 0,
  novice: 50,
  adept: 100,
  archmage: 2000,
};

/** Without a judgement of the game's own, the points so far have to do. */
export function bot(game: Game, level: Level, judgement: Judgement = standing(game)): Bot {
  if (level === 'random') return randomBot(game);
  return level === 'novice' ? glance(game, judgement) : search(game, judgement);
}

function randomBot(game: Game): Bot {
  return {
    decide(view, _seat, { roll }) {
      const choices = game.choices(view);
      return choices[roll(choices.length)];
    },
  };
}
