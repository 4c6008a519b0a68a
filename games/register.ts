/** The games of the hall. Each is loaded when it is wanted, rules and words apart. */
import type { Game, Language, Sign, Words } from '@magehall/engine';

interface Listing {
  rules(): Promise<{ game: Game }>;
  /** What the hall says of it. */
  sign: Record<Language, () => Promise<{ sign: Sign }>>;
  words: Record<Language, () => Promise<{ words: Words }>>;
}

export const games: Readonly<Record<string, Listing>> = {
  'arcana-magica': {
    rules: () => import('@magehall/arcana-magica/rules'),
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
    rules: () => import('@magehall/arkhanos/rules'),
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
    rules: () => import('@magehall/five-seals/rules'),
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
