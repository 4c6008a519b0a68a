/** The rules of each game, loaded when they are wanted. Bots need no more of a game to play it. */
import type { Game } from '@magehall/engine';

export const rules: Readonly<Record<string, () => Promise<{ game: Game }>>> = {
  'arcana-magica': () => import('@magehall/arcana-magica/rules'),
  arkhanos: () => import('@magehall/arkhanos/rules'),
  'five-seals': () => import('@magehall/five-seals/rules'),
};
