/** The sign of Arcana Magica, in English. */
import type { Sign } from '@magehall/engine';
import { numbers } from './sign.ts';

export const sign: Sign = {
  title: 'Arcana Magica',
  blurb: 'Summon the great arcana, feed them mana, and outlive Armageddon.',
  ...numbers,
};
