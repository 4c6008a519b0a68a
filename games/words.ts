/** What each game says, by language, loaded when it is wanted: its sign in the hall, and all its words. */
import type { Language, Sign, Words } from '@magehall/engine';

interface Spoken {
  sign: Record<Language, () => Promise<{ sign: Sign }>>;
  words: Record<Language, () => Promise<{ words: Words }>>;
}

export const words: Readonly<Record<string, Spoken>> = {
  'arcana-magica': {
    sign: {
      en: () => import('@magehall/arcana-magica/sign/en'),
      fr: () => import('@magehall/arcana-magica/sign/fr'),
    },
    words: {
      en: () => import('@magehall/arcana-magica/words/en'),
      fr: () => import('@magehall/arcana-magica/words/fr'),
    },
  },
  arkhanos: {
    sign: {
      en: () => import('@magehall/arkhanos/sign/en'),
      fr: () => import('@magehall/arkhanos/sign/fr'),
    },
    words: {
      en: () => import('@magehall/arkhanos/words/en'),
      fr: () => import('@magehall/arkhanos/words/fr'),
    },
  },
  'five-seals': {
    sign: {
      en: () => import('@magehall/five-seals/sign/en'),
      fr: () => import('@magehall/five-seals/sign/fr'),
    },
    words: {
      en: () => import('@magehall/five-seals/words/en'),
      fr: () => import('@magehall/five-seals/words/fr'),
    },
  },
};
