/** A game with its words, loaded when it is wanted. */
import type { Game, Language, Sign, Words } from '@magehall/engine';
import { games } from '@magehall/games';
import { tables, windows } from '@magehall/games/tables';
import { type Face, settings, type Window } from '@magehall/ui';
import { useEffect, useState } from 'preact/hooks';

/** Games that have a table to sit at. */
export const GAMES = Object.keys(games).filter((id) => Object.hasOwn(tables, id));

export function isGame(id: string): boolean {
  return GAMES.includes(id);
}

export async function rulesOf(id: string): Promise<Game> {
  return (await games[id].rules()).game;
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
  return useInLanguage(id, wordsOf);
}

/** What the hall says of a game, in the language of the house. */
export function useSign(id: string): Sign | undefined {
  return useInLanguage(id, signOf, signs.get(`${id} ${settings.value.language}`));
}

function useInLanguage<T>(
  id: string,
  load: (id: string, language: Language) => Promise<T>,
  known?: T,
): T | undefined {
  const { language } = settings.value;
  const [loaded, setLoaded] = useState<T | undefined>(() => known);
  useEffect(() => {
    let wanted = true;
    load(id, language).then((text) => {
      if (wanted) setLoaded(() => text);
    });
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return loaded;
}
