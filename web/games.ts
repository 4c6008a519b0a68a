/** A game with its words, loaded when it is wanted. */
import type { Game, GameFile, Language, Opener, Sign, Words } from '@magehall/engine';
import { games } from '@magehall/games';
import { tables } from '@magehall/games/tables';
import { type Face, settings } from '@magehall/ui';
import { useLoaded } from './useLoaded.ts';

/** Games that have a table to sit at. */
export const GAMES = Object.keys(games).filter((id) => Object.hasOwn(tables, id));

export function isGame(id: string): boolean {
  return GAMES.includes(id);
}

export async function rulesOf(id: string): Promise<Game> {
  return (await games[id].rules()).game;
}

/** The game of a file: the whole of it, if it starts from a written position. */
export async function gameFor({ game, start }: Pick<GameFile, 'game' | 'start'>): Promise<Opener> {
  return start === undefined ? rulesOf(game) : (await import('./whole.ts')).wholeOf(game);
}

export async function wordsOf(id: string, language: Language): Promise<Words> {
  return (await games[id].words[language]()).words;
}

/** Those that are there, by game and language. */
export const signs = new Map<string, Sign>();

export async function signOf(id: string, language: Language): Promise<Sign> {
  const { sign } = await games[id].sign[language]();
  signs.set(`${id} ${language}`, sign);
  return sign;
}

/** Begins to load all that its table needs; whoever needs it waits for it, or says that it failed. */
export function fetchGame(id: string): void {
  const { language } = settings.peek();
  Promise.all([rulesOf(id), faceOf(id), wordsOf(id, language)]).catch(() => undefined);
}

/** A face draws only views of its own game, which the compiler can't know: it is asked for by id. */
const faces = tables as unknown as Record<string, () => Promise<{ table: Face | Promise<Face> }>>;

export async function faceOf(id: string): Promise<Face> {
  return (await faces[id]()).table;
}

/** The words of a game in the language of the house; undefined until they are there. */
export function useWords(id: string): Words | undefined {
  const { language } = settings.value;
  return useLoaded(() => wordsOf(id, language), [id, language]);
}
