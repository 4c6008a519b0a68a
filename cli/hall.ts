/** Finds a game by its name, and its words. */
import {
  type GameFile,
  type Judgement,
  type Language,
  sure,
  type WholeGame,
  type Words,
} from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { wholes } from '@magehall/games/wholes';
import { UsageError, WrongError } from './command.ts';
import type { Say } from './words/say.ts';

/** The engine's sample has rules and no words: to try the protocol with, not to play. */
const SAMPLE: WholeGame = wisps;

export async function openGame(name: string, say: Say): Promise<WholeGame> {
  const game = await findGame(name);
  if (!game) throw new UsageError(say.errors.unknownGame(name, Object.keys(games)));
  return game;
}

/** The game of a file. If there is none of that name the file is wrong, not the command. */
export async function gameOf({ game: name }: GameFile, say: Say): Promise<WholeGame> {
  const game = await findGame(name);
  if (!game) throw new WrongError(say.errors.unknownGame(name, Object.keys(games)));
  return game;
}

async function findGame(name: string): Promise<WholeGame | undefined> {
  if (name === SAMPLE.id) return SAMPLE;
  return Object.hasOwn(games, name) ? (await sure(wholes[name])()).game : undefined;
}

export async function openWords(name: string, language: Language): Promise<Words | undefined> {
  return Object.hasOwn(games, name) ? (await sure(games[name]).words[language]()).words : undefined;
}

/** Where nothing can be said without words. */
export async function wordsOf(name: string, say: Say): Promise<Words> {
  const words = await openWords(name, say.language);
  if (!words) throw new UsageError(say.errors.noWords(name));
  return words;
}

/** What a game's bots think of positions, where there is something to learn. */
export async function openJudgement(name: string, say: Say): Promise<Judgement> {
  if (!Object.hasOwn(judgements, name)) throw new UsageError(say.errors.noJudgement(name));
  return (await sure(judgements[name])()).judgement;
}
