/** What each game asks for out of turn, and what is said of it; only tables on line load it. */
import type { Language, OrderWords, OutOfTurn } from '@magehall/engine';

interface Orders {
  decisions: () => Promise<{ decisions: readonly OutOfTurn[] }>;
  words: Record<Language, () => Promise<{ words: OrderWords }>>;
}

export const orders: Readonly<Record<string, Orders>> = {
  'arcana-magica': {
    decisions: () => import('@magehall/arcana-magica/orders'),
    words: {
      en: () => import('@magehall/arcana-magica/orders/en'),
      fr: () => import('@magehall/arcana-magica/orders/fr'),
    },
  },
  arkhanos: {
    decisions: () => import('@magehall/arkhanos/orders'),
    words: {
      en: () => import('@magehall/arkhanos/orders/en'),
      fr: () => import('@magehall/arkhanos/orders/fr'),
    },
  },
  'five-seals': {
    decisions: () => import('@magehall/five-seals/orders'),
    words: {
      en: () => import('@magehall/five-seals/orders/en'),
      fr: () => import('@magehall/five-seals/orders/fr'),
    },
  },
};
