import { HallRefused } from '@magehall/dealer/hall';
import type { Opener } from '@magehall/engine';
import { wholes } from '@magehall/games/wholes';

/** The rules of this name. */
export async function gameOf(name: string): Promise<Opener> {
  if (!Object.hasOwn(wholes, name)) throw new HallRefused('bad-options');
  return (await wholes[name]()).game;
}
