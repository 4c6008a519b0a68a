/** What comes of a choice. */

import type { Following } from './following.ts';
import { dice } from './fr.ts';

export const follows = ({
  over,
  spent,
  changed,
  dice: left,
  asleep,
  next,
  thrown,
}: Following): string =>
  [
    thrown > 0 ? 'De 1 à 6, chaque valeur a autant de chances.' : '',
    over
      ? 'Votre manche est alors finie.'
      : spent
        ? `Il vous reste ${dice(left)}.`
        : changed && thrown === 0
          ? `Vos dés sont alors ${dice(left)}.`
          : '',
    next === 'swap' ? 'Vous choisissez ensuite les deux.' : '',
    next === 'free' ? 'Vous brisez ensuite un autre sceau gratuitement.' : '',
    asleep && !over ? 'Le parchemin dort pour cette manche.' : '',
  ]
    .filter(Boolean)
    .join(' ');
