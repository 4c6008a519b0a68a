/** The faces of the games, each loaded when it is wanted. Only the web app follows these imports. */

/** A game's whole table. */
export const tables = {
  'arcana-magica': () => import('@magehall/arcana-magica/table'),
  arkhanos: () => import('@magehall/arkhanos/table'),
  'five-seals': () => import('@magehall/five-seals/table'),
};

/** Its window in the hall. */
export const windows = {
  'arcana-magica': () => import('@magehall/arcana-magica/window'),
  arkhanos: () => import('@magehall/arkhanos/window'),
  'five-seals': () => import('@magehall/five-seals/window'),
};
