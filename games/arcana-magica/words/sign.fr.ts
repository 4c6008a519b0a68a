/** The sign of Arcana Magica, in French. */
import type { Sign } from '@magehall/engine';
import { numbers } from './sign.ts';

export const sign: Sign = {
  title: 'Arcana Magica',
  blurb: 'Invoquez les grands arcanes, nourrissez-les de mana et survivez à l’Armageddon.',
  ...numbers,
};
