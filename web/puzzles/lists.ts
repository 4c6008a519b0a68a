/** All puzzles that came with this hall. */
import type { Puzzles } from '@magehall/engine';
import { puzzles } from '@magehall/games/puzzles';
import { GAMES } from '../games.ts';

export type Lists = Readonly<Record<string, Puzzles>>;

export async function allLists(): Promise<Lists> {
  const known = GAMES.filter((id) => Object.hasOwn(puzzles, id));
  const lists = await Promise.all(known.map(async (id) => (await puzzles[id]()).puzzles));
  const found = known.map((id, i) => [id, lists[i]] as const);
  return Object.fromEntries(found.filter(([, list]) => list.puzzles.length > 0));
}

/** By game, the names of its puzzles. */
export function namesOf(lists: Lists): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([id, list]) => [id, list.puzzles.map(({ name }) => name)]),
  );
}
