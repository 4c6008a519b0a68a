/** A game with its words, loaded when it is wanted. */
import type { Game, Language, Words } from '@magehall/engine';
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
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let wanted = true;
    wordsOf(id, language).then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return words;
}
