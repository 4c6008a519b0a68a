/** The faces of the games, each loaded when it is wanted. Only the web app follows these imports. */
import type { Face, Window } from '@magehall/ui';

/** A game's whole table. */
export const tables: Readonly<Record<string, () => Promise<Face>>> = {
  arkhanos: async () => (await import('@magehall/arkhanos/table')).table as Face,
};

/** Its window in the hall. */
export const windows: Readonly<Record<string, () => Promise<Window>>> = {
  arkhanos: async () => (await import('@magehall/arkhanos/window')).scene,
};
