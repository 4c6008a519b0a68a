/** The tables of the games, each loaded when it is wanted. Only the web app follows these imports. */
export const tables = {
  'arcana-magica': () => import('@magehall/arcana-magica/table'),
  arkhanos: () => import('@magehall/arkhanos/table'),
  'five-seals': () => import('@magehall/five-seals/table'),
};
