/** Who meets whom on the ladder: `archmage:adept`, `archmage@8000:archmage@4000`, `adept:automa`. */
import { isLevel, LEVELS, type Level, LOOKS } from '@magehall/bots';
import type { Game, Options } from '@magehall/engine';
import { UsageError } from '../command.ts';
import type { Say } from '../words/say.ts';

export interface Contestant {
  /** As it was written. */
  name: string;
  /** Missing for the game's own Automa. */
  level?: Level;
  /** How many positions it looks at for a decision. */
  looks: number;
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
          ? { name: AUTOMA, looks: 0 }
          : readContestant(rival, say),
    };
  });
}

function readContestant(name: string, say: Say): Contestant {
  const [level = '', looks] = name.split('@');
  if (!isLevel(level)) throw new UsageError(say.errors.unknownPlayer(level, LEVELS));
  if (looks === undefined) return { name, level, looks: LOOKS[level] };
  if (!/^[1-9]\d{0,6}$/.test(looks)) throw new UsageError(say.errors.pairForm(name));
  return { name, level, looks: Number(looks) };
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
