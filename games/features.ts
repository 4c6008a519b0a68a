/** Why a choice is better, in words, by game: for hints and stories; no table loads it by itself. */
import type { FeatureWords, Language } from '@magehall/engine';

type Loads = Record<Language, () => Promise<{ features: FeatureWords }>>;

export const features: Readonly<Record<string, Loads>> = {
  'arcana-magica': {
    en: () => import('@magehall/arcana-magica/features/en'),
    fr: () => import('@magehall/arcana-magica/features/fr'),
  },
  arkhanos: {
    en: () => import('@magehall/arkhanos/features/en'),
    fr: () => import('@magehall/arkhanos/features/fr'),
  },
  'five-seals': {
    en: () => import('@magehall/five-seals/features/en'),
    fr: () => import('@magehall/five-seals/features/fr'),
  },
};
