/** The windows of the games in the hall, each loaded when it is about to be seen. */
export const windows = {
  'arcana-magica': () => import('@magehall/arcana-magica/window'),
  arkhanos: () => import('@magehall/arkhanos/window'),
  'five-seals': () => import('@magehall/five-seals/window'),
};
