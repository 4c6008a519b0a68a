/** Who meets whom on the ladder: `archmage:adept`, `archmage@500:archmage@250`, `adept:automa`. */
import { BUDGET_MS, LEVELS, type Level } from '@magehall/bots';
import type { Game, Options } from '@magehall/engine';
import { UsageError } from '../command.ts';
import { isLevel } from '../players.ts';
import type { Say } from '../words/say.ts';

export interface Contestant {
  /** As it was written. */
  name: string;
  /** Missing for the game's own Automa. */
  level?: Level;
  budgetMs: number;
}

/** The first sits alone, in each seat in turn; all other seats are the second's. */
export interface Contest {
  challenger: Contestant;
  rival: Contestant;
}

/** Not a bot but a part of the rules of a game that has seats for it. */
const AUTOMA = 'automa';
const AUTOMAS = 'automas';

export function readContests(pairs: readonly string[], game: Game, say: Say): Contest[] {
  return pairs.map((pair) => {
    const [challenger, rival, ...rest] = pair.split(':');
    if (!challenger || !rival || rest.length > 0) throw new UsageError(say.errors.pairForm(pair));
    return {
      challenger: readContestant(challenger, say),
      rival:
        rival === AUTOMA && Object.hasOwn(game.options, AUTOMAS)
          ? { name: AUTOMA, budgetMs: 0 }
          : readContestant(rival, say),
    };
  });
}

function readContestant(name: string, say: Say): Contestant {
  const [level, budget] = name.split('@');
  if (!isLevel(level)) throw new UsageError(say.errors.unknownPlayer(level, LEVELS));
  if (budget === undefined) return { name, level, budgetMs: BUDGET_MS[level] };
  if (!/^[1-9]\d{0,5}$/.test(budget)) throw new UsageError(say.errors.pairForm(name));
  return { name, level, budgetMs: Number(budget) };
}

/** Every level against each below it, the strongest first. */
export function allPairs(): string[] {
  const down = LEVELS.toReversed();
  return down.flatMap((level, i) => down.slice(i + 1).map((below) => `${level}:${below}`));
}

export function challengerSeat(game: number, { seats }: Options): number {
  return game % seats;
}

/** The options of a game: those asked for, the Automa in every seat but the challenger's. */
export function optionsFor(contest: Contest, options: Options, game: number): Options {
  if (contest.rival.level !== undefined) return options;
  const own = challengerSeat(game, options);
  const others = Array.from({ length: options.seats }, (_, seat) => seat).filter((s) => s !== own);
  return { ...options, [AUTOMAS]: others };
}
