/** What the hall shows of a game before any of it is loaded. */
import type { Sign } from '@magehall/engine';
import { windows } from '@magehall/games/windows';
import { settings, type Window } from '@magehall/ui';
import { GAMES, signOf, signs } from '../games.ts';
import { useLoaded } from '../useLoaded.ts';

export async function windowOf(id: string): Promise<Window | undefined> {
  const all: Record<string, () => Promise<{ scene: Window }>> = windows;
  return (await all[id]?.())?.scene;
}

/** What is said of a game, in the language of the house. */
export function useSign(id: string): Sign | undefined {
  const { language } = settings.value;
  return useLoaded(() => signOf(id, language), [id, language], signs.get(`${id} ${language}`));
}

/** The titles of all games in the language of the house, as far as they are there. */
export function titles(): Map<string, string> {
  const { language } = settings.value;
  return new Map(GAMES.map((id) => [id, signs.get(`${id} ${language}`)?.title ?? '']));
}
