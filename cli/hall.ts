/** Finds a game by its name, and its words. */
import type { Judgement, Language, WholeGame, Words } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { wholes } from '@magehall/games/wholes';
import { UsageError } from './command.ts';
import type { Say } from './words/say.ts';

/** The engine's sample has rules and no words: to try the protocol with, not to play. */
const SAMPLE: WholeGame = wisps;

export async function openGame(name: string, say: Say): Promise<WholeGame> {
  if (name === SAMPLE.id) return SAMPLE;
  if (!Object.hasOwn(games, name))
    throw new UsageError(say.errors.unknownGame(name, Object.keys(games)));
  return (await wholes[name]()).game;
}

export async function openWords(name: string, language: Language): Promise<Words | undefined> {
  return Object.hasOwn(games, name) ? (await games[name].words[language]()).words : undefined;
}

/** Where nothing can be said without words. */
export async function wordsOf(name: string, say: Say): Promise<Words> {
  const words = await openWords(name, say.language);
  if (!words) throw new UsageError(say.errors.noWords(name));
  return words;
}

/** What a game's bots think of positions, where there is something to learn. */
export async function openJudgement(name: string, say: Say): Promise<Judgement> {
  const known = Object.hasOwn(games, name) ? await games[name].judgement?.() : undefined;
  if (!known) throw new UsageError(say.errors.noJudgement(name));
  return known.judgement;
}
