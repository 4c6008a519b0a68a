/** Who may sit at a table, by the names that `--bots` takes and that game files keep. */
import { type Bot, bot, isLevel, LEVELS, type Level, LOOKS } from '@magehall/bots';
import { type Game, sure } from '@magehall/engine';
import { judgements } from '@magehall/games/judgements';
import { UsageError } from './command.ts';
import type { Say } from './words/say.ts';

/** The bot of a level, with what the game itself knows of good and bad positions. */
export async function botFor(game: Game, level: Level, looks = LOOKS[level]): Promise<Bot> {
  const known = Object.hasOwn(judgements, game.id) ? await sure(judgements[game.id])() : undefined;
  return bot(game, level, known?.judgement, looks);
}

export function readLevels(names: readonly string[], say: Say): Level[] {
  return names.map((name) => {
    if (!isLevel(name)) throw new UsageError(say.errors.unknownPlayer(name, LEVELS));
    return name;
  });
}

/** One name a seat; a single name is for every seat. */
export function levelsFor(seats: number, names: readonly string[], say: Say): Level[] {
  const levels = readLevels(names, say);
  if (levels.length === 1) return new Array<Level>(seats).fill(sure(levels[0]));
  if (names.length !== seats) throw new UsageError(say.errors.playersCount(names.length, seats));
  return levels;
}
