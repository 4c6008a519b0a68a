/** The sign of Five Seals of Magic, in French. */
import type { Sign } from '@magehall/engine';
import { size } from './sign.ts';

export const sign: Sign = {
  title: 'Five Seals of Magic',
  blurb:
    'Brisez les sceaux d’une tour abandonnée, réunissez ses parchemins et devenez son nouvel Archimage.',
  ...size,
};
