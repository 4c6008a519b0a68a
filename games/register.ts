/** The games of the hall. Each is loaded when it is wanted, rules, words and judgement apart. */
import type { Game, Judgement, Language, Words } from '@magehall/engine';

interface Listing {
  rules(): Promise<{ game: Game }>;
  /** What its bots think of a position. */
  judgement?(): Promise<{ judgement: Judgement }>;
  words: Record<Language, () => Promise<{ words: Words }>>;
}

export const games: Readonly<Record<string, Listing>> = {
  'arcana-magica': {
    rules: () => import('@magehall/arcana-magica/rules'),
    judgement: () => import('@magehall/arcana-magica/judgement'),
    words: {
      en: () => import('@magehall/arcana-magica/words/en'),
      fr: () => import('@magehall/arcana-magica/words/fr'),
    },
  },
  arkhanos: {
    rules: () => import('@magehall/arkhanos/rules'),
    judgement: () => import('@magehall/arkhanos/judgement'),
    words: {
      en: () => import('@magehall/arkhanos/words/en'),
      fr: () => import('@magehall/arkhanos/words/fr'),
    },
  },
  'five-seals': {
    rules: () => import('@magehall/five-seals/rules'),
    judgement: () => import('@magehall/five-seals/judgement'),
    words: {
      en: () => import('@magehall/five-seals/words/en'),
      fr: () => import('@magehall/five-seals/words/fr'),
    },
  },
};
