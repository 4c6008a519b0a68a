/** Puzzles from games of archmages, each game's fetched when somebody wants one; a game may have none. */
import type { Puzzles } from '@magehall/engine';

export const puzzles: Readonly<Record<string, () => Promise<{ puzzles: Puzzles }>>> = {
  'arcana-magica': () => import('@magehall/arcana-magica/puzzles'),
  arkhanos: () => import('@magehall/arkhanos/puzzles'),
  'five-seals': () => import('@magehall/five-seals/puzzles'),
};
