/** The games with their laws and written positions, for those who try and measure them; no page does. */
import type { WholeGame } from '@magehall/engine';

export const wholes: Readonly<Record<string, () => Promise<{ game: WholeGame }>>> = {
  'arcana-magica': () => import('@magehall/arcana-magica/whole'),
  arkhanos: () => import('@magehall/arkhanos/whole'),
  'five-seals': () => import('@magehall/five-seals/whole'),
};
