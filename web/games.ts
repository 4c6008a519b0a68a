/** A game with its words, loaded when it is wanted. */
import type { Game, GameFile, Language, Opener, Sign, Words } from '@magehall/engine';
import { games } from '@magehall/games';
import { tables, windows } from '@magehall/games/tables';
import { type Face, settings, type Window } from '@magehall/ui';
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

async function wordsOf(id: string, language: Language): Promise<Words> {
  return (await games[id].words[language]()).words;
}

const signs = new Map<string, Sign>();

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

export async function windowOf(id: string): Promise<Window | undefined> {
  const all: Record<string, () => Promise<{ scene: Window }>> = windows;
  return (await all[id]?.())?.scene;
}

/** The words of a game in the language of the house; undefined until they are there. */
export function useWords(id: string): Words | undefined {
  const { language } = settings.value;
  return useLoaded(() => wordsOf(id, language), [id, language]);
}

/** The titles of all games in the language of the house, as far as they are there. */
export function titles(): Map<string, string> {
  const { language } = settings.value;
  return new Map(GAMES.map((id) => [id, signs.get(`${id} ${language}`)?.title ?? '']));
}

/** What the hall says of a game, in the language of the house. */
export function useSign(id: string): Sign | undefined {
  const { language } = settings.value;
  return useLoaded(() => signOf(id, language), [id, language], signs.get(`${id} ${language}`));
}
