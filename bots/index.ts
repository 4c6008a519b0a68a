/**
 * Players that need no chair. A bot gets what its seat sees, time and a source of chance, and names
 * one of the legal choices. It never gets the state, so it can't cheat.
 */
import type { Game, Judgement } from '@magehall/engine';
import type { Bot } from './bot.ts';
import { glance } from './glance.ts';
import { byPoints } from './points.ts';
import { search } from './search.ts';

export { type Bot, type Moment, type Thought, untimed } from './bot.ts';

export const LEVELS = ['random', 'novice', 'adept', 'archmage'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

/** A game from elsewhere may name a bot that isn't known here: then an adept sits in, everywhere. */
export function levelOf(name: string): Level {
  return isLevel(name) ? name : 'adept';
}

/**
 * How many positions a level looks at for one decision. Counted and not timed, so that a level is as
 * strong on a busy phone as on an idle laptop, and a game of bots can be repeated by anyone.
 */
export const LOOKS: Readonly<Record<Level, number>> = {
  random: 0,
  novice: Number.POSITIVE_INFINITY,
  adept: 200,
  archmage: 12_000,
};

/** The longest a level may think all the same; its looks take a fraction of it on one laptop core. */
export const BUDGET_MS: Readonly<Record<Level, number>> = {
  random: 0,
  novice: 50,
  adept: 300,
  archmage: 2000,
};

/** Without a judgement of the game's own, the points so far have to do. */
export function bot(
  game: Game,
  level: Level,
  judgement: Judgement = byPoints(game),
  looks: number = LOOKS[level],
): Bot {
  if (level === 'random') return randomBot(game);
  if (level === 'archmage') return search(game, judgement, looks);
  const known = throwing(judgement);
  return level === 'novice' ? glance(game, known) : search(game, known, looks);
}

/** Only an archmage reckons with the odds; others imagine how the dice fall. */
function throwing({ outlook: _, ...judgement }: Judgement): Judgement {
  return judgement;
}

function randomBot(game: Game): Bot {
  return {
    decide(view, _seat, { roll }) {
      const choices = game.choices(view);
      return choices[roll(choices.length)];
    },
  };
}
