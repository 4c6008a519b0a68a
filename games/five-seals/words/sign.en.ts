/** The sign of Five Seals of Magic, in English. */
import type { Sign } from '@magehall/engine';
import { size } from './sign.ts';

export const sign: Sign = {
  title: 'Five Seals of Magic',
  blurb: 'Break the seals of an abandoned tower, gather its scrolls, and become its new Archmage.',
  ...size,
};
