/** The sign of The Towers of Arkhanos, in French. */
import type { Sign } from '@magehall/engine';
import { numbers } from './sign.ts';

export const sign: Sign = {
  title: 'Les Tours d’Arkhanos',
  blurb:
    'Quatre tours, un dé par tour : élevez-les étage par étage, et soyez celui qui y compte le plus.',
  ...numbers,
};
