/** Games with all that written positions need. Apart, since few tables start from one. */
import type { WholeGame } from '@magehall/engine';
import { wholes } from '@magehall/games/wholes';

export async function wholeOf(id: string): Promise<WholeGame> {
  return (await wholes[id]()).game;
}
