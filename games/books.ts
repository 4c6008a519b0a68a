/**
 * What the books show besides the rules: pictures, tables, pages of things; each loaded when its book
 * is opened. A game may have none: then its book has rules alone.
 */
export const books = {
  'arcana-magica': {
    en: () => import('@magehall/arcana-magica/book/en'),
    fr: () => import('@magehall/arcana-magica/book/fr'),
  },
  arkhanos: {
    en: () => import('@magehall/arkhanos/book/en'),
    fr: () => import('@magehall/arkhanos/book/fr'),
  },
  'five-seals': {
    en: () => import('@magehall/five-seals/book/en'),
    fr: () => import('@magehall/five-seals/book/fr'),
  },
};
