/** What the games' bots think of a position, for those who let them play; no page does so by itself. */
import type { Judgement } from '@magehall/engine';

export const judgements: Readonly<Record<string, () => Promise<{ judgement: Judgement }>>> = {
  'arcana-magica': () => import('@magehall/arcana-magica/judgement'),
  arkhanos: () => import('@magehall/arkhanos/judgement'),
  'five-seals': () => import('@magehall/five-seals/judgement'),
};
