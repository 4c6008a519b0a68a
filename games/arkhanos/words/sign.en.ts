/** The sign of The Towers of Arkhanos, in English. */
import type { Sign } from '@magehall/engine';
import { numbers } from './sign.ts';

export const sign: Sign = {
  title: 'The Towers of Arkhanos',
  blurb: 'Four towers, one die a turn: raise them floor by floor, and be the one who counts most.',
  ...numbers,
};
